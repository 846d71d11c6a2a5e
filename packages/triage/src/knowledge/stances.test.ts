import { expect, it } from 'vitest'
import { ADVICE, type AdviceId } from './advice/index.ts'
import { CONDITIONS, RED_FLAGS } from './index.ts'
import { withoutContraries } from './stances.ts'
import type { Condition } from './types.ts'

const DRINK = /\b[Dd]rink (enough|plenty|small|warm|cool|clear|water)|\b[Oo]ffer drinks|[Ss]ip water/
/** Read from the words, and not from the stances: so that a line without its stance is found. */
const CONTRARIES: readonly [string, RegExp, RegExp][] = [
  ['nothing by mouth', /\b(not|nothing to) (eat|drink)\b|\b(eat|drink|feed) (or drink )?(nothing|no more)/i, DRINK],
  [
    'antibiotics',
    /whether antibiotics are needed|needs (an )?antibiotic/,
    /without antibiotics|[Aa]ntibiotics (do not|rarely) help/,
  ],
  [
    'rest',
    /\bRest (it|the joint|from what hurts)|[Kk]eep (it|the joint) still/,
    /[Kk]eep (the \w+ )?moving|[Ss]tay as active/,
  ],
  ['cool', /\bcool it\b|\bNo heat\b/, /^Warmth|and use warmth/],
]

const textOf = (id: AdviceId) => ADVICE[id].text
const adviceOf = ({ advice = [] }: Condition) => advice

const contraryIn = (ids: readonly AdviceId[]): string | undefined =>
  CONTRARIES.find(
    ([, one, other]) => ids.some((id) => one.test(textOf(id))) && ids.some((id) => other.test(textOf(id))),
  )?.[0]

it('no two conditions that share a finding advise the contrary in one answer', () => {
  const contraries: string[] = []
  let met = 0
  // Most conditions advise neither of any two contraries: a million pairs need no look.
  const sides = new Map(
    CONDITIONS.map((condition) => {
      const lines = adviceOf(condition).map(textOf)
      return [
        condition,
        CONTRARIES.map(([, one, other]) => [
          lines.some((line) => one.test(line)),
          lines.some((line) => other.test(line)),
        ]),
      ] as const
    }),
  )
  const mayClash = (one: Condition, other: Condition): boolean =>
    CONTRARIES.some((_, at) => {
      const [left, right] = [sides.get(one)?.[at], sides.get(other)?.[at]]
      return (left?.[0] && right?.[1]) || (left?.[1] && right?.[0])
    })
  for (const [at, one] of CONDITIONS.entries()) {
    for (const other of CONDITIONS.slice(at + 1)) {
      if (!mayClash(one, other)) continue
      if (!Object.keys(one.findings).some((finding) => other.findings[finding] !== undefined)) continue
      const together = [...adviceOf(one), ...adviceOf(other)]
      if (contraryIn(together)) met++
      const left = contraryIn(withoutContraries(together))
      if (left) contraries.push(`${one.id} and ${other.id}: ${left}`)
    }
  }
  expect(met, 'pairs that would contradict').toBeGreaterThan(20)
  expect(contraries).toEqual([])
})

it('what a warning sign tells to do is not undone by the advice of a cause', () => {
  const contraries = RED_FLAGS.flatMap(({ id, actions = [] }) =>
    CONDITIONS.filter((condition) => contraryIn(withoutContraries([...actions, ...adviceOf(condition)]))).map(
      (condition) => `${id} and ${condition.id}`,
    ),
  )
  expect(contraries).toEqual([])
})
