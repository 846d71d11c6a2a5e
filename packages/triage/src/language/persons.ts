import type { Sex } from '../knowledge/types.ts'
import { isSentenceEnd } from './match-phrases.ts'
import type { Token } from './tokenise.ts'

/** Somebody the text speaks of. `self` writes; `subject` is the patient of a vignette. */
export interface Person {
  id: string
  /** As the screen says it: `your son`. */
  label: string
  sex: Sex | undefined
  /** Years, from the word alone (`toddler`, `grandfather`). */
  roughAge: number | undefined
  animal: boolean
  /** Nobody's own: "a man on the bus", "somebody at work". */
  isStranger: boolean
}

export const SELF: Person = {
  id: 'self',
  label: 'you',
  sex: undefined,
  roughAge: undefined,
  animal: false,
  isStranger: false,
}

const HARDLY_KNOWN = /^(friend|colleague|person)$/

const RELATIONS = new Map<string, Person>()
const SUBJECTS = new Map<string, Person>()

function declare(into: Map<string, Person>, lines: string): void {
  for (const line of lines.trim().split('\n')) {
    const [words = '', sex = '', age = ''] = line.split(':').map((part) => part.trim())
    const forms = words.split(' ')
    const id = forms[0] as string
    const person: Person = {
      id,
      label: into === RELATIONS ? `your ${id}` : `the ${id}`,
      sex: sex === 'f' ? 'female' : sex === 'm' ? 'male' : undefined,
      roughAge: age === '' ? undefined : Number(age),
      animal: ['dog', 'cat', 'pet'].includes(id),
      isStranger: into === SUBJECTS || HARDLY_KNOWN.test(id),
    }
    for (const form of forms) into.set(form, person)
  }
}

declare(
  RELATIONS,
  `
son sons stepson : m :
daughter daughters stepdaughter : f :
baby babe bub infant : : 0.5
newborn : : 0.04
toddler : : 2
child kid kids children grandchild lo : : 6
grandson : m : 6
granddaughter : f : 6
mother mom mum mam mama mommy mummy ma mil : f : 50
father dad papa daddy pa fil : m : 50
husband hubby : m :
wife : f :
partner spouse fiance fiancee : :
brother : m :
sister : f :
grandmother grandma nan nana granny gran : f : 75
grandfather grandpa granddad grandad gramps : m : 75
aunt auntie : f : 50
uncle : m : 50
cousin : :
nephew : m : 8
niece : f : 8
friend roommate flatmate : :
colleague coworker boss neighbour neighbor classmate teammate : :
girlfriend gf : f : 28
boyfriend bf : m : 28
dog puppy : :
cat kitten : :
pet : :
`,
)
declare(
  SUBJECTS,
  `
woman lady female gentlewoman housewife : f :
man gentleman male guy bloke fella dude : m :
boy schoolboy : m : 8
girl schoolgirl : f : 8
patient pt individual student : :
person someone somebody stranger passenger customer client classmate teammate runner actor actress hero celebrity : :
infant baby : : 0.4
newborn neonate : : 0.04
toddler : : 2
child : : 6
teenager adolescent teen : : 15
elderly : : 78
`,
)

const PLURALS = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['babies', 'baby'],
  ['toddlers', 'toddler'],
  ['infants', 'infant'],
  ['newborns', 'newborn'],
  ['teenagers', 'teenager'],
  ['teens', 'teen'],
  ['boys', 'boy'],
  ['girls', 'girl'],
])

/** Whom a word alone speaks of: "kids", "toddlers". */
export function personOfWord(word: string): Person | undefined {
  const one = PLURALS.get(word) ?? word
  return SUBJECTS.get(one) ?? RELATIONS.get(one)
}

/** Their words are not about themselves: "his mother noticed", "my wife says that I". */
const REPORTING = new Set(
  'noticed notices notice reports reported states stated says said tells told thinks thought brings brought describes worried worries concerned denies gave gives called calls found finds drove took mentions left counted counts measured measures checked checks'.split(
    ' ',
  ),
)
/** "Me and my wife both": the writer too, and for the writer it is assessed. "I think my son", "worried about my baby": the writer is not the patient. */
const NOT_SUBJECT_AFTER = new Set(
  'from with to by like near around than visit visited visiting helping carrying carried holding breastfeeding nursing after'.split(
    ' ',
  ),
)
const REPORTING_OR_PAST = /^(smoked|smokes|had|has|was|is|drank|drinks|took|takes|died|suffers|suffered|used)$/
const FIRST = new Set('i me myself'.split(' '))
const THIRD = new Set('he she him her his hers they them their'.split(' '))
const ATTACKS = /^(bit|bite|grab|grabb|maul|savag|savage|scratch|lick|attack|claw|nip)$/
const AGE_UNIT = /^(year|month|week|day|y\/o|yo|mo|yrs|yr)$/

/** Whom each token speaks of, and everybody met, in order. */
export function readPersons(tokens: readonly Token[]): { of: (Person | undefined)[]; met: Person[] } {
  const of: (Person | undefined)[] = new Array(tokens.length)
  const met: Person[] = []
  let current: Person | undefined
  let main: Person | undefined
  const unborn = speaksOfUnborn(tokens)
  const meet = (person: Person): void => {
    if (!met.includes(person)) met.push(person)
    if (person !== SELF && !main) main = person
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const before = tokens[at - 1]?.norm ?? ''
    const isAttacker = RELATIONS.get(token.norm)?.animal === true && ATTACKS.test(tokens[at + 1]?.stem ?? '')
    if (isAttacker) {
      // "The cat bit my hand": the one who is bitten is meant.
    } else if (FIRST.has(token.norm)) {
      // "I noticed that he …" goes on with him; nothing is lost, for "he" comes.
      current = SELF
      meet(SELF)
    } else if (token.norm === 'my' || token.norm === 'our') {
      const after = relationAfter(tokens, at + 1)
      // The child in the womb is no patient of its own.
      const relation = unborn && after?.person === BABY ? undefined : after
      const isBitten = relation?.person.animal === true && ATTACKS.test(tokens[relation.at + 1]?.stem ?? '')
      if (relation && !isBitten) {
        const previous = tokens[at - 1]?.norm ?? ''
        const next = tokens[relation.at + 1]?.norm ?? ''
        const together = previous === 'and' && FIRST.has(tokens[at - 2]?.norm ?? '')
        const theirs = personTheirs(relation.person, tokens[relation.at + 1])
        if (theirs) {
          // "My colleague's uncle had …": a story of somebody whom the writer hardly knows.
          relation.person = theirs
          relation.at += 1
        }
        const isBorn = isOwnBirth(tokens, at - 1, relation)
        const isBeside = NOT_SUBJECT_AFTER.has(previous) && !isBorn
        if (isBorn) {
          current = SELF
          meet(SELF)
        } else if (!together && !REPORTING.has(next) && !isBeside) {
          current = relation.person
          meet(relation.person)
        }
        // "Breastfeeding my 3 week old": the age is the child's, and what follows the mother's.
        const named = isBeside ? relation.person : current
        for (let ahead = at; ahead <= relation.at && ahead < tokens.length; ahead++) of[ahead] = named
        at = relation.at
        continue
      }
      current = SELF
      meet(SELF)
    } else if (THIRD.has(token.norm)) {
      const owner = RELATIONS.get(tokens[at + 1]?.norm ?? '')
      const possessive = token.norm === 'his' || token.norm === 'her' || token.norm === 'their'
      if (possessive && owner && !main && REPORTING_OR_PAST.test(tokens[at + 2]?.norm ?? '')) {
        // "His mother smoked. The boy has …": of somebody who is not named yet.
        of[at] = owner
        of[at + 1] = owner
        current = owner
        at++
        continue
      }
      if (possessive && owner && main) {
        // "Her mother had breast cancer", "his father died of".
        if (REPORTING.has(tokens[at + 2]?.norm ?? '')) current = main
        else {
          current = HARDLY_KNOWN.test(main.id) ? strangersOwn(owner, main.label) : owner
          if (!met.includes(current)) met.push(current)
        }
        of[at] = current
        of[at + 1] = current
        at++
        continue
      }
      current = main ?? current ?? subjectFor(token.norm)
      if (current) meet(current)
    } else if (unborn && RELATIONS.get(token.norm) === BABY) {
      // Spoken of as "the baby" or "baby".
    } else if (RELATIONS.has(token.norm) && !main && current !== SELF && startsStatement(tokens, at)) {
      // "Toddler with a fever", "Husband passed out".
      current = RELATIONS.get(token.norm)
      if (current) meet(current)
    } else if (
      SUBJECTS.has(token.norm) &&
      (!current || (!main && current !== SELF) || (before !== 'a' && current !== SELF && main === current))
    ) {
      const subject = SUBJECTS.get(token.norm) as Person
      current = main ?? subject
      if (!main) meet(subject)
    } else if (current === SELF && isStrangersClause(tokens, at)) {
      // "My knee hurts, and a man on the bus fainted."
      current = SUBJECTS.get(token.norm) as Person
      meet(current)
    } else if (RELATIONS.has(token.norm) && isFamilyHistory(tokens, at)) {
      // "mother with breast cancer", "brother died of"
      current = RELATIONS.get(token.norm)
      if (current && !met.includes(current)) met.push(current)
    }
    of[at] = current
    if (isSentenceEnd(token) && main && current && current !== main && current !== SELF) current = main
  }
  return { of, met }
}

function relationAfter(tokens: readonly Token[], from: number): { person: Person; at: number } | undefined {
  for (let at = from; at < from + 7; at++) {
    const token = tokens[at]
    if (!token || (token.kind === 'mark' && token.norm !== '-')) return undefined
    const person = RELATIONS.get(token.norm) ?? (at > from ? childlike(token.norm) : undefined)
    if (person) return { person, at }
    const isAge =
      token.kind === 'number' || AGE_UNIT.test(token.norm) || !Number.isNaN(token.value) || token.norm === 'old'
    if (isAge && token.norm === 'old' && !isPersonNear(tokens, at + 1)) return { person: CHILD, at }
    if (/^(yo|y\/o|mo)$/.test(token.norm) && !isPersonNear(tokens, at + 1)) return { person: CHILD, at }
    if (!isAge && !ADJECTIVES.has(token.norm)) return undefined
  }
  return undefined
}

/** "Had my baby eight days ago", "delivered my son yesterday": the mother tells of herself. */
const isOwnBirth = (
  tokens: readonly Token[],
  before: number,
  { person, at }: { person: Person; at: number },
): boolean =>
  /^(baby|child|son|daughter|twin|boy|girl)$/.test(person.id) &&
  (/^(delivered|birthed)$/.test(tokens[before]?.norm ?? '') ||
    (/^(had|having)$/.test(tokens[before]?.norm ?? '') &&
      tokens.slice(at + 1, at + 6).some(({ norm }) => /^(ago|yesterday|caesarean|cesarean)$/.test(norm))))

const ADJECTIVES = new Set(
  'pregnant breastfeeding sick ill diabetic asthmatic epileptic disabled teenage teen adult grown poor little young younger older elderly oldest youngest eldest dear late own sweet other in twin new born best'.split(
    ' ',
  ),
)
/** The relative of a relative: of somebody whose own child it is, the child of a child is one's own. */
function personTheirs({ id, label }: Person, next: Token | undefined): Person | undefined {
  const person = RELATIONS.get(next?.norm ?? '')
  const isOwnBlood = /^(son|daughter|wife|husband|partner|baby|child|girlfriend|boyfriend|best)$/.test(id)
  return person === undefined || isOwnBlood ? undefined : strangersOwn(person, label)
}

const strangersOwns = new Map<string, Person>()
function strangersOwn(person: Person, owner: string): Person {
  const label = `${owner}’s ${person.id}`
  const known = strangersOwns.get(label)
  if (known) return known
  const own = { ...person, id: label, label, isStranger: true }
  strangersOwns.set(label, own)
  return own
}

const CHILD = RELATIONS.get('child') as Person
const BABY = RELATIONS.get('baby') as Person

/** "28 weeks, baby has not kicked": told of a pregnancy, and not of a child that was born. */
const speaksOfUnborn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ norm }) => UNBORN.test(norm)) && !tokens.some(({ norm }) => BORN.test(norm))
const UNBORN =
  /^(pregnant|pregnancy|unborn|womb|bump|kick|kicks|kicked|kicking|fetus|foetus|fetal|foetal|gestation|trimester|antenatal|prenatal|utero|midwife)$/
const BORN =
  /^(newborn|born|birth|birthed|postpartum|delivered|delivery|breastfeeding|breastfed|nursing|bottle|formula|nappy|nappies|diaper|diapers|crib|cot|month|old|yo|mo)$/
const childlike = (word: string): Person | undefined =>
  word === 'boy' || word === 'girl' ? SUBJECTS.get(word) : undefined
const isPersonNear = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 2).some((token) => RELATIONS.has(token.norm) || childlike(token.norm) !== undefined)

const subjectFor = (pronoun: string): Person | undefined =>
  /^(he|him|his)$/.test(pronoun)
    ? SUBJECTS.get('man')
    : /^(she|her|hers)$/.test(pronoun)
      ? SUBJECTS.get('woman')
      : undefined

const startsStatement = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  tokens
    .slice(Math.max(0, at - 5), at)
    .every(
      (token) =>
        token.kind === 'number' ||
        AGE_UNIT.test(token.norm) ||
        /^(old|a|an|the|o)$/.test(token.norm) ||
        isSentenceEnd(token),
    )

/** "… and a man on the bus fainted", "the lady next door took": somebody else begins a clause of their own. */
function isStrangersClause(tokens: readonly Token[], at: number): boolean {
  const isPronoun = /^(someone|somebody)$/.test(tokens[at]?.norm ?? '')
  if (!SUBJECTS.has(tokens[at]?.norm ?? '') || !GOES_ON.has(tokens[at + 1]?.norm ?? '')) return false
  let before = at - 1
  if (!isPronoun && !DETERMINERS.has(tokens[before]?.norm ?? '')) before--
  if (!isPronoun && !DETERMINERS.has(tokens[before]?.norm ?? '')) return false
  const opening = tokens[isPronoun ? before : before - 1]
  return opening === undefined || opening.kind === 'mark' || OPENINGS.has(opening.norm)
}
const DETERMINERS = new Set('a an the this that some another one'.split(' '))
const OPENINGS = new Set(
  'and but when because while then after saw watched seen yesterday today so where as'.split(' '),
)
const GOES_ON = new Set(
  'at in on next from who had was has is passed fainted collapsed fell near behind across beside sitting nearby took got started died suddenly just at had went beside opposite'.split(
    ' ',
  ),
)

/** "mother with", "brother died of", "father has". */
function isFamilyHistory(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.norm ?? ''
  return ['with', 'had', 'has', 'died', 'diagnosed', 'was'].includes(next)
}

const GOES_ON_NOW = /^(is|are|still|not|cannot|just|has|have|keeps|does|please|help|breathing)$/
const IS_WELL = /^(fine|ok|okay|well|better|good|healthy|alright|home|recovered|happy|treated)$/

/**
 * "The man at the gym passed out, and my knee is sore": what somebody unknown went through is a story, unless it is told
 * as going on.
 */
export function isSeenStory(person: Person, tokens: readonly Token[], of: readonly (Person | undefined)[]): boolean {
  const goesOn = ({ norm }: Token, at: number): boolean =>
    of[at] === person &&
    GOES_ON_NOW.test(norm) &&
    !(
      /^(is|are)$/.test(norm) &&
      tokens.slice(at + 1, at + 4).some((next) => IS_WELL.test(next.norm) || next.norm === 'that')
    )
  return person.isStranger && !tokens.some(goesOn)
}
