import type { DueCheck } from '@salus/contract'

/** Each check by its id: its name, and what one asks about. */
export const DUE_NAMES: Readonly<Record<string, readonly [name: string, asked: string]>> = {
  hba1c: ['Long-term blood sugar (A1C)', 'your long-term blood sugar test (A1C)'],
  'diabetes-eyes': ['Eye check in diabetes', 'an eye check for your diabetes'],
  'diabetes-feet': ['Foot check in diabetes', 'a foot check for your diabetes'],
  'diabetes-kidneys': ['Kidney check in diabetes', 'a kidney check for your diabetes'],
  'kidney-disease-kidneys': ['Kidney check', 'your kidney check'],
  'kidneys-and-potassium': ['Kidneys and potassium', 'a blood test of kidneys and potassium'],
  'copd-review': ['COPD check-up', 'your yearly COPD check-up'],
  'asthma-review': ['Asthma check-up', 'your asthma check-up'],
  'heart-failure-review': ['Heart failure check-up', 'your heart failure check-up'],
  thyroid: ['Thyroid test (TSH)', 'your thyroid test (TSH)'],
  'atrial-fibrillation-review': ['Stroke risk in atrial fibrillation', 'your stroke risk'],
  inr: ['Clotting test (INR)', 'your clotting test (INR)'],
  'anticoagulant-kidneys': ['Blood test with a blood thinner', 'a blood test for your blood thinner'],
  'lithium-level': ['Lithium level', 'your lithium level'],
  'lithium-kidneys-thyroid': ['Kidneys and thyroid with lithium', 'a test of kidneys and thyroid'],
  'methotrexate-blood': ['Blood tests with methotrexate', 'your blood tests for methotrexate'],
  'statin-liver': ['Liver test with a statin', 'a liver test for your statin'],
  'amiodarone-thyroid-liver': ['Thyroid and liver with amiodarone', 'a test of thyroid and liver'],
  flu: ['Flu shot', 'a flu shot'],
  covid: ['COVID-19 vaccine', 'a COVID-19 vaccine'],
  pneumococcal: ['Pneumonia vaccine', 'a pneumonia vaccine'],
  shingles: ['Shingles vaccine', 'a shingles vaccine'],
  rsv: ['RSV vaccine', 'an RSV vaccine'],
  tetanus: ['Tetanus booster', 'a tetanus booster'],
  'whooping-cough-in-pregnancy': ['Whooping cough vaccine in pregnancy', 'a whooping cough vaccine'],
  hpv: ['HPV vaccine', 'an HPV vaccine'],
  'hepatitis-b': ['Hepatitis B vaccine', 'a hepatitis B vaccine'],
  mmr: ['Measles vaccine (MMR)', 'a measles vaccine (MMR)'],
  'child-card': ['Vaccination card', 'the vaccination card'],
  'diphtheria-child': [
    'Diphtheria, tetanus and whooping cough',
    'a dose against diphtheria, tetanus and whooping cough',
  ],
  'polio-child': ['Polio vaccine', 'a dose against polio'],
  'hib-child': ['Hib vaccine', 'a dose against Hib'],
  'pneumococcal-child': ['Pneumococcal vaccine', 'a pneumococcal dose'],
  'rotavirus-child': ['Rotavirus vaccine', 'a rotavirus dose'],
  'hepatitis-b-child': ['Hepatitis B vaccine for children', 'a dose against hepatitis B'],
  'meningococcal-b-child': ['Meningitis B vaccine', 'a dose against meningitis B'],
  'measles-child': ['Measles, mumps and rubella', 'a dose against measles, mumps and rubella'],
  'chickenpox-child': ['Chickenpox vaccine', 'a dose against chickenpox'],
  'hepatitis-a-child': ['Hepatitis A vaccine', 'a dose against hepatitis A'],
  'meningococcal-teen': ['Meningitis ACWY vaccine', 'a dose against meningitis'],
  'tuberculosis-child': ['Tuberculosis vaccine (BCG)', 'the BCG vaccine'],
  'blood-pressure': ['Blood pressure', 'a blood pressure check'],
  'bowel-cancer': ['Bowel cancer screening', 'bowel cancer screening'],
  'breast-cancer': ['Breast cancer screening', 'breast cancer screening'],
  'cervical-cancer': ['Cervical cancer screening', 'cervical cancer screening'],
  'lung-cancer': ['Lung cancer screening', 'lung cancer screening'],
  aneurysm: ['Ultrasound of the main artery', 'an ultrasound of the main artery'],
  'bone-density': ['Bone check', 'a bone check'],
  'diabetes-test': ['Diabetes test', 'a diabetes test'],
  cholesterol: ['Cholesterol', 'a cholesterol test'],
  'hiv-test': ['HIV test', 'an HIV test'],
  'hepatitis-c-test': ['Hepatitis C test', 'a hepatitis C test'],
  'eye-test': ['Eye test', 'an eye test'],
  'mouth-check': ['Mouth check', 'a mouth check'],
}

/** A rule that is newer than this page still has a name. */
export const dueName = ({ id }: Pick<DueCheck, 'id'>): string => DUE_NAMES[id]?.[0] ?? id.replaceAll('-', ' ')

/** “Ask about a flu shot”. `{your}` speaks of whose record it is. */
export const dueAsk = ({ id }: Pick<DueCheck, 'id'>): string =>
  `Ask about ${(DUE_NAMES[id]?.[1] ?? dueName({ id })).replace(/\byour\b/, '{your}')}`
