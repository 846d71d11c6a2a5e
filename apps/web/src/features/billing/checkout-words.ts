import { MESSAGES } from '@salus/contract'
import { ApiFailure } from '#web/api/client.ts'

export type CheckoutPlace = 'pricing' | 'dashboard' | 'navigation'

const { billing: TEXTS } = MESSAGES

/** `failed`: it could not be started; `noUrl`: an answer without an address; `unforeseen`: no answer at all. */
const WORDS: Record<CheckoutPlace, { failed: string; noUrl: string; unforeseen: string }> = {
  pricing: { failed: TEXTS.startFailed, noUrl: TEXTS.noUrl, unforeseen: TEXTS.startFailed },
  dashboard: { failed: TEXTS.createFailed, noUrl: TEXTS.noUrl, unforeseen: TEXTS.unexpected },
  navigation: { failed: TEXTS.notStarted, noUrl: TEXTS.notCreated, unforeseen: TEXTS.notStarted },
}

/** Each place has its own sentence; why, in the server's words, follows it. */
export function checkoutProblem(error: unknown, place: CheckoutPlace): string {
  const words = WORDS[place]
  if (!(error instanceof ApiFailure)) return words.unforeseen
  if (error.code === 'plan_invalid' || error.code === 'payments_off') return error.message
  if (error.code === 'bad_answer') return words.noUrl
  return `${error.status === 0 ? words.unforeseen : words.failed} ${error.message}`
}
