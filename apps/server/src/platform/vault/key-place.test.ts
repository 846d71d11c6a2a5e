import { copyFileSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { startUpTable } from '#server/start-up-table.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { placeOfKey, placeOutside } from './key-place.ts'
import { openVault } from './vault.ts'

const production = {
  SALUS_MODE: 'production',
  SALUS_PUBLIC_ORIGIN: 'https://salus.example',
  SALUS_SMTP_URL: 'smtps://mail.example',
  SALUS_MAIL_FROM: 'salus@mail.example',
}

test.each([
  ['linux', { HOME: '/home/asha' }, '/home/asha/.config/salus/'],
  ['linux', { HOME: '/home/asha', XDG_CONFIG_HOME: '/etc/asha' }, '/etc/asha/salus/'],
  ['darwin', { HOME: '/Users/asha' }, '/Users/asha/Library/Application Support/Salus/'],
  ['win32', { APPDATA: '/C/Roaming' }, '/C/Roaming/Salus/'],
] as const)('the master key of %s is kept among the settings of its user', (platform, env, folder) => {
  const { file, isWithData } = placeOfKey('/srv/salus', false, { env, platform })
  expect(file).toMatch(new RegExp(`^${folder}master-[0-9a-f]{12}\\.key$`))
  expect(isWithData).toBe(false)
  expect(placeOfKey('/srv/other', false, { env, platform }).file).not.toBe(file)
})

test('a demonstration keeps its key in its folder, and so does an installation that has it there', () => {
  const dataDir = temporaryFolder()
  const inside = { file: join(dataDir, 'master.key'), isWithData: true }
  expect(placeOfKey(dataDir, true, { env: {} })).toEqual(inside)
  expect(placeOfKey(dataDir, false, { env: {} })).not.toEqual(inside)
  writeFileSync(join(dataDir, 'master.key'), '')
  expect(placeOfKey(dataDir, false, { env: {} })).toEqual(inside)
  const table = startUpTable(readConfig({ ...production, SALUS_DATA_DIR: dataDir }))
  expect(table).toContain(`mv ${inside.file} `)
})

eachDatabase((makeDatabase) => {
  test('a key is made outside the data folder, and found again after the data folder has moved', async () => {
    const [dataDir, home] = [temporaryFolder(), temporaryFolder()]
    const env = { ...production, SALUS_DATA_DIR: dataDir, HOME: home, XDG_CONFIG_HOME: join(home, 'settings') }
    const database = await makeDatabase()
    const { masterKey, mode } = readConfig(env)
    const kept = (isInContainer: boolean) => openVault({ database, masterKey: { ...masterKey, isInContainer }, mode })
    // The home folder of a container goes with it.
    await expect(kept(true)).rejects.toThrow(/SALUS_MASTER_KEY_FILE/)
    const vault = await kept(false)
    expect(masterKey.file).toBe(placeOutside(dataDir, { env }))
    expect(statSync(masterKey.file).mode & 0o077).toBe(0)
    const moved = readConfig({ ...env, SALUS_DATA_DIR: join(dataDir, 'moved') })
    expect(moved.masterKey.file).not.toBe(masterKey.file)
    // Another installation's lies there too.
    mkdirSync(join(home, 'other'))
    const again = await openVault({ database, masterKey: moved.masterKey, mode })
    expect(again.secretFor('x')).toBe(vault.secretFor('x'))
    renameSync(masterKey.file, join(home, 'other', 'elsewhere'))
    await expect(openVault({ database, masterKey: moved.masterKey, mode })).rejects.toThrow(ConfigError)
    const named = readConfig({ ...env, SALUS_MASTER_KEY_FILE: join(home, 'other', 'elsewhere') })
    const third = await openVault({ database, masterKey: named.masterKey, mode })
    expect(third.secretFor('x')).toBe(vault.secretFor('x'))
    // Moved as the start says, an installation that had its key inside goes on.
    copyFileSync(named.masterKey.file, join(dataDir, 'master.key'))
    const inside = readConfig(env)
    expect(inside.masterKey.isWithData).toBe(true)
    await openVault({ database, masterKey: inside.masterKey, mode })
  })
})
