import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { headStart } from './build/head-start.ts'
import { pageFiles } from './build/page-files.ts'
import { precompress } from './build/precompress.ts'
import { readerFiles } from './build/reader-files.ts'

const server = `http://localhost:${process.env.SALUS_API_PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), headStart(), readerFiles(), pageFiles(), precompress()],
  worker: { format: 'es', plugins: () => [readerFiles()] },
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Everything has its own hashed file: a data: address would need a wider security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The contract only declares: what a page does not name of it, zod above all, stays out of its bundle.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contract/') },
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
})
