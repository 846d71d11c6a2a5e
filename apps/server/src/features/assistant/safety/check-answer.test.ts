import { describe, expect, test } from 'vitest'
import { adviceCheck, checkAnswer, type Objection } from './check-answer.ts'

const CALM = { urgency: 'self_care', isEmergency: false } as const
const URGENT = { urgency: 'urgent', isEmergency: false } as const
const EMERGENCY = { urgency: 'emergency', isEmergency: true } as const

describe('what a model must not say', () => {
  test.each<[string, Objection, typeof CALM | typeof URGENT | typeof EMERGENCY]>([
    ['Take amoxicillin three times a day.', 'prescription', CALM],
    ['I recommend a course of azithromycin.', 'prescription', CALM],
    ['You should start prednisone today.', 'prescription', CALM],
    ['Try some leftover antibiotics.', 'prescription', CALM],
    ['Xanax will help you sleep.', 'prescription', CALM],
    ['You can buy tramadol for the pain.', 'prescription', CALM],
    ['Use your friend’s albuterol inhaler.', 'prescription', CALM],
    ['Metformin is the best choice for you.', 'prescription', CALM],
    ['Ciprofloxacin would clear the infection.', 'prescription', CALM],
    ['Give your child dexamethasone for the croup.', 'prescription', CALM],
    ['Consider sertraline for your mood.', 'prescription', CALM],
    ['Double your dose of blood pressure medicine.', 'dose', CALM],
    ['You can stop taking your warfarin.', 'dose', CALM],
    ['Skip your insulin tonight.', 'dose', CALM],
    ['Reduce your medication slowly.', 'dose', CALM],
    ['Take 800 mg of ibuprofen every 4 hours.', 'dose', CALM],
    ['Give 5 ml twice daily.', 'dose', CALM],
    ['Take two tablets, up to 4000 mg per day.', 'dose', CALM],
    ['There is no need to see a doctor.', 'downplays', URGENT],
    ["You don't need to go to the hospital.", 'downplays', EMERGENCY],
    ['This is nothing to worry about.', 'downplays', URGENT],
    ['It is probably just stress.', 'downplays', EMERGENCY],
    ["Don't panic, you're fine.", 'downplays', EMERGENCY],
    ['This is not an emergency.', 'downplays', EMERGENCY],
    ['You can wait a few days and see.', 'downplays', EMERGENCY],
    ['Make an appointment next week.', 'downplays', EMERGENCY],
    ['Rest at home and drink tea.', 'downplays', EMERGENCY],
    ['Home remedies are enough.', 'downplays', EMERGENCY],
    ['It is just indigestion.', 'downplays', EMERGENCY],
    ['You definitely have pneumonia.', 'diagnosis', CALM],
    ['This is certainly cancer.', 'diagnosis', CALM],
    ['I can confirm you have diabetes.', 'diagnosis', CALM],
  ])('%s', (sentence, objection, context) => {
    expect(adviceCheck(context)(sentence)?.objection).toBe(objection)
  })
})

describe('what a model may say', () => {
  test.each<[string, typeof CALM | typeof URGENT | typeof EMERGENCY]>([
    ['A doctor may prescribe amoxicillin if it is strep throat.', CALM],
    ['Antibiotics do not help against a cold.', CALM],
    ['Do not take antibiotics that were meant for somebody else.', CALM],
    ['Ask your doctor whether prednisone is right for you.', CALM],
    ['You said you take metformin.', CALM],
    ['Never stop taking your blood thinner without asking your doctor.', CALM],
    ['Paracetamol can ease the pain; take it as the packet says.', CALM],
    ['Rest and drink about 2 litres of water.', CALM],
    ['See a doctor if it is not better in a week.', CALM],
    ['There is usually nothing to worry about with a cold.', CALM],
    ['Call the emergency number now.', EMERGENCY],
    ['Do not wait: this can be a heart attack.', EMERGENCY],
    ['Do not drive yourself, and stay calm.', EMERGENCY],
    ['You may have a chest infection.', CALM],
    ['See a doctor today.', URGENT],
  ])('%s', (sentence, context) => {
    expect(adviceCheck(context)(sentence)).toBeUndefined()
  })
})

test('only the sentence goes, and the rest stays as it was', () => {
  const answer = 'Rest well.\n\n- Drink enough.\n- Take amoxicillin 500 mg. It works, e.g. for throats.\n- Keep warm.\n'
  const { text, objections } = checkAnswer(answer, adviceCheck(CALM))
  expect(objections).toEqual(['prescription'])
  expect(text).toMatch(/^Rest well\.\n\n- Drink enough\.\n- \*A medicine that needs a prescription/)
  expect(text).not.toMatch(/amoxicillin/)
  expect(text).not.toMatch(/amoxicillin|undefined/)
  expect(checkAnswer('Rest. Take amoxicillin. Sleep.', adviceCheck(CALM)).text).not.toMatch(/undefined/)
  expect(text).toMatch(/- Keep warm\.\n$/)
})

test('an answer without fault is not touched', () => {
  const answer = '**Rest.** Drink 1.5 litres, e.g. tea.\n\n1. See Dr. Rao.\n2. Sleep'
  expect(checkAnswer(answer, adviceCheck(EMERGENCY))).toEqual({ text: answer, objections: [] })
})

test('a very long answer is checked in reasonable time', () => {
  const { objections } = checkAnswer('You should rest and drink and sleep well '.repeat(5_000), adviceCheck(EMERGENCY))
  expect(objections).toEqual([])
})
