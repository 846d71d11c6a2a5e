// Every gate is seen red: a file that breaks one rule is put into a small copy of the house, and the gate must refuse it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from './lint-boundaries.mjs'
import { ROOT } from './run.mjs'

/** @type {string} */
let house
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'salus-house-'))
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

/** @param {string} path @param {string} text */
function put(path, text, into = house) {
  mkdirSync(dirname(join(into, path)), { recursive: true })
  writeFileSync(join(into, path), text)
}

const messages = () => findViolations(house).violations.map(({ path, line, message }) => `${path}:${line} ${message}`)

describe('the boundary script', () => {
  test('reads the sources of this repository', () => {
    expect(findViolations(ROOT).read).toBeGreaterThan(50)
  })

  test('refuses to read the environment outside the server configuration', () => {
    put('apps/server/src/config.ts', 'export const port = process.env.PORT\n')
    put('apps/server/src/main.ts', 'export const config = readConfig(process.env)\n')
    put('apps/web/vite.config.ts', 'export const port = process.env.PORT\n')
    expect(messages()).toEqual([])
    put('apps/server/src/features/vitals/unit.ts', 'const a = 1\nexport const port = process.env.PORT\n')
    put('apps/server/src/app.ts', "import { env } from 'node:process'\nexport const home = env.HOME\n")
    expect(messages()).toEqual([
      expect.stringMatching(/^apps\/server\/src\/app\.ts:1 Only apps\/server\/src\/config\.ts reads/),
      expect.stringMatching(/^apps\/server\/src\/features\/vitals\/unit\.ts:2 Only/),
    ])
  })

  test('refuses a file over 400 lines unless it says why', () => {
    const long = 'export {}\n'.repeat(450)
    put('apps/web/src/ui/table.tsx', long)
    put('apps/web/src/ui/chart.tsx', `// Long because the axes and the series share their measurements.\n${long}`)
    put('packages/triage/src/knowledge/heart.ts', long)
    put('apps/web/src/ui/table.test.tsx', long)
    expect(messages()).toEqual([expect.stringMatching(/^apps\/web\/src\/ui\/table\.tsx:400 451 lines/)])
  })

  test('refuses to import another workspace by path', () => {
    put('apps/web/src/api/client.ts', "import { ERRORS } from '../../../../packages/contract/src/errors.ts'\n")
    put('scripts/assess.ts', "import { assess } from '../packages/triage/src/index.ts'\n")
    put('scripts/write-openapi.ts', "import { buildApp } from '../apps/server/src/app.ts'\n")
    expect(messages()).toEqual([
      'apps/web/src/api/client.ts:1 Import packages/contract by its name, not by path.',
      'scripts/assess.ts:1 Import packages/triage by its name, not by path.',
    ])
  })

  test('refuses to go past the door of a package', () => {
    put('apps/web/src/api/client.ts', "import { ERRORS } from '@salus/contract/src/errors.ts'\n")
    expect(messages()).toEqual([expect.stringContaining('goes past the door')])
  })

  test('refuses a package that imports an app or another package', () => {
    put('packages/triage/src/assess.ts', "import { URGENCIES } from '@salus/contract'\n")
    put('packages/contract/src/paths.ts', "const { buildApp } = await import('@salus/server')\n")
    expect(messages()).toEqual([
      'packages/contract/src/paths.ts:1 Packages import neither apps nor each other, except the terms.',
      'packages/triage/src/assess.ts:1 Packages import neither apps nor each other, except the terms.',
    ])
  })

  test('lets every package stand on the terms, by a door of a topic, and the terms on nothing', () => {
    put('packages/triage/src/assess.ts', "import { MONTHS } from '@salus/terms/dates'\n")
    put('packages/triage/package.json', '{ "dependencies": { "@salus/terms": "0.1.0" } }')
    expect(messages()).toEqual([])
    put('packages/triage/src/assess.ts', "import { MONTH_NAMES } from '@salus/terms/src/dates/index.ts'\n")
    put('packages/terms/src/dates.ts', "import { URGENCIES } from '@salus/contract'\n")
    put('packages/terms/package.json', '{ "dependencies": { "@salus/contract": "0.1.0" } }')
    expect(messages()).toEqual([
      'packages/terms/src/dates.ts:1 Packages import neither apps nor each other, except the terms.',
      expect.stringContaining('packages/triage/src/assess.ts:1 @salus/terms/src/dates/index.ts goes past the door'),
      'packages/terms/package.json:1 packages/terms may not depend on @salus/contract.',
    ])
  })

  test('refuses a dependency against the arrows', () => {
    put('packages/triage/package.json', '{\n "dependencies": { "@salus/contract": "0.1.0" } }')
    put('apps/web/package.json', '{ "dependencies": { "@salus/contract": "0.1.0", "@salus/server": "0.1.0" } }')
    expect(messages()).toEqual([
      'apps/web/package.json:1 apps/web may not depend on @salus/server.',
      'packages/triage/package.json:2 packages/triage may not depend on @salus/contract.',
    ])
  })

  test('refuses an inline style in a page and a path of one machine', () => {
    put('apps/web/index.html', '<html>\n<body style="margin: 0"></body>\n</html>\n')
    put('README.md', `Run it from ${['', 'root', 'salus'].join('/')}.\n`)
    expect(messages()).toEqual([
      'README.md:1 A path of one machine.',
      'apps/web/index.html:2 No inline style in a page.',
    ])
  })

  test('fails when it finds no source file to read', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/lint-boundaries.mjs'), house])
    expect(status).toBe(1)
    expect(String(stderr)).toContain('nothing was checked')
  })
})

// One run over all trials: the compiler and the linter tell the file of each thing that they refuse.
describe('the compiler', () => {
  const NODE = "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n"
  const DOCUMENT = 'export const title = document.title\n'
  const PAST_THE_DOOR = "export { ERRORS } from '@salus/contract/src/errors.ts'\n"
  /** @type {[workspace: string, what: string, text: string, error: string][]} */
  const TRIALS = [
    ['packages/triage', 'reach for the document', DOCUMENT, 'TS2584'],
    ['packages/triage', 'reach for Node', NODE, 'TS2591'],
    ['packages/triage', 'reach for the network', "export const answer = fetch('/api')\n", 'TS2304'],
    [
      'packages/triage',
      'take an element of a list for granted',
      'export const first = (list: string[]): string => list[0]\n',
      'TS2322',
    ],
    ['packages/extract', 'reach for the document', DOCUMENT, 'TS2584'],
    ['packages/extract', 'reach for Node', NODE, 'TS2591'],
    ['packages/exchange', 'reach for the document', DOCUMENT, 'TS2584'],
    ['packages/exchange', 'reach for Node', NODE, 'TS2591'],
    ['packages/summary', 'reach for Node', NODE, 'TS2591'],
    ['packages/library', 'reach for Node', NODE, 'TS2591'],
    ['packages/terms', 'reach for Node', NODE, 'TS2591'],
    ['packages/contract', 'reach for the environment', 'export const port = process.env\n', 'TS2591'],
    ['apps/server', 'reach for the document', DOCUMENT, 'TS2584'],
    ['apps/server', 'go past the door of a package', PAST_THE_DOOR, 'TS2307'],
    ['apps/server', 'write what Node cannot run as it is', 'export enum Mode { Demo }\n', 'TS1294'],
    ['apps/web', 'reach for Node', NODE, 'TS2591'],
    ['apps/web', 'go past the door of a package', PAST_THE_DOOR, 'TS2307'],
  ]
  /** @param {number} at */
  const trialAt = (at) => `${TRIALS[at]?.[0]}/src/trial-${at}.ts`
  /** @type {Map<string, string[]>} */
  const told = new Map()

  beforeAll(() => {
    const whole = mkdtempSync(join(tmpdir(), 'salus-house-'))
    furnish(whole)
    for (const app of ['apps/server', 'apps/web'])
      put(`${app}/src/through-the-door.ts`, "export { ERRORS } from '@salus/contract'\n", whole)
    for (const workspace of new Set(TRIALS.map(([each]) => each))) {
      put(`${workspace}/src/fine.ts`, 'export const fine = 1\n', whole)
      for (const [at, trial] of TRIALS.entries()) if (trial[0] === workspace) put(trialAt(at), trial[2], whole)
      const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', workspace, '--noEmit', '--pretty', 'false']
      const { stdout } = spawnSync(process.execPath, args, { cwd: whole, encoding: 'utf8' })
      told.set(workspace, stdout.split('\n').filter(Boolean))
    }
    rmSync(whole, { recursive: true })
  }, 180_000)

  test.each(TRIALS.map(([workspace, what, , error], at) => ({ workspace, what, error, at })))(
    'refuses $workspace to $what',
    ({ workspace, error, at }) => {
      const ofIt = told.get(workspace)?.filter((line) => line.startsWith(`${trialAt(at)}(1,`))
      expect(ofIt).toContainEqual(expect.stringContaining(error))
    },
  )

  test('refuses nothing else', () => {
    expect([...told.values()].flat().filter((line) => !/^\S+\/src\/trial-\d+\.ts\(|^ /.test(line))).toEqual([])
  })
})

describe('the linter', () => {
  /** @param {Record<string, string>} files */
  function lint(files) {
    furnish(house)
    for (const [path, text] of Object.entries(files)) put(path, text)
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'lint', '--max-diagnostics=50', '--reporter=github', '.']
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
    return { status, errors: stdout.split('\n').filter((line) => line.startsWith('::error')) }
  }

  const SERVER = 'apps/server/src'
  const WEB = 'apps/web/src'
  /** @type {[what: string, path: string, text: string, rule: string][]} */
  const CASES = [
    [
      'a server feature that imports another',
      `${SERVER}/features/vitals/vitals.service.ts`,
      "import { findHistory } from '#server/features/history/history.repository.ts'\nexport { findHistory }\n",
      'noRestrictedImports',
    ],
    [
      'a platform that knows a feature',
      `${SERVER}/platform/mail/send.ts`,
      "import { findHistory } from '#server/features/history/history.repository.ts'\nexport { findHistory }\n",
      'noRestrictedImports',
    ],
    [
      'a web feature that imports another',
      `${WEB}/features/vitals/vitals-page.tsx`,
      "import { historyQuery } from '#web/features/history/history-query.ts'\nexport { historyQuery }\n",
      'noRestrictedImports',
    ],
    [
      'a web feature that imports upward',
      `${WEB}/features/vitals/vitals-chart.tsx`,
      "import { historyQuery } from '../history/history-query.ts'\nexport { historyQuery }\n",
      'noRestrictedImports',
    ],
    [
      'a shared piece that knows a feature',
      `${WEB}/ui/card.tsx`,
      "import { historyQuery } from '#web/features/history/history-query.ts'\nexport { historyQuery }\n",
      'noRestrictedImports',
    ],
    [
      'an engine that imports the contract',
      'packages/triage/src/assess.ts',
      "import { URGENCIES } from '@salus/contract'\nexport { URGENCIES }\n",
      'noRestrictedImports',
    ],
    [
      'terms that import a package',
      'packages/terms/src/dates.ts',
      "import { URGENCIES } from '@salus/contract'\nexport { URGENCIES }\n",
      'noRestrictedImports',
    ],
    [
      'an engine that reads the clock',
      'packages/triage/src/today.ts',
      'export const now = () => new Date()\n',
      'noRestrictedGlobals',
    ],
    [
      'doses that read the clock',
      'packages/dosing/src/doses-between.ts',
      'export const now = () => new Date()\n',
      'noRestrictedGlobals',
    ],
    [
      'prevention that reads the clock',
      'packages/prevention/src/what-is-due.ts',
      'export const now = () => new Date()\n',
      'noRestrictedGlobals',
    ],
    [
      'a contract that imports Node',
      'packages/contract/src/paths.ts',
      "import { join } from 'node:path'\nexport { join }\n",
      'noRestrictedImports',
    ],
    [
      'an import that the workspace does not declare',
      `${WEB}/api/client.ts`,
      "import fastify from 'fastify'\nexport { fastify }\n",
      'noUndeclaredDependencies',
    ],
    ['a file name in another case', `${WEB}/ui/InfoCard.tsx`, 'export const Card = 1\n', 'useFilenamingConvention'],
    [
      'a promise that nobody waits for',
      `${SERVER}/app.ts`,
      'async function send() {}\nexport function start() {\n  send()\n}\n',
      'noFloatingPromises',
    ],
    [
      'files that import each other in a circle',
      `${SERVER}/first.ts`,
      "import { second } from './second.ts'\nexport const first = () => second\n",
      'noImportCycles',
    ],
    [
      'the second file of a circle',
      `${SERVER}/second.ts`,
      "import { first } from './first.ts'\nexport const second = () => first\n",
      'noImportCycles',
    ],
  ]

  test('accepts a house where each file keeps the rules', () => {
    const { status, errors } = lint({
      [`${SERVER}/app.ts`]: "export { ERRORS } from '@salus/contract'\n",
      'packages/summary/src/dates.ts': "export { MONTHS } from '@salus/terms/dates'\n",
    })
    expect(errors).toEqual([])
    expect(status).toBe(0)
  })

  test('refuses each file that breaks a rule', () => {
    const { status, errors } = lint(Object.fromEntries(CASES.map(([, path, text]) => [path, text])))
    expect(status).toBe(1)
    const missed = CASES.filter(
      ([, path, , rule]) => !errors.some((line) => line.includes(`/${rule},`) && line.includes(`/${path},`)),
    )
    expect(missed.map(([what]) => what)).toEqual([])
  })
})

/** The real rules and manifests, around no code. @param {string} into */
function furnish(into) {
  const rules = ['package.json', 'biome.json', '.gitignore', 'tsconfig.base.json']
  const workspaces = [
    'apps/server',
    'apps/web',
    'packages/contract',
    'packages/terms',
    'packages/triage',
    'packages/library',
    'packages/summary',
    'packages/dosing',
    'packages/prevention',
    'packages/exchange',
    'packages/extract',
  ]
  const manifests = workspaces.flatMap((folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`])
  for (const file of [...rules, ...manifests]) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    cpSync(join(ROOT, file), join(into, file))
  }
  // References are built, not read, by the compiler here: what they name must be there.
  for (const name of ['contract', 'terms'])
    cpSync(join(ROOT, `packages/${name}/src`), join(into, `packages/${name}/src`), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(into, 'node_modules'), 'junction')
}
