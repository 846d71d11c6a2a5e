import { API, type Billing, type PlanList } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { rememberUser } from '#web/api/session.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { PricingPage } from './pricing-page.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('./leave-for.ts', () => ({ leaveFor }))
beforeEach(() => leaveFor.mockReset())

const PLANS: PlanList['plans'] = [
  {
    id: 'free',
    name: 'Free Trial',
    price: { amount: 0, currency: 'usd' },
    description: 'To get to know Salus.',
    features: ['30 days', '100MB storage', '100 queries/day', 'No video uploads'],
    stripePriceId: null,
  },
  {
    id: 'basic',
    name: 'Basic',
    price: { amount: 499, currency: 'usd' },
    description: 'For looking after yourself.',
    features: ['1GB storage', '500 queries/day', 'Basic video uploads'],
    stripePriceId: 'price_basic',
  },
  {
    id: 'pro',
    name: 'Pro',
    price: { amount: 999, currency: 'usd' },
    description: 'For a family and its records.',
    features: ['10GB storage', 'Unlimited queries', 'HD video uploads'],
    stripePriceId: 'price_pro',
  },
]
const sold = { [`GET ${API.plansIn('US')}`]: () => ({ body: { payments: 'on', plans: PLANS } }) }
const notSold = {
  [`GET ${API.plansIn('US')}`]: () => ({
    body: { payments: 'off', limits: { queriesADay: 30, storageBytes: null }, plans: [] },
  }),
}
const FREE: Billing = { plan: 'free', trialEndsAt: null, stripeCustomerId: null, subscription: null }
const BASIC: Billing = {
  plan: 'basic',
  trialEndsAt: null,
  stripeCustomerId: 'cus_1',
  subscription: {
    plan: 'basic',
    price: { amount: 499, currency: 'usd' },
    periodEndsAt: '2030-01-31T00:00:00.000Z',
    endsAt: null,
    graceEndsAt: null,
    pendingChange: null,
  },
}
const member = (billing: Billing = FREE) => {
  rememberUser(someone)
  return {
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    [`GET ${API.billing}`]: () => ({ body: billing }),
  }
}
const plan = async (name: string) => within(await screen.findByRole('article', { name }))
const click = async (name: string, button: string) =>
  fireEvent.click((await plan(name)).getByRole('button', { name: button }))
const pricing = (path = '/pricing') => renderPage(<PricingPage region="US" />, path)

test('three plans, as specified', async () => {
  fakeServer(sold)
  pricing()
  for (const [name, price, ...features] of [
    ['Free Trial', '$0', '30 days', '100MB storage', '100 queries/day', 'No video uploads'],
    ['Basic', '$4.99', '1GB storage', '500 queries/day', 'Basic video uploads'],
    ['Pro', '$9.99', '10GB storage', 'Unlimited queries', 'HD video uploads'],
  ] as const) {
    const card = await plan(name)
    expect(card.getByText(price)).toBeTruthy()
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(features)
  }
})

test('where nothing is sold no plan is shown, but that it is free and what the host has set', async () => {
  fakeServer(notSold)
  pricing()
  expect(await screen.findByRole('heading', { name: 'This Salus is free' })).toBeTruthy()
  expect(screen.getByText(/these limits for each person: 30 questions a day\.$/)).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the free plan says that it is free, a paid one without a price id that it cannot be bought', async () => {
  fakeServer({
    [`GET ${API.plansIn('US')}`]: () => ({
      body: { payments: 'on', plans: PLANS.map((plan) => ({ ...plan, stripePriceId: null })) },
    }),
  })
  pricing()
  await click('Free Trial', 'Use for free')
  expect(screen.getByText('This plan is free')).toBeTruthy()
  await click('Pro', 'Subscribe')
  expect(screen.getByText('Subscription not available')).toBeTruthy()
})

test('a visitor who chooses a plan is asked to log in', async () => {
  fakeServer(sold)
  const { router } = pricing()
  await click('Pro', 'Subscribe')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/pricing' })
})

test('choosing leads to the payment page; a second click while it is opened does nothing', async () => {
  const calls = fakeServer({
    ...sold,
    ...member(),
    [`POST ${API.checkout}`]: () => ({ body: { url: 'https://pay.example/1' } }),
  })
  pricing()
  await waitFor(() => expect(calls.some(({ path }) => path === API.billing)).toBe(true))
  const button = (await plan('Basic')).getByRole('button', { name: 'Subscribe' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1'))
  const sent = calls.filter(({ path }) => path === API.checkout)
  expect(sent.map(({ body }) => body)).toEqual([{ priceId: 'price_basic', region: 'US', userId: someone.id }])
})

test('who has a plan sees what a change costs, and confirms it', async () => {
  const shown = {
    plan: 'pro',
    dueNow: { amount: 250, currency: 'usd' },
    credit: { amount: 0, currency: 'usd' },
    price: { amount: 999, currency: 'usd' },
    at: 1_900_000_000,
  }
  const calls = fakeServer({
    ...sold,
    ...member(BASIC),
    [`POST ${API.planPreview}`]: () => ({ body: shown }),
    [`POST ${API.planChange}`]: () => ({ body: { ...BASIC, plan: 'pro' } }),
  })
  pricing()
  expect(await screen.findByText('Your plan')).toBeTruthy()
  await click('Pro', 'Change to Pro')
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $2.50 and change' }))
  expect(await screen.findByText('You are on Pro now.')).toBeTruthy()
  expect(calls.find(({ path }) => path === API.planChange)?.body).toEqual({ priceId: 'price_pro', at: shown.at })
})

test('a change that its bank wants confirmed leads to the payment page, and is told as made once it is paid', async () => {
  const subscription = BASIC.subscription as NonNullable<Billing['subscription']>
  const pendingChange = { plan: 'pro' as const, url: 'https://pay.example/in_1', until: '2030-01-02T00:00:00.000Z' }
  const money = { amount: 250, currency: 'usd' }
  let billing = BASIC
  fakeServer({
    ...sold,
    ...member(),
    [`GET ${API.billing}`]: () => ({ body: billing }),
    [`POST ${API.planPreview}`]: () => ({ body: { plan: 'pro', dueNow: money, credit: money, price: money, at: 1 } }),
    [`POST ${API.planChange}`]: () => {
      billing = { ...BASIC, subscription: { ...subscription, pendingChange } }
      return { body: billing }
    },
  })
  pricing()
  expect(await screen.findByText('Your plan')).toBeTruthy()
  await click('Pro', 'Change to Pro')
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $2.50 and change' }))
  const link = await screen.findByRole('link', { name: /Confirm the payment/ })
  expect(link.getAttribute('href')).toBe(pendingChange.url)
  expect(screen.queryByText('You are on Pro now.')).toBeNull()
  billing = BASIC
  await queryClient.refetchQueries({ queryKey: ['billing'] })
  expect(await screen.findByText(/was not paid in time/)).toBeTruthy()
  billing = { ...BASIC, plan: 'pro', subscription: { ...subscription, plan: 'pro' } }
  await queryClient.refetchQueries({ queryKey: ['billing'] })
  expect(await screen.findByText('You are on Pro now.')).toBeTruthy()
})

const DOWN = 'The payment service cannot be reached just now. Nothing was charged. Please try again in a minute.'
const INVALID = 'This plan cannot be subscribed. Please select a valid paid plan.'

test.each([
  ['pricing', () => refusal('payments_unreachable'), `Failed to start checkout. ${DOWN}`],
  ['dashboard', () => refusal('payments_unreachable'), `Failed to create checkout session. ${DOWN}`],
  ['navigation', () => refusal('payments_unreachable'), `Could not start checkout. ${DOWN}`],
  ['pricing', () => ({ body: {} }), 'No checkout URL returned'],
  ['dashboard', () => ({ body: {} }), 'No checkout URL returned'],
  ['navigation', () => ({ body: {} }), 'Checkout session could not be created.'],
  ['dashboard', () => new TypeError('no network'), /^An unexpected error occurred\. Please try again\./],
  ['pricing', () => refusal('plan_invalid'), INVALID],
] as const)('at %s a failure is told in its words (%#)', async (place, answer, words) => {
  fakeServer({ ...sold, ...member(), [`POST ${API.checkout}`]: answer })
  if (place === 'pricing') pricing()
  else renderPage(<UpgradeDialog place={place} region="US" onClose={() => {}} />)
  await click('Pro', 'Subscribe')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(leaveFor).not.toHaveBeenCalled()
})

test('the upgrade shows the paid plans alone', async () => {
  fakeServer({ ...sold, ...member() })
  renderPage(<UpgradeDialog place="dashboard" region="US" onClose={() => {}} />)
  await plan('Basic')
  expect(screen.queryByRole('article', { name: 'Free Trial' })).toBeNull()
})

test('who comes back without paying reads that nothing happened', async () => {
  fakeServer(sold)
  pricing('/pricing?checkout=cancelled')
  expect(await screen.findByText(/Nothing was charged, and nothing has changed/)).toBeTruthy()
})

test('where the payment service is down the plans stand, with a word about it', async () => {
  fakeServer({ [`GET ${API.plansIn('US')}`]: () => ({ body: { payments: 'unreachable', plans: PLANS } }) })
  pricing()
  expect(await screen.findByText(/so no plan can be chosen/)).toBeTruthy()
  await click('Pro', 'Subscribe')
  expect(screen.getByText('The payment service cannot be reached just now.')).toBeTruthy()
})

test('while the payment service is away no price is shown: it alone knows what a plan costs', async () => {
  const plans = PLANS.map((plan) => ({ ...plan, price: plan.id === 'free' ? plan.price : null, stripePriceId: null }))
  fakeServer({ [`GET ${API.plansIn('US')}`]: () => ({ body: { payments: 'unreachable', plans } }) })
  pricing()
  expect((await plan('Basic')).getByText('The price cannot be shown now.')).toBeTruthy()
})
