import { expect, test } from 'vitest'
import { assess } from '../../../index.ts'

test.each([
  ['Me aprieta el pecho desde hace media hora y tengo sudores fríos', 'emergency'],
  ['mi marido no despierta y respira raro', 'emergency'],
  ['a mi abuela se le cayó un lado de la cara y habla enredado', 'emergency'],
  ['mi niña de 3 años se tragó una pila', 'emergency'],
  ['quiero quitarme la vida', 'emergency'],
  ['mi ermano se cayo redondo no rresponde i no le veo q respire', 'emergency'],
  ['se le atoró una uva al niño, no puede toser ni llorar y se esta poniendo morado', 'emergency'],
  ['me picó una avispa y se me está cerrando la garganta', 'emergency'],
  ['tengo fiebre alta, la nuca rígida y me duele la cabeza', 'emergency'],
])('an emergency told in Spanish is one: %s', (text, urgency) => {
  expect(assess({ text }).urgency).toBe(urgency)
})

test.each([
  ['tengo tos y mocos desde hace tres días, sin fiebre', ['cough', 'runny-nose'], ['fever']],
  ['me duele la garganta al tragar y estoy ronca', ['sore-throat', 'hoarse-voice'], []],
  ['me arde al orinar y voy al baño a cada rato', ['painful-urination'], []],
  ['tengo diarrea y náuseas desde ayer', ['diarrhoea', 'nausea'], []],
  ['no me duele el pecho ni tengo fiebre, solo mocos', ['runny-nose'], ['chest-pain', 'fever']],
  ['yevo como una ora con ipo', ['hiccups'], []],
  ['me torcí el tobillo jugando al fútbol', ['ankle-injury'], []],
])('an everyday complaint told in Spanish is understood: %s', (text, present, absent) => {
  const { findings, urgency } = assess({ text })
  const told = Object.fromEntries(findings.map(({ id, answer }) => [id, answer]))
  expect(told).toMatchObject({
    ...Object.fromEntries(present.map((id) => [id, 'yes'])),
    ...Object.fromEntries(absent.map((id) => [id, 'no'])),
  })
  expect(urgency).not.toBe('emergency')
})
