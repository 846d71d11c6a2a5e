import { STORAGE_KEYS } from '@salus/contract'
import { useSyncExternalStore } from 'react'

// Said at the banner, taken back on the Cookies page and in the profile: each shows what the others did, in other tabs too.

const listeners = new Set<() => void>()

export function hasCookieConsent(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.cookieConsent) === 'true'
  } catch {
    return false
  }
}

export function acceptCookies() {
  change(() => localStorage.setItem(STORAGE_KEYS.cookieConsent, 'true'))
}

export function withdrawCookieConsent() {
  change(() => localStorage.removeItem(STORAGE_KEYS.cookieConsent))
}

export function useCookieConsent(): boolean {
  return useSyncExternalStore(subscribe, hasCookieConsent)
}

function change(write: () => void) {
  try {
    write()
  } catch {
    // Without storage it is asked again next time.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
