/** What is measured, in small letters; a number after one of these is a result. */
export const RESULT_NAMES: readonly string[] =
  `hemoglobin | haemoglobin | hgb | hb | hemoglobin a1c | haemoglobin a1c | hba1c | a1c | hematocrit | haematocrit | hct | wbc | white blood cell count | white blood cells | white cell count | rbc | platelets | platelet count | plt | mcv | neutrophils | lymphocytes
  | sodium | na | potassium | k | chloride | bicarbonate | co2 | bun | urea | creatinine | cr | egfr | gfr | glucose | fasting glucose | blood glucose | blood sugar | fasting blood sugar | calcium | magnesium | phosphate | phosphorus | uric acid
  | total cholesterol | cholesterol | ldl | ldl cholesterol | hdl | hdl cholesterol | triglycerides | ast | alt | alp | alkaline phosphatase | ggt | bilirubin | total bilirubin | albumin | total protein | lipase | amylase
  | tsh | free t4 | t4 | t3 | free t3 | ferritin | iron | tibc | transferrin saturation | vitamin b12 | b12 | folate | vitamin d | 25-oh vitamin d | crp | c-reactive protein | esr | procalcitonin | lactate | inr | ptt | aptt | d-dimer | fibrinogen | troponin | troponin i | troponin t | bnp | nt-probnp | ck | ldh | psa | hcg | cortisol | ammonia
  | blood pressure | bp | heart rate | hr | pulse | respiratory rate | rr | respirations | temperature | temp | oxygen saturation | o2 saturation | o2 sat | oxygen | spo2 | sats | o2 sats | weight | wt | height | bmi | ejection fraction | lvef | ef | peak flow | fev1 | ph | urine protein | microalbumin | albumin/creatinine ratio`
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.trim())

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
