import { spawn } from 'node:child_process'
import { SERVER } from '../../scripts/run.mjs'
import { GOOGLE_CLIENT, startGoogle } from './google-server.ts'
import { startMailbox } from './mailbox.ts'
import { MODEL_KEY, startModelServer } from './model-server.ts'
import { startPayments } from './payments.ts'

// The product's server, and a model's beside it: for those who bring the key, and for browsers that cannot hear.
const service = await startModelServer()
const env = {
  ...process.env,
  SALUS_AI_OWN_KEYS: `Test=${service}`,
  SALUS_TRANSCRIBE_URL: service,
  SALUS_TRANSCRIBE_KEY: MODEL_KEY,
  SALUS_SMTP_URL: await startMailbox(),
  SALUS_MAIL_FROM: 'salus@example.com',
  SALUS_SUPPORT_EMAIL: 'help@example.com',
  // The journeys' push service and ntfy are on this machine.
  SALUS_REMINDERS_PRIVATE: 'on',
  SALUS_GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
  SALUS_GOOGLE_ISSUER: await startGoogle(),
  ...(await startPayments()),
}
const server = spawn(process.execPath, SERVER, { env, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 1))
