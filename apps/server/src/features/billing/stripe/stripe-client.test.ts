import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startStripe } from '#server/testing/stripe/stripe-server.ts'
import { stripeClient } from './stripe-client.ts'

test('a service that does not answer is given up, and told as one that cannot be reached', async () => {
  const server = await startStripe({ onEvent: () => {} })
  onTestFinished(server.close)
  server.trouble = 'silent'
  const outcomes: string[] = []
  const onOutcome = (outcome: string) => void outcomes.push(outcome)
  const settings = { secretKey: 'sk_test', api: server.base, onOutcome }
  const hasty = stripeClient({ ...settings, timeoutMs: 20 })
  await expect(hasty.ask(({ prices }) => prices.retrieve('price_basic'))).rejects.toMatchObject({
    code: 'payments_unreachable',
  })
  server.trouble = 'none'
  const patient = stripeClient(settings)
  await patient.ask(({ prices }) => prices.retrieve('price_basic'))
  await expect(patient.ask(({ prices }) => prices.retrieve('price_none'))).rejects.toMatchObject({
    code: 'payments_refused',
  })
  expect(outcomes).toEqual(['unreachable', 'ok', 'refused'])
})

/** A service that takes every call and answers it in its own way. */
async function serviceThat(answer: (response: ServerResponse) => void) {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    request.resume()
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}

test.each<[string, (response: ServerResponse) => void]>([
  [
    'never ends',
    (response) => {
      response.write('{"id":"')
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    },
  ],
  [
    'is larger than any of Stripe’s',
    (response) => {
      const piece = Buffer.alloc(1_000_000, 'x')
      response.on('error', () => {})
      response.write('{"id":"')
      for (let n = 0; n < 8; n++) response.write(piece)
      response.end('"}')
    },
  ],
  ['is no JSON', (response) => void response.end('<html>Bad gateway</html>')],
  ['breaks off', (response) => void response.write('{"id":', () => response.destroy())],
])('an answer that %s is given up within the time for a call', async (_how, answer) => {
  const { api } = await serviceThat(answer)
  const outcomes: string[] = []
  const client = stripeClient({ secretKey: 'sk', api, onOutcome: (each) => void outcomes.push(each), timeoutMs: 400 })
  const began = performance.now()
  await expect(client.ask(({ prices }) => prices.retrieve('price_basic'))).rejects.toMatchObject({
    code: 'payments_unreachable',
  })
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(outcomes).toEqual(['unreachable'])
})

test('a call is not sent on to another address, and its key does not go there', async () => {
  const other = await serviceThat((response) => void response.end('{"id":"price_basic"}'))
  const { api, calls } = await serviceThat(
    (response) => void response.writeHead(307, { location: `${other.api}/v1/prices/price_basic` }).end(),
  )
  const client = stripeClient({ secretKey: 'sk', api, onOutcome: () => {}, timeoutMs: 1_000 })
  await expect(client.ask(({ prices }) => prices.retrieve('price_basic'))).rejects.toMatchObject({
    code: 'payments_unreachable',
  })
  expect([calls() > 0, other.calls()]).toEqual([true, 0])
})
