import { type Person, personOfWord, readPersons, SELF } from './persons.ts'
import type { Token } from './tokenise.ts'

const TAKES = /^(take|taking|use|using|swallow|swallowing|try|trying|need|am|m)$/
const SOMEBODY: Person = {
  id: 'somebody',
  label: 'somebody else',
  sex: undefined,
  roughAge: undefined,
  animal: false,
  isStranger: false,
}

/**
 * For whom a medicine is asked about: "can my wife take it", "for kids", "can he". The writer when the words say that it
 * is the writer who takes it, or speak of nobody.
 */
export function askedFor(tokens: readonly Token[]): Person {
  const takesItself = tokens.some(
    ({ norm }, at) => norm === 'i' && tokens.slice(at + 1, at + 4).some((next) => TAKES.test(next.norm)),
  )
  const meant = tokens.some(({ norm }, at) => norm === 'for' && /^(me|myself)$/.test(tokens[at + 1]?.norm ?? ''))
  if (takesItself || meant) return SELF
  const met = readPersons(tokens).met.find((person) => person !== SELF)
  if (met) return met
  for (const { norm } of tokens) {
    const person = personOfWord(norm)
    if (person) return person
  }
  return tokens.some(({ norm }) => /^(he|she|him|her|they|them|someone|somebody|adults?|people)$/.test(norm))
    ? SOMEBODY
    : SELF
}
