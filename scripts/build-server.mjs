import { buildServer } from './build.mjs'
import { main } from './run.mjs'

// For the tests of the server, whose own sources import no scripts.
await main(async () => {
  await buildServer(process.execPath)
  return 0
})
