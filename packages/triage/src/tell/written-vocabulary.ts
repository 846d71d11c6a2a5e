import { englishVocabulary } from './english-vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

type Words = Readonly<Record<string, string>>
type WordPairs = Readonly<Record<string, readonly string[]>>

/** A vocabulary as it is written in the files of a language: texts by id. */
export interface WrittenVocabulary {
  /** Label, and question where it is asked. */
  findings: WordPairs
  /** The everyday name and the medical name. */
  conditions: WordPairs
  /** Name and message. */
  rules: WordPairs
  advice: Words
  signs: Words
  /** Name and use. */
  medicines: WordPairs
  reasons: Words
  cautions: Words
  /** `of` is the question, `of/choice` the name of a place. */
  places: Words
  childSigns: Words
  /** By the English name in kebab case. */
  specialities: Words
}

/**
 * Questions and signs are worded to fit the patient and whoever speaks for the patient. English stands in for what is not
 * written: a test keeps that from happening.
 */
export function vocabularyOf(written: WrittenVocabulary): Vocabulary {
  const english = englishVocabulary
  return {
    label: (id) => written.findings[id]?.[0] ?? english.label(id),
    question(id, other, isSmallChild) {
      const sign = isSmallChild && other ? written.childSigns[id]?.replaceAll('{child}', other) : undefined
      return sign ?? written.findings[id]?.[1] ?? english.question(id, other, isSmallChild)
    },
    condition(id) {
      const [plainName, name] = written.conditions[id] ?? []
      return plainName && name ? { plainName, name } : english.condition(id)
    },
    rule(id) {
      const [name, message] = written.rules[id] ?? []
      return name && message ? { name, message } : english.rule(id)
    },
    advice: (id) => written.advice[id] ?? english.advice(id),
    sign: (id, other) => written.signs[id] ?? english.sign(id, other),
    medicine(id, region) {
      const [name, use] = written.medicines[id] ?? []
      return name && use ? { name, use } : english.medicine(id, region)
    },
    reason: (id) => written.reasons[id] ?? english.reason(id),
    caution: (id) => written.cautions[id] ?? english.caution(id),
    placeQuestion: (of) => written.places[of] ?? english.placeQuestion(of),
    place: (of, choice) => written.places[`${of}/${choice}`] ?? english.place(of, choice),
    speciality: (name) => written.specialities[name.toLowerCase().replace(/[^a-z]+/g, '-')] ?? name,
  }
}
