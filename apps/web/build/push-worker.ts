import { readdirSync, readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { treeshake } from './shell-modules.ts'

const HOME = new URL('../src/push/', import.meta.url)
const FILE = 'push-worker.js'
const ICONS = new URL('icons/', HOME)

/**
 * The worker that shows reminders, as one file at the root: from there it may serve the whole site, and its name stays, since
 * browsers ask for it again. With it comes what an installed app needs.
 */
export function pushWorker(): Plugin {
  return {
    name: 'salus-push-worker',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundled().then((code) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code), next)
      })
      server.middlewares.use('/icons', (request, response, next) => {
        const name = readdirSync(ICONS).find((each) => `/${each}` === request.url)
        if (name) response.writeHead(200, { 'content-type': 'image/png' }).end(readFileSync(new URL(name, ICONS)))
        else next()
      })
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundled() })
      for (const name of readdirSync(ICONS)) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: readFileSync(new URL(name, ICONS)) })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/touch-180.png' }, injectTo: 'head' },
      ],
    },
  }
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake,
        input: new URL('push-worker.ts', HOME).pathname,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  return output[0].code
}
