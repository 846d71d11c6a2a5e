import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:pdf-files'
const require = createRequire(import.meta.url)
const home = dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }

/** pdf.js asks for these by name, so their folder carries the version that a hash would be. */
const FOLDER = `assets/pdf-${version}/`
/** Scripts inside PDFs are not run, and every browser that we support has WebAssembly. */
const NOT_NEEDED = /quickjs|nowasm/i

/** The recogniser and the HEIC decoder name these for Node alone. */
const NODE_ALONE = ['fs', 'path', 'crypto']
const NOTHING = '\0nothing-of-node'

/** Fonts, character maps and decoders that PDF pages may need: served from one versioned folder, asked for page by page. */
export function readerFiles(): Plugin {
  const files = ['cmaps', 'standard_fonts', 'wasm', 'iccs'].flatMap((folder) =>
    readdirSync(join(home, folder))
      .filter((name) => !NOT_NEEDED.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return {
    name: 'salus-reader-files',
    enforce: 'pre',
    resolveId: (id, importer) => {
      if (id === MODULE) return `\0${MODULE}`
      return NODE_ALONE.includes(id) && /tesseract\.js-core|libheif-js/.test(importer ?? '') ? NOTHING : null
    },
    load: (id) => {
      if (id === NOTHING) return 'export default {}'
      return id === `\0${MODULE}` ? `export const PDF_FILES = ${JSON.stringify(`/${FOLDER}`)}` : null
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const file = files.find((each) => `/${each}` === request.url)
        if (file) createReadStream(join(home, file)).pipe(response)
        else next()
      })
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      // Its licence travels with it.
      const heif = readFileSync(require.resolve('libheif-js/libheif-wasm/LICENSE'))
      this.emitFile({ type: 'asset', fileName: 'assets/libheif-licence.txt', source: heif })
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: FOLDER + file, source: readFileSync(join(home, file)) })
      }
    },
  }
}
