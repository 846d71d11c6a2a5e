import { isMedicineKey, medicineKey, medicineSound } from '@salus/summary'
import {
  alsoWordsOf,
  folded,
  type IngredientId,
  MEDICINES,
  type Medicine,
  type MedicineClass,
  namesAndBrandsOf,
} from '@salus/terms/medicines'

/** A prescription is needed somewhere, and yet every household has them, in the strengths that are sold without one. */
const IN_EVERY_HOUSEHOLD: ReadonlySet<string> = new Set<IngredientId>([
  'desloratadine',
  'esomeprazole',
  'famotidine',
  'hydrocortisone',
  'hyoscine-butylbromide',
  'lactulose',
  'lansoprazole',
  'levocetirizine',
  'meclozine',
  'mefenamic-acid',
  'melatonin',
  'metamizole',
  'naproxen',
  'omeprazole',
  'pseudoephedrine',
  'ranitidine',
])
/** Brands of such that doctors prescribe: aspirin for the heart, metamizole in Spain. */
const PRESCRIBED_ALL_THE_SAME = ['ecosprin', 'kardegic', 'nolotil']
/** Eaten as well, while no prescription is needed. */
const OF_FOOD: ReadonlySet<MedicineClass> = new Set<MedicineClass>([
  'vitamin',
  'mineral',
  'supplement',
  'herbal',
  'probiotic',
])
const OF_THE_BODY: ReadonlySet<MedicineClass> = new Set<MedicineClass>(['vaccine', 'immunoglobulin'])

const isSold = ({ prescription, ingredients }: Medicine): boolean =>
  prescription.length === 0 || ingredients.every((id) => IN_EVERY_HOUSEHOLD.has(id))
const isFood = ({ classes, prescription }: Medicine): boolean =>
  classes.every((each) => OF_THE_BODY.has(each) || (OF_FOOD.has(each) && prescription.length === 0))

const keysOf = (names: readonly string[]) => new Set(names.map(medicineKey))
const WORDS_TOO = keysOf([...alsoWordsOf()])
/** Of one word, whatever language. */
const namesOf = (medicines: readonly Medicine[]): string[] =>
  medicines.flatMap(namesAndBrandsOf).filter((name) => !/[\s-]/.test(name) && !WORDS_TOO.has(medicineKey(name)))

/**
 * By their sound only what is taken in India too, and no short sounds: the more names, the more other words sound like one.
 * Names as they are written there are heard whatever their length. Calcitriol, a vitamin, sounds like cholesterol.
 */
const soundsOf = (medicines: readonly Medicine[], others: readonly string[]) =>
  new Set(
    [
      ...medicines
        .filter(({ names, classes }) => names.hi && !classes.includes('vitamin'))
        .flatMap(({ names }) => names.en ?? []),
      ...others,
    ]
      .flatMap((name) => medicineSound(name) ?? [])
      .filter((sound) => sound.length >= LEAST_SOUND),
  )
const LEAST_SOUND = 6
const LEAST_CONSONANTS = 5

const indicNamesOf = (medicines: readonly Medicine[], others: readonly string[]) =>
  new Set(
    [...medicines.flatMap(({ names }) => [...(names.hi ?? []), ...(names.te ?? [])]), ...others].flatMap((name) => [
      folded(name),
      ...consonantsOf(name),
    ]),
  )

/** Each writes the vowels of a foreign word another way. Few consonants are those of other words as well. */
function consonantsOf(name: string): string[] {
  const consonants = folded(name).replace(/[^\u0915-\u0939\u0c15-\u0c39]/g, '')
  return consonants.length >= LEAST_CONSONANTS ? [consonants] : []
}

function kindOfNames(medicines: readonly Medicine[], others: readonly string[]) {
  return {
    keys: keysOf([...namesOf(medicines), ...others]),
    sounds: soundsOf(medicines, others),
    written: indicNamesOf(medicines, others),
  }
}

const TAKEN = MEDICINES.filter((each) => !isFood(each))
const PRESCRIBED = kindOfNames(
  TAKEN.filter((each) => !isSold(each)),
  ['antibiotic', 'एंटीबायोटिक', 'యాంటీబయాటిక్'],
)
const SOLD = kindOfNames(TAKEN.filter(isSold), ['antacid', 'acetylsalicylic', 'ferrous', 'senna'])
/** Too common a sound, of the body, or a mineral of food as well. */
const FOODS_TOO = keysOf([
  ...namesOf(MEDICINES.filter(isFood)),
  'cholesterol',
  'cholestérol',
  'colesterol',
  'calcium',
  'potassium',
  'magnesium',
  'folic',
  'niacin',
  'lidocaine',
])

const known = new Map<string, 'prescription' | 'overTheCounter' | undefined>()
const REMEMBERED = 5_000

/** Whether a word names a medicine, in any of the languages, and of which kind. */
export function nameOfMedicine(word: string): 'prescription' | 'overTheCounter' | undefined {
  if (known.has(word)) return known.get(word)
  if (known.size > REMEMBERED) known.clear()
  const kind = kindOf(word)
  known.set(word, kind)
  return kind
}

function kindOf(word: string) {
  if (word.length < 4) return undefined
  if (PRESCRIBED_ALL_THE_SAME.includes(folded(word))) return 'prescription'
  const keys = [word, word.replace(/(?:e?s|en)$/, '')].map(medicineKey)
  if (keys.some((key) => FOODS_TOO.has(key))) return undefined
  if (keys.some((key) => SOLD.keys.has(key))) return 'overTheCounter'
  if (keys.some((key) => PRESCRIBED.keys.has(key) || isMedicineKey(key))) return 'prescription'
  if (!/[\p{Script=Devanagari}\p{Script=Telugu}]/u.test(word)) return undefined
  // Endings of cases stand behind the name in Telugu.
  for (const start of startsOf(folded(word)).flatMap((each) => [each, ...consonantsOf(each)])) {
    if (SOLD.written.has(start)) return 'overTheCounter'
    if (PRESCRIBED.written.has(start)) return 'prescription'
  }
  for (const sound of soundsIn(word)) {
    if (SOLD.sounds.has(sound)) return 'overTheCounter'
    if (PRESCRIBED.sounds.has(sound)) return 'prescription'
  }
  return undefined
}

const soundsIn = (word: string): string[] => startsOf(word).flatMap((start) => medicineSound(start) ?? [])

/** The whole word first. */
const startsOf = (word: string): string[] =>
  Array.from({ length: 5 }, (_, cut) => word.slice(0, word.length - cut)).filter(({ length }) => length >= 5)
