import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root.ts'

/** The server as it is built, for tests that start it or its threads: made anew only when a source has changed. */
export default async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/build-server.mjs')])
}
