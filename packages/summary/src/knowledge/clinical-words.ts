import { CONDITIONS as NAMED } from '@salus/terms/conditions'

/** Short forms of notes, in capitals, and what names an illness in general or otherwise than a list does. */
const IN_NOTES =
  `DM | MI | TIA | PVD | PAD | OSA | URI | GORD | AKI | ESRD | OA | DJD | HLD | type two diabetes | prediabetes | a-fib | heart murmur | aneurysm | blood clot | blood clots
  | flu | upper respiratory infection | ear infection | a cold | head cold | ulcer | hepatitis | pancreatitis | kidney disease | acute kidney injury | uti | hiv
  | arthritis | fracture | sprain | strain | torn meniscus | carpal tunnel | tendonitis | tendinitis | seizure | seizures | concussion | ptsd
  | substance abuse | eating disorder | thyroid disease | tumor | tumour | carcinoma | abscess | dermatitis | wound infection | infection | herpes`
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.trim())

/** Conditions of which notes speak most, by ICD-10: the weights of the overview are tuned to their names. */
const MOST_TOLD =
  `A15 A41 B02 B24 C18 C34 C43 C50 C61 C71 C80 C85 C95 D25 D50 D57 D64 E03 E04 E05 E10 E11 E14 E55 E66 E78.0 E78.5
  F03 F10.2 F20 F31 F32 F41 F41.0 F84.0 F90 G20 G30 G35 G40 G43 G45 G47.0 G47.3 G51.0 G56.0 G62 H26 H35.3 H40 H81.1
  I10 I20 I21 I25 I26 I42 I48 I50 I64 I80.2 J00 J01 J02.0 J11 J18 J20 J43 J44 J45 K21 K27 K29 K35 K46 K50 K51 K57 K58 K64 K74 K80 K90.0
  L03 L20 L40 L50 L70 L71 M06.9 M10 M19 M20.1 M32 M41 M51 M54.3 M71 M72.2 M79.7 M81 N18 N20 N30 N39.0 N40 N80 O14 U07.1`.split(
    /\s+/,
  )

/** What is felt or seen: a problem where the text complains of it. */
export const SYMPTOMS: readonly string[] =
  `SOB | DOE | dyspnea | syncope | pain | ache | aches | aching | chest pain | abdominal pain | back pain | headache | headaches | fever | chills | nausea | vomiting | diarrhea | diarrhoea | constipation | cough | shortness of breath | short of breath
  | wheezing | dizziness | dizzy | lightheaded | lightheadedness | fatigue | fatigued | tired | weakness | numbness | tingling | swelling | swollen | rash | itching | itchy | bleeding | bruising | palpitations | fainting | blackout
  | weight loss | weight gain | sweating | night sweats | sore throat | runny nose | congestion | hoarseness | difficulty swallowing | heartburn | bloating | bloated | cramps | cramping | stiffness | tenderness | tender
  | blurred vision | double vision | hearing loss | ringing in the ears | confusion | hallucinations | memory loss | falls | fall | tremor | discharge | burning | incontinence | swelling of the legs | edema | loss of appetite | redness | injury | trauma | snoring | lump | murmur | crackles`
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.trim())

/** Conditions, as phrases; abbreviations in capitals. A sentence that affirms one names a problem. */
export const CONDITIONS: readonly string[] = [
  ...IN_NOTES,
  ...NAMED.filter(({ icd10 }) => MOST_TOLD.includes(icd10))
    .flatMap(({ names }) => names.en)
    .filter((name) => !SYMPTOMS.includes(name)),
]

/** Other words of medicine: body parts, tests, procedures, care. They weigh in what belongs in the overview. */
export const CARE_WORDS: ReadonlySet<string> = new Set(
  `abdomen abdominal ankle arm arms arteries artery back bladder blood bone bones bowel brain breast breath breathing calf chest colon ear ears elbow extremities eye eyes
  face feet finger fingers foot gallbladder groin hand hands head heart heel hip hips intestine jaw joint joints kidney kidneys knee knees leg legs ligament lip liver lumbar lung lungs lymph mouth muscle muscles neck
  nerve nerves nose ovary pelvic pelvis prostate rib ribs shoulder shoulders sinus skin spine stomach tendon testicle thigh throat thumb thyroid toe toes tongue tonsils tooth teeth urine uterus vagina vein veins wrist
  acute allergic allergies allergy appointment biopsy catheter chemotherapy chronic colonoscopy condition ct diagnosed diagnosis diet disease disorder dose echo echocardiogram ekg ecg emergency endoscopy exam
  examination exercise exposure flare followup function glucose hemoglobin history hospital hospitalization hospitalized hysterectomy imaging immunizations implant infusion inhaler injection lab labs lesion lesions mammogram mass medication medications
  medicine metabolic mri nodule normal abnormal operation pacemaker panel period periods physical physiotherapy pregnancy pregnant prescribe prescribed prescription pressure procedure progressive pulse radiates radiation recurrent referral referred rehab
  respiratory scan severe mild moderate smoke smoker smoking cigarettes pack packs alcohol drink drinks drinking beer wine tobacco drugs marijuana sober specialist splint sling brace crutches cast stable stent steroid steroids surgery surgeries surgical symptom symptoms syndrome systolic temperature test tests therapy tobacco transplant
  treatment treated ultrasound urinary urination vaccinated vaccination vaccine vascular vision vital vitals vitamin vitamins weight worse worsening worsened improved improving xray x-ray ray cardiologist neurologist hematologist surgeon dermatologist urologist gastroenterologist orthopedic
  married divorced single widowed lives live retired works worked occupation children son daughter mother father brother sister uncle aunt grandmother grandfather wife husband family college school grade died passed
  born delivery birth gestation weeks month months years year days hours daily twice nightly morning bedtime ago since yesterday left right upper lower bilateral`.split(
    /\s+/,
  ),
)

/** Endings of medical words: inflammation, growth, removal, looking inside and the like. */
export const CLINICAL_ENDINGS =
  /^[a-z]{3,}(?:itis|osis|emia|aemia|oma|omas|pathy|algia|ectomy|scopy|graphy|plasty|otomy|ostomy|plegia|paresis|penia|rrhea|rrhoea|megaly|uria|lithiasis|sclerosis|ologist|stenosis|phagia|pnea|iasis|trophy|genic)$/
