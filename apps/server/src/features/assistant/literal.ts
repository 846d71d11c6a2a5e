/** The words as a part of a regular expression that stands for just them. */
export const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
