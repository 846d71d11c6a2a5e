import { type Visit, VisitContentSchema } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { nextVisit, visitSummary } from './coming-visits.ts'

const visit = (day: string, more: object = {}): Visit => ({
  ...VisitContentSchema.parse({ day, practitioner: `Dr. ${day}`, ...more }),
  ...{ id: crypto.randomUUID(), importId: null, version: 1, createdAt: '', changedAt: '' },
})

const TODAY = '2026-05-10'

describe('the next visit', () => {
  test('is the soonest planned one, today’s included, with what is still to be asked', () => {
    const questions = [{ text: 'Why?' }, { text: 'When?', isAnswered: true }]
    const visits = [visit('2026-06-01'), visit(TODAY, { questions }), visit('2026-05-09'), visit('2026-04-01')]
    expect(nextVisit(visits, TODAY)).toMatchObject({ day: TODAY, questions: ['Why?'] })
    const over = [visit(TODAY, { status: 'cancelled' }), visit('2026-05-09')]
    expect(nextVisit(over, TODAY)).toBeNull()
  })

  test('is told on the first page two weeks before', () => {
    expect(visitSummary([visit('2026-05-24')], TODAY).next).toMatchObject({ day: '2026-05-24' })
    expect(visitSummary([visit('2026-05-25')], TODAY).next).toBeNull()
  })
})

test('a task of a visit is overdue after its day, until it is done or the visit is cancelled', () => {
  const toDos = [
    { text: 'Blood test', day: '2026-05-09' },
    { text: 'Walk', day: TODAY },
    { text: 'Foot check', day: '2026-05-01', isDone: true },
    { text: 'Rest' },
  ]
  const visits = [
    visit('2026-04-20', { status: 'done', toDos }),
    visit('2026-04-10', { status: 'done', toDos: [{ text: 'Call', day: '2026-04-11' }] }),
    visit('2026-04-01', { status: 'cancelled', toDos }),
  ]
  expect(visitSummary(visits, TODAY).overdue).toMatchObject([
    { text: 'Call' },
    { text: 'Blood test', day: '2026-05-09' },
  ])
})
