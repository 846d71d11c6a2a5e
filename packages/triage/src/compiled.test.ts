import { expect, it } from 'vitest'
import { assess, compileKnowledge, prepare } from './index.ts'

const TEXTS = [
  'Crushing chest pain going into my left arm for 20 minutes, I am sweating',
  'my daughter is 4, fever x3d, no rash, drinks well',
  'me duele la garganta desde ayer y tengo tos',
  'J’ai mal au ventre après chaque repas depuis un mois',
  'Ich habe seit drei Tagen Durchfall und leichtes Fieber',
  'do din se bukhar hai aur badan dard',
  'రెండు రోజులుగా జ్వరం, దగ్గు ఉన్నాయి',
]

it('what the build compiled and wrote to a file gives the same answers', () => {
  const answers = TEXTS.map((text) => assess({ text }))
  prepare(structuredClone(compileKnowledge()))
  expect(TEXTS.map((text) => assess({ text }))).toEqual(answers)
  expect(answers.every(({ understood }) => understood)).toBe(true)
})
