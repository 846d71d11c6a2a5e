import { API, type Billing, type Invoice } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberUser } from '#web/api/session.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { clearAllDrafts } from '#web/ui/use-draft.ts'
import { BillingHistoryPage } from './billing-history-page.tsx'
import { noticeOf } from './plan-notice.tsx'
import { planBefore, rememberPlan } from './portal-trip.ts'

const subscription: NonNullable<Billing['subscription']> = {
  plan: 'basic',
  price: { amount: 499, currency: 'usd' },
  periodEndsAt: '2030-01-31T12:00:00.000Z',
  endsAt: null,
  graceEndsAt: null,
  pendingChange: null,
}
const BASIC: Billing = { plan: 'basic', trialEndsAt: null, stripeCustomerId: 'cus_1', subscription }
const FREE: Billing = { plan: 'free', trialEndsAt: null, stripeCustomerId: null, subscription: null }
const invoice: Invoice = {
  id: 'in_1',
  created: 1_893_499_200,
  amount_paid: 39_900,
  amount_due: 39_900,
  currency: 'inr',
  status: 'paid',
  number: 'SALUS-1',
  invoice_pdf: 'https://pay.example/in_1.pdf',
}
const member = (billing: Billing) => {
  rememberUser(someone)
  return {
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    [`GET ${API.billing}`]: () => ({ body: billing }),
  }
}
const history = (path = '/billing-history') => renderPage(<BillingHistoryPage />, path)

test('a visitor learns how to see their invoices', async () => {
  fakeServer({})
  history()
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/login')
})

test('who never paid has no invoices', async () => {
  fakeServer(member(FREE))
  history()
  expect(await screen.findByText('No invoices found')).toBeTruthy()
})

test('each invoice has its day, its amount in its currency, its state and its PDF', async () => {
  const open = { ...invoice, id: 'in_2', status: 'open', amount_paid: 0, invoice_pdf: null }
  fakeServer({
    ...member(BASIC),
    [`GET ${API.invoicesOf('cus_1')}`]: () => ({ body: { data: [invoice, open], has_more: true } }),
    [`GET ${API.invoicesOf('cus_1')}?after=in_2`]: () => ({
      body: { data: [{ ...invoice, id: 'in_0', currency: 'usd', amount_paid: 499 }], has_more: false },
    }),
  })
  history()
  const pdf = await screen.findByRole('link', { name: /^PDF of January 1, 2030/ })
  expect(pdf.getAttribute('href')).toBe(invoice.invoice_pdf)
  const lines = screen.getAllByRole('listitem').map((line) => within(line))
  expect(lines[0]?.getByText('₹399.00')).toBeTruthy()
  expect(lines[0]?.getByText('Paid')).toBeTruthy()
  expect(lines[1]?.getByText('Not paid yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }))
  expect(await screen.findByText('$4.99')).toBeTruthy()
})

test('invoices that cannot be read are told, with another try', async () => {
  let isDown = true
  fakeServer({
    ...member(BASIC),
    [`GET ${API.invoicesOf('cus_1')}`]: () =>
      isDown ? refusal('payments_refused') : { body: { data: [invoice], has_more: false } },
  })
  history()
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('₹399.00')).toBeTruthy()
}, 15_000)

test('who comes back from paying is thanked when the payment is there', async () => {
  fakeServer({
    ...member(FREE),
    [`GET ${API.billing}`]: () => ({ body: BASIC }),
    [`POST ${API.refreshBilling}`]: () => ({ body: BASIC }),
    [`GET ${API.invoicesOf('cus_1')}`]: () => ({ body: { data: [invoice], has_more: false } }),
  })
  history('/billing-history?checkout=done')
  expect(await screen.findByText('Thank you. You are on Basic now.')).toBeTruthy()
})

test('a plan is cancelled after a question, and resumed', async () => {
  const ending: Billing = { ...BASIC, subscription: { ...subscription, endsAt: subscription.periodEndsAt } }
  const calls = fakeServer({
    ...member(BASIC),
    [`GET ${API.invoicesOf('cus_1')}`]: () => ({ body: { data: [], has_more: false } }),
    [`POST ${API.cancelPlan}`]: () => ({ body: ending }),
    [`POST ${API.resumePlan}`]: () => ({ body: BASIC }),
  })
  history()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my plan' }))
  expect(calls.some(({ path }) => path === API.cancelPlan)).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel my plan' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Resume plan' }))
  expect(await screen.findByText('Your plan goes on.')).toBeTruthy()
})

const at = (changes: Partial<NonNullable<Billing['subscription']>>): Billing => ({
  ...BASIC,
  subscription: { ...subscription, ...changes },
})
test.each<[string, Billing, Billing, RegExp | null]>([
  ['a larger plan', BASIC, at({ plan: 'pro' }), /^You are on Pro now\.$/],
  ['an end', BASIC, at({ endsAt: subscription.periodEndsAt }), /^Your plan is cancelled\. It stays/],
  ['a plan that goes on', at({ endsAt: subscription.periodEndsAt }), BASIC, /^Your plan goes on\.$/],
  ['an end at once', BASIC, { ...FREE, stripeCustomerId: 'cus_1' }, /^Your plan has ended\.$/],
  ['another card', BASIC, BASIC, null],
])('%s on the payment service’s own page is told once to who comes back', async (_name, before, after, words) => {
  const answers = member(before)
  rememberPlan(before)
  fakeServer({
    ...answers,
    [`POST ${API.refreshBilling}`]: () => ({ body: after }),
    [`GET ${API.invoicesOf('cus_1')}`]: () => ({ body: { data: [], has_more: false } }),
  })
  history()
  if (words) expect((await screen.findByText(words)).role).toBe('status')
  await screen.findByRole('heading', { name: 'Invoices' })
  if (!words) expect(screen.queryByText(/^(You are on|Your plan)/)).toBeNull()
  await waitFor(() => expect(planBefore()).toBeNull())
})

test('what was had before a visit to the payment service is that person’s, and goes with a logout', async () => {
  rememberUser({ ...someone, id: 'user-2' })
  rememberPlan(BASIC)
  rememberUser(someone)
  expect(planBefore()).toBeNull()
  rememberPlan(BASIC)
  expect(planBefore()).not.toBeNull()
  clearAllDrafts()
  await waitFor(() => expect(planBefore()).toBeNull())
})

test.each([
  [
    'a failed payment',
    { ...BASIC, subscription: { ...subscription, graceEndsAt: '2030-02-10T12:00:00.000Z' } },
    /stays until February 10, 2030/,
  ],
  [
    'the end of the grace',
    { ...BASIC, plan: 'ended', subscription: { ...subscription, graceEndsAt: '2030-01-01T12:00:00.000Z' } },
    /rests/,
  ],
  ['a trial that is over', { ...FREE, plan: 'ended', trialEndsAt: '2029-01-01T12:00:00.000Z' }, /trial has ended/],
  ['a trial that ends soon', { ...FREE, trialEndsAt: '2030-01-03T12:00:00.000Z' }, /ends on January 3, 2030/],
  ['a trial with weeks to go', { ...FREE, trialEndsAt: '2030-01-20T12:00:00.000Z' }, undefined],
  ['a plan that is paid', BASIC, undefined],
] as [string, Billing, RegExp | undefined][])('on every page: %s', (_name, billing, words) => {
  const notice = noticeOf(billing, Date.parse('2030-01-01T00:00:00Z'))
  if (words) expect(notice?.text).toMatch(words)
  else expect(notice).toBeNull()
})
