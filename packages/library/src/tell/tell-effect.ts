import { effectsAsked } from '../medicines/effects-asked.ts'
import type { Monograph } from '../medicines/monograph.ts'
import { nameOfMedicine } from '../medicines/name.ts'
import { WORDS, type WrittenIn, wordOf } from '../words/words.ts'
import { phrasesOf } from './languages.ts'

/** Answers if what a question names comes from the medicine, in whole sentences; empty where it names nothing that is known. */
export function tellEffect(
  question: string,
  monograph: Monograph,
  { language, region }: { language: WrittenIn; region: string },
): string[] {
  const { effect } = phrasesOf(language)
  const name = nameOfMedicine(monograph.id, language, region)
  const { known, others } = effectsAsked(question, monograph)
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format([...new Set(words)])
  const ofGroup = (group: 'common' | 'serious') =>
    known.filter((each) => each.group === group).map(({ id }) => wordOf(group, id, language))
  const [common, serious] = [ofGroup('common'), ofGroup('serious')]
  const unknown = others.map((id) => wordOf(id in WORDS.en.common ? 'common' : 'serious', id, language))
  return [
    ...(common.length > 0 ? [effect.common(name, list(common))] : []),
    ...(serious.length > 0 ? [effect.serious(name, list(serious))] : []),
    ...(unknown.length > 0 ? [effect.unknown(name, list(unknown))] : []),
  ]
}
