import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openVault, type Vault } from '#server/platform/vault/vault.ts'

export const newMasterKey = () => randomBytes(32).toString('base64')

/** A folder that goes when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salus-vault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function openTestVault(database: Database, current = newMasterKey(), previous?: string): Promise<Vault> {
  return openVault({ database, masterKey: { current, previous, file: '/nowhere/master.key' }, mode: 'production' })
}

/** A person with a data key and nothing else. */
export async function addOwner(database: Database, vault: Vault): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  await database.db
    .insertInto('user')
    .values({
      id,
      name: 'a person',
      email: `${id}@salus.example`,
      emailVerified: 1,
      image: null,
      createdAt: now,
      updatedAt: now,
      username: id,
    })
    .execute()
  await vault.createKey(id)
  return id
}
