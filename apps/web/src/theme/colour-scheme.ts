import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { STORAGE_KEYS } from '@salus/contract'

/** Light or dark, kept as the specification names it: `darkMode`, 'true' or 'false', light unless chosen. */
export function darkModeManager(): MantineColorSchemeManager {
  let forget = () => {}
  return {
    get: () => readScheme(),
    set: (scheme) => {
      try {
        localStorage.setItem(STORAGE_KEYS.darkMode, String(scheme === 'dark'))
      } catch {
        // The choice then holds for this page alone.
      }
      paintBrowserFrame(scheme)
    },
    subscribe: (onUpdate) => {
      const follow = (event: StorageEvent) => {
        if (event.storageArea !== localStorage || event.key !== STORAGE_KEYS.darkMode) return
        const scheme = event.newValue === 'true' ? 'dark' : 'light'
        paintBrowserFrame(scheme)
        onUpdate(scheme)
      }
      window.addEventListener('storage', follow)
      forget = () => window.removeEventListener('storage', follow)
    },
    unsubscribe: () => forget(),
    clear: () => {
      try {
        localStorage.removeItem(STORAGE_KEYS.darkMode)
      } catch {
        // Nothing was kept, so nothing has to go.
      }
    },
  }
}

function readScheme(): 'light' | 'dark' {
  try {
    return localStorage.getItem(STORAGE_KEYS.darkMode) === 'true' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

/** The phone's own bar above the page follows the page. The two colours are `--paper` of tokens.css. */
function paintBrowserFrame(scheme: MantineColorScheme) {
  const frame = document.querySelector('meta[name="theme-color"]')
  frame?.setAttribute('content', scheme === 'dark' ? '#0e1b1e' : '#faf7f1')
}
