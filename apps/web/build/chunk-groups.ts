import type { Rolldown } from 'vite'
import { SHELL } from './page-files.ts'

/** What every page needs and seldom changes: a browser keeps it over our own changes. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//

/**
 * Which modules share a file. Left alone, what stands around every page comes in seventy small ones, and asking for
 * them costs the browser and the server more than running them.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const around = new Set<string>()
  const addWithImports = (id: string, context: Rolldown.ChunkingContext) => {
    const waiting = [id]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (around.has(next)) continue
      around.add(next)
      waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []))
    }
  }
  return [
    { name: 'vendor', priority: 3, test: VENDOR },
    // The landing page, which must not wait for the rest.
    { name: 'start', priority: 2, tags: ['$initial'] },
    {
      priority: 1,
      debugName: 'shell',
      name(id, context) {
        if (around.size === 0) for (const module of SHELL) addWithImports(module, context)
        return around.has(id) ? 'shell' : null
      },
    },
  ]
}
