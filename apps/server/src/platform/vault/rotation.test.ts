import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { addOwner, newMasterKey, temporaryFolder } from '#server/testing/vaults.ts'
import type { MasterKeySettings } from './master-keys.ts'
import { openVault } from './vault.ts'

const script = join(import.meta.dirname, '../../../../../scripts/rotate-master-key.ts')
const place = { table: 'documents', column: 'title', rowId: '1' }

const rotate = (dataDir: string, env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [script], {
    env: { SALUS_DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** A data folder as demo mode leaves it, with one sealed value; and how to open it later. */
async function makeDataFolder(masterKey: Partial<MasterKeySettings> = {}) {
  const folder = temporaryFolder()
  const file = join(folder, 'master.key')
  const withVault = async <T>(
    settings: Partial<MasterKeySettings>,
    use: (vault: Awaited<ReturnType<typeof openVault>>, owner: () => Promise<string>) => Promise<T>,
  ) => {
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'salus.db') })
    try {
      await migrateToLatest(database)
      const vault = await openVault({ database, masterKey: { file, ...settings }, mode: 'demo' })
      return await use(vault, () => addOwner(database, vault))
    } finally {
      await database.close()
    }
  }
  const [owner, sealed] = await withVault(masterKey, async (vault, addOne) => {
    const id = await addOne()
    return [id, await vault.seal(id, place, 'migraine')] as const
  })
  const read = (settings: Partial<MasterKeySettings> = {}) =>
    withVault(settings, (vault) => vault.open(owner, place, sealed))
  return { folder, file, read }
}

it('the key file is replaced by one command, which may be run again', async () => {
  const { folder, file, read } = await makeDataFolder()
  const before = readFileSync(file, 'utf8')
  expect(rotate(folder)).toContain('2 keys are wrapped anew.')
  const after = readFileSync(file, 'utf8')
  expect(after).not.toBe(before)
  expect(after).toMatch(/^salus-master-key v1 demo /)
  expect(readdirSync(folder).filter((name) => name.startsWith('master'))).toEqual(['master.key'])
  expect(await read()).toBe('migraine')
  expect(rotate(folder)).toContain('2 keys are wrapped anew.')
  expect(await read()).toBe('migraine')
})

it('a rotation that was killed after the key was put aside is finished by the next run', async () => {
  const { folder, file, read } = await makeDataFolder()
  renameSync(file, `${file}.previous`)
  expect(rotate(folder)).toContain('2 keys are wrapped anew.')
  expect(await read()).toBe('migraine')
})

it('keys from the environment are rotated from the old one to the new one', async () => {
  const [oldKey, newKey] = [newMasterKey(), newMasterKey()]
  const { folder, read } = await makeDataFolder({ current: oldKey })
  const env = { SALUS_MASTER_KEY: newKey, SALUS_MASTER_KEY_PREVIOUS: oldKey }
  expect(() => rotate(folder, { SALUS_MASTER_KEY: newKey })).toThrow(/SALUS_MASTER_KEY_PREVIOUS/)
  expect(() => rotate(folder, { ...env, SALUS_MASTER_KEY_PREVIOUS: newMasterKey() })).toThrow(/not the one that sealed/)
  expect(rotate(folder, env)).toContain('2 keys are wrapped anew.')
  expect(rotate(folder, env)).toContain('0 keys are wrapped anew.')
  expect(await read({ current: newKey })).toBe('migraine')
  await expect(read({ current: oldKey })).rejects.toThrow(/not the one that sealed/)
})
