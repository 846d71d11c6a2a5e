import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const moduleAt = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What stands around every page but the landing page. */
export const SHELL = ['src/app/themed.tsx', 'src/app/shell/shell.tsx', 'src/app/guard.tsx'].map(moduleAt)
/** The page that everybody comes to first. */
const PAGES = { '/home': [moduleAt('src/app/home.tsx')] }

/** Writes down which files these parts need beyond those of the first page: the server tells the browser at once. */
export function pageFiles(): Plugin {
  return {
    name: 'salus-page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = filesOf(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      )
      const of = (modules: readonly string[]) => {
        const found = modules.map((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
          if (!chunk) throw new Error(`No file holds ${module}`)
          return chunk
        })
        return [...filesOf(found, bundle)].filter((file) => !first.has(file))
      }
      const pages = Object.fromEntries(Object.entries(PAGES).map(([path, modules]) => [path, of(modules)]))
      const source = JSON.stringify({ shared: of(SHELL), pages })
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source })
    },
  }
}

/** The chunks, what they import, and the styles of all: each after what it builds upon. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (visited.has(chunk.fileName)) return
    visited.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  for (const chunk of chunks) visit(chunk)
  return files
}
