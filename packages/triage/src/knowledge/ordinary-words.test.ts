import { expect, it } from 'vitest'
import { assess } from '../index.ts'

/** The words of a danger in sentences that tell of none. */
it.each([
  'my legs feel like jelly after the gym',
  'my wife has no strength in her legs since the flu and her arms are heavy',
  'my baby has loose stools since yesterday',
  'my toddler has a loose tooth',
  'I hit my elbow on a knife drawer, must I get stitches',
  'I am tired of living with this eczema',
  'I would rather not wake up at 5 every day',
  'it is better when I am not around cats',
  'I wish my knee pain would disappear',
  'my watch shows 165 steps',
  'he stopped kicking the ball after his knee pain',
  'the bump on my arm has slowed down',
  'my mum usually moves a lot but now she hardly goes out',
  'a belt of itchy spots round my ribs',
  'people tell me to jump rope for fitness',
  'I always feel faint before lunch, then I train and it is better',
  'I nod off at work, snore, and my wife says that sometimes I stop breathing',
  'he has excessive daytime sleepiness and a morning headache, snores loudly for years',
])('no emergency: %s', (text) => {
  expect(assess({ text }).urgency).not.toBe('emergency')
})

/** Dangers in words that stand in no list as they are. */
it.each([
  'I keep asking God to let me die',
  'there is nothing left that keeps me in this world',
  'a whisper tells me all night to poison my father',
  'our 6 week old lies limp in my arms and does not feed',
  'my aunt stumbled, her leg is rotated outward and she cannot stand',
  'my garmin says 171 while lying in bed and I am short of breath',
  'he lost consciousness during a marathon',
  'the pain in my head exploded within a second',
  'my husband is snoring strangely and stopped breathing, I cannot wake him',
  'my baby stopped breathing in his sleep',
])('an emergency: %s', (text) => {
  expect(assess({ text }).urgency).toBe('emergency')
})

it.each([
  'I ate nuts and my lips swell',
  'aching under the balls of my feet after long days standing',
  'nuts make my mouth itch',
])('food and feet are no testicles: %s', (text) => {
  const { findings, patient } = assess({ text })
  expect(findings.filter(({ id }) => /testicle|genital/.test(id))).toEqual([])
  expect(patient.sex).toBe(null)
})
