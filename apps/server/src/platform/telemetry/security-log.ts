import { isIP } from 'node:net'
import { API } from '@salus/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppError } from '../errors/app-error.ts'
import { rotatedFile } from './rotated-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that somebody asks to come into, once it is known. */
    accountAtDoor: string | null
    /** Notes the deed of a call whose route alone does not tell it. */
    securityEvent: SecurityEvent | null
  }
}

/** Ends in one line for each. Their names are part of the format that docs/security.md describes. */
export type SecurityEvent =
  | 'sign_in_ok'
  | 'sign_in_failed'
  | 'second_step_asked'
  | 'second_step_failed'
  | 'confirmation_failed'
  | 'locked'
  | 'refused_origin'
  | 'refused_host'
  | 'signed_out'
  | 'sessions_ended'
  | 'account_made'
  | 'reset_asked'
  | 'reset_failed'
  | 'password_changed'
  | 'contact_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_step_on'
  | 'second_step_off'
  | 'recovery_codes_made'
  | 'google_added'
  | 'google_removed'
  | 'key_made'
  | 'key_revoked'
  | 'key_refused'
  | 'access_refused'
  | 'unknown_id'
  | 'input_refused'
  | 'too_many_calls'
  | 'access_offered'
  | 'access_granted'
  | 'access_changed'
  | 'access_revoked'
  | 'closing_asked'
  | 'closing_called_off'
  | 'account_closed'

const SIGN_IN = [API.login, API.passkeyLogin, API.secondFactorLogin].map((url) => `POST ${url}`)

/** Proofs that a way in asks for. */
const WAYS: Readonly<Record<string, string>> = {
  [`POST ${API.login}`]: 'password',
  [`POST ${API.passkeyLogin}`]: 'passkey',
  [`POST ${API.secondFactorLogin}`]: 'second-step',
  [`POST ${API.google}`]: 'google',
}

/** Told once a minute for each caller: they may come in floods, and must not push the others out of the file. */
const FREQUENT: ReadonlySet<SecurityEvent> = new Set(['unknown_id', 'input_refused', 'too_many_calls'])
const QUIET_MS = 60_000
const MOST_REMEMBERED = 10_000

/** The deed of a successful call, by its route. */
const DONE: Readonly<Record<string, SecurityEvent>> = {
  ...Object.fromEntries(SIGN_IN.map((route) => [route, 'sign_in_ok'])),
  [`POST ${API.logout}`]: 'signed_out',
  [`DELETE ${API.sessions}`]: 'sessions_ended',
  [`DELETE ${API.sessions}/:id`]: 'sessions_ended',
  [`POST ${API.signUp}`]: 'account_made',
  [`POST ${API.passwordForgotten}`]: 'reset_asked',
  [`POST ${API.passwordReset}`]: 'password_changed',
  [`PUT ${API.profilePassword}`]: 'password_changed',
  [`PUT ${API.contacts}`]: 'contact_changed',
  [`POST ${API.passkeys}`]: 'passkey_added',
  [`DELETE ${API.passkeys}/:id`]: 'passkey_removed',
  [`PUT ${API.secondFactor}`]: 'second_step_on',
  [`DELETE ${API.secondFactor}`]: 'second_step_off',
  [`POST ${API.recoveryCodes}`]: 'recovery_codes_made',
  [`DELETE ${API.google}`]: 'google_removed',
  [`POST ${API.apiKeys}`]: 'key_made',
  [`DELETE ${API.apiKeys}/:id`]: 'key_revoked',
  [`POST ${API.circleInvitations}`]: 'access_offered',
  [`POST ${API.acceptInvitation}`]: 'access_granted',
  [`POST ${API.takeOver}`]: 'access_changed',
  [`PUT ${API.circleMembers}/:id`]: 'access_changed',
  [`DELETE ${API.circleMembers}/:id`]: 'access_revoked',
  [`DELETE ${API.circleInvitations}/:id`]: 'access_revoked',
  [`DELETE ${API.sharedRecords}/:id`]: 'access_revoked',
  [`POST ${API.closing}`]: 'closing_asked',
  [`DELETE ${API.closing}`]: 'closing_called_off',
  [`POST ${API.childClosings}/:childId`]: 'closing_asked',
  [`DELETE ${API.childClosings}/:childId`]: 'closing_called_off',
}

/** The event of a refusal, by its code, wherever it comes from. */
const REFUSED: Readonly<Record<string, SecurityEvent>> = {
  credentials_wrong: 'sign_in_failed',
  google_refused: 'sign_in_failed',
  second_factor_required: 'second_step_asked',
  second_factor_wrong: 'second_step_failed',
  second_factor_expired: 'second_step_failed',
  password_wrong: 'confirmation_failed',
  reset_link_spent: 'reset_failed',
  key_revoked: 'key_refused',
  key_unknown: 'key_refused',
  key_expired: 'key_refused',
  key_scope_missing: 'access_refused',
  record_not_open: 'access_refused',
  record_not_shared: 'access_refused',
  part_not_shared: 'access_refused',
  checkout_not_yours: 'access_refused',
  invalid_request: 'input_refused',
  malformed_body: 'input_refused',
  origin_refused: 'refused_origin',
  host_refused: 'refused_host',
}

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`

function eventOfRefusal({ code }: AppError, request: FastifyRequest): SecurityEvent | undefined {
  if (code === 'passkey_refused') return SIGN_IN.includes(routeOf(request)) ? 'sign_in_failed' : 'confirmation_failed'
  if (code === 'too_many_requests') return request.url.startsWith('/api/auth/') ? 'locked' : 'too_many_calls'
  // Another's id and one that never was are answered alike; whoever tries many is seen by their number.
  if (code === 'not_found') return request.routeOptions.url?.includes(':') ? 'unknown_id' : undefined
  return REFUSED[code]
}

export interface SecurityLog {
  refused(failure: AppError, request: FastifyRequest): void
  /** Logs an event that no call has caused. */
  note(event: SecurityEvent, account: string): void
}

/**
 * One line for each event of sign-in and access: when, which, from where, about which account. Kept apart from the log of
 * calls, which knows nobody's address.
 */
export function keepSecurityLog(
  app: FastifyInstance,
  { file, now }: { file: string | undefined; now: () => Date },
): SecurityLog {
  app.decorateRequest('accountAtDoor', null)
  app.decorateRequest('securityEvent', null)
  if (file === undefined) return { refused() {}, note() {} }
  const append = file === '-' ? print : rotatedFile(file)
  const toldAt = new Map<string, number>()
  let waiting = ''
  let writing: Promise<void> = Promise.resolve()

  function write(event: SecurityEvent, client: string, account: string | null, way?: string): void {
    // A proxy may hand on anything as an address.
    const from = isIP(client) === 0 ? '-' : client
    const told = `${event} client=${from} account=${account ?? '-'}${way ? ` way=${way}` : ''}`
    if (FREQUENT.has(event) && isTold(told)) return
    waiting += `${now().toISOString()} ${told}\n`
    writing = writing.then(async () => {
      const lines = waiting
      if (lines === '') return
      waiting = ''
      await append(lines)
    })
    writing = writing.catch((error: unknown) =>
      app.log.error({ code: (error as NodeJS.ErrnoException).code }, 'the security log was not written'),
    )
  }

  function isTold(line: string): boolean {
    const at = now().getTime()
    if (at - (toldAt.get(line) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return true
    if (toldAt.size >= MOST_REMEMBERED) toldAt.clear()
    toldAt.set(line, at)
    return false
  }

  const accountOf = ({ accountAtDoor, identity }: FastifyRequest) =>
    accountAtDoor ?? identity?.member?.memberId ?? identity?.userId ?? null
  const wayOf = (event: SecurityEvent, request: FastifyRequest) =>
    /^(?:sign_in|second_step)_/.test(event) ? WAYS[routeOf(request)] : undefined
  const writeOf = (event: SecurityEvent, request: FastifyRequest, account = accountOf(request)) =>
    write(event, request.ip, account, wayOf(event, request))

  app.addHook('onSend', async (request, reply, payload) => {
    const event = reply.statusCode < 400 ? (request.securityEvent ?? DONE[routeOf(request)]) : undefined
    if (event && (accountOf(request) || event !== 'signed_out')) writeOf(event, request)
    // Whoever has the answer stands in the log.
    await writing
    return payload
  })
  app.addHook('onClose', () => writing)

  return {
    refused(failure, request) {
      const event = eventOfRefusal(failure, request)
      const { account } = failure.details
      if (event) writeOf(event, request, typeof account === 'string' ? account : undefined)
    },
    note: (event, account) => write(event, '-', account),
  }
}

const print = (lines: string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(lines, (error) => (error ? reject(error) : resolve()))
  })
