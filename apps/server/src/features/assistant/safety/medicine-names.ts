import { isMedicineKey, medicineKey, medicineSound } from '@salus/summary'
import { PRESCRIPTION_MEDICINES } from './prescription-medicines.ts'

/** Sold without a prescription in the US, the EU or India, in the strengths of a household. */
const OVER_THE_COUNTER =
  `paracetamol acetaminophen tylenol panadol calpol crocin dolo ibuprofen advil motrin nurofen brufen aspirin naproxen aleve
  naprosyn cetirizine levocetirizine loratadine desloratadine fexofenadine zyrtec claritin allegra diphenhydramine benadryl
  chlorpheniramine doxylamine famotidine pepcid zantac ranitidine omeprazole prilosec nexium esomeprazole lansoprazole antacid tums
  loperamide imodium bismuth simethicone senna docusate colace lactulose glycerin guaifenesin dextromethorphan
  pseudoephedrine phenylephrine xylometazoline oxymetazoline clotrimazole melatonin niacin potassium ferrous folic calcium
  magnesium lidocaine meclizine hydrocortisone metamizole`.split(/\s+/)

/** Brands of Europe and India of the same. */
const MORE_PRESCRIBED =
  `sintrom eutirox euthyrox levothyrox thyroxin tiroxina eltroxin thyronorm marcumar falithrom previscan coumadine kardegic
  ventoline seretide lantus novorapid humalog tresiba concor bisocor nolotil orfidal lexatin trankimazin temesta lexomil seresta
  lasilix augmentine glycomet telma ecosprin amlong stamlo tavor opipramol adalat beloc delix metohexal clexane lovenox heparin
  mesalazine tegretal ergenyl depakine rivotril keppra lamictal solupred celestene cortancyl colchimax decapeptyl semglee
  trulicity alprax restyl insuline insulina sertralina lisinopril pradaxa lixiana`.split(/\s+/)
const MORE_SOLD =
  `doliprane dafalgan efferalgan gelocatil apiretal dalsy espidifen combiflam ben-u-ron novalgin aspirina aspirine
  ibuflam disprin saridon meftal`.split(/\s+/)

const keysOf = (names: readonly string[]) => new Set(names.map(medicineKey))
const soundsOf = (names: readonly string[]) => new Set(names.flatMap((name) => medicineSound(name) ?? []))

const PRESCRIBED = {
  keys: keysOf([...PRESCRIPTION_MEDICINES, ...MORE_PRESCRIBED]),
  sounds: soundsOf(PRESCRIPTION_MEDICINES),
}
const SOLD = { keys: keysOf([...OVER_THE_COUNTER, ...MORE_SOLD]), sounds: soundsOf(OVER_THE_COUNTER) }
/** Too common a sound, of the body, or a mineral of food as well. */
const FOODS_TOO = keysOf([
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
  const keys = [word, word.replace(/(?:e?s|en)$/, '')].map(medicineKey)
  if (keys.some((key) => FOODS_TOO.has(key))) return undefined
  if (keys.some((key) => SOLD.keys.has(key))) return 'overTheCounter'
  if (keys.some((key) => PRESCRIBED.keys.has(key) || isMedicineKey(key))) return 'prescription'
  if (!/[\p{Script=Devanagari}\p{Script=Telugu}]/u.test(word)) return undefined
  // Endings of cases stand behind the name in Telugu.
  for (const sound of soundsIn(word)) {
    if (SOLD.sounds.has(sound)) return 'overTheCounter'
    if (PRESCRIBED.sounds.has(sound)) return 'prescription'
  }
  return undefined
}

function soundsIn(word: string): string[] {
  const sounds: string[] = []
  for (let length = word.length; length >= Math.max(5, word.length - 4); length--) {
    const sound = medicineSound(word.slice(0, length))
    if (sound) sounds.push(sound)
  }
  return sounds
}
