import { folded, medicineOfId } from '@salus/terms/medicines'
import { illnessesOfVaccine, VACCINE_ILLNESSES } from '@salus/terms/vaccines'
import type { Person } from './types.ts'

const medicine = (...ids: Parameters<typeof medicineOfId>): string[] =>
  ids.flatMap((id) => Object.values(medicineOfId(id).names).flat())

/** People write an allergy to a part of a vaccine in these words, in six languages. */
const SUBSTANCES: Readonly<Record<string, readonly string[]>> = {
  gelatin: ['gelatin', 'gelatine', 'gelatina', 'gélatine', 'जिलेटिन', 'జెలటిన్'],
  neomycin: medicine('neomycin'),
  streptomycin: medicine('streptomycin'),
  yeast: ['yeast', 'levadura', 'levure', 'hefe', 'खमीर', 'यीस्ट', 'ఈస్ట్'],
  latex: ['latex', 'látex', 'caucho', 'caoutchouc', 'kautschuk', 'naturkautschuk', 'लेटेक्स', 'रबर', 'లాటెక్స్', 'రబ్బరు'],
  'polyethylene glycol': [
    'polyethylene glycol', 'polietilenglicol', 'polyéthylène glycol', 'polyethylenglykol', 'peg', 'पॉलीएथिलीन ग्लाइकोल',
    'పాలిఇథిలిన్ గ్లైకాల్', ...medicine('macrogol'),
  ],
} // biome-ignore format: words, as many as fit a line.

/** The illness of a vaccine, in the languages in which `@salus/terms` has no words for it; the names of vaccines are there. */
const ILLNESSES: Readonly<Record<string, readonly string[]>> = {
  diphtheria: ['डिप्थीरिया', 'డిఫ్తీరియా', 'డిప్తీరియా'],
  tetanus: ['टिटनेस', 'टेटनस', 'టెటనస్', 'ధనుర్వాతం'],
  pertussis: ['काली खाँसी', 'काली खांसी', 'పెర్టుసిస్', 'కోరింత దగ్గు'],
  polio: ['पोलियो', 'పోలియో'],
  hib: ['हिब', 'హిబ్'],
  'hepatitis-b': ['हेपेटाइटिस बी', 'హెపటైటిస్ బి'],
  'hepatitis-a': ['हेपेटाइटिस ए', 'హెపటైటిస్ ఎ'],
  pneumococcal: ['न्यूमोकोकल', 'निमोनिया', 'న్యుమోకోకల్', 'న్యుమోనియా'],
  rotavirus: ['रोटावायरस', 'రోటావైరస్'],
  measles: ['खसरा', 'एमएमआर', 'తట్టు', 'ఎంఎంఆర్'],
  mumps: ['गलसुआ', 'मम्प्स', 'గవదబిళ్లలు', 'మంప్స్'],
  rubella: ['रूबेला', 'రుబెల్లా'],
  varicella: ['चिकनपॉक्स', 'छोटी माता', 'ఆటలమ్మ', 'చికెన్‌పాక్స్'],
  zoster: ['शिंगल्स', 'हर्पीस ज़ोस्टर', 'షింగిల్స్'],
  meningococcal: ['मेनिंगोकोकल', 'मेनिन्जाइटिस', 'మెనింగోకోకల్', 'మెనింజైటిస్'],
  'meningococcal-b': ['मेनिंगोकोकल', 'मेनिन्जाइटिस', 'మెనింగోకోకల్', 'మెనింజైటిస్'],
  hpv: ['एचपीवी', 'హెచ్‌పివి'],
  influenza: ['फ्लू', 'इन्फ्लूएंजा', 'ఫ్లూ', 'ఇన్‌ఫ్లుయెంజా'],
  'covid-19': ['कोविड', 'कोरोना', 'కోవిడ్', 'కరోనా'],
  rsv: ['आरएसवी', 'ఆర్‌ఎస్‌వి'],
  tuberculosis: ['बीसीजी', 'బిసిజి', 'బీసీజీ'],
}

/** Somebody may have written no more than that. */
const VACCINE = [
  'vaccine', 'vaccines', 'vaccination', 'vaccinations', 'immunization', 'immunisation', 'vacuna', 'vacunas', 'vacunación', 'vaccin',
  'vaccins', 'impfung', 'टीका', 'टीके', 'टीकों', 'टीकाकरण', 'वैक्सीन', 'టీకా', 'టీకాలు', 'వ్యాక్సిన్',
] // biome-ignore format: words, as many as fit a line.

/** German writes vaccine and illness as one word: `Pneumokokkenimpfstoffe` is read as `Pneumokokken Impfung`. */
const inWords = (text: string): string => text.replace(/impf(ung|stoff)(en|e)?(?!\p{L})/giu, ' impfung ')

const words = (text: string): string => ` ${folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
const says = (substance: string, names: readonly string[] = []): boolean =>
  names.some((name) => words(substance).includes(words(name)))

/** Whether the record knows of an allergy to one of these, or to a vaccine that it does not name. */
export function isAllergic({ allergies, conditions }: Person, allergens: readonly string[]): boolean {
  // ICD-10: allergy to serum and vaccine.
  if (conditions.some((code) => code.startsWith('Z88.7'))) return true
  return allergies.some((substance) => {
    const named = namedIn(inWords(substance))
    return named.size === 0 ? says(inWords(substance), VACCINE) : allergens.some((id) => named.has(id))
  })
}

/** The allergens that somebody wrote down. */
const namedIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...illnessesOfVaccine({ name: text }),
    ...[...Object.entries(SUBSTANCES), ...Object.entries(ILLNESSES)].flatMap(([id, names]) =>
      says(text, names) ? [id] : [],
    ),
  ])

/** Allergens that a rule may name. */
export const ALLERGENS: ReadonlySet<string> = new Set([...Object.keys(SUBSTANCES), ...VACCINE_ILLNESSES])
