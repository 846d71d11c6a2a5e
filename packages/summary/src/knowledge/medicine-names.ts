import { alsoWordsOf, englishNamesOf, folded, MEDICINES } from '@salus/terms/medicines'
import { RESULT_NAMES } from './result-names.ts'

/** The first word of a name of two, as notes cut it short. */
export const CUT_SHORT: readonly string[] = ['acetylsalicylic', 'ferrous', 'potassium']
/** Shorter letters mean too much else. */
const LEAST_LETTERS = 4
const NO_MEDICINE: ReadonlySet<string> = new Set([...alsoWordsOf(['en']), ...RESULT_NAMES])

/** Names of one word, generic and brand, in small letters; not those that are an English word or a result too. */
export const MEDICINE_NAMES: ReadonlySet<string> = new Set([
  ...MEDICINES.flatMap((each) => [
    ...englishNamesOf(each),
    ...each.abbreviations.filter((letters) => letters.length >= LEAST_LETTERS),
  ])
    .map(folded)
    .filter((name) => /^[a-z]{3,}$/.test(name) && !NO_MEDICINE.has(name)),
  ...CUT_SHORT,
  // In a result it is a test.
  'folic',
])

/** Word endings that only medicines have. */
export const MEDICINE_STEMS: readonly string[] =
  `pril sartan statin olol prazole cillin mycin floxacin gliptin gliflozin glutide triptan dipine setron cycline semide thiazide parin xaban profen oxetine azepam azolam conazole tidine tinib zumab ximab lukast dronate fibrate barbital terol vudine navir`.split(
    /\s+/,
  )

/** A word with such an ending; at least three letters stand before it. */
export const MEDICINE_ENDINGS = new RegExp(`^[a-z]{3,}(?:${MEDICINE_STEMS.join('|')})$`)

/** The second word of a name that the first does not finish. */
export const MEDICINE_TAILS: ReadonlySet<string> = new Set(
  'sulfate sulphate acid chloride succinate tartrate sodium glargine lispro aspart degludec mononitrate dinitrate hcl hydrochloride citrate xl xr er sr cr'.split(
    ' ',
  ),
)

/** What a dose is counted in. */
export const DOSE_UNITS: ReadonlySet<string> = new Set(
  'mg mgs mcg ug µg g gram grams milligram milligrams microgram micrograms ml mls milliliter milliliters unit units iu meq mmol puff puffs tablet tablets tab tabs capsule capsules cap caps pill pills drop drops spray sprays patch patches teaspoon teaspoons tsp sachet sachets'.split(
    ' ',
  ),
)
