import { ADVICE } from '../knowledge/advice/index.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from '../knowledge/index.ts'
import { CAUTIONS, REASONS } from '../knowledge/medicine-words.ts'
import { MEDICINES } from '../knowledge/medicines.ts'
import { PLACES } from '../knowledge/places.ts'
import { SIGNS } from '../knowledge/signs/index.ts'
import { SIGN_QUESTIONS } from '../knowledge/small-child-questions.ts'
import { aboutThem, askAbout } from './english-grammar.ts'
import type { Vocabulary } from './vocabulary.ts'

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): ((id: string) => Entry) => {
  const map = new Map(entries.map((entry) => [entry.id, entry]))
  return (id) => {
    const entry = map.get(id)
    if (!entry) throw new Error(`The knowledge has no ${id}.`)
    return entry
  }
}

const finding = byId(FINDINGS)
const rule = byId(RED_FLAGS)
const medicine = byId(MEDICINES)
const places = (of: string) => PLACES.find((each) => each.of === of)

/** English is written beside what it names, in knowledge/. */
export const englishVocabulary: Vocabulary = {
  label: (id) => finding(id).label,
  question(id, other, isSmallChild) {
    const sign = isSmallChild ? SIGN_QUESTIONS[id] : undefined
    if (sign) return sign.replaceAll('{child}', other ?? 'your child')
    const { question } = finding(id)
    return other === undefined ? question : askAbout(question, other)
  },
  condition: byId(CONDITIONS),
  rule,
  advice: (id) => ADVICE[id].text,
  sign: (id, other) => (other === undefined ? SIGNS[id] : aboutThem(id, SIGNS[id])),
  medicine: (id, region) => ({ name: medicine(id).name[region], use: medicine(id).use }),
  reason: (id) => REASONS[id],
  caution: (id) => CAUTIONS[id],
  placeQuestion: (of) => places(of)?.question ?? '',
  place: (of, choice) => places(of)?.choices.find((each) => each.finding === choice)?.label ?? '',
  speciality: (name) => name,
}
