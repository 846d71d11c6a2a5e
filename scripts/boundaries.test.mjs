// Every gate is seen red: a file that breaks one rule is put into a small copy of the house, and the gate must refuse it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from './lint-boundaries.mjs'
import { ROOT } from './run.mjs'

/** @type {string} */
let house
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'salus-house-'))
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

/** @param {string} path @param {string} text */
function put(path, text) {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
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

describe('the compiler', () => {
  /** @param {string} workspace @param {string} text @param {string} [name] */
  function compile(workspace, text, name = 'trial.ts') {
    furnish()
    put(`${workspace}/src/${name}`, text)
    const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', workspace, '--noEmit', '--pretty', 'false']
    return String(spawnSync(process.execPath, args, { cwd: house }).stdout)
  }

  test.each([
    ['packages/triage', 'the document', 'export const title = document.title\n', 'TS2584'],
    ['packages/triage', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/triage', 'the network', "export const answer = fetch('/api')\n", 'TS2304'],
    ['packages/extract', 'the document', 'export const title = document.title\n', 'TS2584'],
    ['packages/extract', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/exchange', 'the document', 'export const title = document.title\n', 'TS2584'],
    ['packages/exchange', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/dosing', 'the document', 'export const title = document.title\n', 'TS2584'],
    ['packages/dosing', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/summary', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/library', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/terms', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
    ['packages/contract', 'the environment', 'export const port = process.env\n', 'TS2591'],
    ['apps/server', 'the document', 'export const title = document.title\n', 'TS2584'],
    ['apps/web', 'Node', "import { readFileSync } from 'node:fs'\nexport { readFileSync }\n", 'TS2591'],
  ])('refuses %s to reach for %s', (workspace, _what, text, error) => {
    expect(compile(workspace, 'export const fine = 1\n')).toBe('')
    const told = compile(workspace, text)
    expect(told).toContain(`${workspace}/src/trial.ts(1,`)
    expect(told).toContain(error)
  })

  test.each(['apps/server', 'apps/web'])('refuses %s to go past the door of a package', (workspace) => {
    expect(compile(workspace, "export { ERRORS } from '@salus/contract'\n")).toBe('')
    expect(compile(workspace, "export { ERRORS } from '@salus/contract/src/errors.ts'\n")).toContain('TS2307')
  })

  test('refuses syntax that Node cannot run as it is', () => {
    expect(compile('apps/server', 'export enum Mode { Demo }\n')).toContain('TS1294')
  })

  test('refuses to take an element of a list for granted', () => {
    expect(compile('packages/triage', 'export const first = (list: string[]): string => list[0]\n')).toContain('TS2322')
  })
})

describe('the linter', () => {
  /** @param {Record<string, string>} files */
  function lint(files) {
    furnish()
    for (const [path, text] of Object.entries(files)) put(path, text)
    const args = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--max-diagnostics=50', '.']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house })
    return { status, output: `${stdout}${stderr}` }
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
      `${WEB}/features/vitals/vitals-page.tsx`,
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
      'packages/triage/src/assess.ts',
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
  ]

  test('accepts a house where each file keeps the rules', () => {
    const { status, output } = lint({
      [`${SERVER}/app.ts`]: "export { ERRORS } from '@salus/contract'\n",
      'packages/summary/src/dates.ts': "export { MONTHS } from '@salus/terms/dates'\n",
    })
    expect(output).not.toContain('lint/')
    expect(status).toBe(0)
  })

  test('refuses each file that breaks a rule', () => {
    const missed = CASES.filter(([, path, text, rule]) => {
      rmSync(house, { recursive: true })
      const { status, output } = lint({ [path]: text })
      return status === 0 || !output.includes(rule) || !output.includes(path)
    })
    expect(missed.map(([what]) => what)).toEqual([])
  })

  test('refuses files that import each other in a circle', () => {
    const { output } = lint({
      [`${SERVER}/first.ts`]: "import { second } from './second.ts'\nexport const first = () => second\n",
      [`${SERVER}/second.ts`]: "import { first } from './first.ts'\nexport const second = () => first\n",
    })
    expect(output).toContain('noImportCycles')
  })
})

/** The real rules and manifests, around no code. */
function furnish() {
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
    'packages/exchange',
    'packages/extract',
  ]
  const manifests = workspaces.flatMap((folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`])
  for (const file of [...rules, ...manifests]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    cpSync(join(ROOT, file), join(house, file))
  }
  // References are built, not read, by the compiler here: what they name must be there.
  for (const name of ['contract', 'terms'])
    cpSync(join(ROOT, `packages/${name}/src`), join(house, `packages/${name}/src`), { recursive: true })
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction')
  } catch {
    // Furnished before.
  }
}
