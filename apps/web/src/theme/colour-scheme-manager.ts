import type { MantineColorSchemeManager } from '@mantine/core'
import { isDark, subscribeToDarkMode } from './dark-mode.ts'

const scheme = () => (isDark() ? 'dark' : 'light')

/** Mantine follows our switch instead of keeping one of its own. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {}
  return {
    get: scheme,
    // It repeats here what it was just told; the system's scheme is not a choice of the person.
    set: () => {},
    subscribe: (onUpdate) => {
      unsubscribe = subscribeToDarkMode(() => onUpdate(scheme()))
    },
    unsubscribe: () => unsubscribe(),
    clear: () => {},
  }
}
