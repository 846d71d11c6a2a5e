import { STORAGE_KEYS } from '@salus/contract'

/** What of a person's settings the screens read before the server has answered. Nothing secret. */
export interface BrowserSettings {
  language: string | null
  region: 'US' | 'EU' | 'IN' | null
  units: 'metric' | 'us' | null
  spokenWelcome: boolean
  speechRate: number
}

const USUAL: BrowserSettings = { language: null, region: null, units: null, spokenWelcome: true, speechRate: 1 }

export function rememberSettings({ language, region, units, spokenWelcome, speechRate }: BrowserSettings) {
  try {
    const kept: BrowserSettings = { language, region, units, spokenWelcome, speechRate }
    localStorage.setItem(STORAGE_KEYS.settings, JSON.stringify(kept))
  } catch {
    // Then they are asked for anew with each page.
  }
}

export function rememberedSettings(): BrowserSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.settings) ?? 'null')
    return kept !== null && typeof kept === 'object' ? { ...USUAL, ...kept } : USUAL
  } catch {
    return USUAL
  }
}

/** The language that was chosen in the settings, where it is offered. */
export function usualLanguage<T extends string>(offered: readonly T[] | Readonly<Record<T, string>>, usual: T): T {
  const { language } = rememberedSettings()
  const known: readonly string[] = Array.isArray(offered) ? offered : Object.keys(offered)
  return language !== null && known.includes(language) ? (language as T) : usual
}

/** An IANA name. */
export const hereTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
