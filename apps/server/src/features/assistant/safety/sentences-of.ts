/** The sentences of a text; a line is one too. Parts without a letter are left out. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?।])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
