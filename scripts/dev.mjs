import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { main, ROOT, SERVER_MEMORY, SERVER_SOURCES, whenEnded } from './run.mjs'
import { environmentOf, setUp } from './set-up.mjs'

const SERVER_PORT = process.env.PORT ?? '3000'

if (process.argv.includes('--web')) await serveScreens()
else {
  await main(async () => {
    const node = await setUp()
    const options = {
      cwd: ROOT,
      env: { ...SERVER_MEMORY, ...environmentOf(node) },
      stdio: /** @type {const} */ ('inherit'),
    }
    const children = [
      spawn(node, ['--watch', ...SERVER_SOURCES], options),
      spawn(node, [fileURLToPath(import.meta.url), '--web'], options),
    ]
    const stop = () => {
      for (const child of children) child.kill('SIGTERM')
    }
    whenEnded(stop)
    await Promise.race(children.map((child) => new Promise((resolve) => child.once('close', resolve))))
    stop()
    return 0
  })
}

/** The screens with hot reload; calls go to the server as if they came from its own address. */
async function serveScreens() {
  // Vite belongs to the web workspace.
  const path = createRequire(join(ROOT, 'apps/web/package.json')).resolve('vite')
  const { createServer } = await import(pathToFileURL(path).href)
  const target = `http://localhost:${SERVER_PORT}`
  const proxy = { target, changeOrigin: true, headers: { origin: target } }
  const vite = await createServer({
    root: join(ROOT, 'apps/web'),
    server: { proxy: { '/api': proxy, '/manifest.webmanifest': proxy } },
  })
  await vite.listen()
  vite.printUrls()
}
