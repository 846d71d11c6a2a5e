import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../scripts/cpu-time.ts'
import { DISCHARGE_NOTE } from '../testing/notes.ts'
import { factChecker, factsNotIn } from './facts-not-in.ts'

const LETTER = `Dear Mr Osei,
You were seen on 3 March 2025. You are 58 years old and weigh 82.5 kg. Your blood pressure was 148/92 mmHg.
You have hypertension and gout. You do not have diabetes. You deny chest pain and dizziness, but report a cough.
Ramipril 10 mg once a day. Colchicine 500 mcg twice daily for 5 days. Stop ibuprofen.
X-ray of the left knee: mild arthritis. Cholesterol 6.1 mmol/L. Platelets 210,000.
Come back in two weeks, on Monday at 9:30.`

const SPANISH = `Informe: paciente de 64 años con hipertensión. Toma metformina 850 mg dos veces al día y atorvastatina 20 mg
por la noche. Creatinina 1,4 mg/dl el 12 de abril de 2024. Dolor en la rodilla izquierda desde hace tres semanas.`

const HINDI = 'मरीज़ मेटफॉर्मिन ५०० मिग्रा दिन में दो बार लेता है। एटोरवास्टेटिन 10 मिग्रा।'

const SPEECH = `Doctor: Do you have any chest pain?
Patient: No.
Doctor: Any cough?
Patient: Yes, for about three weeks.
Doctor: Your blood pressure is one forty over ninety. I will start you on lisinopril twenty milligrams.
Patient: I turned fifty five in August of two thousand eight. I smoke a pack a day.`

describe('a sentence that keeps to its source', () => {
  it.each([
    ['You were seen on March 3rd, 2025.', LETTER],
    ['Your visit was on 2025-03-03.', LETTER],
    ['Your visit was in March 2025.', LETTER],
    ['You weigh 82,5 kg and are fifty-eight years old.', LETTER],
    ['Your blood pressure was 148 over 92.', LETTER],
    ['You have high blood pressure and gout.', LETTER],
    ['You have no diabetes.', LETTER],
    ['You told the doctor that you have a cough, but no chest pain.', LETTER],
    ['Take 10 mg of ramipril daily.', LETTER],
    ['Take colchicine 0.5 mg two times a day for five days.', LETTER],
    ['Colchicine is taken twice a day, every day, for 5 days.', LETTER],
    ['You should no longer take ibuprofen (Advil).', LETTER],
    ['The X-ray of your left knee showed mild arthritis.', LETTER],
    ['Your platelets were 210000.', LETTER],
    ['Come back in 14 days, on Monday.', LETTER],
    ['Your letter does not mention warfarin or any heart attack.', LETTER],
    ['1. Drink enough water and rest. [2]', LETTER],
    ['Call 112 if the chest pain comes back.', LETTER],
    ['Gout can come with kidney disease, so ask your doctor about it.', LETTER],
    ['Keep taking your medicine and eat less salt.', LETTER],
    ['Painkillers such as naproxen can raise blood pressure.', LETTER],
    ['You take metformin 850 mg twice a day.', SPANISH],
    ['Your creatinine was 1.4 mg/dL on April 12, 2024.', SPANISH],
    ['Atorvastatin 20 mg is taken at night.', SPANISH],
    ['Your left knee has hurt for 3 weeks.', SPANISH],
    ['Sie sind 64 Jahre alt und nehmen zweimal täglich Metformin.', SPANISH],
    ['You take metformin 500 mg 2 times a day and atorvastatin 10 mg.', HINDI],
    ['Tomas 500 mg de metformina dos veces al día.', HINDI],
    ['आप मेटफॉर्मिन दिन में 2 बार लेते हैं।', HINDI],
    ['Your blood pressure is 140/90 and you are 55.', SPEECH],
    ['You have no chest pain, but you have had a cough for 3 weeks.', SPEECH],
    ['You start lisinopril 20 mg.', SPEECH],
    ['You smoke.', SPEECH],
    ['Ms. Gomez has a potassium of 5.6 and type 2 diabetes.', DISCHARGE_NOTE],
    ['She takes metformin 0.5 g BID and Lasix 40 mg daily.', DISCHARGE_NOTE],
    ['She stops amlodipine and sees cardiology in 2 weeks.', DISCHARGE_NOTE],
    ['She denies fever.', DISCHARGE_NOTE],
  ])('states nothing new: %s', (sentence, source) => {
    expect(factsNotIn(sentence, source)).toEqual([])
  })
})

describe('a sentence that adds to its source', () => {
  it.each([
    ['You were seen on 4 March 2025.', LETTER, ['4 march 2025']],
    ['You were seen in April 2025.', LETTER, ['april 2025']],
    ['You weigh 85 kg.', LETTER, ['85 kg']],
    ['You are 68 years old.', LETTER, ['68 years']],
    ['Your blood pressure was 184/92.', LETTER, ['184']],
    ['You have heart failure.', LETTER, ['heart failure']],
    ['You have diabetes.', LETTER, ['diabetes']],
    ['You have chest pain.', LETTER, ['chest pain']],
    ['You have no cough.', LETTER, ['no cough']],
    ['Take ramipril 100 mg once a day.', LETTER, ['100 mg']],
    ['Take ramipril 10 mcg once a day.', LETTER, ['10 mcg']],
    ['Take colchicine three times a day.', LETTER, ['3 times a day']],
    ['Take colchicine for 5 weeks.', LETTER, ['5 weeks']],
    ['You should start ibuprofen.', LETTER, ['ibuprofen started']],
    ['You take allopurinol for gout.', LETTER, ['allopurinol']],
    ['The X-ray of your right knee showed mild arthritis.', LETTER, ['right knee']],
    ['Your cholesterol was 7.1 mmol/L.', LETTER, ['7.1 mmol/l']],
    ['Your cholesterol was 6.1 mg/dL.', LETTER, ['6.1 mg/dl']],
    ['Your platelets were 21,000.', LETTER, ['21,000']],
    ['Come back on Tuesday.', LETTER, ['tuesday']],
    ['Come back in two months.', LETTER, ['2 months']],
    ['You take metformin 850 mg three times a day.', SPANISH, ['3 times a day']],
    ['You take gliclazide 850 mg.', SPANISH, ['gliclazide']],
    ['Your creatinine was 14 mg/dL.', SPANISH, ['14 mg/dl']],
    ['It was measured on April 21, 2024.', SPANISH, ['april 21, 2024']],
    ['Your right knee hurts.', SPANISH, ['right knee']],
    ['Sie nehmen Simvastatin.', SPANISH, ['Simvastatin']],
    ['You take metformin 1000 mg.', HINDI, ['1000 mg']],
    ['You take lisinopril.', HINDI, ['lisinopril']],
    ['आप लिसिनोप्रिल लेते हैं।', HINDI, ['लिसिनोप्रिल']],
    ['Your blood pressure is 150/90.', SPEECH, ['150']],
    ['You have chest pain.', SPEECH, ['chest pain']],
    ['You do not smoke.', SPEECH, ['no smoke']],
    ['She takes Zepbound 2.5 mg, and Zarontin 5 mg at that.', DISCHARGE_NOTE, ['2.5 mg', 'Zarontin']],
    ['She has a fever.', DISCHARGE_NOTE, ['fever']],
    ['She should stop metformin.', DISCHARGE_NOTE, ['metformin stopped']],
    ['She should start amlodipine.', DISCHARGE_NOTE, ['amlodipine started']],
    ['She had a stroke and has pneumonia.', DISCHARGE_NOTE, ['stroke', 'pneumonia']],
  ])('names it: %s', (sentence, source, facts) => {
    expect(factsNotIn(sentence, source)).toEqual(expect.arrayContaining(facts))
  })
})

it('a checker reads a source of 100,000 characters in a second and a sentence in a moment', () => {
  const source = DISCHARGE_NOTE.repeat(100).slice(0, 100_000)
  const began = cpuMs()
  const check = factChecker(source)
  const read = cpuMs()
  for (let index = 0; index < 50; index++) check(`She takes metformin ${index} mg and has no chest pain.`)
  expect(read - began).toBeLessThan(3000)
  expect(cpuMs() - read).toBeLessThan(1000)
})

it('a row of 100,000 digits is read in a moment', () => {
  const began = cpuMs()
  expect(factsNotIn('He has a cough.', `cough ${'1'.repeat(100_000)}`)).toEqual([])
  expect(cpuMs() - began).toBeLessThan(1000)
})
