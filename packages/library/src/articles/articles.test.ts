import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@salus/terms/languages'
import { describe, expect, it, test } from 'vitest'
import { ARTICLE_KINDS, DAYS_OFF, FASTING, REGIONS, SAMPLES, SECTIONS, SPREADS } from './article.ts'
import { articleFacts, articleTexts, FILE_OF, useArticles } from './articles.ts'

const ROOMS = new URL('../../articles/', import.meta.url)
const rooms = readdirSync(ROOMS)
useArticles((part) =>
  Object.assign(
    {},
    ...rooms.map((room) => JSON.parse(readFileSync(new URL(`${room}/${FILE_OF[part]}.json`, ROOMS), 'utf8'))),
  ),
)

const facts = Object.entries(articleFacts())
const english = articleTexts('en')
/** A section with its regions, and how many sentences it has. */
const shapeOf = (text: object) =>
  Object.entries(text)
    .filter(([key]) => !['title', 'asked', 'answers', 'says'].includes(key))
    .map(([key, lines]) => `${key} ${(lines as string[]).length}`)
    .sort()
const linesOf = (text: object) =>
  Object.values(text).flatMap((lines) => (Array.isArray(lines) ? lines : [])) as string[]

describe('the articles', () => {
  it('are as many as a household asks for', () => {
    const count = (kind: string) => facts.filter(([, each]) => each.kind === kind).length
    expect(count('first-aid')).toBeGreaterThanOrEqual(60)
    expect(count('test')).toBeGreaterThanOrEqual(300)
    expect(count('life')).toBeGreaterThanOrEqual(300)
    expect(count('illness')).toBeGreaterThanOrEqual(400)
    expect(count('question')).toBeGreaterThanOrEqual(500)
  })

  it('hold no value beside the closed lists, and name a source each', () => {
    const odd = facts.filter(
      ([, { kind, source, spread = [], off, sample, fasting }]) =>
        !ARTICLE_KINDS.includes(kind) ||
        source.length === 0 ||
        spread.some((way) => !SPREADS.includes(way)) ||
        (off && !DAYS_OFF.includes(off)) ||
        (sample && !SAMPLES.includes(sample)) ||
        (fasting && !FASTING.includes(fasting)),
    )
    expect(odd.map(([id]) => id)).toEqual([])
  })

  it('lead to articles that there are', () => {
    const known = new Set(facts.map(([id]) => id))
    const lost = facts.flatMap(([id, { related, readWith = [] }]) =>
      [...related, ...readWith].filter((other) => !known.has(other) || other === id).map((other) => `${id} ${other}`),
    )
    expect(lost).toEqual([])
  })

  it('have LOINC codes that end in their check digit', () => {
    const codes = facts.flatMap(([id, { loinc = [] }]) => loinc.map((code) => [id, code] as const))
    expect(codes.filter(([, code]) => !endsInCheckDigit(code))).toEqual([])
  })
})

describe.each(LANGUAGES)('the articles in %s', (language) => {
  const texts = articleTexts(language)

  it('are all written, in the same parts and sentences', () => {
    const odd = facts.flatMap(([id]) => {
      const text = texts[id]
      // Foreseen questions are translated one after the other, the commonest first.
      if (!text) return articleFacts()[id]?.kind === 'question' && language !== 'en' ? [] : [`${id} is missing`]
      const [own, model] = [shapeOf(text), shapeOf(english[id] ?? {})]
      return own.join() === model.join() ? [] : [`${id}: ${own.join(', ')} but ${model.join(', ')}`]
    })
    expect(odd).toEqual([])
    expect(Object.keys(texts).filter((id) => !articleFacts()[id])).toEqual([])
  })

  it('have an answer, and a title and names to be found by, but of illnesses, which are named elsewhere', () => {
    const odd = Object.entries(texts).filter(([id, { title = '', asked = [], says }]) =>
      articleFacts()[id]?.kind === 'illness'
        ? title !== '' || asked.length > 0 || says.length === 0
        : title.trim() === '' || asked.length < 3 || says.length === 0,
    )
    expect(odd.map(([id]) => id)).toEqual([])
  })

  it('have no part that their kind does not have, and no region that there is not', () => {
    const odd = Object.entries(texts).flatMap(([id, text]) =>
      shapeOf(text)
        .map((key) => key.split(' ')[0] ?? '')
        .filter((key) => {
          const [section, regions = ''] = key.split('@')
          const sections: readonly string[] = SECTIONS[articleFacts()[id]?.kind ?? 'life']
          const isKnown = regions === '' || regions.split(',').every((each) => REGIONS.some((own) => own === each))
          return !sections.includes(section ?? '') || !isKnown
        })
        .map((key) => `${id} ${key}`),
    )
    expect(odd).toEqual([])
  })

  it('name the lines that answer foreseen questions by places that there are', () => {
    const odd = Object.entries(texts).flatMap(([id, { answers = {}, ...text }]) =>
      Object.entries(answers)
        .filter(([place, questions]) => {
          const [key = '', at = ''] = place.split('.')
          const lines = (text as Record<string, unknown>)[key]
          return (
            ['title', 'asked'].includes(key) || !Array.isArray(lines) || !lines[Number(at)] || questions.length === 0
          )
        })
        .map(([place]) => `${id} ${place}`),
    )
    expect(odd).toEqual([])
  })

  it('leave nothing to fill in but the numbers to call', () => {
    const odd = Object.values(texts).flatMap((text) =>
      linesOf(text).filter((line) => /[{}]/.test(line.replace(/\{(ambulance|poison|crisis)\}/g, ''))),
    )
    expect(odd).toEqual([])
  })

  test('never tell how much of a medicine to take', () => {
    const dose =
      /(?<![\p{L}\d])\d+\s?(?:mg|mcg|µg|milligrams?|miligramos|milligrammes?|milligramm|मिलीग्राम|मि\.?ग्रा|మిల్లీగ్రాము|tablets?|pills?|comprimidos?|comprimés?|tabletten|गोलियाँ|గోలీలు)(?![\p{L}/])(?!\s?(?:per|por|par|pro|प्रति|\/))/iu
    const told = Object.entries(texts).flatMap(([id, text]) =>
      articleFacts()[id]?.kind === 'test' ? [] : linesOf({ ...text, asked: [] }).filter((line) => dose.test(line)),
    )
    expect(told).toEqual([])
  })
})

/** Modulus 10, each second digit from the right doubled (LOINC Users' Guide). */
function endsInCheckDigit(code: string): boolean {
  const [number = '', check] = code.split('-')
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}
