import { expect, onTestFinished, test } from 'vitest'
import { startStripe } from '#server/testing/stripe/stripe-server.ts'
import { stripeClient } from './stripe-client.ts'

test('a service that does not answer is given up, and told as one that cannot be reached', async () => {
  const server = await startStripe({ onEvent: () => {} })
  onTestFinished(server.close)
  server.trouble = 'silent'
  const outcomes: string[] = []
  const onOutcome = (outcome: string) => void outcomes.push(outcome)
  const settings = { secretKey: 'sk_test', api: server.base, onOutcome }
  const hasty = stripeClient({ ...settings, timeoutMs: 20 })
  await expect(hasty.ask(({ prices }) => prices.retrieve('price_basic'))).rejects.toMatchObject({
    code: 'payments_unreachable',
  })
  server.trouble = 'none'
  const patient = stripeClient(settings)
  await patient.ask(({ prices }) => prices.retrieve('price_basic'))
  await expect(patient.ask(({ prices }) => prices.retrieve('price_none'))).rejects.toMatchObject({
    code: 'payments_refused',
  })
  expect(outcomes).toEqual(['unreachable', 'ok', 'refused'])
})
