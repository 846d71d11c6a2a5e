import { STORAGE_KEYS } from '@salus/contract'
import { useSyncExternalStore } from 'react'

// Light or dark, kept as the specification names it: `darkMode`, 'true' or 'false', and the system's own until chosen.
// Apart from Mantine, so that the landing page can have the switch without it.

let unsaved: boolean | null = null
const listeners = new Set<() => void>()
const system = matchMedia('(prefers-color-scheme: dark)')

/** The person's choice; null while there is none. */
export function chosenDark(): boolean | null {
  try {
    const kept = localStorage.getItem(STORAGE_KEYS.darkMode)
    return kept === null ? null : kept === 'true'
  } catch {
    return unsaved
  }
}

export const isDark = (): boolean => chosenDark() ?? system.matches

export function setDark(dark: boolean) {
  if (dark === chosenDark()) return
  try {
    localStorage.setItem(STORAGE_KEYS.darkMode, String(dark))
  } catch {
    // The choice then holds for this page alone.
    unsaved = dark
  }
  paint()
}

export function subscribeToDarkMode(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTab)
    system.addEventListener('change', followSystem)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', followOtherTab)
    system.removeEventListener('change', followSystem)
  }
}

export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribeToDarkMode, isDark)
  return { dark, toggle: () => setDark(!dark) }
}

function followOtherTab(event: StorageEvent) {
  if (event.key === STORAGE_KEYS.darkMode || event.key === null) paint()
}

function followSystem() {
  if (chosenDark() === null) paint()
}

/** The page and the phone's own bar above it. The two colours are `--paper` of tokens.css. */
function paint() {
  const dark = isDark()
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0e1b1e' : '#faf7f1')
  for (const listener of listeners) listener()
}
