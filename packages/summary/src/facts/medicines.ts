import { STOP_WORDS } from '@salus/terms/words'
import { DOSE_UNITS, MEDICINE_ENDINGS, MEDICINE_NAMES, MEDICINE_TAILS } from '../knowledge/medicine-names.ts'
import { RESULT_NAMES } from '../knowledge/result-names.ts'
import { type Passage, wordsIn } from '../reading/passages.ts'
import { isMark, type Word } from '../reading/words.ts'
import type { MedicineChange } from '../types.ts'
import { changeOf } from './medicine-change.ts'
import { polarityIn } from './polarity.ts'

export interface FoundMedicine {
  name: string
  /** What of the text tells about it. */
  parts: Word[][]
  asks?: boolean
  change?: MedicineChange
  /** The dose as compared: `500 mg`. */
  dose?: string
  /** Another dose that the text gives elsewhere without calling it a change. */
  otherDose?: string
}

/** The medicines that somebody takes or is to take, each once: not what they are allergic to, nor what they do not take. */
export function findMedicines(passages: readonly Passage[]): FoundMedicine[] {
  const found = new Map<string, FoundMedicine>()
  for (const passage of passages) {
    for (const medicine of medicinesIn(passage)) {
      const key = medicine.name.toLowerCase()
      const known = found.get(key)
      found.set(key, known ? merge(known, medicine) : medicine)
    }
  }
  return [...found.values()]
}

/** The mention that says most stands; a second dose is remembered. */
function merge(known: FoundMedicine, next: FoundMedicine): FoundMedicine {
  const worth = (each: FoundMedicine) =>
    (each.change && each.change !== 'continued' ? 4 : each.change ? 1 : 0) + (each.dose ? 2 : 0)
  const [best, rest] = worth(next) > worth(known) ? [next, known] : [known, next]
  const change = best.change ?? rest.change
  const dose = best.dose ?? rest.dose
  const differs = best.dose && rest.dose && best.dose !== rest.dose && (!change || change === 'continued')
  const otherDose = differs ? rest.dose : (best.otherDose ?? rest.otherDose)
  // A change without its dose is told with the dose that stands elsewhere.
  const isApart = !best.dose && rest.dose && change !== 'stopped' && best.parts !== rest.parts
  const parts = isApart ? [...known.parts, ...next.parts] : best.parts
  return {
    name: known.name,
    parts,
    asks: parts === best.parts && best.asks === true,
    ...(change ? { change } : {}),
    ...(dose ? { dose } : {}),
    ...(otherDose ? { otherDose } : {}),
  }
}

interface Name {
  from: number
  to: number
}

function medicinesIn(passage: Passage): FoundMedicine[] {
  const { section } = passage
  if (section === 'allergies' || section === 'family' || section === 'results' || section === 'vitals') return []
  const words = wordsIn(passage)
  if (words.some(({ norm }) => norm.startsWith('allerg'))) return []
  const names = namesIn(words, section === 'medicines')
  const verdicts = polarityIn(passage)
  return names.flatMap((name, index): FoundMedicine[] => {
    const change = changeOf(words, name.from, names[index + 1]?.from ?? words.length)
    if (verdicts[name.from] === 'denied' && !change) return []
    const dose = doseAfter(words, name.to, names[index + 1]?.from ?? words.length)
    const parts = partsFor(passage, words, names, index)
    return [
      {
        name: nameOf(words.slice(name.from, name.to)),
        parts,
        asks: passage.asks,
        ...(change ? { change } : {}),
        ...(dose ? { dose } : {}),
      },
    ]
  })
}

const nameOf = (words: readonly Word[]): string => words.map(({ raw }) => raw).join(' ')

function namesIn(words: readonly Word[], isList: boolean): Name[] {
  const names: Name[] = []
  words.forEach(({ norm }, index) => {
    if (index < (names.at(-1)?.to ?? 0)) return
    if (isKnownName(words, index)) {
      const to = MEDICINE_TAILS.has(words[index + 1]?.norm ?? '') ? index + 2 : index + 1
      // "Lasix (furosemide)" is one medicine.
      const last = names.at(-1)
      if (last && isMark(words[index - 1], '(') && last.to === index - 1) return
      names.push({ from: index, to })
    } else if (isDosed(words, index) && !STOP_WORDS.has(norm) && !NO_NAME.test(norm) && !RESULTS.has(norm)) {
      names.push({ from: index, to: index + 1 })
    }
  })
  const [first] = words
  const opensUnknown =
    isList && names.length === 0 && first?.kind === 'word' && !STOP_WORDS.has(first.norm) && !NO_NAME.test(first.norm)
  return opensUnknown ? [{ from: 0, to: endOfName(words) }] : names
}

const RESULTS = new Set(RESULT_NAMES)
/** Words before a dose, or at the head of a list, that name nothing. */
const NO_NAME =
  /^(?:take|takes|taking|took|dose|doses|dosage|daily|least|about|approximately|over|under|another|additional|total|gave|give|given|received|maximum|increase|increased|decrease|decreased|reduce|reduced|currently|none|see|unchanged|reviewed|reconciled|continue|patient|pain|oral|tablets?|capsules?|pills?|twice|once|times?|every|weighs?|weighing|milligrams?|hundred|thousand|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)$/

function isKnownName(words: readonly Word[], index: number): boolean {
  const { norm } = words[index] as Word
  const next = words[index + 1]
  if (norm === 'iron') return /^(?:pills?|tablets?|supplements?)$/.test(next?.norm ?? '')
  // A salt of the blood is a medicine where it is dosed.
  if (norm === 'potassium' || norm === 'lithium') {
    return doseAfter(words, index + 1, index + 5) !== undefined && !isMark(words[index + 3], '/')
  }
  return MEDICINE_NAMES.has(norm) || MEDICINE_ENDINGS.test(norm)
}

/** "Zepbound 2.5 mg": a word before a weight is a medicine whatever its name, unless a slash makes it a concentration. */
function isDosed(words: readonly Word[], index: number): boolean {
  const [name, number, unit, mark] = words.slice(index, index + 4)
  if (name?.kind !== 'word' || name.norm.length < 4 || number?.kind !== 'number') return false
  return /^(?:mg|mcg|µg|units|puffs)$/.test(unit?.norm ?? '') && !isMark(mark, '/')
}

function endOfName(words: readonly Word[]): number {
  const end = words.findIndex((word) => word.kind !== 'word' || DOSE_UNITS.has(word.norm))
  return Math.min(end === -1 ? words.length : end, 3)
}

const SPELLED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty|eighty|hundred)$/

/** The first number with a dose unit, within a few words. */
function doseAfter(words: readonly Word[], from: number, to: number): string | undefined {
  for (let index = from; index < Math.min(to, from + 10); index++) {
    const word = words[index]
    if (isMark(word, ';') || (isMark(word, '.') && index > from)) return undefined
    const isNumber = word?.kind === 'number' || SPELLED.test(word?.norm ?? '')
    const unit = words[index + 1]
    if (isNumber && unit && DOSE_UNITS.has(unit.norm)) return `${word?.norm} ${unit.norm}`
  }
  return undefined
}

/** All of the passage; of a list with doses of their own only what stands for this one. */
function partsFor(passage: Passage, words: readonly Word[], names: readonly Name[], index: number): Word[][] {
  if (names.length < 2 || passage.asks || words.some(({ norm }) => CARRIES.test(norm))) return passage.parts
  const hasOwn = names.every(
    ({ to }, each) => doseAfter(words, to, names[each + 1]?.from ?? words.length) !== undefined,
  )
  if (!hasOwn) return passage.parts
  const from = index === 0 ? 0 : separatorBefore(words, names, index) + 1
  const to = index === names.length - 1 ? words.length : separatorBefore(words, names, index + 1)
  return [words.slice(from, to)]
}

/** What is said of one reaches over the rest of the sentence. */
const CARRIES = /^(?:no|not|n't|never|without|denies|if|instead|unless|from|or)$/

/** The comma or "and" that parts a medicine from the one before it. */
function separatorBefore(words: readonly Word[], names: readonly Name[], index: number): number {
  const floor = names[index - 1]?.to ?? 0
  const name = names[index]?.from ?? 0
  for (let at = name - 1; at >= floor; at--) {
    const word = words[at]
    if (isMark(word, ',;.') || word?.norm === 'and' || word?.norm === 'then') return at
  }
  return name - 1
}
