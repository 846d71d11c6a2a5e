import { readerFiles } from '../../apps/web/build/reader-files.ts'

/** The reader alone, built like the product's, and never part of it. */
export default {
  root: import.meta.dirname,
  plugins: [readerFiles()],
  worker: { format: 'es', plugins: () => [readerFiles()] },
  logLevel: 'warn',
  build: {
    target: 'es2023',
    outDir: '../../.cache/bench-reader',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}
