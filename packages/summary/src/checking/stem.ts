import { plainText } from './plain-text.ts'

/** A word without its ending, of whatever language: dizzy and dizziness, rodilla and rodillas are one. */
export const stemOf = (word: string): string =>
  plainText(word).replace(
    /(?<=.{3})(?:ations?|ments?|ically|ingly|ings?|iness|ness|edly|ed|ies|ical|ic|ly|os|as|es|en|s|y|e|a|o)$/,
    '',
  )
