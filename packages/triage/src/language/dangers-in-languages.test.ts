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
