import Stripe from 'stripe'
import { startStripe } from './stripe-server.ts'

// For journeys: a process of its own, which tells its address and sends what it signs to whoever sent people to pay.
const [secret = ''] = process.argv.slice(2)
const { webhooks } = new Stripe('sk_test_journeys')

const { base } = await startStripe({
  onEvent: (event, site) => {
    const payload = JSON.stringify(event)
    const signature = webhooks.generateTestHeaderString({ payload, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    // Nobody there: as with the real one, a look at the books says the same later.
    fetch(`${site}/api/stripe/webhook`, { method: 'POST', body: payload, headers }).catch(() => {})
  },
})
process.stdout.write(`${base}\n`)
