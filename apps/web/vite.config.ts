import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { headStart } from './build/head-start.ts'
import { pageFiles } from './build/page-files.ts'
import { precompress } from './build/precompress.ts'
import { pushWorker } from './build/push-worker.ts'
import { readerFiles } from './build/reader-files.ts'
import { modulesOfShell, treeshake } from './build/shell-modules.ts'

const server = `http://localhost:${process.env.SALUS_API_PORT ?? 3000}`

export default defineConfig(async ({ command }) => ({
  plugins: [react(), headStart(), readerFiles(), pageFiles(), pushWorker(), precompress()],
  worker: { format: 'es' as const, plugins: () => [readerFiles()] },
  server: { proxy: { '/api': server, '/manifest.webmanifest': server } },
  preview: { proxy: { '/api': server, '/manifest.webmanifest': server } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Everything has its own hashed file: a data: address would need a wider security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: chunkGroups(command === 'build' ? await modulesOfShell() : new Set()) } },
    },
  },
}))
