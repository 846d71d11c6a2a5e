export interface SpecialityEntry {
  /** As doctors in the United States call it. */
  name: string
  /** As people say it, and what the field is called elsewhere. */
  layNames: readonly string[]
  /**
   * Beginnings of its Health Care Provider Taxonomy codes, as the register of providers uses them. The longest that fits
   * a code decides.
   */
  taxonomy: readonly string[]
}

const entry = (name: string, layNames: string, taxonomy: string): SpecialityEntry => ({
  name,
  layNames: layNames.split(', '),
  taxonomy: taxonomy.split(' '),
})

/** Whom one can look for. */
export const SPECIALITIES: readonly SpecialityEntry[] = [
  entry('Family Medicine', 'family doctor, general practitioner, GP, general practice, primary care', '207Q 208D'),
  entry('Internal Medicine', 'internist, adult doctor, primary care', '207R'),
  entry(
    'Pediatrics',
    'children’s doctor, child doctor, paediatrics, paediatrician, kids doctor, baby doctor',
    '208000 2080',
  ),
  entry('Geriatrics', 'doctor for old people, elderly care, geriatrician', '207QG0300 207RG0300'),
  entry(
    'Cardiology',
    'heart doctor, heart specialist, cardiologist',
    '207RC0000 207RC0001 207RI0011 207RA0001 207UN0901',
  ),
  entry('Pediatric Cardiology', 'children’s heart doctor', '2080P0202'),
  entry('Dermatology', 'skin doctor, skin specialist, dermatologist', '207N'),
  entry('Allergy and Immunology', 'allergy doctor, allergist, hay fever doctor', '207K 207RA0201 2080P0201'),
  entry('Endocrinology', 'hormone doctor, diabetes doctor, thyroid doctor, endocrinologist', '207RE0101 2080P0205'),
  entry(
    'Gastroenterology',
    'stomach doctor, gut doctor, bowel doctor, liver doctor, gastroenterologist',
    '207RG0100 207RI0008 207RT0003 2080P0206',
  ),
  entry('Hematology', 'blood doctor, haematology, haematologist', '207RH0000 207RH0003 2080P0207'),
  entry('Oncology', 'cancer doctor, oncologist', '207RX0202 207VX0201 2086X0206'),
  entry('Infectious Disease', 'infection doctor, HIV doctor, tropical medicine', '207RI0200 2080P0208'),
  entry('Nephrology', 'kidney doctor, nephrologist, dialysis doctor', '207RN0300 2080P0210'),
  entry(
    'Pulmonology',
    'lung doctor, chest doctor, breathing doctor, respiratory medicine, pulmonologist',
    '207RP1001 2080P0214',
  ),
  entry('Rheumatology', 'joint doctor, arthritis doctor, rheumatologist', '207RR0500 2080P0216'),
  entry('Sleep Medicine', 'sleep doctor, snoring doctor', '207QS1201 207RS0012 207YS0012 2080S0012 2084S0012'),
  entry('Sports Medicine', 'sports doctor, sports injury', '207PS0010 207QS0010 207RS0010 207XX0005 2081S0010 204C'),
  entry(
    'Neurology',
    'nerve doctor, brain doctor, headache doctor, neurologist',
    '2084N0400 2084N0402 2084V0102 2084N0008 2084N0600',
  ),
  entry('Neurosurgery', 'brain surgeon, spine surgeon, neurosurgeon', '207T'),
  entry(
    'Psychiatry',
    'mental health doctor, psychiatrist, depression doctor, shrink',
    '2084P0800 2084P0804 2084P0805 2084P0015 2084',
  ),
  entry(
    'Addiction Medicine',
    'addiction doctor, alcohol and drugs',
    '207QA0401 207RA0401 207LA0401 2084A0401 2084P0802 101YA 103TA0400',
  ),
  entry('Psychology', 'psychologist, therapist, talking therapy', '103T 103G'),
  entry('Counseling', 'counselor, counsellor, therapist', '101Y 106H'),
  entry('Social Work', 'social worker', '1041'),
  entry(
    'Obstetrics and Gynecology',
    'women’s doctor, OB-GYN, OBGYN, OB GYN, OB/GYN, pregnancy doctor, gynaecology, gynaecologist, gynecologist, obstetrics',
    '207V',
  ),
  entry('Fertility', 'fertility doctor, IVF doctor, reproductive endocrinology', '207VE0102'),
  entry('Midwifery', 'midwife', '367A 176B'),
  entry('Urology', 'bladder doctor, prostate doctor, men’s doctor, urologist', '2088'),
  entry('Ophthalmology', 'eye doctor, eye surgeon, ophthalmologist', '207W'),
  entry('Optometry', 'eye doctor, glasses, optometrist, eye test', '152W'),
  entry('Otolaryngology', 'ear nose and throat, ENT, ear doctor, throat doctor, nose doctor', '207Y'),
  entry('Audiology', 'hearing test, hearing aids, audiologist', '231H 237'),
  entry(
    'Orthopedics',
    'bone doctor, knee doctor, hip doctor, back doctor, back pain, orthopaedics, orthopaedic surgeon, joint surgeon',
    '207X',
  ),
  entry('Podiatry', 'foot doctor, podiatrist, chiropodist', '213E'),
  entry('Physical Therapy', 'physiotherapist, physio, physical therapist, back pain', '2251'),
  entry('Occupational Therapy', 'occupational therapist', '225X'),
  entry('Speech Therapy', 'speech therapist, speech and language', '235Z'),
  entry('Rehabilitation', 'rehab doctor, physical medicine', '2081'),
  entry('Pain Medicine', 'pain doctor, back pain doctor', '208VP 207LP2900 2081P2900 2084P2900'),
  entry('Chiropractic', 'chiropractor, back adjuster', '111N'),
  entry('General Surgery', 'surgeon, surgery', '2086'),
  entry('Pediatric Surgery', 'children’s surgeon, paediatric surgery', '2086S0120'),
  entry('Plastic Surgery', 'plastic surgeon, cosmetic surgeon', '2082 2086S0122'),
  entry('Vascular Surgery', 'vein doctor, artery doctor, varicose veins', '2086S0129 202K'),
  entry('Thoracic Surgery', 'heart surgeon, chest surgeon, heart surgery', '208G'),
  entry('Colorectal Surgery', 'bowel surgeon, haemorrhoids doctor, hemorrhoid doctor', '208C'),
  entry('Oral Surgery', 'jaw surgeon, wisdom teeth', '204E 1223S0112'),
  entry('Dentistry', 'dentist, tooth doctor, teeth, toothache', '1223'),
  entry('Orthodontics', 'braces, orthodontist', '1223X0400'),
  entry('Radiology', 'X-ray doctor, scans, radiologist', '2085'),
  entry('Radiation Oncology', 'radiotherapy, radiation for cancer', '2085R0001 2085R0203'),
  entry('Anesthesiology', 'anaesthetist, anaesthesia, anesthesiologist', '207L'),
  entry('Emergency Medicine', 'emergency doctor, ER, casualty', '207P'),
  entry('Genetics', 'gene doctor, genetic counselling, inherited illness', '207S 170'),
  entry('Palliative Care', 'hospice, end of life care', '207QH0002 207RH0002 207LH0002'),
  entry('Occupational Medicine', 'work doctor, company doctor', '2083X0100 2083P0500'),
  entry('Nutrition', 'dietitian, dietician, nutritionist, diet', '133'),
  entry('Nurse Practitioner', 'nurse, primary care nurse', '363L'),
  entry('Physician Assistant', 'PA, physician associate', '363A'),
]

/** The speciality of a taxonomy code; none for those that nobody looks for. */
export function specialityOfCode(code: string): string | undefined {
  for (let length = code.length; length >= 3; length--) {
    const name = BY_BEGINNING.get(code.slice(0, length))
    if (name !== undefined) return name
  }
  return undefined
}

const BY_BEGINNING = new Map(
  SPECIALITIES.flatMap(({ name, taxonomy }) => taxonomy.map((code) => [code, name] as const)),
)

/** The speciality that somebody means: by its name or one of its lay names, whole. */
export function specialityNamed(words: string): string | undefined {
  const asked = plain(words)
  return SPECIALITIES.find(({ name, layNames }) => [name, ...layNames].some((each) => plain(each) === asked))?.name
}

/** Whether somebody who asks for a doctor in these words means this speciality: "eye" means each kind of eye doctor. */
export function isSpecialityMeant(words: string, name: string): boolean {
  const asked = bare(words)
  const known = SPECIALITIES.find((each) => each.name === name)?.layNames ?? []
  return (
    name.toLowerCase().includes(plain(words)) || (asked !== '' && [name, ...known].some((each) => bare(each) === asked))
  )
}

/** Without what all doctors are: "knee doctor" and "knees" both are "knee". */
const bare = (words: string): string =>
  plain(words)
    .replace(/ (doctor|specialist|physician)s?$/, '')
    .replace(/(?<=[a-z]{3})(?<!s)s$/, '')

const plain = (words: string): string => words.trim().toLowerCase().replaceAll('’', "'").replaceAll(',', '')
