import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const PACK = `<Document id="1" source="Made" url="https://example.org/q"><Focus>Quillitis</Focus><QAPairs><QAPair>
<Question qid="1-1" qtype="information">What is Quillitis?</Question><Answer>It is made up.</Answer>
</QAPair></QAPairs></Document>`

function installation() {
  const folder = mkdtempSync(join(tmpdir(), 'salus-library-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'pack.xml'), PACK)
  const script = join(import.meta.dirname, 'import-library.ts')
  /** @param {string[]} args */
  const run = (...args) =>
    promisify(execFile)(process.execPath, [script, ...args.map((arg) => (arg === 'PACK' ? folder : arg))], {
      env: { ...process.env, SALUS_DATA_DIR: folder },
    }).catch((error) => error)
  return run
}

test('the import of a library says how it is used', async () => {
  const { stdout, code } = await installation()('--help')
  expect(code).toBeUndefined()
  expect(stdout).toMatch(/npm run library:import[\s\S]*--dry-run[\s\S]*--remove NAME/)
})

test.each([
  [['PACK'], /^Use: npm run/],
  [['--nonsense'], /^Use: npm run/],
  [['/no/such/file.xml', '--name', 'X', '--licence', 'Y'], /^\/no\/such\/file\.xml could not be read\.$/m],
  [['PACK', '--name', 'X', '--licence', 'Y', '--language', 'fr'], /English \(en\) or Spanish/],
  [['--remove', 'Nothing'], /^There is no pack named Nothing\.$/m],
])('%j is answered in words', async (args, words) => {
  const { stderr, code } = await installation()(...args)
  expect(code).toBe(1)
  expect(stderr).toMatch(words)
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a pack is counted, brought in, listed and taken out again', async () => {
  const run = installation()
  const about = ['PACK', '--name', 'Made', '--licence', 'CC BY 4.0', '--date', '2026-01-31']
  expect((await run(...about, '--dry-run')).stdout).toContain('Nothing was changed.')
  expect((await run('--list')).stdout).toContain('No pack is there.')
  expect((await run(...about)).stdout).toContain('1 passage of 1 file, dated 2026-01-31.')
  expect((await run('--list')).stdout).toBe('Made (CC BY 4.0, 2026-01-31): 1\n')
  expect((await run('--remove', 'made')).stdout).toBe('made is gone.\n')
  expect((await run('--list')).stdout).toContain('No pack is there.')
})
