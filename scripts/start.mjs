import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { main, SERVER, SERVER_MEMORY, whenParentEnds } from './run.mjs'
import { environmentOf, setUp } from './set-up.mjs'

/** @type {string | undefined} */
let node
await main(async () => {
  node = await setUp()
  await build(node)
  return 0
})
if (node && process.exitCode === 0) serve(node)

/** The server is ours to end: what we are told to stop by, it is told too, and its exit code is ours. @param {string} node */
function serve(node) {
  const server = spawn(node, [...SERVER, ...process.argv.slice(2)], {
    env: { ...SERVER_MEMORY, ...environmentOf(node) },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the server itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    })
  }
  whenParentEnds(() => server.kill('SIGTERM'))
  server.once('close', (code, signal) => {
    process.exit(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15))
  })
}
