import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json|wasm|ttf|pfb)$/
const SMALLEST_WORTHWHILE_BYTES = 512
/** Above it the last few percent cost minutes of a first start. */
const THOROUGH_UP_TO_BYTES = 500_000
const QUICKER_QUALITY = 9

/** Writes a .br and a .gz beside every text file, so that the server never compresses the same bytes twice. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'salus-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true })
      const paths = files
        .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
        .map((file) => join(file.parentPath, file.name))
      await Promise.all(paths.map(compress))
    },
  }
}

async function compress(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST_WORTHWHILE_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      bytes.length > THOROUGH_UP_TO_BYTES ? QUICKER_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
