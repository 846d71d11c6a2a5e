import type { BetterAuthOptions } from 'better-auth'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
// One by one: the list of all plugins costs 0.1 s at every start.
import { bearer } from 'better-auth/plugins/bearer'
import { username } from 'better-auth/plugins/username'
import type { Config } from '#server/config.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../vault/vault.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { sessionLookup } from './session-lookup.ts'

const DAY_S = 24 * 60 * 60
const LIFETIME_S = 30 * DAY_S

/** Our own header to the library: whatever the caller sent under this name is overwritten. */
const CLIENT_HEADER = 'x-salus-client'

/** No account can have it: usernames begin with a letter. Asked for when there is none, so that both take as long. */
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
}

/** A session answer and the cookies that have to go back with it. */
export interface WithCookies<T> {
  value: T
  setCookies: string[]
}

export interface Auth {
  /** The name of the cookie that holds the session. */
  cookieName: string
  /** The user's id; null when the password is not right or `username` is null: the work, and so the time, is the same. */
  signIn(username: string | null, password: string, caller: Caller): Promise<WithCookies<string | null>>
  findSession(caller: Caller): Promise<WithCookies<FoundSession | null>>
  signOut(caller: Caller): Promise<WithCookies<null>>
}

export interface AuthDeps {
  config: Pick<Config, 'mode' | 'publicOrigin' | 'site'>
  database: Database
  vault: Vault
  newId: () => string
  /** The library's own complaints. They name no one. */
  onError?: (message: string) => void
}

export function authOptions({ config, database, vault, newId, onError }: AuthDeps) {
  return {
    appName: config.site.brand,
    baseURL: config.publicOrigin ?? 'http://localhost',
    secret: vault.secretFor('sessions'),
    database: { db: database.db, type: database.dialect },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => level === 'error' && onError?.(message) },
    // Accounts are made by the accounts feature, in one transaction: see docs/decisions.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: LIFETIME_S, updateAge: DAY_S },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'salus',
      useSecureCookies: config.mode === 'production',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
      database: { generateId: () => newId() },
    },
    plugins: [username({ displayUsername: false }), bearer({ requireSignature: true })],
  } satisfies BetterAuthOptions
}

/** The accounts library behind the few calls that we make. Its own routes are not served. */
export async function createAuth(deps: AuthDeps): Promise<Auth> {
  const options = authOptions(deps)
  const auth = betterAuth(options)
  const { authCookies } = await auth.$context
  const lookUp = sessionLookup(deps.database.db, {
    cookieName: authCookies.sessionToken.name,
    secret: options.secret,
    lifetimeMs: LIFETIME_S * 1_000,
    slideAfterMs: DAY_S * 1_000,
  })
  return {
    cookieName: authCookies.sessionToken.name,

    async signIn(username, password, caller) {
      // The library asks for the password of a name that it finds: the same question where it will not find one.
      if (username === null) {
        await deps.database.db.selectFrom('account').selectAll().where('userId', '=', NOBODY).executeTakeFirst()
      }
      try {
        const { response, headers } = await auth.api.signInUsername({
          body: { username: username ?? NOBODY, password },
          headers: headersOf(caller, 'without session'),
          returnHeaders: true,
        })
        return { value: response.user.id, setCookies: headers.getSetCookie() }
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 401) return { value: null, setCookies: [] }
        throw error
      }
    },

    async findSession(caller) {
      const found = await lookUp(caller)
      if (found) return { value: found, setCookies: [] }
      const { response, headers } = await auth.api.getSession({ headers: headersOf(caller), returnHeaders: true })
      const value = response ? { userId: response.user.id, sessionId: response.session.id } : null
      return { value, setCookies: headers.getSetCookie() }
    },

    async signOut(caller) {
      const { headers } = await auth.api.signOut({ headers: headersOf(caller), returnHeaders: true })
      return { value: null, setCookies: headers.getSetCookie() }
    },
  }
}

/** Nothing of the request reaches the library but what it needs. */
function headersOf(caller: Caller, session: 'with session' | 'without session' = 'with session'): Headers {
  const headers = new Headers({ [CLIENT_HEADER]: caller.address })
  if (caller.userAgent) headers.set('user-agent', caller.userAgent.slice(0, 300))
  if (session === 'without session') return headers
  if (caller.cookie) headers.set('cookie', caller.cookie)
  if (caller.authorization) headers.set('authorization', caller.authorization)
  return headers
}
