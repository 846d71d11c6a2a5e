import { describe, expect, it } from 'vitest'
import { type Posting, pack, unpack } from './cause-vectors.ts'
import { likenessIn } from './likeness-to-causes.ts'
import { type Presentation, TERM_PLACES, termsOf } from './terms-of-presentation.ts'

const told = (words: string, findings: string[] = []): Presentation => ({ told: words.split(' '), findings })
const placeOfWord = (word: string) => [...termsOf(told(word)).keys()][0] ?? 0

describe('the vectors of causes', () => {
  const postings: Posting[] = [
    { place: 0, rarity: 2, holders: [{ cause: 300, weight: 0.5 }] },
    { place: 129, rarity: 8, holders: [] },
    {
      place: TERM_PLACES - 1,
      rarity: 4,
      holders: [
        { cause: 0, weight: 0.25 },
        { cause: 1_234, weight: 1 },
      ],
    },
  ]
  const { rarity, starts, holders, weights } = unpack([], pack(postings))

  it('come out of their bytes as they went in', () => {
    for (const posting of postings) {
      expect(rarity[posting.place]).toBeCloseTo(posting.rarity, 1)
      const [from, to] = [starts[posting.place] ?? 0, starts[posting.place + 1] ?? 0]
      expect([...holders.slice(from, to)]).toEqual(posting.holders.map(({ cause }) => cause))
      for (const [at, { weight }] of posting.holders.entries()) expect(weights[from + at]).toBeCloseTo(weight, 2)
    }
  })

  it('have nothing at places that no presentation holds', () => {
    expect(rarity[5]).toBe(0)
    expect(starts[5]).toBe(starts[6])
  })
})

describe('the likeness to causes', () => {
  const vectors = unpack(
    ['hives', 'gout'],
    pack([
      { place: placeOfWord('welt'), rarity: 20, holders: [{ cause: 0, weight: 1 }] },
      { place: placeOfWord('toe'), rarity: 20, holders: [{ cause: 1, weight: 1 }] },
      { place: placeOfWord('red'), rarity: 5, holders: [0, 1].map((cause) => ({ cause, weight: 0.2 })) },
    ]),
  )
  const likeness = (words: string) => likenessIn(vectors, told(words)).causes

  it('is greatest for the cause whose rare words are told', () => {
    const toes = likeness('my toe is red')
    expect(toes.get('gout')).toBeGreaterThan(4 * (toes.get('hives') ?? 0))
  })

  it('is nothing for words that nobody used, that are denied, or of somebody else', () => {
    expect(likeness('computer').size).toBe(0)
    expect(likeness('no:welt other:toe if:red').size).toBe(0)
  })

  it('is small where little is told', () => {
    expect(likeness('red').get('gout')).toBeLessThan(0.1)
  })
})
