import { type Classifier, type Example, type Features, learn, suretyOf } from '@salus/triage'
import { sentencesOf } from '../sentences-of.ts'
import { CLASSES, type Class } from './classes.ts'
import { PLACES } from './features-of.ts'

export interface WrittenExample {
  text: string
  class: Class
}

/** Below this a sentence of a dangerous text is taken as one of its harmless ones. */
const LIKELY_HARMLESS = 0.7

/**
 * Learns from texts of one or several sentences, to judge sentences. Each sentence of a harmless text is harmless; of a
 * dangerous one only some are dangerous, so it learns twice: the first time from whole texts, then from their worst
 * sentence as the first time judged it.
 */
export function learnFromTexts(texts: readonly WrittenExample[], featuresOf: (text: string) => Features) {
  const examples = texts.map((text) => ({
    class: text.class,
    whole: featuresOf(text.text),
    sentences: sentencesOf(text.text).map(featuresOf),
  }))
  const first = learn(
    CLASSES,
    examples.flatMap(({ class: right, whole, sentences }) => {
      const all = [{ features: whole, class: right }]
      return right === 'harmless' && sentences.length > 1 ? [...all, ...sentences.map(harmless)] : all
    }),
    PLACES,
  )
  return learn(
    CLASSES,
    examples.flatMap(({ class: right, whole, sentences }) => {
      if (sentences.length < 2) return [{ features: whole, class: right }]
      if (right === 'harmless') return [{ features: whole, class: right }, ...sentences.map(harmless)]
      return worstAndHarmless(first, right, sentences)
    }),
    PLACES,
  )
}

const harmless = (features: Features): Example<Class> => ({ features, class: 'harmless' })

function worstAndHarmless(first: Classifier<Class>, right: Class, sentences: readonly Features[]): Example<Class>[] {
  const judged = sentences.map((features) => ({ features, harmless: suretyOf(first, features)[0] ?? 0 }))
  const worst = judged.reduce((worse, each) => (each.harmless < worse.harmless ? each : worse))
  return judged.flatMap((each) => {
    if (each === worst) return [{ features: each.features, class: right }]
    return each.harmless > LIKELY_HARMLESS ? [harmless(each.features)] : []
  })
}
