import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { SHELL } from './page-files.ts'

/** The contract and the terms only declare: what a page does not name of them, zod above all, stays out of its bundle. */
export const treeshake = { moduleSideEffects: (id: string) => !/\/packages\/(?:contract|terms)\//.test(id) }

/**
 * Which modules the shell is made of, found by building it alone. Its imports alone do not tell: each goes through the door of
 * a library, and behind that stands all that any page takes from there.
 */
export async function modulesOfShell(): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'silent',
    plugins: [react(), withoutLaterParts],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: { treeshake, input: [...SHELL] },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const modules = new Set<string>()
  const visited = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || visited.has(fileName)) return
    visited.add(fileName)
    for (const module of chunk.moduleIds) modules.add(module)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName)
  return modules
}

/** Pages, workers and whatever else comes once it is asked for. */
const withoutLaterParts: Plugin = {
  name: 'salus-without-later-parts',
  enforce: 'pre',
  resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
}
