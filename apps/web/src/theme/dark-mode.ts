import { STORAGE_KEYS } from '@salus/contract'
import { useSyncExternalStore } from 'react'

// Light or dark, kept as the specification names it: `darkMode`, 'true' or 'false', light unless chosen.
// Apart from Mantine, so that the landing page can have the switch without it.

let unsaved = false
const listeners = new Set<() => void>()

export function isDark(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.darkMode) === 'true'
  } catch {
    return unsaved
  }
}

export function setDark(dark: boolean) {
  // Mantine tells us what we have just told it.
  if (dark === isDark()) return
  try {
    localStorage.setItem(STORAGE_KEYS.darkMode, String(dark))
  } catch {
    // The choice then holds for this page alone.
    unsaved = dark
  }
  paint()
}

export function subscribeToDarkMode(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribeToDarkMode, isDark)
  return { dark, toggle: () => setDark(!dark) }
}

function followOtherTab(event: StorageEvent) {
  if (event.key === STORAGE_KEYS.darkMode || event.key === null) paint()
}

/** The page and the phone's own bar above it. The two colours are `--paper` of tokens.css. */
function paint() {
  const dark = isDark()
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0e1b1e' : '#faf7f1')
  for (const listener of listeners) listener()
}
