import type { MantineColorSchemeManager } from '@mantine/core'
import { isDark, setDark, subscribeToDarkMode } from './dark-mode.ts'

const scheme = () => (isDark() ? 'dark' : 'light')

/** Mantine follows our switch instead of keeping one of its own. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {}
  return {
    get: scheme,
    set: (chosen) => setDark(chosen === 'dark'),
    subscribe: (onUpdate) => {
      unsubscribe = subscribeToDarkMode(() => onUpdate(scheme()))
    },
    unsubscribe: () => unsubscribe(),
    clear: () => setDark(false),
  }
}
