import type { Rolldown } from 'vite'

/** What every page needs and seldom changes: a browser keeps it over our own changes. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//

/** Smaller ones join the file of pages that need nearly the same: asking for many costs more than running a few too much. */
const SMALLEST_BYTES = 4_000

/**
 * Which modules share a file. Left alone, what stands around every page and what pages share comes in a hundred small ones,
 * and asking for them costs the browser and the server more than running them.
 */
export function chunkGroups(shell: ReadonlySet<string>): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'vendor', priority: 4, test: VENDOR },
    // The landing page, which must not wait for the rest.
    { name: 'start', priority: 3, tags: ['$initial'] },
    { name: 'shell', priority: 2, test: (id) => shell.has(id) },
    {
      name: 'shared',
      priority: 1,
      minShareCount: 8,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALLEST_BYTES,
    },
  ]
}
