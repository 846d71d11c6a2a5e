import type { Language } from '@salus/terms/languages'
import { type Word, wordsOf } from '../read-emergency-phrases.ts'
import { isMedicine, isOfClass, withoutAccents } from '../swallowed/medicine-names.ts'
import { WHAT_KILLS_WORDS } from './what-kills-words.ts'

type WordClass = keyof (typeof WHAT_KILLS_WORDS)['en']

const ALL = Object.keys(WHAT_KILLS_WORDS) as Language[]

const patternOf = (name: WordClass, languages: readonly Language[], flags = 'iu'): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${languages.map((each) => WHAT_KILLS_WORDS[each][name]).join('|')})(?![\p{L}\p{M}])`,
    flags,
  )

const DIES = patternOf('dies', ALL)
const ASKS = new RegExp(String.raw`\?|${patternOf('asks', ALL).source}`, 'iu')
const WHOLE_PACKAGE = patternOf('wholePackage', ALL)
const IDIOMS = patternOf('idioms', ALL, 'giu')
const SOME_MEDICINE = new RegExp(`^${patternOf('medicine', ALL).source}$`, 'u')
/** A word for an animal of one language is another word in the next: "chat". */
const ANIMALS = new Map(ALL.map((language) => [language, patternOf('animals', [language])]))
/** Sentences in which somebody asks how much of a medicine kills. `languages`: those that the text may be in. */
export function asksWhatKills(
  text: string,
  languages: readonly Language[],
  words: readonly Word[] = wordsOf(text),
): { start: number; end: number }[] {
  const sentences = [...new Set(words.map(({ sentence }) => sentence))]
  return sentences.flatMap((each) => {
    const all = words.filter(({ sentence }) => sentence === each)
    const [start, end] = [all[0]?.start ?? 0, all.at(-1)?.end ?? 0]
    // A mark stands behind the last word.
    const told = text.slice(start, end + 2).replace(IDIOMS, ' ')
    const isOfAnimal = languages.some((language) => ANIMALS.get(language)?.test(told))
    const isAsked = ASKS.test(told) && (DIES.test(told) || WHOLE_PACKAGE.test(told)) && !isOfAnimal
    return isAsked && all.some(isOfMedicine) && !isOfFew(told) ? [{ start, end }] : []
  })
}

/** "Is the measles vaccine deadly?" is asked out of fear. */
function isOfMedicine({ norm }: Word): boolean {
  const name = withoutAccents(norm)
  return SOME_MEDICINE.test(name) || (isMedicine(name) && !isOfClass(name, ['vaccine']))
}

/** "I took two tablets, will I die?" is asked out of fear, unless it asks how many more. */
const isOfFew = (told: string): boolean => FEW_TAKEN.test(told) && !AMOUNT.test(told)
const FEW_TAKEN =
  /(?<!\p{L})(?:took|taken|take|had|swallowed) (?:only |just )?(?:an? extra|one|two|1|2) (?:pill|tablet|paracetamol|ibuprofen|tylenol|advil|dose)s?(?!\p{L})/iu
const AMOUNT = /(?<!\p{L})(?:how (?:many|much)|more)(?!\p{L})/iu
