import { ERRORS, type ErrorCode, type PublicUser } from '@salus/contract'
import { vi } from 'vitest'

export interface FakeCall {
  method: string
  path: string
  body: unknown
}

type Answer = { status?: number; body?: unknown } | Response | Error
type Handler = (call: FakeCall) => Answer | Promise<Answer>

/** Stands at the network's edge: `fakeServer({ 'POST /api/auth/login': () => ({ body }) })`. Unknown calls answer 404. */
export function fakeServer(handlers: Record<string, Handler>): FakeCall[] {
  const calls: FakeCall[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input instanceof Request ? input.url : input)
    const method = init.method ?? 'GET'
    const call = { method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body }
    calls.push(call)
    const handler = handlers[`${method} ${path}`] ?? DEFAULTS[`${method} ${path}`] ?? notFound
    const answer = await Promise.race([handler(call), givenUp(init.signal)])
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer
    const { status = 200, body } = answer
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return calls
}

function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, refuse) => {
    if (signal?.aborted) refuse(signal.reason)
    signal?.addEventListener('abort', () => refuse(signal.reason))
  })
}

/** What the server answers when it refuses. */
export function refusal(code: ErrorCode, fields?: Record<string, string>) {
  const { status, message } = ERRORS[code]
  const body = { code, message, error: message, requestId: 'test-request', ...(fields ? { fields } : {}) }
  return { status, body }
}

export const someone: PublicUser = {
  id: 'user-1',
  firstName: 'Ada',
  email: 'ada@example.com',
  username: 'ada',
  hasPhoto: false,
}

export const site = {
  mode: 'demo',
  brand: 'Salus',
  legalEntity: null,
  supportEmail: null,
  state: null,
  county: null,
  contactForm: false,
  googleSignIn: false,
  sellsPlans: true,
  limitsQuestions: true,
  processors: [],
  demoAccount: null,
}

const DEFAULTS: Record<string, Handler> = {
  'GET /api/site': () => ({ body: site }),
  'GET /api/auth/session': () => ({ body: { user: null } }),
}

const notFound: Handler = () => refusal('not_found')
