import { expect, it } from 'vitest'
import { judge } from '../index.ts'

const actionsFor = (text: string) =>
  judge({ text, region: 'EU' }).doNow.flatMap((each) => (each.kind === 'action' ? [each.advice] : []))

it('nobody who does not respond is sat up or given an inhaler', () => {
  const actions = actionsFor('he snores in a gurgly way, his lips are blue and I cannot wake him')
  expect(actions).toContain('if-breathing-is-normal')
  expect(actions).not.toContain('sit-upright-and-loosen-tight-clothes')
  expect(actions).not.toContain('use-your-reliever-inhaler')
})

it('whoever may want to die is told to put medicines away, and never to fetch them', () => {
  const text =
    "Feeling like everyone would honestly be better off. I've written the letters, the tablets are in my drawer, I've got about an hour before my flatmate's home. What's the least messy?"
  expect(judge({ text, region: 'EU' }).emergency?.kind).toBe('crisis')
  const actions = actionsFor(text)
  expect(actions).toContain('put-what-you-could-hurt')
  expect(actions).not.toContain('have-medicines-and-allergies-ready')
})
