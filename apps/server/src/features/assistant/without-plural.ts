/** The plurals of English, and most of Spanish and French; short words and those in -ss stay. */
export const withoutPlural = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word
