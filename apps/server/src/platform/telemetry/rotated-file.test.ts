import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { rotatedFile } from './rotated-file.ts'

test('a full file is set aside, five are kept, and nobody else can read them', async () => {
  const folder = temporaryFolder()
  const append = rotatedFile(join(folder, 'log'), 100)
  for (let n = 0; n < 80; n++) await append(`line ${String(n).padStart(3, '0')}\n`)
  const names = readdirSync(folder).sort()
  expect(names).toEqual(['log', 'log.1', 'log.2', 'log.3', 'log.4', 'log.5'])
  const text = names.toReversed().map((name) => readFileSync(join(folder, name), 'utf8'))
  const lines = text.join('').trimEnd().split('\n')
  expect(lines.at(-1)).toBe('line 079')
  expect(lines).toEqual(
    Array.from({ length: lines.length }, (_, at) => `line ${String(80 - lines.length + at).padStart(3, '0')}`),
  )
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('a file that the host moves away is begun anew', async () => {
  const folder = temporaryFolder()
  const append = rotatedFile(join(folder, 'log'))
  await append('one\n')
  renameSync(join(folder, 'log'), join(folder, 'log-of-monday'))
  await append('two\n')
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('two\n')
})
