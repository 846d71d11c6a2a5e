import { type MedicineClass, medicinesOfClass } from '@salus/terms/medicines'
import { after, lastDayOf } from './calendar/days.ts'
import type { Day, Person, Span } from './types.ts'

const conditions =
  (...codes: string[]) =>
  (person: Person): boolean =>
    person.conditions.some((code) => codes.some((begin) => code.startsWith(begin)))

/** The code alone, without a closer one. */
const exactly =
  (...codes: string[]) =>
  (person: Person): boolean =>
    person.conditions.some((code) => codes.includes(code))

/** Counts as well when it is over. */
const ever =
  (test: (person: Person) => boolean) =>
  (person: Person): boolean =>
    test({ ...person, conditions: [...person.conditions, ...person.pastConditions] })

const both =
  (...tests: ((person: Person) => boolean)[]) =>
  (person: Person): boolean =>
    tests.every((test) => test(person))

const takes =
  (...ids: string[]) =>
  (person: Person): boolean =>
    person.medicines.some((id) => ids.includes(id))

const ofClasses = (...classes: MedicineClass[]): string[] =>
  classes.flatMap((each) => medicinesOfClass(each).flatMap(({ id }) => (id.includes('+') ? [] : [id])))

const any =
  (...tests: ((person: Person) => boolean)[]) =>
  (person: Person): boolean =>
    tests.some((test) => test(person))

// Immune medicines that act on one allergic path do not weaken the defense.
const NOT_WEAKENING = new Set([
  'sulfasalazine', 'dupilumab', 'tralokinumab', 'interferon-beta-1a', 'interferon-beta-1b', 'glatiramer', 'penicillamine',
  'omalizumab', 'mepolizumab', 'benralizumab', 'reslizumab', 'tezepelumab', 'fludrocortisone',
]) // biome-ignore format: words, as many as fit a line.
// The record names the ingredient alone: as a tablet or an infusion these weaken, as a cream or in place of the body's own they do not.
const UNCLEAR_STEROIDS = ['hydrocortisone', 'cortisone', 'triamcinolone', 'betamethasone']
const WEAKENING = ofClasses(
  'immune-medicine',
  'jak-inhibitor',
  'chemotherapy',
  'targeted-cancer-medicine',
  'steroid-tablet',
  'methotrexate',
).filter((id) => !NOT_WEAKENING.has(id) && !UNCLEAR_STEROIDS.includes(id))
const ANTICOAGULANTS = ofClasses('anticoagulant')
const VITAMIN_K_BLOCKERS = ['warfarin', 'acenocoumarol', 'phenprocoumon', 'fluindione']
const DIRECT_ANTICOAGULANTS = ['apixaban', 'dabigatran', 'edoxaban', 'rivaroxaban']
const STATINS = ofClasses('statin')
const POTASSIUM_SPARERS = ['spironolactone', 'eplerenone', 'finerenone', 'amiloride', 'triamterene']
const THYROID_HORMONES = ofClasses('levothyroxine')

// Groups of ICD-10 (WHO) and of ingredients.
const diabetes = conditions('E10', 'E11', 'E12', 'E13', 'E14')
const hypertension = conditions('I10', 'I11', 'I12', 'I13', 'I15')
const heartFailure = conditions('I50', 'I42', 'I11.0')
const heart = any(
  heartFailure,
  conditions('I05', 'I06', 'I07', 'I08', 'I09', 'I20', 'I21', 'I22', 'I25', 'I27', 'Q20', 'Q21', 'Q22', 'Q23', 'Q24'),
)
const copd = conditions('J43', 'J44')
const lungs = any(copd, conditions('J41', 'J42', 'J45', 'J47', 'J60', 'J61', 'J62', 'J84', 'E84'))
const kidneys = conditions('N18', 'N04', 'Z94.0', 'Z99.2')
const pressureMedicine = takes(...ofClasses('ace-inhibitor', 'sartan', 'diuretic'))
const directAnticoagulant = takes(...DIRECT_ANTICOAGULANTS)
const lithium = takes('lithium')
const liver = conditions('K70', 'K73', 'K74', 'B18', 'K76.6')
// The trait of sickle cells (D57.3) harms no spleen.
const noSpleen = any(
  exactly('D57'),
  conditions('D57.0', 'D57.1', 'D57.2', 'D57.4', 'D57.8', 'Q89.0', 'D73.0', 'Z90.81'),
)
/** Complement and spleen kill the germs of meningitis; this medicine stops complement. */
const openToMeningitis = any(noSpleen, conditions('D84.1'), takes('eculizumab'))
// HIV at any count, organs of others (skin, bone and cornea need no medicine against rejection), a marrow that fails, blood cancers and cancers that have spread; other cancers may be over for years.
const weakCodes = conditions(
  'D80', 'D81', 'D82', 'D83', 'D84', 'D89.81', 'B20', 'B21', 'B22', 'B23', 'B24', 'Z21', 'Z94.0', 'Z94.1', 'Z94.2', 'Z94.3', 'Z94.4',
  'Z94.8', 'Z94.9', 'D46', 'D61', 'D70', 'D71', 'D76',
  'C77', 'C78', 'C79', 'C81', 'C82', 'C83', 'C84', 'C85', 'C86', 'C88', 'C90', 'C91', 'C92', 'C93', 'C94', 'C95', 'C96',
) // biome-ignore format: codes, as many as fit a line.
const weakIllness = any(weakCodes, exactly('Z94'))
// HIV in a pregnancy, an organ that is rejected, chemotherapy, steroids and immune medicines for long, now or before (ICD-10-CM).
const perhapsWeak = conditions('O98.7', 'T86', 'Z51.1', 'Z79.52', 'Z79.6', 'Z92.25')
const weakImmunity = any(weakIllness, takes(...WEAKENING))
const stroke = conditions('I60', 'I61', 'I63', 'I64', 'I69', 'G45')

/** What a rule may ask of a person, besides age, sex and place. */
export const RISKS = {
  diabetes,
  'diabetes-1': conditions('E10'),
  prediabetes: conditions('R73'),
  'gestational-diabetes-before': (person: Person) =>
    conditions('Z86.32')(person) || (!person.isPregnant && ever(conditions('O24'))(person)),
  hypertension,
  'heart-failure': heartFailure,
  'heart-disease': heart,
  'artery-disease': any(conditions('I20', 'I21', 'I22', 'I24', 'I25', 'I65', 'I70', 'I73.9'), stroke),
  stroke,
  'atrial-fibrillation': conditions('I48'),
  copd,
  asthma: conditions('J45', 'J46'),
  'lung-disease': lungs,
  'kidney-disease': kidneys,
  'kidney-disease-early': conditions('N18.1', 'N18.2'),
  'kidney-disease-3': conditions('N18.3'),
  'kidney-disease-4': conditions('N18.4'),
  'kidney-disease-5': conditions('N18.5'),
  'kidney-disease-of-unknown-stage': exactly('N18', 'N18.9'),
  'chronic-kidney-disease': conditions('N18'),
  /** Dialysis or a transplant: their own team measures more often. */
  'kidney-replacement': conditions('N18.6', 'Z99.2', 'Z94.0'),
  'liver-disease': liver,
  'no-spleen': noSpleen,
  'open-to-meningitis': openToMeningitis,
  'intussusception-before': ever(conditions('K56.1')),
  'weak-immunity': weakImmunity,
  'weak-immunity-illness': weakIllness,
  /** Enough to ask before a live vaccine. */
  'weak-immunity-possible': any(weakImmunity, perhapsWeak, takes(...UNCLEAR_STEROIDS)),
  /** Illnesses with which flu and pneumonia are more dangerous everywhere. */
  'long-illness': any(diabetes, heart, lungs, kidneys, liver, noSpleen, weakImmunity, stroke),
  hypothyroidism: any(conditions('E03', 'E06.3', 'E89.0'), takes(...THYROID_HORMONES)),
  overweight: ({ bodyMass }: Person) => bodyMass !== null && bodyMass >= 25,
  'body-mass-unknown': ({ bodyMass }: Person) => bodyMass === null,
  smoked: ({ smoking }: Person) => smoking === 'former' || smoking === 'current',
  smokes: ({ smoking }: Person) => smoking === 'current',
  'smoking-unknown': ({ smoking }: Person) => smoking === null,
  'never-smoked': ({ smoking }: Person) => smoking === 'never',
  'diabetes-hba1c-high': both(diabetes, ({ hba1c }) => hba1c !== null && hba1c >= 8),
  'atrial-fibrillation-alone': (person: Person) => conditions('I48')(person) && !takes(...ANTICOAGULANTS)(person),
  'vitamin-k-blocker': takes(...VITAMIN_K_BLOCKERS),
  'direct-anticoagulant': directAnticoagulant,
  statin: takes(...STATINS),
  'potassium-sparer': takes(...POTASSIUM_SPARERS),
  'potassium-sparer-with-illness': both(
    takes(...POTASSIUM_SPARERS),
    any(heart, hypertension, kidneys, liver, diabetes),
  ),
  'direct-anticoagulant-with-kidney-disease': both(directAnticoagulant, kidneys),
  'pressure-medicine': pressureMedicine,
  lithium,
  /** The level can change in little time. */
  'lithium-with-more-risk': both(
    lithium,
    any(
      kidneys,
      conditions('E00', 'E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E89.0'),
      takes(...THYROID_HORMONES),
      pressureMedicine,
      takes(...ofClasses('nsaid')),
    ),
  ),
  methotrexate: takes('methotrexate'),
  amiodarone: takes('amiodarone'),
  'bowel-cancer-or-inflamed': conditions('C18', 'C19', 'C20', 'C21', 'K50', 'K51'),
  /** Polyps, an abnormal stool test, Lynch syndrome, bowel cancer in the family. */
  'bowel-finding': ever(conditions('D12', 'K63.5', 'Z86.010', 'Z15.09', 'Z80.0', 'R19.5')),
  'breast-cancer': any(conditions('C50', 'D05', 'Z90.1'), takes('tamoxifen', 'anastrozole', 'letrozole', 'exemestane')),
  'breast-finding': ever(conditions('R92', 'Z15.01')),
  // A stump of the cervix (Z90.711) is still screened.
  'no-cervix': conditions('Z90.710', 'Z90.712', 'C53', 'C54'),
  /** The womb was removed; nobody wrote down whether the cervix was. */
  'cervix-unknown': ever(exactly('Z90.7', 'Z90.71')),
  'cervix-finding': ever(conditions('R87.6', 'R87.81', 'N87', 'D06')),
  'lung-cancer': conditions('C34'),
  'prostate-cancer': conditions('C61', 'Z90.79'),
  /** A raised PSA, early changes, prostate cancer in the family. */
  'prostate-finding': ever(conditions('R97.2', 'D07.5', 'Z80.42')),
  aneurysm: conditions('I71'),
  osteoporosis: any(
    conditions('M80', 'M81', 'M82'),
    takes(...ofClasses('bisphosphonate'), 'denosumab', 'romosozumab', 'teriparatide', 'abaloparatide'),
  ),
  hiv: conditions('B20', 'B21', 'B22', 'B23', 'B24', 'Z21'),
  'hepatitis-b': conditions('B16', 'B18.0', 'B18.1'),
  'hepatitis-c': conditions('B17.1', 'B18.2'),
} as const satisfies Record<string, (person: Person) => boolean>

// A live vaccine waits so long after a medicine (UKHSA, Green Book, chapter 6).
const AFTER_STEROIDS = { months: 3 }
const AFTER_CHEMOTHERAPY = { months: 6 }
const AFTER_OTHERS = { months: 12 }
const STEROIDS = ofClasses('steroid-tablet')
const CHEMOTHERAPY = ofClasses('chemotherapy', 'methotrexate')

/** A medicine that weakens the defense was stopped so lately that a live vaccine is to be asked about. */
export const wasWeakLately = ({ stopped }: Person, today: Day): boolean =>
  stopped.some(({ id, date }) => WEAKENING.includes(id) && today < after(lastDayOf(date), waitAfter(id)))

function waitAfter(id: string): Span {
  if (STEROIDS.includes(id)) return AFTER_STEROIDS
  return CHEMOTHERAPY.includes(id) ? AFTER_CHEMOTHERAPY : AFTER_OTHERS
}

export type RiskId = keyof typeof RISKS

export const has = (person: Person, risk: RiskId): boolean => RISKS[risk](person)

/** What is over counts as well. */
export const hasOrHad = (person: Person, risk: RiskId): boolean => ever(RISKS[risk])(person)
