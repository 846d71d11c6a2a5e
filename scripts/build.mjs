import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { CACHE, PlainFailure, ROOT, run } from './run.mjs'
import { environmentOf } from './set-up.mjs'

/** @typedef {{ name: string, told: string, workspace: string, also: string[], commands: string[][] }} Part */

/** @type {Part[]} */
const PARTS = [
  {
    name: 'web',
    told: 'the screens',
    workspace: '@salus/web',
    also: [],
    commands: [['node_modules/vite/bin/vite.js', 'build']],
  },
  {
    name: 'server',
    told: 'the server',
    workspace: '@salus/server',
    // The host's commands are built along.
    also: ['scripts/admin.ts', 'scripts/admin'],
    commands: [
      ['node_modules/rolldown/bin/cli.mjs', '-c', 'rolldown.config.ts'],
      ['apps/server/src/features/assistant/engine/write-knowledge.ts'],
    ],
  },
]

/** Builds the screens and the server, each when what it is made of has changed. @param {string} node */
export async function build(node) {
  for (const part of PARTS) await buildPart(node, part)
}

/** Builds the server alone, when it has changed: for tests that start it, or one of its commands. @param {string} node */
export async function buildServer(node) {
  for (const part of PARTS) if (part.name === 'server') await buildPart(node, part)
}

/** @param {string} node @param {Part} part */
async function buildPart(node, { name, told, workspace, also, commands }) {
  const folder = join(ROOT, 'apps', name)
  const stamp = join(folder, 'dist/.salus-build')
  const log = join(CACHE, `${name}-build.log`)
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(workspace, folder, also)
  if (isCurrent()) return
  await withLock(async (lock) => {
    if (isCurrent()) return
    console.log(`Building ${told}…`)
    const before = fingerprint(workspace, folder, also)
    for (const [tool, ...args] of commands) {
      const code = await run(node, [join(ROOT, tool ?? ''), ...args], {
        cwd: folder,
        env: environmentOf(node),
        log,
        started: (pid) => lock.alsoHeldBy(pid),
      })
      if (code !== 0) throw new PlainFailure(`Building ${told} failed. The full log is in ${log}.`)
    }
    writeFileSync(stamp, before)
  })
}

/** @param {string} workspace @param {string} folder @param {string[]} also */
function fingerprint(workspace, folder, also) {
  const hash = createHash('sha256')
  const others = ['package-lock.json', ...also].map((path) => join(ROOT, path))
  const files = [
    ...others.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path])),
    ...sourcesOf(workspace, folder),
  ]
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
