import { vi } from 'vitest'

/** A test still fails when something does not come. */
export const PATIENCE = { timeout: 20_000 }

/** Waits for what no element of a page tells. */
export const waitForIt = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, PATIENCE)
