/**
 * "{your} record" is "your record" of one's own, and "Asha Rao’s record" where her name is given; "{you}" is her name.
 * Only what is meant of the person of the record stands in braces: verbs beside it are in the past, which fits both.
 */
export function ofPerson(text: string, name: string | undefined): string {
  return text.replaceAll(/\{(my|your|you)\}/gi, (_, word: string) =>
    name === undefined ? word : word.toLowerCase() === 'you' ? name : `${name}’s`,
  )
}
