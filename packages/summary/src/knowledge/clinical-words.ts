/** Conditions, as phrases; abbreviations in capitals. A sentence that affirms one names a problem. */
export const CONDITIONS: readonly string[] =
  `HTN | DM | T2DM | T1DM | CHF | CAD | MI | NSTEMI | STEMI | CVA | TIA | DVT | PVD | PAD | OSA | URI | GORD | BPH | CKD | AKI | ESRD | OA | DJD | HLD | hyperlipidemia | myocardial infarction | diabetes mellitus | diabetes | type two diabetes | type 2 diabetes | type 1 diabetes | prediabetes | hypertension | high blood pressure | high cholesterol | heart failure | congestive heart failure | heart attack
  | coronary artery disease | atrial fibrillation | a-fib | afib | angina | stroke | mini-stroke | heart murmur | aneurysm | blood clot | blood clots | deep vein thrombosis | pulmonary embolism | cardiomyopathy
  | asthma | copd | emphysema | bronchitis | pneumonia | sleep apnea | tuberculosis | covid | covid-19 | influenza | flu | upper respiratory infection | sinus infection | ear infection | strep throat | common cold | a cold | head cold
  | reflux | acid reflux | gerd | ulcer | peptic ulcer | gastritis | crohn's disease | ulcerative colitis | irritable bowel syndrome | celiac disease | hepatitis | cirrhosis | gallstones | pancreatitis | diverticulitis | appendicitis | hernia | hemorrhoids
  | kidney stones | kidney disease | chronic kidney disease | kidney failure | acute kidney injury | urinary tract infection | uti | bladder infection | enlarged prostate
  | arthritis | rheumatoid arthritis | osteoarthritis | gout | lupus | fibromyalgia | osteoporosis | sciatica | scoliosis | fracture | sprain | strain | torn meniscus | carpal tunnel | carpal tunnel syndrome | bursitis | tendonitis | tendinitis | bunion | plantar fasciitis | herniated disc
  | migraine | migraines | epilepsy | seizure | seizures | seizure disorder | multiple sclerosis | parkinson's disease | dementia | alzheimer's disease | neuropathy | concussion | vertigo | bell's palsy
  | depression | anxiety | bipolar disorder | schizophrenia | ptsd | panic attacks | adhd | autism | substance abuse | alcoholism | insomnia | eating disorder
  | anemia | anaemia | iron deficiency | sickle cell disease | hypothyroidism | hyperthyroidism | thyroid disease | goiter | obesity | vitamin d deficiency
  | cancer | breast cancer | lung cancer | colon cancer | prostate cancer | melanoma | lymphoma | leukemia | tumor | tumour | carcinoma | glioma
  | eczema | psoriasis | acne | rosacea | shingles | cellulitis | abscess | hives | dermatitis | wound infection | infection | sepsis | hiv | herpes | endometriosis | fibroids | preeclampsia | glaucoma | cataract | cataracts | macular degeneration`
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.trim())

/** What is felt or seen: a problem where the text complains of it. */
export const SYMPTOMS: readonly string[] =
  `SOB | DOE | dyspnea | syncope | pain | ache | aches | aching | chest pain | abdominal pain | back pain | headache | headaches | fever | chills | nausea | vomiting | diarrhea | diarrhoea | constipation | cough | shortness of breath | short of breath
  | wheezing | dizziness | dizzy | lightheaded | lightheadedness | fatigue | fatigued | tired | weakness | numbness | tingling | swelling | swollen | rash | itching | itchy | bleeding | bruising | palpitations | fainting | blackout
  | weight loss | weight gain | sweating | night sweats | sore throat | runny nose | congestion | hoarseness | difficulty swallowing | heartburn | bloating | bloated | cramps | cramping | stiffness | tenderness | tender
  | blurred vision | double vision | hearing loss | ringing in the ears | confusion | hallucinations | memory loss | falls | fall | tremor | discharge | burning | incontinence | swelling of the legs | edema | loss of appetite | redness | injury | trauma | snoring | lump | murmur | crackles`
    .split(/\s*\|\s*/)
    .map((phrase) => phrase.trim())

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
