import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { CACHE, PlainFailure, ROOT, run } from './run.mjs'
import { environmentOf } from './set-up.mjs'

const WEB = join(ROOT, 'apps/web')
const STAMP = join(WEB, 'dist/.salus-build')
const LOG = join(CACHE, 'web-build.log')

/** Builds the screens when what they are made of has changed. @param {string} node */
export async function buildWeb(node) {
  if (isCurrent()) return
  await withLock(async (lock) => {
    if (isCurrent()) return
    console.log('Building the screens…')
    const before = fingerprint()
    const code = await run(node, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: WEB,
      env: environmentOf(node),
      log: LOG,
      started: (pid) => lock.alsoHeldBy(pid),
    })
    if (code !== 0) throw new PlainFailure(`The screens could not be built. The full log is in ${LOG}.`)
    writeFileSync(STAMP, before)
  })
}

const isCurrent = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()

function fingerprint() {
  const hash = createHash('sha256')
  const files = [join(ROOT, 'package-lock.json'), ...sourcesOf('@salus/web', WEB)]
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** A workspace's files and those of the workspaces it depends on. @param {string} name @param {string} folder @param {Set<string>} seen @returns {string[]} */
function sourcesOf(name, folder, seen = new Set()) {
  if (seen.has(name)) return []
  seen.add(name)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const ours = Object.keys(dependencies).filter((each) => each.startsWith('@salus/'))
  return [
    ...filesIn(folder),
    ...ours.flatMap((each) => sourcesOf(each, join(ROOT, 'packages', each.slice('@salus/'.length)), seen)),
  ]
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (['node_modules', 'dist'].includes(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}
