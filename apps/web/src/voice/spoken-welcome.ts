import { MESSAGES } from '@salus/contract'
import { speak } from './speak.ts'

const KEY = 'spokenWelcome'
const OFF = 'off'

/** Whether this browser greets aloud. It does unless it was told not to. */
export function welcomesAloud(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return false
  }
}

export function setWelcomesAloud(aloud: boolean) {
  try {
    if (aloud) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Without storage nothing is said aloud anyway.
  }
}

/** "Welcome back asha", unless it is switched off or the person wants less sound and motion from their device. */
export function sayWelcome(username: string) {
  if (!welcomesAloud() || prefersQuiet()) return
  speak(MESSAGES.login.welcome.replace('{username}', () => username))
}

// There is no media query for sound: who asks for calm pages, and who saves data, is not surprised with a voice.
const prefersQuiet = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches
