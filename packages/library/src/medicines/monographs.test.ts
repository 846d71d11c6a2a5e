import { MEDICINES } from '@salus/terms/medicines'
import { describe, expect, it, test } from 'vitest'
import { WORDS, type Words } from '../words/words.ts'
import acts from './knowledge/acts.json' with { type: 'json' }
import { EVERYDAY_NAMES } from './knowledge/everyday-names.ts'
import { ACTS, ALCOHOL, BREASTFEEDING, DRIVING, FORMS, MISSED, PREGNANCY, STOPPING, WORD_GROUPS } from './monograph.ts'
import { MONOGRAPHS } from './monographs.ts'

const known = new Set(MEDICINES.map(({ id }) => id))
const has = (list: readonly string[], value: string | undefined) => value === undefined || list.includes(value)

describe('the monographs', () => {
  it('are of medicines that the terms know, each once', () => {
    const ids = MONOGRAPHS.map(({ id }) => id)
    expect(ids.filter((id) => !known.has(id))).toEqual([])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.length).toBeGreaterThanOrEqual(450)
  })

  it('say what each is for and how it works', () => {
    expect(MONOGRAPHS.filter((each) => each.for.length === 0 || each.works === '').map(({ id }) => id)).toEqual([])
  })

  it('hold no value beside the closed lists', () => {
    const odd = MONOGRAPHS.filter(
      ({ form, alcohol, driving, missed, stopping, pregnancy, breastfeeding }) =>
        !(
          has(FORMS, form) &&
          has(ALCOHOL, alcohol) &&
          has(DRIVING, driving) &&
          has(MISSED, missed) &&
          has(STOPPING, stopping) &&
          has(PREGNANCY, pregnancy) &&
          has(BREASTFEEDING, breastfeeding)
        ),
    )
    expect(odd.map(({ id }) => id)).toEqual([])
  })
})

describe('the words', () => {
  const used = (group: (typeof WORD_GROUPS)[number]) =>
    new Set(MONOGRAPHS.flatMap((each) => (group === 'works' ? [each.works] : each[group])))

  test.each(Object.entries<Words>(WORDS))(
    'of %s are written for all that a monograph says, and for nothing else',
    (_, words) => {
      for (const group of WORD_GROUPS) {
        const ids = Object.keys(words[group])
        expect([...used(group)].filter((id) => !words[group][id])).toEqual([])
        expect(ids.filter((id) => !used(group).has(id))).toEqual([])
      }
    },
  )

  it('say of each serious effect how soon it needs help', () => {
    const told: Record<string, string> = acts
    expect([...used('serious')].filter((id) => !has(ACTS, told[id] ?? 'none'))).toEqual([])
  })

  it('tell no dose', () => {
    const doses = Object.values(WORDS.en.taken).filter((text) => /\b\d+\s*(mg|mcg|g|ml|tablets?|units?)\b/i.test(text))
    expect(doses).toEqual([])
  })
})

it('each everyday name means a medicine that has a monograph', () => {
  const ids = new Set(MONOGRAPHS.map(({ id }) => id))
  expect(Object.entries(EVERYDAY_NAMES).filter(([, id]) => !ids.has(id))).toEqual([])
})
