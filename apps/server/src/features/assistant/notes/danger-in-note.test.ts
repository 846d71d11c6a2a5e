import { describe, expect, it } from 'vitest'
import { dangerIn } from './danger-in-note.ts'

describe('somebody who is in danger now is told to call', () => {
  it.each([
    'I have crushing chest pain right now.',
    'Patient has crushing chest pain and is sweating.',
    'Crushing chest pain, sweating, left arm numb.',
    "My husband's face is drooping and he cannot speak.",
    'My baby is 2 weeks old and has a fever of 39 C.',
    'My daughter swallowed a button battery. She is drooling.',
    'I want to kill myself tonight.',
    "I can't breathe and my lips are blue",
    'I was discharged yesterday after a heart attack. Now I have crushing chest pain again and I am sweating.',
    'I was discharged yesterday after a heart attack. Today: crushing chest pain, sweating, cannot breathe.',
    'I took 40 tablets of paracetamol an hour ago.',
    'My father collapsed and he is not responding.',
    'My tongue is swelling and my throat is closing after eating peanuts. I was given this note at my last visit: avoid nuts.',
    'Discharge summary\nDiagnoses: Angina. Hypertension.\nPlan: Follow up with Dr. Mehta in 2 weeks.\n\nI have crushing chest pain right now and I am sweating.',
    'The patient is unresponsive and is not breathing.',
    'Nurse: How can I help you?\nPatient: I have crushing chest pain right now, and I am sweating.',
    'Patient reports crushing chest pain and sweating right now.',
    'She is having a seizure right now and it does not stop.',
    'I am 34 weeks pregnant and I am bleeding heavily.',
    'i am having the worst headache of my life, it came on suddenly, my neck is stiff',
    'I vomited blood, a lot of it, and I feel faint.',
    'Half of my face is numb and my speech is slurred',
    'My son fell from the roof and is unconscious.',
    "Please help, my friend took an overdose, she won't wake up",
    'I am coughing up blood and I have sudden chest pain and I cannot get air.',
    'My doctor told me last week that my heart is fine. I have crushing chest pain now and my left arm is numb.',
    'Me: I have crushing chest pain right now and I am sweating\nTom: lie down',
    'Patient: I have crushing chest pain and I am sweating.\nMother: He looks gray. He is sweating a lot.',
    'Tengo un dolor muy fuerte en el pecho y me cuesta respirar.',
  ])('%s', (text) => {
    expect(dangerIn(text, 'US').emergency?.numbers[0]?.tel).toBe('911')
  })
})

describe('nobody is told to call for what was asked, denied, feared, over or dealt with', () => {
  it.each([
    'Doctor: Any chest pain?\nPatient: No.\nDoctor: Any shortness of breath?\nPatient: No.\nDoctor: Good. Come back in a year.',
    'Doctor: We can kill two birds with one stone and do the blood test today.\nPatient: Great.\nDoctor: See you.',
    'Discharge summary\nPatient was admitted with crushing chest pain and sweating. Troponin was high. Two stents were placed.\nPlan: Return to the ER if you have chest pain.',
    'HPI: 58-year-old man presents with crushing chest pain and sweating for one hour.\nPlan: Aspirin given, cath lab activated.',
    'Call 911 if you have chest pain, trouble breathing, or a drooping face.',
    'Clinic letter. Thank you for referring Mr. Gray, who had a stroke in March with slurred speech and a drooping face. He is doing well.',
    'Family History: Father died of a heart attack at 52. Brother committed suicide.',
    'I saw Ms. Lopez today. She complained of severe chest pain last night. I recommended an ECG.',
    'Last week I had crushing chest pain and went to the hospital. They put in two stents. I feel well.',
    'Doctor: Do you have thoughts of killing yourself?\nPatient: No, never.\nDoctor: Okay. Good.',
    'Doctor: What happened?\nPatient: I had crushing chest pain and I was sweating. The ambulance took me in.\nDoctor: Your stents look good.',
    'ED course: The patient was unresponsive on arrival and was intubated. She was transferred to the ICU.',
    'Psychiatric: She has had suicidal thoughts. She was admitted for safety.',
    'Patient denies chest pain, shortness of breath, or syncope.',
    'Return precautions: chest pain, trouble breathing, fainting.',
    'Doctor: If your face droops or you cannot speak, call 911 right now.\nPatient: Okay.',
    'Doctor: Are you having any chest pain right now?\nPatient: No.',
    'Doctor: Did your mother have a stroke?\nPatient: Yes, her face drooped and her speech was slurred.\nDoctor: I see.',
  ])('%s', (text) => {
    expect(dangerIn(text, 'US').emergency).toBeNull()
  })
})

describe('what a note tells of', () => {
  const signsIn = (text: string) => dangerIn(text, 'US').mentioned?.signs ?? []

  it('is mentioned with its place, where it would be an emergency', () => {
    const text =
      'HPI: 58-year-old man presents with crushing chest pain and sweating for one hour.\nPlan: Aspirin given.'
    const signs = signsIn(text).map(({ spans }) => text.slice(spans[0]?.start, spans[0]?.end))
    expect(signs.join(' ')).toMatch(/chest pain/)
    expect(dangerIn(text, 'IN').mentioned?.numbers[0]?.tel).toBe('112')
  })

  it.each([
    'Doctor: Any chest pain or sweating?\nPatient: No.\nDoctor: Good.',
    'Return precautions: crushing chest pain, sweating.',
    'Family History: Father had crushing chest pain and died of a heart attack.',
    'Plan: Come back if you have crushing chest pain or sweating.',
    'Doctor: We can kill two birds with one stone.\nPatient: Great.',
  ])('is no mention where it is not said to be so: %s', (text) => {
    expect(signsIn(text)).toEqual([])
  })

  it('is mentioned where a question was answered with yes', () => {
    const text =
      'Doctor: Do you have any crushing chest pain?\nPatient: Yes, and I was sweating.\nDoctor: Let us do an ECG.'
    expect(dangerIn(text, 'US')).toMatchObject({ emergency: null, mentioned: { kind: 'ambulance' } })
  })
})
