import { type PublicUser, STORAGE_KEYS } from '@salus/contract'

// What screens read first, before the server has answered. Nothing secret, and never trusted.
const LOGGED_IN = 'loggedin'

export type BrowserUser = Pick<PublicUser, 'id' | 'firstName' | 'email'>

export function rememberUser({ id, firstName, email }: BrowserUser) {
  try {
    localStorage.setItem(STORAGE_KEYS.token, LOGGED_IN)
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify({ id, firstName, email }))
    localStorage.setItem(STORAGE_KEYS.userId, id)
    if (email) localStorage.setItem(STORAGE_KEYS.userEmail, email)
    else localStorage.removeItem(STORAGE_KEYS.userEmail)
  } catch {
    // A full or forbidden storage costs the quick first paint, nothing else.
  }
}

/** Under which name the payment service knows this person; null for not at all. */
export function rememberCustomer(id: string | null) {
  try {
    if (id) localStorage.setItem(STORAGE_KEYS.stripeCustomerId, id)
    else localStorage.removeItem(STORAGE_KEYS.stripeCustomerId)
  } catch {
    // As above.
  }
}

const OF_THE_USER = [
  STORAGE_KEYS.token,
  STORAGE_KEYS.user,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.userEmail,
  STORAGE_KEYS.stripeCustomerId,
  STORAGE_KEYS.dosesHeight,
]

export function forgetUser() {
  for (const key of OF_THE_USER) {
    try {
      localStorage.removeItem(key)
    } catch {
      return
    }
  }
}

export function looksLoggedIn(): boolean {
  return read(STORAGE_KEYS.token) === LOGGED_IN
}

export function rememberedUserId(): string | null {
  return read(STORAGE_KEYS.userId)
}

export function rememberedFirstName(): string | null {
  try {
    const user: unknown = JSON.parse(read(STORAGE_KEYS.user) ?? 'null')
    const name = user !== null && typeof user === 'object' && 'firstName' in user ? user.firstName : null
    return typeof name === 'string' && name !== '' ? name : null
  } catch {
    return null
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
