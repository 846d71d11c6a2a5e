import { describe, expect, it } from 'vitest'
import { FINDINGS } from '../knowledge/index.ts'
import { makeTextReader, READ_LIMIT } from './read-text.ts'

const reader = makeTextReader(FINDINGS)
const answers = (text: string): Record<string, string> =>
  Object.fromEntries(reader.read(text).mentions.map(({ finding, answer }) => [finding, answer]))

describe('what people say is there', () => {
  it.each([
    [
      'my chest feels like an elephant is sitting on it and my left arm is numb',
      ['chest-pressure', 'pain-spreading-arm-jaw'],
    ],
    ['throwing up since last nite cant keep water down', ['vomiting', 'cannot-keep-fluids-down']],
    ['it hurts when I pee', ['painful-urination']],
    ['my belly is killing me', ['belly-pain', 'severe-belly-pain']],
    ['tightness across the chest', ['chest-pressure']],
    ['pain in my jaw and left arm', ['pain-spreading-arm-jaw']],
    ['I cant breath proply', ['severe-breathlessness']],
    ['pt c/o SOB', ['shortness-of-breath']],
    ['not only do I have a headache but also fever', ['headache', 'fever']],
    ['I have no appetite, headache and fever', ['loss-of-appetite', 'headache', 'fever']],
    ['the fever will not go away', ['fever']],
    ['vomiting, no blood', ['vomiting']],
    ['severe headache', ['severe-headache']],
    ['swollen red eyelid and fever', ['swollen-eyelid-red', 'fever']],
    ['everyone in the house has a headache', ['headache-of-the-household']],
    ['he never had his shots', ['unvaccinated']],
    // "back" begins another wording that leads nowhere.
    ['a bump on the back of my wrist', ['wrist-or-hand-lump']],
  ])('%s', (text, expected) => {
    expect(answers(text)).toMatchObject(Object.fromEntries(expected.map((id) => [id, 'yes'])))
  })

  it.each([
    ['my father had bowel cancer and I have blood in my stool', 'family-digestive-cancer', 'yes'],
    ['family history of bowel cancer', 'family-digestive-cancer', 'yes'],
    ['my mother was on dialysis and my flank hurts', 'known-kidney-disease', undefined],
    ['my mother was on dialysis and my flank hurts', 'family-kidney-disease', 'yes'],
    ['I have bowel cancer', 'family-digestive-cancer', undefined],
  ])('reads of relatives what concerns whoever asks: %s', (text, finding, answer) => {
    expect(answers(text)[finding]).toBe(answer)
  })

  it('shows the very words that a finding was read from', () => {
    const text = 'Hello. I have been throwing up since Monday'
    const vomiting = reader.read(text).mentions.find(({ finding }) => finding === 'vomiting')
    expect(text.slice(vomiting?.start, vomiting?.end)).toBe('throwing up')
  })

  it('does not take a returning pain for a back pain', () => {
    expect(answers('the pain came back')).not.toHaveProperty('back-pain')
    expect(answers('pain is back in my knee')).not.toHaveProperty('back-pain')
  })
})

describe('words that mean something else', () => {
  it.each([
    ['stabbing pain under my heel', 'stab-or-gunshot'],
    ['I got a flu shot in my arm', 'stab-or-gunshot'],
    ['my legs are swollen', 'leg-swelling-one'],
    ['my leg is swollen', 'legs-swelling-both'],
    ['I run three times a week', 'diarrhoea'],
    ['it gets worse while watching TV', 'hallucinations-or-delusions'],
    ['I cannot get the air con turned down', 'severe-breathlessness'],
    ['no period for 4 months, not pregnant', 'late-pregnancy'],
    ['sore along the inside of my knee', 'belly-pain'],
  ])('%s', (text, finding) => {
    expect(answers(text)[finding]).not.toBe('yes')
  })
})

describe('what is denied', () => {
  it.each([
    ['no fever', ['fever']],
    ['I dont have a fever', ['fever']],
    ['Denies fever, chills, night sweats, or chest pain.', ['fever', 'chills', 'night-sweats', 'chest-pain']],
    ['He has no fever, cough or shortness of breath', ['fever', 'cough', 'shortness-of-breath']],
    ['the fever is gone', ['fever']],
    ['without nausea', ['nausea']],
    ['Fever: no. Cough: no.', ['fever', 'cough']],
    ['afebrile', ['fever']],
    ['my chest does not hurt', ['chest-pain']],
    ['neither fever nor cough', ['fever', 'cough']],
    ['I have no thoughts of hurting myself', ['suicidal-thoughts']],
  ])('%s', (text, expected) => {
    expect(answers(text)).toMatchObject(Object.fromEntries(expected.map((id) => [id, 'no'])))
  })

  it('ends a denial where a new statement begins', () => {
    expect(answers('no fever but a bad cough')).toMatchObject({ fever: 'no', cough: 'yes' })
    expect(answers('no fever, sore throat, runny nose')).toMatchObject({
      fever: 'no',
      'sore-throat': 'yes',
      'runny-nose': 'yes',
    })
    expect(answers('no fever and my throat hurts')).toMatchObject({ fever: 'no', 'sore-throat': 'yes' })
    expect(answers('dont have fever or cough just a runny nose')).toMatchObject({
      fever: 'no',
      cough: 'no',
      'runny-nose': 'yes',
    })
  })

  it('does not take for denied what a painkiller could not help', () => {
    expect(answers('ibuprofen did not help my headache')).toMatchObject({ headache: 'yes' })
    expect(answers('a headache that tylenol doesnt touch and blurry vision')).toMatchObject({ 'blurred-vision': 'yes' })
    expect(answers('the vomiting has not stopped')).toMatchObject({ vomiting: 'yes' })
  })

  it('keeps a sign that matters after it has gone', () => {
    expect(answers('my speech was slurred for ten minutes but that is gone now')).toMatchObject({
      'speech-trouble': 'yes',
    })
  })

  it('believes the yes where a text says both', () => {
    expect(answers('no fever yesterday. Today I have a fever')).toMatchObject({ fever: 'yes' })
  })
})

describe('what is not a finding of the patient', () => {
  it.each([
    'My father had chest pain and died of a heart attack. I have a sore throat',
    'Family history of seizures. I have a sore throat',
    'What are the signs of chest pain? I have a sore throat',
    'I have a sore throat. If I get chest pain, should I call?',
    'I had chest pain years ago, now a sore throat',
    'My dog had a seizure and I have a sore throat',
  ])('%s', (text) => {
    const read = answers(text)
    expect(read['sore-throat']).toBe('yes')
    for (const id of ['chest-pain', 'seizure', 'pain-spreading-arm-jaw']) expect(read).not.toHaveProperty(id)
  })

  it('still hears a feared suicide', () => {
    expect(answers("I'm scared I might kill myself")).toMatchObject({ 'suicidal-thoughts': 'yes' })
  })
})

describe('who the patient is', () => {
  it.each([
    ['65yo M with chest pain', 65, 'male', true],
    ["I'm 34F and have a headache", 34, 'female', true],
    ['A 48-year-old woman presents with fever', 48, 'female', false],
    ['my 4 month old has a fever', 4 / 12, undefined, false],
    ['my 3 yo has 103 fever', 3, undefined, false],
    ['my son, 7 years old, has a rash', 7, 'male', false],
    ['my grandfather has chest pain', 75, 'male', false],
    ["I'm 28 weeks pregnant and have a headache", undefined, 'female', true],
    ['cough for 3 years', undefined, undefined, true],
  ] as const)('%s', (text, age, sex, isSelf) => {
    const { patient } = reader.read(text)
    expect({ age: patient.age, sex: patient.sex, isSelf: patient.isSelf || patient.label === 'the man' }).toEqual({
      age,
      sex,
      isSelf,
    })
  })

  it('takes the writer for the patient who is ill together with another', () => {
    const { patient, mentions } = reader.read('me and my wife both have a headache and feel dizzy')
    expect(patient.isSelf).toBe(true)
    expect(mentions.map(({ finding }) => finding)).toEqual(expect.arrayContaining(['headache', 'dizziness']))
  })

  it('takes the child for the patient when the child is the one described', () => {
    const { patient } = reader.read('I have a cold and now my baby has a fever, is vomiting and will not wake up')
    expect(patient.isSelf).toBe(false)
  })
})

describe('numbers', () => {
  it.each([
    ['103 fever', 'temperature_c', 39.4],
    ['fever of 38.5', 'temperature_c', 38.5],
    ['cough, chills, 38.4 since yesterday', 'temperature_c', 38.4],
    ['T 39.1', 'temperature_c', 39.1],
    ['temp is 101.5F', 'temperature_c', 38.6],
    ['BP 88/50', 'systolic_mmhg', 88],
    ['blood pressure 180 over 120', 'diastolic_mmhg', 120],
    ['HR 130', 'pulse_per_minute', 130],
    ['pulse of 44', 'pulse_per_minute', 44],
    ['RR 28', 'breaths_per_minute', 28],
    ['SpO2 89%', 'oxygen_percent', 89],
    ['sats 91% on room air', 'oxygen_percent', 91],
    ['sugar is 480', 'glucose_mg_per_dl', 480],
    ['glucose 22 mmol', 'glucose_mg_per_dl', 396.4],
    ['fasting sugar 1,30', 'glucose_mg_per_dl', 130],
    ['glucose 0.45', 'glucose_mg_per_dl', 45],
    ['fasting glucose 5.55', 'glucose_mg_per_dl', 100],
    ['ma glycémie à jeun est à 2,15', 'glucose_mg_per_dl', 215],
    ['mi glucosa en ayunas salió 2.15', 'glucose_mg_per_dl', 215],
    ['34 weeks pregnant', 'weeks_pregnant', 34],
    ['pain 9/10', 'pain_score', 9],
    ['took 30 paracetamol', 'tablets_taken', 30],
    ['potassium came back at 6.8', 'potassium_mmol_per_l', 6.8],
    ['K+ 2.3 and Na 121', 'sodium_mmol_per_l', 121],
    ['creatinine 500 µmol/L', 'creatinine_mg_per_dl', 5.66],
    ['creatinine has gone from 90 to 480', 'creatinine_mg_per_dl', 5.43],
    ['haemoglobin 62 g/L', 'haemoglobin_g_per_dl', 6.2],
    ['platelets are 14,000', 'platelets_per_nl', 14],
    ['platelets 0.4 lakh', 'platelets_per_nl', 40],
    ['HbA1c 12%', 'hba1c_percent', 12],
    ['a1c of 75 mmol/mol', 'hba1c_percent', 9.01],
    ['troponin 0.5', 'troponin_ng_per_l', 500],
    ['INR >8', 'inr', 8],
    ['calcium 3.6 mmol/L', 'calcium_mg_per_dl', 14.43],
  ])('%s', (text, kind, value) => {
    expect(reader.read(text).measurements).toContainEqual(expect.objectContaining({ kind, value }))
  })

  it.each([
    'I am 39',
    'for 100 days',
    'took 500 mg paracetamol',
    'on 12/25 it began',
    'at 38 weeks of age 40 people came',
    'my BMI is 38.4',
    'I weigh 101.5 pounds',
    'I take potassium 10 mEq twice daily',
    'vitamin D3 and B12',
    'CA 15-3 was checked',
    'potassium for 5 days',
    'my PSA in 2019',
    'sodium 121 tablets',
  ])('finds no vital sign in: %s', (text) => {
    const kinds = reader.read(text).measurements.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'weeks_pregnant')).toEqual([])
  })
})

describe('how long and how it began', () => {
  it.each([
    ['cough for 3 days', 3],
    ['2-day history of vomiting', 2],
    ['headache since yesterday', 1],
    ['rash x 2 weeks', 14],
    ['pain for a couple of weeks', 14],
    ['started 6 hours ago', 0.25],
    ['knee pain for 2 months', 60],
    ['3 Tage Fieber und kein Appetit', 3],
  ])('%s', (text, days) => {
    expect(reader.read(text).course.durationDays).toBeCloseTo(days)
  })

  it('hears a sudden beginning', () => {
    expect(reader.read('suddenly my arm went numb').course.onset).toBe('sudden')
  })
})

describe('spelling', () => {
  it.each([
    ['stomache pain and diarhea and vommiting', ['belly-pain', 'diarrhoea', 'vomiting']],
    ['headake and feaver', ['headache', 'fever']],
    ['shortnes of breth', ['shortness-of-breath']],
    ['chset pain', ['chest-pain']],
    ['dizzyness and nausia', ['dizziness', 'nausea']],
  ])('%s', (text, expected) => {
    expect(answers(text)).toMatchObject(Object.fromEntries(expected.map((id) => [id, 'yes'])))
  })

  it.each(['I played chess', 'see you later', 'I ate bread', 'the weather is nice today', 'we should meet tomorrow'])(
    'reads no symptom into: %s',
    (text) => expect(answers(text)).toEqual({}),
  )
})

describe('other languages', () => {
  it.each([
    ['me duele el pecho y no puedo respirar', 'es', ['chest-pain', 'severe-breathlessness']],
    ['quiero suicidarme', 'es', ['suicidal-thoughts']],
    ['mi hijo tomó lejía', 'es', ['swallowed-poison']],
    ["je n'arrive plus à respirer", 'fr', ['severe-breathlessness']],
    ["j'ai mal à la poitrine", 'fr', ['chest-pain']],
    ['ich habe starke Brustschmerzen', 'de', ['chest-pain']],
    ['ich will mich umbringen', 'de', ['suicidal-thoughts']],
    ['सीने में तेज दर्द', 'hi', ['chest-pain']],
    ['mujhe seene me bahut dard ho raha hai', 'hi', ['chest-pain']],
    ['मुझे सांस नहीं आ रही', 'hi', ['severe-breathlessness']],
    ['నాకు ఛాతీలో నొప్పి ఉంది', 'te', ['chest-pain']],
    ['naaku oopiri aadatam ledu', 'te', ['severe-breathlessness']],
  ])('%s', (text, language, expected) => {
    const reading = reader.read(text)
    expect(reading.language).toBe(language)
    expect(answers(text)).toMatchObject(Object.fromEntries(expected.map((id) => [id, 'yes'])))
  })

  it('hears a denial in them', () => {
    expect(answers('no me duele el pecho')).toMatchObject({ 'chest-pain': 'no' })
    expect(answers('मुझे सीने में दर्द नहीं है')).toMatchObject({ 'chest-pain': 'no' })
  })

  it('does not claim to know a language that it does not', () => {
    expect(reader.read('Ho mal di pancia da ieri').language).toBe('unknown')
    expect(reader.read('胸が痛い').language).toBe('unknown')
  })
})

describe('size', () => {
  it('reads a stated number of characters and no more', () => {
    const reading = reader.read('pain '.repeat(400_000))
    expect(reading.readCharacters).toBe(READ_LIMIT)
    expect(reading.totalCharacters).toBe(2_000_000)
  })
})

describe('a list of past illnesses ends at the first complaint of today', () => {
  it.each([
    ['Hx of asthma, mild shortness of breath, wheezing', { 'shortness-of-breath': 'yes', wheezing: 'yes' }],
    ['PMH: HTN, DM. Now chest pain', { 'known-diabetes': 'yes', 'chest-pain': 'yes' }],
    ['PMHx COPD, CHF, increasing SOB x 3 days', { 'known-copd': 'yes', 'shortness-of-breath': 'yes' }],
    ['67M hx HTN, gout, chest tightness', { 'known-gout': 'yes', 'chest-pressure': 'yes' }],
    ['history of asthma and eczema, now coughing', { 'known-asthma': 'yes', cough: 'yes' }],
  ])('%s', (text, expected) => expect(answers(text)).toMatchObject(expected))

  it.each([
    ['PMH: HTN, DM, seizures, depression. Cough for 3 days', ['seizure', 'low-mood']],
    ['Past medical history of gout, hypertension, chest pain in 2019. Sore throat.', ['chest-pain']],
    ["Ten years ago I didn't want to live, but now I am well", ['suicidal-thoughts']],
  ])('and what was so before stays so: %s', (text, over) => {
    const told = answers(text)
    for (const finding of over) expect(told).not.toHaveProperty(finding)
  })
})
