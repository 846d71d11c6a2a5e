import { type PlacedMedicine, placesOfMedicines } from '@salus/library'
import { reactionIn } from '../history/told-of-condition.ts'
import type { Said, Told } from './statements-in.ts'
import type { ToldAllergy } from './told-change.ts'
import { ALLERGY_PHRASES, ARTICLES, BETWEEN_SUBSTANCES, ENDS_SUBSTANCE, NO_SUBSTANCE } from './words/allergy-phrases.ts'

/** More words than these are no substance. */
const MOST_WORDS = 4
const LONGEST_REACTION = 100

/** Allergies that somebody says they have. `whole` is the message: "it" may stand for the one medicine that it names. */
export function allergiesTold({ text, start }: Said, told: Told, whole: string): ToldAllergy[] {
  return ALLERGY_PHRASES.flatMap((phrase) => {
    const match = phrase.exec(text)
    const what = match?.groups?.what
    if (!match || what === undefined) return []
    const at = start + match.index + match[0].indexOf(what)
    const { isOwn, isDenied, isSupposed, isPast } = told(at, at + what.length)
    if (!isOwn || isDenied || isSupposed || isPast) return []
    const said = what.replace(ENDS_SUBSTANCE, '')
    const isInside = !match[0].endsWith(what)
    const end = isInside ? match.index + match[0].length : at - start + said.length
    const reaction = reactionOf(text.slice(end), start + end)
    return said
      .split(BETWEEN_SUBSTANCES)
      .map((each) => each.replace(ARTICLES, '').trim())
      .flatMap((each): ToldAllergy[] => {
        const named = NO_SUBSTANCE.test(each) ? onlyMedicineOf(whole) : substanceOf(each)
        if (!named) return []
        return [{ resource: 'AllergyIntolerance', quote: text, reaction, ...named }]
      })
  })
}

const reactionOf = (text: string, start: number): string =>
  (reactionIn({ after: { text, start } })?.text ?? '').slice(0, LONGEST_REACTION)

function substanceOf(words: string): Pick<ToldAllergy, 'substance' | 'ingredients'> | undefined {
  if (words === '' || words.split(/\s+/).length > MOST_WORDS || !/\p{L}.*\p{L}/u.test(words)) return undefined
  return { substance: upperFirst(words), ingredients: placesOfMedicines(words)[0]?.ingredients ?? [] }
}

function onlyMedicineOf(text: string): Pick<ToldAllergy, 'substance' | 'ingredients'> | undefined {
  const named = new Map(placesOfMedicines(text).map((place): [string, PlacedMedicine] => [place.id, place]))
  const [only] = named.values()
  if (!only || named.size > 1) return undefined
  return { substance: upperFirst(text.slice(only.start, only.end)), ingredients: only.ingredients }
}

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
