import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../apps/server/src/testing/stripe/main.ts', import.meta.url))
const SECRET = 'whsec_of_the_journeys'

/** Starts the payment service, a process of its own that ends with this one. Answers what the product is told of it. */
export async function startPayments(): Promise<Record<string, string>> {
  const service = spawn(process.execPath, [MAIN, SECRET], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => service.kill())
  const base = await new Promise<string>((resolve, reject) => {
    service.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    service.once('exit', (code) => reject(new Error(`the payment service ended with ${code}`)))
  })
  return {
    SALUS_STRIPE_SECRET_KEY: 'sk_test_journeys',
    SALUS_STRIPE_WEBHOOK_SECRET: SECRET,
    SALUS_STRIPE_BASIC_PRICE: 'price_basic',
    SALUS_STRIPE_PRO_PRICE: 'salus_pro',
    SALUS_STRIPE_API: base,
  }
}
