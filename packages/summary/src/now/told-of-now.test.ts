import { expect, it } from 'vitest'
import { cpuMs } from '../../../../scripts/cpu-time.ts'
import { READ_LIMIT } from '../summarise.ts'
import { toldOfNow } from './told-of-now.ts'

const kept = (text: string) => {
  const { now, mentioned } = toldOfNow(text)
  return [now, mentioned].map((each) => each.replaceAll(/\s+/g, ' ').trim())
}

it('keeps every word at its place', () => {
  const text = 'Doctor: Any pain?\nPatient: Yes, in my chest.\nDoctor: We will look.'
  const { now, mentioned } = toldOfNow(text)
  expect([now.length, mentioned.length]).toEqual([text.length, text.length])
  expect(mentioned.indexOf('chest')).toBe(text.indexOf('chest'))
})

it('makes a statement of a question that was answered with yes, and of no other', () => {
  expect(kept('Doctor: Any fever?\nPatient: Yes.\nDoctor: Any cough?\nPatient: No.\nDoctor: Fine.')[1]).toBe(
    'Any fever. Yes. No.',
  )
})

it('takes what somebody writes of themselves as it stands', () => {
  expect(kept('My chest hurts. It began an hour ago.')[0]).toBe('My chest hurts. It began an hour ago.')
})

it('keeps the words of the person under a letter of others', () => {
  const letter = 'Diagnosis: Angina.\nPlan: Follow up in 2 weeks.\n\nMy chest hurts.'
  expect(kept(letter)[0]).toBe('My chest hurts.')
})

it('takes nothing for now that a clinician answered, and the last words of a person that nobody did', () => {
  const said = 'Nurse: Hello.\nPatient: I cannot breathe right now.'
  expect(kept(said)[0]).toBe('I cannot breathe right now.')
  expect(kept(`${said}\nNurse: The ambulance is on its way.`)[0]).toBe('')
})

it.each(['a', 'i i ', 'my ', 'if ', 'Doctor: a?\nPatient: yes\n', '. ', 'mother '])(
  'reads %j over and over in time',
  (piece) => {
    const started = cpuMs()
    toldOfNow(piece.repeat(Math.ceil(READ_LIMIT / piece.length)))
    expect(cpuMs() - started).toBeLessThan(3000)
  },
)
