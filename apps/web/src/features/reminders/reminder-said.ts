import type { Reminders, ReminderTest } from '@salus/contract'

type Outcome = ReminderTest['sent'][number]

/** Says in words why a service did not take a reminder. */
export function whyText({ outcome, code }: Outcome): string {
  if (outcome === 'gone') return 'This device no longer takes notifications. Turn them on there again.'
  if (code === 'private_address') return 'This address is inside the server’s own network, where it may not call.'
  if (code === 'sent_elsewhere') return 'This address sends on to another one. Please enter that one.'
  if (code === 'bad_address') return 'This address cannot be called. Please check it.'
  if (code === 'no_address') return 'There is no e-mail address to write to.'
  if (code === 'no_channel') return 'There was no way to reach them.'
  if (code === 'not_shared') return 'Medicines are not shared with this person anymore.'
  if (code === 'bad_key') return 'The browser gave a key that does not work. Turn notifications off and on again.'
  if (outcome === 'waits') return 'The service did not answer. I will try again.'
  if (outcome === 'failed') return 'The service did not answer.'
  return code && /^\d+$/.test(code) ? `The service said no (${code}).` : 'The service said no.'
}

/** One sentence on a test, and whether it went well. */
export function testText(sent: readonly Outcome[]): { isGood: boolean; text: string } {
  const [first] = sent
  if (!first) return { isGood: false, text: 'No device gets notifications yet.' }
  const bad = sent.find(({ outcome }) => outcome !== 'reached' && outcome !== 'queued')
  return bad ? { isGood: false, text: whyText(bad) } : { isGood: true, text: 'Sent. It should arrive in a moment.' }
}

type Delivery = Reminders['deliveries'][number]

const CHANNELS: Record<Delivery['channel'], string> = {
  push: 'Notification',
  email: 'E-mail',
  webhook: 'Address',
  helper: 'Your helper',
}
const KINDS: Record<Delivery['kind'], string> = {
  dose: 'A dose was due',
  again: 'A dose was still open',
  missed: 'An important dose was missed',
  refill: 'It was time to get more',
  expired: 'The date on a box had passed',
  test: 'A test',
}

export const deliveryWords = (delivery: Delivery) => ({
  what: KINDS[delivery.kind],
  where: delivery.device ? `${CHANNELS[delivery.channel]} on ${delivery.device}` : CHANNELS[delivery.channel],
  came: delivery.outcome === 'reached' ? 'Sent' : delivery.outcome === 'queued' ? 'On its way' : whyText(delivery),
  isGood: delivery.outcome === 'reached' || delivery.outcome === 'queued',
})
