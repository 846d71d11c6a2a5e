import type { Sex } from '../knowledge/types.ts'
import { type Person, personOfWord, SELF } from './persons.ts'
import type { Token } from './tokenise.ts'

export interface PatientInText {
  person: Person | undefined
  age: number | undefined
  /** The age is read from a word such as "toddler", not from a number. */
  roughly: boolean
  sex: Sex | undefined
}

interface AgeMention {
  years: number
  person: Person | undefined
  sex: Sex | undefined
}

const YEARS_PER_UNIT: Record<string, number> = {
  year: 1,
  yo: 1,
  'y/o': 1,
  yold: 1,
  month: 1 / 12,
  mo: 1 / 12,
  'm/o': 1 / 12,
  week: 1 / 52,
  wo: 1 / 52,
  day: 1 / 365,
}

/**
 * Who the patient is: whoever the findings speak of. The writer, unless only somebody else has findings, or the other
 * one is a child with more of them ("I had a cold, and now my baby …").
 */
export function choosePatient(
  met: readonly Person[],
  findingsOf: ReadonlyMap<string, number>,
  isBystanders: (person: Person) => boolean,
  asksInGeneral: boolean,
): Person | undefined {
  const score = (person: Person): number => findingsOf.get(person.id) ?? 0
  const people = humans(met).filter((person) => !isBystanders(person) || !(asksInGeneral || score(SELF) > 0))
  const others = people.filter((person) => person !== SELF)
  const most = others.reduce<Person | undefined>(
    (best, person) => (!best || score(person) > score(best) ? person : best),
    undefined,
  )
  if (!people.includes(SELF)) return most ?? people[0] ?? (humans(met).length > 0 ? SELF : undefined)
  if (!most || score(most) === 0) return SELF
  if (score(SELF) === 0) return most
  return isChild(most) && score(most) > score(SELF) ? most : SELF
}

export const humans = (met: readonly Person[]): Person[] => met.filter((person) => !person.animal)

const isChild = (person: Person): boolean =>
  (person.roughAge !== undefined && person.roughAge < 18) || person.id === 'son' || person.id === 'daughter'

export function readPatient(
  tokens: readonly Token[],
  of: readonly (Person | undefined)[],
  person: Person | undefined,
): PatientInText {
  const ages = readAges(tokens, of)
  const own =
    ages.find((age) => age.person === person) ??
    ages.find((age) => !age.person) ??
    (person === SELF || !person ? undefined : ages[0])
  const rough = person?.roughAge ?? roughAgeIn(tokens)
  const sex = own?.sex ?? person?.sex ?? sexFromWords(tokens, of, person)
  return { person, age: own?.years ?? rough, roughly: own === undefined && rough !== undefined, sex }
}

function readAges(tokens: readonly Token[], of: readonly (Person | undefined)[]): AgeMention[] {
  const ages: AgeMention[] = []
  for (const [at, token] of tokens.entries()) {
    if (Number.isNaN(token.value) || token.value > 120 || token.value < 0) continue
    const found = ageAt(tokens, at)
    if (found) ages.push({ ...found, person: of[at + 3] ?? of[at + 1] ?? of[at] })
  }
  return ages
}

/** `65yo`, `48-year-old`, `4 month old`, `34F`, `aged 7`, `I'm 34`. */
function ageAt(tokens: readonly Token[], at: number): { years: number; sex: Sex | undefined } | undefined {
  const value = (tokens[at] as Token).value
  const next = tokens[at + 1]?.norm ?? ''
  const after = tokens[at + 2]?.norm ?? ''
  const before = tokens[at - 1]?.norm ?? ''
  // "My daughter, 16,", "my boy (4 months)".
  const isApposed = /^[,(]$/.test(before) && personOfWord(tokens[at - 2]?.norm ?? '') !== undefined
  const perUnit = next === 'm' && after === 'old' ? 1 / 12 : YEARS_PER_UNIT[next]
  if (perUnit !== undefined) {
    const told =
      /^(yo|y\/o|m\/o|yold|wo)$/.test(next) ||
      /^(old|o)$/.test(after) ||
      (after === 'of' && tokens[at + 3]?.norm === 'age')
    // "Baby 8 weeks fever 38.5" tells an age, for a fever lasts for days; "baby 2 weeks cough" may tell how long.
    const isOfBaby =
      (personOfWord(before)?.roughAge ?? 1) < 1 &&
      /^(week|month)$/.test(next) &&
      (after === 'fever' || tokens[at + 2]?.kind !== 'word')
    if (told || isOfBaby || (next === 'mo' && before !== 'for') || (isApposed && isEnded(tokens[at + 2])))
      return { years: value * perUnit, sex: sexLetter(told && after === 'old' ? tokens[at + 3]?.norm : after) }
    if (next === 'year' && sexLetter(after)) return { years: value, sex: sexLetter(after) }
    if (next === 'year' && /^(i|am|is|was)$/.test(before) && after !== 'ago') return { years: value, sex: undefined }
    return undefined
  }
  // Above 93 it is a temperature: "103F".
  if (sexLetter(next) && Number.isInteger(value) && value >= 1 && value < 94)
    return { years: value, sex: sexLetter(next) }
  if (next === '/' && sexLetter(after)) return { years: value, sex: sexLetter(after) }
  if (/^(age|aged)$/.test(before) || (before === ':' && tokens[at - 2]?.norm === 'age'))
    return { years: value, sex: undefined }
  const isBare =
    tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark' || /^(and|with|male|female|f|m)$/.test(next)
  if (isApposed && isBare && value >= 1) return { years: value, sex: sexLetter(next) }
  const whose = tokens[at - 2]?.norm ?? ''
  const isOfPerson = before === 'is' && (/^(he|she|who)$/.test(whose) || personOfWord(whose) !== undefined)
  if (isOfPerson && isBare && value >= 1) return { years: value, sex: undefined }
  if ((before === 'i' || before === 'am' || before === 'turning') && isBare && value >= 1)
    return { years: value, sex: sexLetter(next) }
  return undefined
}

const isEnded = (token: Token | undefined): boolean => token === undefined || token.kind === 'mark'

function sexLetter(word: string | undefined): Sex | undefined {
  if (word === 'f' || word === 'female' || word === 'woman' || word === 'girl' || word === 'lady') return 'female'
  if (word === 'm' || word === 'male' || word === 'man' || word === 'boy' || word === 'gentleman') return 'male'
  return undefined
}

function roughAgeIn(tokens: readonly Token[]): number | undefined {
  for (const [at, { norm }] of tokens.entries()) {
    if (norm === 'elderly') return 78
    if (norm === 'newborn' || norm === 'neonate') return 0.04
    if (norm === 'teenager' || norm === 'teen' || norm === 'adolescent') return 15
    const decade = /^([2-9])0s$/.exec(norm)
    if (decade) return Number(decade[1]) * 10 + 5
    // "in my 40s" is read as the number 40 and the letter s.
    const value = tokens[at]?.value ?? Number.NaN
    if (value >= 20 && value <= 90 && value % 10 === 0 && tokens[at + 1]?.norm === 's') return value + 5
  }
  return undefined
}

const FEMALE_WORDS =
  /^(pregnant|vagina|vaginal|vulva|menopause|menopausal|postmenopausal|uterus|womb|ovary|ovaries|ovarian|menstrual|menstruation|postpartum|breastfeeding|tampon|gravida)$/
const MALE_WORDS = /^(penis|testicle|testicles|testicular|scrotum|prostate|foreskin)$/

function sexFromWords(
  tokens: readonly Token[],
  of: readonly (Person | undefined)[],
  person: Person | undefined,
): Sex | undefined {
  let pronouns = 0
  for (const [at, token] of tokens.entries()) {
    if (of[at] !== person && of[at] !== undefined) continue
    if (FEMALE_WORDS.test(token.norm)) return 'female'
    if (MALE_WORDS.test(token.norm)) return 'male'
    if (token.norm === 'period' && /^(my|her|last|missed|late|heavy)$/.test(tokens[at - 1]?.norm ?? '')) return 'female'
    if (person !== SELF) {
      if (/^(he|his|him)$/.test(token.norm)) pronouns--
      if (/^(she|her|hers)$/.test(token.norm)) pronouns++
    } else if (
      (token.norm === 'woman' || token.norm === 'man' || token.norm === 'female' || token.norm === 'male') &&
      /^(a|an|old|i)$/.test(tokens[at - 1]?.norm ?? '')
    ) {
      return token.norm === 'woman' || token.norm === 'female' ? 'female' : 'male'
    }
  }
  return pronouns > 0 ? 'female' : pronouns < 0 ? 'male' : undefined
}
