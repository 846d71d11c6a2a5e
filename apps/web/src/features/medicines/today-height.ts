import { STORAGE_KEYS } from '@salus/contract'

/** How tall the card of today's doses was the last time, in pixels: that much is kept free for it. 0 where there was none. */
export function keptHeight(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEYS.dosesHeight)) || 0
  } catch {
    return 0
  }
}

export function keepHeight(pixels: number): void {
  try {
    if (pixels > 0) localStorage.setItem(STORAGE_KEYS.dosesHeight, String(pixels))
    else localStorage.removeItem(STORAGE_KEYS.dosesHeight)
  } catch {
    // A full or forbidden storage costs the quick first paint, nothing else.
  }
}
