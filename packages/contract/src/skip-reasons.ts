/** Why a dose was left out, as it is stored; a person's own words may follow: `ill: threw up twice`. */
export const SKIP_REASONS = ['not-needed', 'side-effects', 'ill', 'not-at-hand', 'ran-out', 'told-to', 'other'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export const SKIP_WORDS: Readonly<Record<SkipReason, string>> = {
  'not-needed': 'Not needed today',
  'side-effects': 'It does not agree with me',
  ill: 'Too ill to take it',
  'not-at-hand': 'Not at hand',
  'ran-out': 'None left',
  'told-to': 'A doctor or pharmacist said so',
  other: 'Something else',
}

export const storedWhy = (reason: SkipReason | null, words: string): string =>
  [reason, words.trim()].filter(Boolean).join(': ')

/** Puts a stored reason in words. */
export function whyText(why: string): string {
  const reason = SKIP_REASONS.find((each) => why === each || why.startsWith(`${each}: `))
  if (!reason) return why
  const words = why.slice(reason.length + 2)
  if (reason === 'other' && words) return words
  return words ? `${SKIP_WORDS[reason]}: ${words}` : SKIP_WORDS[reason]
}
