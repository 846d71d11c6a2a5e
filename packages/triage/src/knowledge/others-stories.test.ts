import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'

/** An event of somebody unknown, of long ago, or of a story is no emergency of the writer. */
describe('a story', () => {
  it.each([
    'the man at the gym passed out, I have a sore knee',
    'I have a sore knee and the man at the gym passed out',
    'a guy at work had a seizure today, and I have a runny nose',
    'the lady next door took an overdose, I feel shaken',
    'my neighbour fainted during training, my foot hurts',
    'my cousin’s wife had a thunderclap headache. How rare is that?',
    'in the film the hero dies of a stroke; I have an itchy elbow',
    'I am writing a novel where the heroine wants to die. Which tea helps against a cold?',
    'When I was seventeen I did not want to live any more',
    'my first baby was floppy at birth, that was eight years ago and he is well',
    'I had tightness in my chest on stairs in 2018, nothing since. When is my next check?',
    'I fainted once at 16 during a run, never since',
  ])('of somebody else, of long ago, or made up: %s', (text) => {
    expect(assess({ text }).urgency).not.toBe('emergency')
  })

  it.each([
    'a man collapsed in front of me and is not breathing',
    'a guy at work is having a seizure, and I have a runny nose',
    'my husband passed out on the treadmill, and I have a cold',
    'the man on tv tells me to kill my sister',
    'I was watching a film, and suddenly the worst headache of my life began',
    'Years ago I had a stroke, now my face droops and my arm is weak',
  ])('that goes on now counts: %s', (text) => {
    expect(assess({ text }).urgency).toBe('emergency')
  })
})

describe('a sign of small children', () => {
  it.each([
    'my son is 40 and went floppy',
    'my daughter, 16, feels floppy after school',
    'my son has an appointment and my arms hang loose',
    'I changed the nappy and my arms are heavy',
  ])('is not read of somebody older: %s', (text) => {
    expect(assess({ text }).rules.map(({ id }) => id)).not.toContain('floppy-child')
  })

  it('is read of one who may be small', () => {
    expect(assess({ text: 'my daughter is floppy and does not drink' }).urgency).toBe('emergency')
  })
})

it('of a mother who feeds a baby the age is not the baby’s', () => {
  const { patient, rules } = assess({ text: 'breastfeeding my 3 week old, my right breast is red and hot, fever 39' })
  expect(patient.age).toBeNull()
  expect(rules.map(({ id }) => id)).not.toContain('fever-in-young-infant')
})

it('what cannot be done without a complaint tells of the complaint', () => {
  const { findings } = assess({ text: 'I cannot cycle to work without this crushing weight on my chest' })
  expect(findings).toContainEqual(expect.objectContaining({ id: 'chest-pressure', answer: 'yes' }))
})

it('a mother who had her baby some days ago tells of herself', () => {
  const { patient, findings } = assess({ text: 'had my baby eight days ago, now I bleed a lot' })
  expect(patient.isSelf).toBe(true)
  expect(findings).toContainEqual(expect.objectContaining({ id: 'recent-birth', answer: 'yes' }))
})

it('the weeks of a pregnancy are read beside the time of an event', () => {
  const { findings } = assess({ text: 'my waters broke an hour ago at 33 weeks pregnant' })
  expect(findings).toContainEqual(expect.objectContaining({ id: 'preterm-pregnancy', answer: 'yes' }))
  expect(findings).toContainEqual(expect.objectContaining({ id: 'term-pregnancy', answer: 'no' }))
})

it('the infection of a partner is a contact of the writer', () => {
  const { patient, findings } = assess({ text: 'my boyfriend has chlamydia, should I get tested' })
  expect(patient.isSelf).toBe(true)
  expect(findings).toContainEqual(expect.objectContaining({ id: 'partner-has-infection', answer: 'yes' }))
})
