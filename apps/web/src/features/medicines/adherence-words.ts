import type { Adherence } from '@salus/contract'

type Count = Adherence['all']

/** `52 of 60 doses taken (87%).` None while nothing was due. */
export function countText({ planned, taken }: Count): string {
  if (planned === 0) return 'No dose was due.'
  return `${taken} of ${planned} ${planned === 1 ? 'dose' : 'doses'} taken (${Math.round((taken / planned) * 100)}%).`
}

/** Says a rate kindly: what went well first, and what may help, without blame. */
export function kindWords({ planned, taken, skipped }: Count): string {
  if (planned === 0) return ''
  const rate = taken / planned
  if (rate === 1) return 'Every single one. Well done.'
  if (rate >= 0.9) return 'Nearly every one. That is a strong month.'
  if (rate >= 0.7) return 'Most of them. The ones that were left out may have a pattern: look at the days below.'
  if (skipped > planned - taken - skipped)
    return 'Many were skipped on purpose. If something about them does not suit, a doctor or pharmacist can help.'
  return 'It is easy to miss doses. A box for the week or a fixed moment, like brushing teeth, may help. A pharmacist knows more ways.'
}

/** How a day went, for its colour and its words. */
export function dayState({ planned, taken }: Count): 'none' | 'all' | 'some' | 'missed' {
  if (planned === 0) return 'none'
  if (taken === planned) return 'all'
  return taken > 0 ? 'some' : 'missed'
}
