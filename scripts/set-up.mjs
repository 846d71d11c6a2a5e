import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'
import { CACHE, main, PlainFailure, ROOT, run } from './run.mjs'

const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.salus-setup')
const LOG = join(CACHE, 'set-up.log')
const NODE_NEEDED = 24

/**
 * Installs what package-lock.json names, unless it is there, and gives the path of the Node that runs Salus.
 * No package's install script runs, so that no compiler is needed: our native libraries ship built.
 * @returns {Promise<string>}
 */
export async function setUp() {
  const current = readCurrentStamp()
  if (current) return current
  refuseUnwritable()
  return withLock(
    async (lock) => {
      const done = readCurrentStamp()
      if (done) return done
      if (!isInstalledAsLocked()) await install((pid) => lock.alsoHeldBy(pid))
      const node = findNode()
      writeFileSync(STAMP, JSON.stringify({ fingerprint: fingerprint(), node }))
      return node
    },
    { waiting: () => console.log('Another set-up is running in this folder: waiting for it…') },
  )
}

/** The environment for what runs on our Node: whoever asks the PATH for `node` or a tool gets ours. @param {string} node */
export function environmentOf(node) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: [dirname(node), join(MODULES, '.bin'), process.env.PATH].join(separator) }
}

function readCurrentStamp() {
  const stamp = readJson(STAMP)
  const current = stamp?.fingerprint === fingerprint() && existsSync(stamp.node) && existsSync(installedLock)
  return current ? String(stamp.node) : undefined
}

/** npm writes this file last: an interrupted install lacks it. */
const installedLock = join(MODULES, '.package-lock.json')

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.version}`)
  for (const file of ['package-lock.json', ...manifests()]) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** @returns {string[]} */
function manifests() {
  const folders = ['apps', 'packages'].flatMap((parent) => readdirSync(join(ROOT, parent)).map((n) => `${parent}/${n}`))
  return ['.', ...folders].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(join(ROOT, file)))
}

/** Spares a reinstall after `npm install` or a change to a manifest that changes no library. */
function isInstalledAsLocked() {
  const wanted = readJson(join(ROOT, 'package-lock.json'))?.packages
  const installed = readJson(installedLock)?.packages
  if (!wanted || !installed) return false
  const everyManifestLocked = manifests().every((file) => {
    const manifest = readJson(join(ROOT, file))
    const locked = wanted[dirname(file) === '.' ? '' : dirname(file).replaceAll('\\', '/')]
    return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
      (kind) => JSON.stringify(sorted(manifest?.[kind])) === JSON.stringify(sorted(locked?.[kind])),
    )
  })
  return (
    everyManifestLocked &&
    Object.entries(wanted).every(([path, entry]) => {
      if (!path.includes('node_modules/')) return true
      const there = installed[path]
      if (!there) return entry.optional === true
      return there.version === entry.version && existsSync(join(ROOT, path, entry.link ? '.' : 'package.json'))
    })
  )
}

/** @param {Record<string, string> | undefined} dependencies */
const sorted = (dependencies) => Object.entries(dependencies ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))

/** @param {(pid: number) => void} started */
async function install(started) {
  console.log('Installing the libraries (once, about a minute)…')
  rmSync(STAMP, { force: true })
  const [command, ...before] = npmCommand()
  const { npm_config_prefix, npm_config_local_prefix, ...env } = process.env
  const code = await run(
    command,
    // A set NODE_ENV=production or an omit setting would leave out what builds the screens, or Node itself.
    [
      ...before,
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--prefer-offline',
      '--fetch-retry-maxtimeout=15000',
    ].concat(['--include=dev', '--include=optional', '--include=peer']),
    { env, log: LOG, started },
  )
  if (code !== 0) throw new PlainFailure(`${whyInstallFailed(code)} The full log is in ${LOG}.`)
}

/** npm itself, by the Node that runs us: a `npm` on the PATH may be a shim that belongs to another Node. @returns {[string, ...string[]]} */
function npmCommand() {
  const home = dirname(process.execPath)
  const cli = [
    process.env.npm_execpath ?? '',
    join(home, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(home, 'node_modules/npm/bin/npm-cli.js'),
  ].find((path) => /npm-cli\.[cm]?js$/.test(path) && existsSync(path))
  return cli ? [process.execPath, cli] : ['npm']
}

/** @type {[RegExp, string][]} */
const REASONS = [
  [/ENOSPC/, 'The libraries could not be installed because the disk is full.'],
  [/EACCES|EPERM|EROFS/, `The libraries could not be installed because ${ROOT} may not be written by this user.`],
  [
    /EUSAGE/,
    'The libraries could not be installed because package.json and package-lock.json disagree: run npm install.',
  ],
  [
    /EINTEGRITY/,
    'The libraries could not be installed because what was downloaded is not what package-lock.json names.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|EPROTO|CERT_/,
    'The libraries could not be downloaded because the package registry cannot be reached: check the connection and try again.',
  ],
  [
    /E5\d\d|E4\d\d|ETARGET/,
    'The libraries could not be downloaded because the package registry refused: try again later.',
  ],
]

/** @param {number | null} code */
function whyInstallFailed(code) {
  if (code === null) return 'The libraries could not be installed because npm was not found.'
  const log = readFileSync(LOG, 'utf8')
  return REASONS.find(([sign]) => sign.test(log))?.[1] ?? 'The libraries could not be installed.'
}

function refuseUnwritable() {
  try {
    mkdirSync(CACHE, { recursive: true })
    const probe = join(CACHE, `probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    throw new PlainFailure(
      code === 'ENOSPC'
        ? 'Salus cannot set itself up because the disk is full.'
        : `Salus cannot set itself up because ${ROOT} may not be written by this user (${code}).`,
    )
  }
}

/** The newer of the pinned Node, where its package suits this machine, and the machine's own. */
function findNode() {
  const pins = readJson(join(ROOT, 'package.json'))?.optionalDependencies ?? {}
  const pinned = Object.keys(pins)
    .flatMap((name) => [join(MODULES, name, 'bin/node'), join(MODULES, name, 'bin/node.exe')])
    .filter((path) => existsSync(path))
  const found = chooseNode([...pinned, process.execPath].map((path) => ({ path, version: versionOf(path) })))
  if (found) {
    const warning = warnOfNode(found.version, Object.values(pins))
    if (warning) console.warn(warning)
    return found.path
  }
  throw new PlainFailure(
    `Salus needs Node ${NODE_NEEDED} and found none that runs on this machine (${process.platform} ${process.arch}): install Node ${NODE_NEEDED} or newer from https://nodejs.org and try again.`,
  )
}

/** The newest that is new enough. @template {{ version: string }} N @param {N[]} nodes @returns {N | undefined} */
export function chooseNode(nodes) {
  const usable = nodes.filter(({ version }) => majorOf(version) >= NODE_NEEDED)
  return usable.sort((one, other) => compareVersions(other.version, one.version))[0]
}

/** One sentence when this release lacks mends for security that the pinned one of its line has. @param {string} version @param {string[]} pins */
export function warnOfNode(version, pins) {
  const newest = pins
    .filter((pin) => majorOf(pin) === majorOf(version))
    .sort(compareVersions)
    .at(-1)
  if (!newest || compareVersions(version, newest) >= 0) return undefined
  return `Salus runs on Node ${version}, which lacks security fixes that ${newest} has: install a newer Node from https://nodejs.org.`
}

/** @param {string} version */
const majorOf = (version) => Number(version.split('.')[0])

/** @param {string} one @param {string} other */
function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return [0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** A Node that cannot be run has none. @param {string} node */
function versionOf(node) {
  return spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() || '0'
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    console.log(`Ready to run on ${await setUp()}.`)
    return 0
  })
}
