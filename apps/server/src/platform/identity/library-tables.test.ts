import { getMigrations } from 'better-auth/db/migration'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openTestVault } from '#server/testing/vaults.ts'
import { authOptions } from './auth.ts'

eachDatabase((makeDatabase) => {
  it('our migration makes the tables exactly as the accounts library wants them', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const options = authOptions({ config: readConfig({}), database, vault, newId: () => 'id' })
    const { toBeCreated, toBeAdded, ...rest } = await getMigrations(options)
    expect(toBeCreated).toEqual([])
    expect(toBeAdded).toEqual([])
    expect(await rest.compileMigrations()).toMatch(/^;?$/)
  })
})
