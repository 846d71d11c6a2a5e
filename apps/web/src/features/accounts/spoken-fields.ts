/** What a person who spells an address says: `asha dot rao at example dot com`. */
export function spokenAddress(phrase: string): string {
  return phrase
    .toLowerCase()
    .replaceAll(/\s+at\s+/g, '@')
    .replaceAll(/\s+(dot|point)\s+/g, '.')
    .replaceAll(/\s+(dash|hyphen|minus)\s+/g, '-')
    .replaceAll(/\s+underscore\s+/g, '_')
    .replaceAll(/\s+/g, '')
    .replace(/[.,!?]+$/, '')
}

/** Whether the words ask to be let in. */
export const asksToLogIn = (phrase: string) => /\b(log\s?in|sign\s?in)\b/i.test(phrase)
