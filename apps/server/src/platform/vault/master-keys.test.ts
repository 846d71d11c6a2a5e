import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { newMasterKey, temporaryFolder } from '#server/testing/vaults.ts'
import { loadMasterKeys } from './master-keys.ts'
import { openVault } from './vault.ts'

const demo = { mode: 'demo', mayCreate: true } as const
const production = { mode: 'production', mayCreate: true } as const

it('the key file is made once, for its owner alone, and read again after that', async () => {
  const file = join(temporaryFolder(), 'master.key')
  const made = await loadMasterKeys({ file }, production)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = await loadMasterKeys({ file }, production)
  expect(again.current.id).toBe(made.current.id)
  expect(again.current.key.equals(made.current.key)).toBe(true)
})

it('starts at the same moment end up with one key and leave nothing else in the folder', async () => {
  const folder = temporaryFolder()
  const starts = await Promise.all(
    Array.from({ length: 20 }, () => loadMasterKeys({ file: join(folder, 'master.key') }, demo)),
  )
  expect(new Set(starts.map(({ current }) => current.id)).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['master.key'])
})

it.skipIf(process.platform === 'win32')('a key file that others can read is refused, and the fix is said', async () => {
  const file = join(temporaryFolder(), 'master.key')
  await loadMasterKeys({ file }, production)
  for (const mode of [0o640, 0o604, 0o660, 0o644]) {
    chmodSync(file, mode)
    await expect(loadMasterKeys({ file }, production)).rejects.toThrow(`Run: chmod 600 ${file}`)
  }
  chmodSync(file, 0o400)
  await loadMasterKeys({ file }, production)
})

it('a damaged key file is refused and left as it is', async () => {
  const file = join(temporaryFolder(), 'master.key')
  for (const damage of ['', 'salus-master-key v1 production ', 'not a key', 'salus-master-key v1 production AAAA\n']) {
    writeFileSync(file, damage, { mode: 0o600 })
    await expect(loadMasterKeys({ file }, production)).rejects.toThrow('does not hold a master key')
    expect(readFileSync(file, 'utf8')).toBe(damage)
  }
})

it('production refuses the key that demo mode made', async () => {
  const file = join(temporaryFolder(), 'master.key')
  await loadMasterKeys({ file }, demo)
  await loadMasterKeys({ file }, demo)
  await expect(loadMasterKeys({ file }, production)).rejects.toThrow('was made in demo mode')
})

it('a start that forgot its mode does not look for the key of a demonstration', async () => {
  const folder = temporaryFolder()
  const outside = join(folder, 'settings', 'master-1.key')
  await loadMasterKeys({ file: outside }, production)
  const forgot = loadMasterKeys({ file: join(folder, 'master.key'), outside }, { mode: 'demo', mayCreate: false })
  await expect(forgot).rejects.toThrow(/no demonstration\. Set SALUS_MODE/)
})

it('a key from the environment is used, and no file is made', async () => {
  const folder = temporaryFolder()
  const current = newMasterKey()
  const keys = await loadMasterKeys({ current, previous: current, file: join(folder, 'master.key') }, production)
  expect(keys.current.key.toString('base64')).toBe(current)
  expect(keys.previous).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

eachDatabase((makeDatabase) => {
  it('when the key of a database is lost, the start says so instead of making another key', async () => {
    const database = await makeDatabase()
    const folder = temporaryFolder()
    await openVault({
      database,
      masterKey: { current: newMasterKey(), file: join(folder, 'master.key') },
      mode: 'production',
    })
    const start = openVault({ database, masterKey: { file: join(folder, 'master.key') }, mode: 'production' })
    await expect(start).rejects.toThrow(/^The master key of this database is missing: [^\n]+$/)
    expect(readdirSync(folder)).toEqual([])
  })
})
