import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** @param {string[]} args */
const run = (...args) => {
  const folder = mkdtempSync(join(tmpdir(), 'salus-doctors-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const taxonomy = join(folder, 'taxonomy.csv')
  writeFileSync(taxonomy, 'Code,Grouping,Classification,Specialization\n207R00000X,Physicians,Internal Medicine,\n')
  const script = join(import.meta.dirname, 'import-doctors.ts')
  return promisify(execFile)(process.execPath, [script, ...args.map((arg) => (arg === 'TAXONOMY' ? taxonomy : arg))], {
    env: { ...process.env, SALUS_DATA_DIR: folder },
  }).catch((error) => error)
}

test('the import of doctors says how it is used, and what it reads', async () => {
  const { stdout, code } = await run('--help')
  expect(code).toBeUndefined()
  expect(stdout).toMatch(/npm run doctors:import[\s\S]*id,name,speciality,address[\s\S]*No other source/)
})

test('words that it does not know are answered with how it is used', async () => {
  const { stderr, code } = await run('--nonsense')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Use: npm run/)
})

test('a file of names is read, and a register that is missing is told in a sentence', async () => {
  const { stderr, code } = await run('/no/such/file.csv', '--taxonomy', 'TAXONOMY')
  expect(code).toBe(1)
  expect(stderr).not.toMatch(/initialization|\n\s+at /)
})
