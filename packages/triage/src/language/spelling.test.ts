import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'
import { FINDINGS } from '../knowledge/index.ts'
import { compileLexicon } from './lexicon.ts'
import { meaningStem } from './same-words.ts'
import { MEANT_AS_WRITTEN, SLIPS } from './spelling.cases.ts'
import { correctSpelling, makeSpeller } from './spelling.ts'
import { tokenise } from './tokenise.ts'

const speller = makeSpeller(compileLexicon(FINDINGS))
const read = (word: string) => correctSpelling(tokenise(word), speller).map((token) => token.stem)

describe('the spelling', () => {
  it('of a word that is meant as it stands is left alone', () => {
    expect(MEANT_AS_WRITTEN.filter((word) => read(word)[0] !== tokenise(word)[0]?.stem)).toEqual([])
  })

  it('is corrected to what was meant or not at all, and mostly corrected', () => {
    const slips = SLIPS.flatMap((line) => {
      const [word = '', forms = ''] = line.split(': ')
      return forms.split(' ').map((slip) => ({ slip, meant: meaningStem(word), got: read(slip)[0] ?? '' }))
    })
    const wrong = slips.filter(({ slip, meant, got }) => got !== meant && got !== meaningStem(slip))
    expect(wrong).toEqual([])
    expect(slips.filter(({ meant, got }) => got === meant).length / slips.length).toBeGreaterThan(0.85)
  })

  it.each([
    ['hypothyroidism', 'hyperthyroidism'],
    ['dysphasia', 'dysphagia'],
  ])('never makes one word of medicine of another: %s is not %s', (written, other) => {
    expect(read(written)).not.toEqual(read(other))
  })

  // "Choaking", "drownin", "seizur": near to a danger sign is a reason to ask, and not to call an ambulance.
  it.each(['seizur', 'poisend', 'gaspin', 'stabed', 'overdosd', 'impald'])(
    'never guesses at a danger sign: "%s"',
    (slip) => expect(assess({ text: `it is ${slip}` }).urgency).not.toBe('emergency'),
  )
})
