import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { PricingPage } from './pricing-page.tsx'

const plan = (name: string) => within(screen.getByRole('article', { name }))

test('three plans, as specified', () => {
  fakeServer({})
  renderPage(<PricingPage />)
  for (const [name, price, ...features] of [
    ['Free Trial', '$0', '30 days', '100MB storage', '100 queries/day', 'No video uploads'],
    ['Basic', '$4.99', '1GB storage', '500 queries/day', 'Basic video uploads'],
    ['Pro', '$9.99', '10GB storage', 'Unlimited queries', 'HD video uploads'],
  ] as const) {
    expect(plan(name).getByText(price)).toBeTruthy()
    expect(
      plan(name)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(features)
  }
})

test('the free plan says that it is free, a paid one that it cannot be bought here', () => {
  fakeServer({})
  renderPage(<PricingPage />)
  fireEvent.click(plan('Free Trial').getByRole('button'))
  expect(screen.getByText('This plan is free')).toBeTruthy()
  fireEvent.click(plan('Pro').getByRole('button', { name: 'Subscribe' }))
  expect(screen.getByText('Subscription not available')).toBeTruthy()
})
