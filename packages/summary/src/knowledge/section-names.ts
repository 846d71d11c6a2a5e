export type Section =
  | 'complaint'
  | 'history'
  | 'past'
  | 'surgery'
  | 'medicines'
  | 'allergies'
  | 'family'
  | 'social'
  | 'review'
  | 'vitals'
  | 'exam'
  | 'results'
  | 'assessment'
  | 'plan'
  | 'instructions'
  | 'course'
  | 'administration'
  | 'other'
  | 'none'

const NAMES: Record<Exclude<Section, 'none'>, string> = {
  complaint:
    'chief complaint | cc | presenting complaint | reason for visit | reason for referral | reason for consultation | reason for admission | pc | presenting problem | complaint | chief complaints',
  history:
    'hpi | history of present illness | history of presenting complaint | hopi | hpc | present illness | interval history | subjective | history | history of present complaint | s | background and history',
  past: 'pmh | pmhx | past medical history | medical history | past history | past medical and surgical history | background | comorbidities | problem list | active problems | problems | significant past medical history | ob history | obstetric history | gynecologic history | past psychiatric history',
  surgery:
    'psh | past surgical history | surgical history | procedures | surgeries | operations | procedures performed',
  medicines:
    'medications | medication | meds | current medications | current meds | home medications | discharge medications | medications on discharge | medications on admission | admission medications | medicines | current medicines | drug history | dh | prescriptions | medication list | new medications | medication changes | changes to medications | medications at discharge | tto | ttos',
  allergies: 'allergies | allergy | drug allergies | known allergies | allergies and intolerances | adverse reactions',
  family: 'family history | fh | fhx | family hx',
  social: 'social history | sh | shx | social hx | habits | lifestyle',
  review: 'ros | review of systems | systems review | review of symptoms',
  vitals: 'vitals | vital signs | vs | observations | obs | vitals reviewed',
  exam: 'exam | examination | physical exam | physical examination | pe | objective | on examination | o/e | mental status exam | o | clinical examination',
  results:
    'labs | lab results | laboratory results | laboratory data | laboratory | results | test results | investigations | imaging | radiology | studies | diagnostics | diagnostic studies | blood tests | bloods | laboratory studies | pertinent results | tests | ecg | ekg | pathology | labs and imaging | procedures and investigations | laboratory findings | imaging studies | diagnostic data',
  assessment:
    'assessment | impression | diagnosis | diagnoses | discharge diagnosis | discharge diagnoses | admission diagnosis | admitting diagnosis | primary diagnosis | secondary diagnoses | final diagnosis | assessment and plan | a/p | ap | a and p | assessment/plan | impression and plan | clinical impression | a | principal diagnosis | working diagnosis | conclusion | opinion | summary',
  plan: 'plan | treatment plan | recommendations | recommendation | management | plan of care | management plan | treatment | p | actions | disposition | next steps',
  instructions:
    'instructions | discharge instructions | follow up | follow-up | followup | follow up plan | follow-up plan | patient instructions | advice | discharge plan | follow up appointments | follow-up appointments | appointments | aftercare | return precautions | when to seek help | patient education | patient education and counseling | advice to patient | activity | diet | pending results | pending tests | pending',
  course:
    'hospital course | clinical course | course | ed course | emergency department course | brief hospital course | progress | course in hospital',
  // The title of the whole paper says nothing by itself.
  other:
    'discharge summary | discharge letter | clinic letter | clinic note | progress note | consultation note | consultation | operative note | emergency department note | ed note | history and physical | h and p | referral letter | outpatient letter | medical report | report | visit summary | after visit summary | soap note | office visit',
  administration:
    'name | patient name | dob | date of birth | mrn | address | date | date of admission | date of discharge | admission date | discharge date | nhs number | phone | attending | provider | electronically signed by | signed | dictated by | cc list | hospital number | gender | sex | age | patient id | account number | telephone | fax | encounter date | date of service | consultant | gp | dear',
}

/** What a heading says, in lower case and without brackets, and the section that it opens. */
export const SECTION_NAMES: ReadonlyMap<string, Section> = new Map(
  Object.entries(NAMES).flatMap(([section, names]) =>
    names.split(' | ').map((name): [string, Section] => [name, section as Section]),
  ),
)
