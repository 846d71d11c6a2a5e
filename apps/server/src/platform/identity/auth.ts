import { randomBytes } from 'node:crypto'
import { SESSION_DAYS } from '@salus/contract'
import type { BetterAuthOptions } from 'better-auth'
import { betterAuth } from 'better-auth'
// One by one: the list of all plugins costs 0.1 s at every start.
import { bearer } from 'better-auth/plugins/bearer'
import { username } from 'better-auth/plugins/username'
import { serializeSignedCookie } from 'better-call'
import type { Config } from '#server/config.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../vault/vault.ts'
import type { Membership } from './acting-for.ts'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'
import { renameOldCookie, sessionCookieNames } from './session-cookie.ts'
import { sessionLookup } from './session-lookup.ts'

let ofNobody: Promise<string> | undefined

/** One for the process. A login that first had to make it would take longer, and tell that there is no such person. */
function hashOfNobody(): Promise<string> {
  ofNobody ??= hashPassword(randomBytes(32).toString('base64url'))
  return ofNobody
}

const DAY_S = 24 * 60 * 60
const LIFETIME_S = SESSION_DAYS.unused * DAY_S
const LONGEST_MS = SESSION_DAYS.longest * DAY_S * 1_000
const LONGEST_AGENT = 300

/** Our own header to the library: whatever the caller sent under this name is overwritten. */
const CLIENT_HEADER = 'x-salus-client'

/** No account can have it. Asked for when there is none, so that both take as long. */
const NOBODY = '_nobody_'

/** What a caller brings along that can prove who calls. */
export interface Caller {
  cookie: string | undefined
  authorization: string | undefined
  userAgent: string | undefined
  address: string
}

export interface FoundSession {
  userId: string
  sessionId: string
  /** Of the personal key that a program came with; it has no session. */
  apiKeyId?: string
  /** Set when somebody of a care circle calls: `userId` is then whose record it is. */
  member?: Membership
}

/** A session answer and the cookies that have to go back with it. */
export interface WithCookies<T> {
  value: T
  setCookies: string[]
}

export interface Auth {
  /** The names of the cookie that holds the session, the present one first. */
  cookieNames: readonly string[]
  /** Whether this is the person's password. Never that of null: the work, and so the time, is the same. */
  checkPassword(userId: string | null, password: string): Promise<boolean>
  /** A new session of somebody who has proved who they are. */
  startSession(userId: string, caller: Caller): Promise<WithCookies<FoundSession>>
  findSession(caller: Caller): Promise<WithCookies<FoundSession | null>>
  signOut(caller: Caller): Promise<WithCookies<null>>
}

export interface AuthDeps {
  config: Pick<Config, 'mode' | 'publicOrigin' | 'site'>
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  /** The library's own complaints. They name no one. */
  onError?: (message: string) => void
}

export function authOptions({ config, database, vault, newId, onError }: Omit<AuthDeps, 'now'>) {
  const isSecure = config.mode !== 'demo'
  return {
    appName: config.site.brand,
    baseURL: config.publicOrigin ?? 'http://localhost',
    secret: vault.secretFor('sessions'),
    database: { db: database.db, type: database.dialect },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => level === 'error' && onError?.(message) },
    session: { expiresIn: LIFETIME_S, updateAge: DAY_S },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: sessionCookieNames(isSecure).prefix,
      // Else the library puts `__Secure-` before it.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
      database: { generateId: () => newId() },
    },
    // Without `username` it would take our column for a mistake.
    plugins: [username({ displayUsername: false }), bearer({ requireSignature: true })],
  } satisfies BetterAuthOptions
}

/** The accounts library behind the few calls that we make. Its own routes are not served. */
export async function createAuth(deps: AuthDeps): Promise<Auth> {
  const options = authOptions(deps)
  const auth = betterAuth(options)
  const { authCookies } = await auth.$context
  const { db } = deps.database
  // Begun now, on a thread of its own.
  void hashOfNobody()
  const lookUp = sessionLookup(db, {
    cookieName: authCookies.sessionToken.name,
    secret: options.secret,
    lifetimeMs: LIFETIME_S * 1_000,
    longestMs: LONGEST_MS,
    slideAfterMs: DAY_S * 1_000,
    now: deps.now,
  })

  const names = sessionCookieNames(deps.config.mode !== 'demo')
  const removeOldCookie = `${names.oldName}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`

  async function signOut(caller: Caller): Promise<WithCookies<null>> {
    const { headers } = await auth.api.signOut({ headers: headersOf(caller), returnHeaders: true })
    return { value: null, setCookies: headers.getSetCookie() }
  }

  async function findSession(caller: Caller): Promise<WithCookies<FoundSession | null>> {
    const found = await lookUp(caller)
    if (found) return { value: found, setCookies: [] }
    const { response, headers } = await auth.api.getSession({ headers: headersOf(caller), returnHeaders: true })
    if (!response) return { value: null, setCookies: headers.getSetCookie() }
    const { id: sessionId, userId, createdAt, expiresAt } = response.session
    // The library lets a session slide on without end.
    const end = new Date(createdAt.getTime() + LONGEST_MS)
    if (end <= deps.now()) return signOut(caller)
    if (expiresAt > end) {
      await db.updateTable('session').set({ expiresAt: end.toISOString() }).where('id', '=', sessionId).execute()
    }
    return { value: { userId, sessionId }, setCookies: headers.getSetCookie() }
  }

  async function strengthen(stored: string, password: string): Promise<void> {
    const update = db.updateTable('account').set({ password: await hashPassword(password) })
    // One that was changed meanwhile stays: a hash is salted, and so of one account alone.
    await update.where('password', '=', stored).execute()
  }

  return {
    cookieNames: [names.name, ...(names.oldName ? [names.oldName] : [])],

    async checkPassword(userId, password) {
      const row = await db
        .selectFrom('account')
        .select('password')
        .where('userId', '=', userId ?? NOBODY)
        .where('providerId', '=', 'credential')
        .executeTakeFirst()
      const isRight = await verifyPassword({ hash: row?.password ?? (await hashOfNobody()), password })
      if (!isRight || typeof row?.password !== 'string') return false
      if (isOutdated(row.password)) await strengthen(row.password, password)
      return true
    },

    async startSession(userId, caller) {
      const token = randomBytes(32).toString('base64url')
      const at = deps.now()
      const sessionId = deps.newId()
      await db
        .insertInto('session')
        .values({
          id: sessionId,
          userId,
          token,
          createdAt: at.toISOString(),
          updatedAt: at.toISOString(),
          expiresAt: new Date(at.getTime() + LIFETIME_S * 1_000).toISOString(),
          ipAddress: caller.address,
          userAgent: caller.userAgent?.slice(0, LONGEST_AGENT) ?? null,
        })
        .execute()
      const { name, attributes } = authCookies.sessionToken
      const cookie = await serializeSignedCookie(name, token, options.secret, { ...attributes, maxAge: LIFETIME_S })
      return { value: { userId, sessionId }, setCookies: [cookie] }
    },

    async findSession(caller) {
      const renamed = renameOldCookie(caller.cookie, names)
      if (!renamed) return findSession(caller)
      const { value, setCookies } = await findSession({ ...caller, cookie: renamed.cookie })
      const isSet = setCookies.some((cookie) => cookie.startsWith(`${names.name}=`))
      const renewed = `${names.name}=${renamed.value}; Max-Age=${LIFETIME_S}; Path=/; HttpOnly; Secure; SameSite=Lax`
      return { value, setCookies: [...setCookies, ...(value && !isSet ? [renewed] : []), removeOldCookie] }
    },

    async signOut(caller) {
      const renamed = renameOldCookie(caller.cookie, names)
      if (!renamed) return signOut(caller)
      const { value, setCookies } = await signOut({ ...caller, cookie: renamed.cookie })
      return { value, setCookies: [...setCookies, removeOldCookie] }
    },
  }
}

/** Nothing of the request reaches the library but what it needs. */
function headersOf(caller: Caller): Headers {
  const headers = new Headers({ [CLIENT_HEADER]: caller.address })
  if (caller.userAgent) headers.set('user-agent', caller.userAgent.slice(0, LONGEST_AGENT))
  if (caller.cookie) headers.set('cookie', caller.cookie)
  if (caller.authorization) headers.set('authorization', caller.authorization)
  return headers
}
