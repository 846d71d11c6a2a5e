import { ANALYTES } from '@salus/terms/lab-tests'
import { VITAL_SIGNS } from '@salus/terms/vital-signs'

/** Tests of which notes tell a number. */
const MOST_TOLD = new Set(
  `Hemoglobin | Hematocrit | Erythrocytes | Leukocytes | Platelets | MCV | Neutrophils % | Neutrophils | Lymphocytes % | Lymphocytes | Erythrocyte sedimentation rate | INR | aPTT | Fibrinogen | D-dimer
  | Glucose | Fasting glucose | Hemoglobin A1c | Creatinine | Glomerular filtration rate | Urea | Urea nitrogen | Urate | Sodium | Potassium | Chloride | Carbon dioxide | Bicarbonate | Calcium | Phosphate | Magnesium
  | Protein total | Albumin | Bilirubin total | Alanine aminotransferase | Aspartate aminotransferase | Alkaline phosphatase | Gamma-glutamyl transferase | Lactate dehydrogenase | Creatine kinase | Amylase | Lipase
  | Cholesterol total | HDL cholesterol | LDL cholesterol | Triglycerides | Iron | Iron binding capacity | Transferrin saturation | Ferritin | C-reactive protein | Procalcitonin | Lactate | Ammonia
  | Troponin I | Troponin T | NT-proBNP | BNP | Thyrotropin | Thyroxine free | Triiodothyronine free | Thyroxine | Triiodothyronine | Cortisol | Choriogonadotropin beta | Vitamin D | Cobalamin | Folate | Prostate specific antigen`.split(
    /\s*\|\s*/,
  ),
)
/** Names of tests that are taken as medicines too, or mean something else in a sentence: "I got 3". */
const NO_TEST = new Set(['thyroxine', 'folic acid', 'cyanocobalamin', 'vitamin d3', 'got', 'pct', 'protein'])
/** Shorter ones are words, or units of a dose. */
const SHORTEST = 3
const IN_NOTES =
  `hb | na | k | cr | t4 | t3 | 25-oh vitamin d | ck | bp | hr | rr | oxygen | sats | o2 sats | wt | ejection fraction | lvef | ef | peak flow | fev1 | ph | urine protein | microalbumin | albumin/creatinine ratio`.split(
    /\s*\|\s*/,
  )

/** What is measured, in small letters; a number after one of these is a result. */
export const RESULT_NAMES: readonly string[] = [
  ...IN_NOTES,
  ...[
    ...ANALYTES.filter(({ name, specimen }) => !specimen && MOST_TOLD.has(name)).flatMap(({ name, names }) => [
      name.toLowerCase(),
      ...names.en,
    ]),
    ...Object.values(VITAL_SIGNS).flatMap(({ names }) => names.en),
  ].filter((name) => name.length >= SHORTEST && !NO_TEST.has(name)),
]

/** Tests that answer in a word rather than a number. */
export const WORDED_TESTS: readonly string[] =
  `x-ray | chest x-ray | chest xray | cxr | ct | ct scan | ct head | mri | mri scan | ultrasound | echocardiogram | echo | ekg | ecg | electrocardiogram | urinalysis | urine culture | blood culture | blood cultures | culture | throat culture | strep test | rapid strep | covid test | flu test | pregnancy test | biopsy | mammogram | colonoscopy | endoscopy | pap smear | stress test | hiv test | hepatitis b | hepatitis c | stool test | eeg | dexa | dexa scan | cbc | cmp | bmp | lipid panel | liver function tests | lfts | thyroid function tests`
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.trim())

export const RESULT_UNITS: ReadonlySet<string> = new Set(
  `% mg/dl g/dl g/l mmol/l umol/l µmol/l mmol/mol mol/l meq/l miu/l miu/ml mu/l iu/l u/l ng/ml ng/dl ng/l pg/ml pmol/l nmol/l ug/l mcg/dl mcg/l mg/l mg/g mm/hr mm/h mmhg bpm k/ul x10^9/l x10e9/l 10^9/l cells/ul fl pg s sec seconds kg lb lbs pounds cm m kg/m2 c f °c °f degrees /min l/min ml/min ml/min/1.73m2 ml/min/1.73 percent mg ml l`.split(
    /\s+/,
  ),
)
