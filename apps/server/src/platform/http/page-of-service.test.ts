import { expect, test } from 'vitest'
import { isPageOfService } from './page-of-service.ts'

const STRIPE = 'https://api.stripe.com'
const GOOGLE = 'https://accounts.google.com'

test.each([
  [STRIPE, 'https://checkout.stripe.com/c/pay/cs_test_1#fid'],
  [STRIPE, 'https://invoice.stripe.com/i/1'],
  [GOOGLE, 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/pay/1'],
])('%s may lead to its page %s', (service, page) => {
  expect(isPageOfService(service, page)).toBe(true)
})

test.each([
  [STRIPE, 'http://checkout.stripe.com/c/pay'],
  [STRIPE, 'https://checkout.stripe.com.evil.example/c'],
  [STRIPE, 'https://checkout.stripe.com@evil.example/'],
  [STRIPE, 'https://evil.example@checkout.stripe.com/'],
  [STRIPE, 'https://checkout.stripe.com:8443/'],
  [STRIPE, 'https://accounts.google.com/'],
  [STRIPE, 'javascript:alert(1)'],
  [STRIPE, '//evil.example/'],
  [STRIPE, ''],
  [GOOGLE, 'https://checkout.stripe.com/'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4001/pay/1'],
])('%s may not lead to %s', (service, page) => {
  expect(isPageOfService(service, page)).toBe(false)
})
