import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { main, ROOT, whenEnded } from './run.mjs'
import { environmentOf, setUp } from './set-up.mjs'

// Shows how selling plans feels without an account at Stripe: a payment service of our own on this machine, with pages that
// take any card, and Salus in demo mode in front of it. No money and no network are involved.
await main(async () => {
  const node = await setUp()
  const secret = `whsec_${randomBytes(16).toString('hex')}`
  const service = spawn(node, [join(ROOT, 'apps/server/src/testing/stripe/main.ts'), secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  whenEnded(() => void service.kill())
  /** @type {string} */
  const base = await new Promise((resolve, reject) => {
    service.stdout.once('data', (line) => resolve(String(line).trim()))
    service.once('exit', (code) => reject(new Error(`The payment service ended with ${code}.`)))
  })
  console.log(`A payment service for trying out runs at ${base}. No money moves.`)
  const salus = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    stdio: 'inherit',
    env: {
      SALUS_DATA_DIR: join(ROOT, '.salus-payments'),
      ...environmentOf(node),
      SALUS_MODE: 'demo',
      SALUS_STRIPE_SECRET_KEY: 'sk_test_of_this_machine',
      SALUS_STRIPE_WEBHOOK_SECRET: secret,
      SALUS_STRIPE_BASIC_PRICE: 'price_basic',
      SALUS_STRIPE_PRO_PRICE: 'salus_pro',
      SALUS_STRIPE_API: base,
    },
  })
  const code = await new Promise((resolve) => salus.once('close', resolve))
  service.kill()
  return Number(code ?? 0)
})
