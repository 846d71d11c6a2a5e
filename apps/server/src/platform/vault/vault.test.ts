import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { addOwner, newMasterKey, openTestVault } from '#server/testing/vaults.ts'
import { rewrapAll } from './rotation.ts'
import { SealBrokenError } from './sealing.ts'

const title = { table: 'documents', column: 'title', rowId: 'row-1' }

/** The same value with one bit of the byte at `at` turned over. */
function tampered(sealed: string, at: number): string {
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  const place = at < 0 ? bytes.length + at : at
  bytes[place] = (bytes[place] ?? 0) ^ 1
  return `v1.${bytes.toString('base64url')}`
}

eachDatabase((makeDatabase) => {
  it('what is sealed can be opened, in any script, and is not readable in between', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const owner = await addOwner(database, vault)
    for (const text of ['', 'chest pain since Monday', 'सीने में दर्द', 'గుండె నొప్పి 💔', 'x'.repeat(200_000)]) {
      const sealed = await vault.seal(owner, title, text)
      expect(sealed).toMatch(/^v1\.[\w-]+$/)
      expect(await vault.open(owner, title, sealed)).toBe(text)
    }
    const photo = randomBytes(50_000)
    const sealed = await vault.sealBytes(owner, title, photo)
    expect(sealed.includes(photo.subarray(0, 32))).toBe(false)
    expect((await vault.openBytes(owner, title, sealed)).equals(photo)).toBe(true)
  })

  it('the same text sealed twice looks different', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const owner = await addOwner(database, vault)
    expect(await vault.seal(owner, title, 'asthma')).not.toBe(await vault.seal(owner, title, 'asthma'))
  })

  it('a sealed value that was changed anywhere is refused', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const owner = await addOwner(database, vault)
    const sealed = await vault.seal(owner, title, 'penicillin allergy')
    for (const at of [0, 5, 11, 12, 20, -17, -16, -1]) {
      await expect(vault.open(owner, title, tampered(sealed, at))).rejects.toThrow(SealBrokenError)
    }
    for (const other of [
      `v2.${sealed.slice(3)}`,
      sealed.slice(3),
      `${sealed}=`,
      `${sealed}.`,
      ` ${sealed}`,
      '',
      'v1.',
    ]) {
      await expect(vault.open(owner, title, other)).rejects.toThrow(SealBrokenError)
    }
  })

  it('a sealed value that was cut short is refused at every length', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const owner = await addOwner(database, vault)
    const sealed = await vault.seal(owner, title, 'insulin')
    for (let length = 0; length < sealed.length; length++) {
      await expect(vault.open(owner, title, sealed.slice(0, length))).rejects.toThrow(SealBrokenError)
    }
    const bytes = await vault.sealBytes(owner, title, Buffer.from('insulin'))
    for (let length = 0; length < bytes.length; length++) {
      await expect(vault.openBytes(owner, title, bytes.subarray(0, length))).rejects.toThrow(SealBrokenError)
    }
  })

  it('a value moved to another person, row, column or table is refused', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const owner = await addOwner(database, vault)
    const other = await addOwner(database, vault)
    const sealed = await vault.seal(owner, title, 'HIV positive')
    await expect(vault.open(other, title, sealed)).rejects.toThrow(SealBrokenError)
    await expect(vault.open(owner, { ...title, rowId: 'row-2' }, sealed)).rejects.toThrow(SealBrokenError)
    await expect(vault.open(owner, { ...title, column: 'text' }, sealed)).rejects.toThrow(SealBrokenError)
    await expect(vault.open(owner, { ...title, table: 'profiles' }, sealed)).rejects.toThrow(SealBrokenError)
    const shifted = { table: 'documentst', column: 'itle', rowId: 'row-1' }
    await expect(vault.open(owner, shifted, sealed)).rejects.toThrow(SealBrokenError)
  })

  it("another person's key put in the place of one's own is refused", async () => {
    const database = await makeDatabase()
    const master = newMasterKey()
    const vault = await openTestVault(database, master)
    const owner = await addOwner(database, vault)
    const thief = await addOwner(database, vault)
    const sealed = await vault.seal(owner, title, 'depression')
    const { wrapped_key } = await database.db
      .selectFrom('data_keys')
      .select('wrapped_key')
      .where('owner_id', '=', owner)
      .executeTakeFirstOrThrow()
    await database.db.updateTable('data_keys').set({ wrapped_key }).where('owner_id', '=', thief).execute()
    const restarted = await openTestVault(database, master)
    await expect(restarted.open(thief, title, sealed)).rejects.toThrow(SealBrokenError)
  })

  it("deleting a person's key makes the rest unreadable, for this process and the next", async () => {
    const database = await makeDatabase()
    const master = newMasterKey()
    const vault = await openTestVault(database, master)
    const owner = await addOwner(database, vault)
    const other = await addOwner(database, vault)
    const sealed = await vault.seal(owner, title, 'a secret')
    const kept = await vault.seal(other, title, 'kept')
    await vault.destroyKey(owner)
    const restarted = await openTestVault(database, master)
    for (const either of [vault, restarted]) {
      await expect(either.open(owner, title, sealed)).rejects.toThrow(SealBrokenError)
      expect(await either.open(other, title, kept)).toBe('kept')
    }
    await vault.createKey(owner)
    await expect(vault.open(owner, title, sealed)).rejects.toThrow(SealBrokenError)
  })

  it('a key made in a transaction that is taken back leaves nothing behind', async () => {
    const database = await makeDatabase()
    const vault = await openTestVault(database)
    const owner = await addOwner(database, vault)
    await vault.destroyKey(owner)
    await expect(
      database.db.transaction().execute(async (trx) => {
        await vault.createKey(owner, trx)
        expect(await vault.open(owner, title, await vault.seal(owner, title, 'half made', trx), trx)).toBe('half made')
        throw new Error('the power went')
      }),
    ).rejects.toThrow('the power went')
    await expect(vault.seal(owner, title, 'x')).rejects.toThrow(SealBrokenError)
  })

  it('after a rotation of the master key everything opens with the new one, and nothing with the old one', async () => {
    const database = await makeDatabase()
    const [oldKey, newKey] = [newMasterKey(), newMasterKey()]
    const before = await openTestVault(database, oldKey)
    const owners = [await addOwner(database, before), await addOwner(database, before)]
    const sealed = await Promise.all(owners.map((owner) => before.seal(owner, title, `of ${owner}`)))

    const during = await openTestVault(database, newKey, oldKey)
    expect(await during.open(owners[0] ?? '', title, sealed[0] ?? '')).toBe(`of ${owners[0]}`)
    const late = await addOwner(database, during)
    const lateSealed = await during.seal(late, title, 'signed up during the rotation')
    await expect(openTestVault(database, newKey)).rejects.toThrow(/SALUS_MASTER_KEY/)

    const masters = await mastersOf(newKey, oldKey)
    const [first, second] = await Promise.all([rewrapAll(database.db, masters), rewrapAll(database.db, masters)])
    expect(first + second).toBe(3)
    expect(await rewrapAll(database.db, masters)).toBe(0)

    const after = await openTestVault(database, newKey)
    for (const [index, owner] of owners.entries()) {
      expect(await after.open(owner, title, sealed[index] ?? '')).toBe(`of ${owner}`)
    }
    expect(await after.open(late, title, lateSealed)).toBe('signed up during the rotation')
    expect(after.fingerprint('email', 'a@salus.example')).toBe(before.fingerprint('email', 'a@salus.example'))
    expect(after.secretFor('sessions')).toBe(before.secretFor('sessions'))
    await expect(openTestVault(database, oldKey)).rejects.toThrow(/not the one that sealed this database/)
  })

  it('a rotation that was stopped half-way goes on where it was', async () => {
    const database = await makeDatabase()
    const [oldKey, newKey] = [newMasterKey(), newMasterKey()]
    const before = await openTestVault(database, oldKey)
    const owners = await Promise.all([1, 2, 3].map(() => addOwner(database, before)))
    const masters = await mastersOf(newKey, oldKey)
    const [half = ''] = owners
    const row = await database.db
      .selectFrom('data_keys')
      .selectAll()
      .where('owner_id', '=', half)
      .executeTakeFirstOrThrow()
    const { rewrap } = await import('./wrapped-keys.ts')
    await database.db
      .updateTable('data_keys')
      .set(rewrap(masters, half, row))
      .where('owner_id', '=', half)
      .execute()

    await expect(openTestVault(database, oldKey)).rejects.toThrow(/SALUS_MASTER_KEY_PREVIOUS/)
    expect(await rewrapAll(database.db, masters)).toBe(3)
    const after = await openTestVault(database, newKey)
    for (const owner of owners) expect(await after.seal(owner, title, 'x')).toMatch(/^v1\./)
  })

  it('a wrong master key is refused at the start, in one sentence', async () => {
    const database = await makeDatabase()
    await openTestVault(database)
    const refusal = await openTestVault(database).catch((error: Error) => error)
    expect(refusal).toBeInstanceOf(Error)
    expect((refusal as Error).message).toMatch(/^The master key is not the one that sealed this database\. [^\n]+$/)
  })

  it('processes that start at once agree on one installation key', async () => {
    const database = await makeDatabase()
    const master = newMasterKey()
    const vaults = await Promise.all([1, 2, 3, 4].map(() => openTestVault(database, master)))
    expect(new Set(vaults.map((vault) => vault.secretFor('sessions'))).size).toBe(1)
  })
})

it('only the most recently used keys stay in memory', async () => {
  const { KeyCache } = await import('./key-cache.ts')
  const cache = new KeyCache(2)
  for (const name of ['a', 'b']) cache.set(name, createSecretKey(Buffer.from(name)))
  cache.get('a')
  cache.set('c', createSecretKey(Buffer.from('c')))
  expect(['a', 'b', 'c'].map((name) => cache.get(name)?.export().toString())).toEqual(['a', undefined, 'c'])
  cache.forget('a')
  expect(cache.get('a')).toBeUndefined()
})

async function mastersOf(current: string, previous: string) {
  const { loadMasterKeys } = await import('./master-keys.ts')
  return loadMasterKeys({ current, previous, file: '/nowhere/master.key' }, { mode: 'production', mayCreate: false })
}
