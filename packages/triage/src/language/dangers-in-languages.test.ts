import { expect, test } from 'vitest'
import { assess } from '../index.ts'

const saidOf = (text: string) =>
  assess({ text, region: 'US' })
    .findings.filter(({ answer, from }) => answer === 'yes' && from === 'text')
    .map(({ id }) => id)

test.each([
  'she sees things that are not there',
  'grandpa is seeing things and talking to people who are not here',
  'dad sees things close to his bed that nobody else sees',
  'il voit des choses qui n’existent pas',
  'veo cosas que no están',
  'Opa sieht Dinge die nicht da sind',
])('“%s” tells of what is not there', (text) => {
  expect(saidOf(text)).toContain('hallucinations-or-delusions')
})

test.each([
  ['my mother is seeing things blurry', 'blurred-vision'],
  ['I am seeing things a bit blurred since the new glasses', 'blurred-vision'],
  ['she sees things double since today', 'double-vision'],
  ['je vois des choses floues', 'blurred-vision'],
  ['il voit les choses en double depuis ce matin', 'double-vision'],
  ['ich sehe Dinge doppelt', 'double-vision'],
  ['ich sehe die Dinge verschwommen', 'blurred-vision'],
])('“%s” tells of eyes, and of nothing that is not there', (text, finding) => {
  expect(saidOf(text)).toContain(finding)
  expect(saidOf(text)).not.toContain('hallucinations-or-delusions')
})

test.each([
  'Opa ist heute ganz durcheinander',
  'Oma ist seit drei Tagen durcheinander',
  'Mama ist seit ihrer letzten Blutung total durcheinander',
  'seit der Periode ist sie total durcheinander',
  'Oma redet total durcheinander',
])('“%s” tells of confusion', (text) => {
  expect(saidOf(text)).toContain('confusion')
})

test.each([
  'Meine Periode ist total durcheinander',
  'Mein Schlafrhythmus ist ganz durcheinander',
  'Mein Zyklus ist sehr durcheinander seit der Pille',
  'Meine Termine sind total durcheinander',
])('“%s” tells of no confusion', (text) => {
  expect(saidOf(text)).not.toContain('confusion')
})

test.each([
  'అతను మద్యం మానేసి మూడు రోజులైంది, వణుకుతున్నాడు, లేనివి కనిపిస్తున్నాయి',
  'papa ne teen din se sharab chhodi hai, kaanp rahe hain aur jo nahi hai wo dikh raha hai',
  'er trinkt seit drei Tagen nicht mehr, zittert und sieht Dinge die nicht da sind',
  'il a arrêté l’alcool il y a trois jours, il tremble et voit des choses qui n’existent pas',
])('“%s” is an emergency: alcohol is withdrawn', (text) => {
  expect(assess({ text, region: 'US' }).emergency).not.toBeNull()
})

test.each([
  'my 5 week old baby has a temperature of 38.5, how much tylenol can i give',
  'my 5 week old baby has 38.5, what should I do',
  'my baby has a temperature of 101.3, she is 6 weeks old, should I worry',
  'baby 8 weeks fever 38.5',
  'I have a temperature of 37.2 and my 6 week old has 38.7, what should I do',
  'mi bebé de 5 semanas tiene 38,5, ¿cuánto apiretal le doy?',
  'mi niña de 2 meses está a 38,6, ¿puedo darle dalsy?',
  'mi bebé de mes y medio tiene 38,4, ¿qué le doy?',
  'mein Baby, 5 Wochen, hat 38,6 Fieber',
  'mein 5 Wochen altes Baby hat 38,5, wie viel Paracetamol darf ich geben?',
  'unser Sohn, 4 Wochen alt, hat 38,3, wie viel Paracetamol darf er?',
  'Säugling 8 Wochen Fieber 38,5 Zäpfchen welches?',
  '10 Tage altes Baby hat 38 Fieber',
  'mon bébé d’un mois a 38,7, combien de doliprane ?',
])('“%s” is an emergency, whatever is asked beside it: a fever under three months', (text) => {
  const { emergency, patient } = assess({ text, region: 'US' })
  expect(patient.age).toBeLessThan(0.25)
  expect(emergency).not.toBeNull()
})

test.each([
  ['my dad’s potassium is 6.8, what do I do', 'dangerous-high-potassium'],
  ['meine Mutter hat einen Blutdruck von 220/130, was soll ich tun', 'very-high-blood-pressure'],
  ['her pulse is 180, should I call someone', 'extreme-heartbeat'],
  ['j’ai pris 2 doliprane, mon bébé de 5 semaines a de la fièvre', 'fever'],
  ['la saturación de mi padre es 82, ¿qué hago?', 'low-oxygen'],
])('“%s” is about whoever is ill or was measured, not about the writer', (text, finding) => {
  expect(assess({ text, region: 'US' }).patient.isSelf).toBe(false)
  expect(saidOf(text)).toContain(finding)
})

test.each([
  'mein Baby ist 5 Wochen alt, wann lächelt es?',
  'ich habe seit 5 Wochen Husten',
  '5 Tage Schnupfen, sonst alles gut',
  'mein Sohn, 8 Jahre, hat 38,6 Fieber seit gestern, spielt',
  'nach 3 Wochen Antibiotika habe ich leichten Durchfall',
])('“%s” is no emergency', (text) => {
  expect(assess({ text, region: 'US' }).emergency).toBeNull()
})
