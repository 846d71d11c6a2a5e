import { API, MESSAGES, type Usage } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { localMoment } from './local-moment.ts'
import { QuestionsMeter } from './questions-meter.tsx'
import { sampleAnswer, sampleText } from './symptoms/sample-answer.ts'
import { SymptomCheckerPage } from './symptoms/symptom-checker-page.tsx'
import { refreshUsage } from './usage-requests.ts'

const session = { [`GET ${API.session}`]: () => ({ body: { user: someone } }) }
const usage = (changes: Partial<Usage> = {}) => ({
  body: { used: 7, limit: 100, resetsAt: new Date(Date.now() + 3_600_000).toISOString(), ...changes },
})
const show = (answer: () => object) => {
  const calls = fakeServer({ ...session, [`GET ${API.usage}`]: answer })
  return { calls, ...renderPage(<QuestionsMeter />) }
}
const reading = async () => {
  const found = await meter()
  const [value, max, text] = ['value', 'max', 'aria-valuetext'].map((name) => found.getAttribute(name))
  return { value, max, text, parentElement: found.parentElement }
}
const meter = () => screen.findByRole<HTMLMeterElement>('meter', { name: 'Questions today' })

test('a quiet line says how many of today’s questions are used', async () => {
  show(() => usage())
  const { parentElement, ...rest } = await reading()
  expect(rest).toEqual({ value: '7', max: '100', text: '7 of 100 questions today' })
  expect(parentElement?.textContent).toBe('7 of 100 questions today')
  expect(parentElement?.hasAttribute('data-near')).toBe(false)
})

test.each([
  [79, false],
  [80, true],
])('at %d of 100 it speaks up: %s', async (used, isNear) => {
  show(() => usage({ used }))
  const box = (await meter()).parentElement
  expect(box?.hasAttribute('data-near')).toBe(isNear)
  expect(box?.textContent).toBe(`${used} of 100 questions today${isNear ? ', 20 left' : ''}`)
})

test('at the limit it says from when on one may ask again, and that an emergency is answered', async () => {
  const resetsAt = new Date(Date.now() + 3_600_000)
  show(() => usage({ used: 100, resetsAt: resetsAt.toISOString() }))
  await screen.findByText('All 100 questions of today are used')
  const again = localMoment(resetsAt, new Date())
  expect(screen.getByText(`You can ask again ${again}. An emergency is answered all the same.`)).toBeTruthy()
})

test('a moment is told on the person’s own clock', () => {
  const now = new Date(2030, 4, 1, 21, 10)
  expect(localMoment(new Date(2030, 4, 1, 23, 30), now)).toBe('at 11:30 PM')
  expect(localMoment(new Date(2030, 4, 2, 2, 0), now)).toBe('tomorrow at 2:00 AM')
})

test('where a near limit has a place of its own, the line is in one of the two', async () => {
  let used = 7
  fakeServer({ ...session, [`GET ${API.usage}`]: () => usage({ used }) })
  renderPage(
    <>
      <section aria-label="Beside the field">
        <QuestionsMeter only="near" />
      </section>
      <QuestionsMeter only="quiet" />
    </>,
  )
  const beside = () => within(screen.getByRole('region', { name: 'Beside the field' }))
  await meter()
  expect(beside().queryByRole('meter')).toBeNull()
  used = 80
  refreshUsage()
  expect(await beside().findByText('80 of 100 questions today, 20 left')).toBeTruthy()
  expect(screen.getAllByRole('meter')).toHaveLength(1)
})

test('a plan without a limit has a count and no meter', async () => {
  show(() => usage({ limit: null }))
  expect(await screen.findByText('7 questions today')).toBeTruthy()
  expect(screen.queryByRole('meter')).toBeNull()
})

test('after the trial there is no meter, and a word that an emergency is answered', async () => {
  show(() => usage({ used: 0, limit: 0 }))
  expect(await screen.findByText(/An emergency is answered/)).toBeTruthy()
  expect(screen.queryByRole('meter')).toBeNull()
})

test('a count that cannot be loaded is said in its place', async () => {
  show(() => refusal('not_found'))
  expect(await screen.findByText('The questions of today could not be counted just now.')).toBeTruthy()
})

test('a visitor sees no count, and none is asked for', async () => {
  const calls = fakeServer({})
  renderPage(<QuestionsMeter />)
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(API.session))
  expect(screen.queryByText(/questions/)).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain(API.usage)
})

test('each answer is counted at once, and so is a refusal, whose reason stands in the answer’s place', async () => {
  let used = 98
  fakeServer({
    ...session,
    [`GET ${API.usage}`]: () => usage({ used }),
    [`POST ${API.symptoms}`]: () => {
      if (used === 100) return refusal('quota_used')
      used += 1
      return { body: sampleAnswer() }
    },
  })
  renderPage(<SymptomCheckerPage save={async () => {}} />, '/symptom-checker')
  await screen.findByText('98 of 100 questions today, 2 left')
  fireEvent.change(screen.getByRole('textbox', { name: /^What do you feel/ }), { target: { value: sampleText } })
  const analyze = () => fireEvent.click(screen.getByRole('button', { name: 'Analyze' }))
  analyze()
  await screen.findByText('99 of 100 questions today, 1 left')
  used = 100
  analyze()
  await screen.findByText('All 100 questions of today are used')
  expect(screen.getByText(/^You have asked all/)).toBeTruthy()
  expect(screen.queryByText(MESSAGES.assistant.failed)).toBeNull()
  // An emergency may still be told.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze' }).disabled).toBe(false)
})
