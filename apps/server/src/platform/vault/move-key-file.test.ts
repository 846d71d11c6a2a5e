import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeKeyFile, moveKeyFile, readKeyFile } from './master-key-file.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'salus-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a key moves as it is, into a folder that nobody else can read', async () => {
  const folder = newFolder()
  const [from, to] = [join(folder, 'master.key'), join(folder, 'settings', 'salus', 'master-1.key')]
  const made = await makeKeyFile(from, 'production')
  expect(await moveKeyFile(from, to)).toBe(true)
  expect(await readKeyFile(from)).toBeUndefined()
  expect(await readKeyFile(to)).toEqual(made)
  expect(statSync(to).mode & 0o777).toBe(0o600)
})

test('where another key stands already, both stay', async () => {
  const folder = newFolder()
  const [from, to] = [join(folder, 'master.key'), join(folder, 'master-1.key')]
  const made = await makeKeyFile(from, 'production')
  writeFileSync(to, 'the key of somebody else', { mode: 0o600 })
  expect(await moveKeyFile(from, to)).toBe(false)
  expect(await readKeyFile(from)).toEqual(made)
  expect(readFileSync(to, 'utf8')).toBe('the key of somebody else')
})
