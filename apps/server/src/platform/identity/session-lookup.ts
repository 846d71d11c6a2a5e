import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { compileOnce } from '../database/compile-once.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller, FoundSession } from './auth.ts'

type SessionRow = Pick<Selectable<Tables['session']>, 'id' | 'userId' | 'createdAt' | 'expiresAt'>

/** Proofs whose signature is remembered: as many as one process has callers of the moment, 2 MB at most. */
const REMEMBERED = 5_000

/**
 * The everyday case of "who calls", with one query: a whole cookie or bearer token of a session that is neither over nor
 * due to slide on. Undefined for all else, which the accounts library then judges. Nothing is remembered between calls:
 * a session that was ended, here or by another process, is over at once.
 */
export function sessionLookup(
  db: Kysely<Tables>,
  settings: {
    cookieName: string
    secret: string
    /** Unused, and however often used. */
    lifetimeMs: number
    longestMs: number
    slideAfterMs: number
    now: () => Date
  },
) {
  const tokenOf = signedTokens(createSecretKey(Buffer.from(settings.secret)))
  const byToken = compileOnce<{ token: string }, SessionRow>(({ token }) =>
    db.selectFrom('session').select(['id', 'userId', 'createdAt', 'expiresAt']).where('token', '=', token).compile(),
  )
  return async (caller: Caller): Promise<FoundSession | undefined> => {
    const token = tokenOf(proofOf(caller, settings.cookieName))
    if (token === undefined) return undefined
    const [session] = (await db.executeQuery(byToken({ token }))).rows
    if (!session) return undefined
    // Text in SQLite, a Date in PostgreSQL.
    const lastEnd = new Date(session.createdAt).getTime() + settings.longestMs
    const end = Math.min(new Date(session.expiresAt).getTime(), lastEnd)
    const leftMs = end - settings.now().getTime()
    const isDueToSlide = end < lastEnd && leftMs <= settings.lifetimeMs - settings.slideAfterMs
    return leftMs > 0 && !isDueToSlide ? { userId: session.userId, sessionId: session.id } : undefined
  }
}

/** The one proof that the call brings. Two of them are a riddle for the library. */
function proofOf({ cookie, authorization }: Caller, cookieName: string): string | undefined {
  const found = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1))
  if (authorization !== undefined) {
    const bearer = /^bearer ([^\s]+)$/i.exec(authorization)?.[1]
    return found.length === 0 ? bearer : undefined
  }
  return found.length === 1 ? found[0] : undefined
}

/** The token of `token.signature`, if our own signature is the one on it. Once right it stays so, whatever becomes of the session. */
function signedTokens(secret: KeyObject): (proof: string | undefined) => string | undefined {
  const right = new Map<string, string>()
  return (proof) => {
    if (proof === undefined) return undefined
    const known = right.get(proof)
    if (known !== undefined) return known
    const token = signedToken(proof, secret)
    if (token === undefined) return undefined
    if (right.size >= REMEMBERED) right.clear()
    right.set(proof, token)
    return token
  }
}

function signedToken(proof: string, secret: KeyObject): string | undefined {
  const [token, signature, ...more] = decode(proof).split('.')
  if (!token || !signature || more.length > 0) return undefined
  const given = Buffer.from(signature)
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
