import type { CodeSent } from '@salus/contract'
import type { Allowance, Attempts } from '#server/platform/limits/attempts.ts'
import { type About, accountExistsMessage, codeMessage } from '#server/platform/mail/messages.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Address, OneTimeCodes } from './one-time-codes.ts'

interface Deps {
  attempts: Attempts
  oneTimeCodes: Pick<OneTimeCodes, 'make'>
  outbox: Outbox
  about: About
  allowancesFor(to: string, network: string): Allowance[]
  isDemo: boolean
  now: () => Date
}

export type SendCode = (
  address: Address,
  isTaken: () => Promise<boolean>,
  network: string,
) => Promise<Omit<CodeSent, 'signUpId'> & { id: string }>

/** Sends a code to an address that is to be proven. Whether it has an account is told there, and nowhere else. */
export function codeSender({ attempts, oneTimeCodes, outbox, about, allowancesFor, isDemo, now }: Deps): SendCode {
  return async (address, askWhetherTaken, network) => {
    await attempts.take(allowancesFor(address.to, network))
    const isTaken = await askWhetherTaken()
    const { id, code, expiresAt } = await oneTimeCodes.make(address, isTaken)
    const sent = { id, channel: address.channel, sentTo: mask(address.to), expiresAt }
    if (isDemo) return { ...sent, demoCode: code }
    const message = isTaken ? accountExistsMessage(about) : codeMessage({ ...about, code })
    const goodForMs = Date.parse(expiresAt) - now().getTime()
    const outcome = await outbox.sendNow({ ...address, ownerId: null, message, goodForMs })
    return outcome === 'later' ? { ...sent, delayed: true } : sent
  }
}

/** `a•••@example.com`, `•••• 3210`: enough to recognise one's own. */
export function mask(to: string): string {
  const [name = '', domain] = to.split('@')
  return domain ? `${Array.from(name)[0] ?? ''}•••@${domain}` : `•••• ${to.slice(-4)}`
}
