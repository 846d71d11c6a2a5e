import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './run.mjs'

/** @typedef {{ path: string, line: number, message: string }} Violation */
/** @typedef {{ path: string, text: string }} Source Its path from the root, with `/`. */

const MAX_LINES = 400
const CODE = ['.ts', '.tsx', '.mts', '.mjs', '.js']
const TEXT = [...CODE, '.json', '.css', '.html', '.md', '.yml', '.yaml', '.sh', '.svg']
const SKIPPED = ['node_modules', 'dist', '.git', '.cache', '.salus', 'test-results', 'playwright-report']

/** What Biome and the compiler cannot see cheaply. @param {string} root @returns {{ read: number, violations: Violation[] }} */
export function findViolations(root) {
  const sources = filesIn(root, '').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const code = sources.filter(({ path }) => CODE.includes(extname(path)))
  const violations = [
    ...code.flatMap((source) => [...readsEnvironment(source), ...isTooLong(source), ...importsAcross(source)]),
    ...sources.flatMap((source) => [...namesMachine(source), ...stylesInline(source), ...dependsAgainstArrows(source)]),
  ]
  return { read: code.length, violations }
}

/** @param {Source} source */
function readsEnvironment({ path, text }) {
  const isProduct = /^(apps|packages)\/[^/]+\/src\//.test(path)
  // What sets the tests up runs before there is a configuration.
  if (!isProduct || path === 'apps/server/src/config.ts' || path.endsWith('.setup.ts')) return []
  // Handing it to the configuration unread is not reading it.
  const read = text.replaceAll('readConfig(process.env)', 'readConfig()')
  return linesWith(read, /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[|from 'node:process'/).map((line) => ({
    path,
    line,
    message: 'Only apps/server/src/config.ts reads the environment: take the setting from the config.',
  }))
}

/** @param {Source} source */
function isTooLong({ path, text }) {
  if (/\/(knowledge|migrations)\/|\.(test|journey)\.[a-z]+$/.test(path)) return []
  const lines = text.split('\n')
  const reason = lines.slice(0, 10).some((line) => /^\s*(\/\/|\*|\/\*\*?) Long because .{10,}/.test(line))
  if (lines.length <= MAX_LINES || reason) return []
  const message = `${lines.length} lines: which second idea moved in? (Or begin with "// Long because <the reason>".)`
  return [{ path, line: MAX_LINES, message }]
}

/** Beside its main door, a package may have one to a part of it that is worth having alone. */
const SIDE_DOORS = ['@salus/contract/facts', '@salus/library/interactions']
/** The one package that the others may import. It has a door for each topic, so that a page loads what it needs. */
const TERMS = '@salus/terms'
const TERMS_DOOR = /^@salus\/terms\/[a-z-]+$/
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/

/** @param {Source} source */
function importsAcross({ path, text }) {
  // Its cases are the forbidden imports themselves.
  if (path === 'scripts/boundaries.test.mjs') return []
  const home = workspaceOf(path)
  return linesWith(text, IMPORT).flatMap((line) => {
    const to = IMPORT.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? ''
    const target = to.startsWith('.')
      ? workspaceOf(normalize(join(dirname(path), to)).replaceAll('\\', '/'))
      : undefined
    /** @type {string[]} */
    const messages = []
    if (target && target !== home && (home || target.startsWith('packages/'))) {
      messages.push(`Import ${target} by its name, not by path.`)
    }
    if (/^@salus\/[^/]+\/./.test(to) && !SIDE_DOORS.includes(to) && !TERMS_DOOR.test(to))
      messages.push(`${to} goes past the door of the package: import what its index exports.`)
    if (home?.startsWith('packages/') && to.startsWith('@salus/') && !mayStandOn(home, to.split('/', 2).join('/'))) {
      messages.push('Packages import neither apps nor each other, except the terms.')
    }
    return messages.map((message) => ({ path, line, message }))
  })
}

/** @param {string} path */
const workspaceOf = (path) => /^((?:apps|packages)\/[^/]+)\//.exec(`${path}/`)?.[1]
/** @param {string} workspace */
const nameOf = (workspace) => `@salus/${workspace.split('/')[1]}`

/** @param {string} home A package. @param {string} name Of a package. */
const mayStandOn = (home, name) => name === nameOf(home) || (name === TERMS && nameOf(home) !== TERMS)

/** web and server stand on packages, packages on the terms alone. @param {Source} source */
function dependsAgainstArrows({ path, text }) {
  const workspace = /^((?:apps|packages)\/[^/]+)\/package\.json$/.exec(path)?.[1]
  if (!workspace) return []
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text)
  const ours = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter((name) =>
    name.startsWith('@salus/'),
  )
  const allowed = workspace.startsWith('apps/')
    ? ours.filter((name) => !['@salus/server', '@salus/web'].includes(name))
    : ours.filter((name) => mayStandOn(workspace, name))
  return ours
    .filter((name) => !allowed.includes(name))
    .map((name) => ({ path, line: lineOf(text, name), message: `${workspace} may not depend on ${name}.` }))
}

/** The policy that the pages are served under refuses inline styles. @param {Source} source */
function stylesInline({ path, text }) {
  if (extname(path) !== '.html') return []
  return linesWith(text, /<[^>]*\sstyle\s*=|<style\b/i).map((line) => ({
    path,
    line,
    message: 'No inline style in a page.',
  }))
}

/** Spelled so that this file does not name them itself. */
const MACHINE = new RegExp(`(^|[^\\w.-])/(${['work', 'farm', 'root'].join('|')})/`)

/** @param {Source} source */
function namesMachine({ path, text }) {
  if (path === 'package-lock.json') return []
  return linesWith(text, MACHINE).map((line) => ({ path, line, message: 'A path of one machine.' }))
}

/** @param {string} text @param {RegExp} sign */
function linesWith(text, sign) {
  return text.split('\n').flatMap((line, index) => (sign.test(line) ? [index + 1] : []))
}

/** @param {string} text @param {string} part */
const lineOf = (text, part) => text.slice(0, text.indexOf(part)).split('\n').length

/** @param {string} root @param {string} folder @returns {string[]} */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (SKIPPED.includes(entry.name)) return []
    if (entry.isDirectory()) return filesIn(root, path)
    return entry.isFile() && (TEXT.includes(extname(entry.name)) || path === '.ci/run') ? [path] : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { read, violations } = findViolations(resolve(process.argv[2] ?? ROOT))
  for (const { path, line, message } of violations) console.error(`${path}:${line}  ${message}`)
  if (read === 0) console.error('No source file was read: nothing was checked.')
  else if (violations.length === 0) console.log(`Boundaries hold in ${read} source files.`)
  process.exitCode = read === 0 || violations.length > 0 ? 1 : 0
}
