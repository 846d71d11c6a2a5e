import { expect, it } from 'vitest'
import { GLOSSARY } from '../knowledge/glossary.ts'
import { wordsOf } from '../reading/words.ts'
import { layWordsFor } from './lay-words.ts'
import { writeLine } from './write-line.ts'

const explain = (text: string) => {
  const words = wordsOf(text)
  return writeLine(text, [words], { lay: layWordsFor(words) }).text
}

it.each([
  ['Known hypertension.', 'Known hypertension (high blood pressure).'],
  ['Known hypertension (high blood pressure).', 'Known hypertension (high blood pressure).'],
  ['MI in 2010; mi casa.', 'MI (heart attack) in 2010; mi casa.'],
  ['Metformin 500 mg b.i.d. with food', 'Metformin 500 mg b.i.d. (twice a day) with food'],
  ['h/o gout', 'h/o (history of) gout'],
])('%s', (text, explained) => {
  expect(explain(text)).toBe(explained)
})

it('has each term once, and lay words for each', () => {
  const terms = GLOSSARY.map(({ term }) => term)
  expect(terms.length).toBeGreaterThan(150)
  expect(new Set(terms).size).toBe(terms.length)
  expect(GLOSSARY.filter(({ lay }) => lay === '')).toEqual([])
})
