import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What the host can mend, said in one sentence. */
export class BackupProblem extends Error {}

const Manifest = z.object({
  format: z.literal('salus-backup 1'),
  id: z.string(),
  madeAt: z.iso.datetime(),
  version: z.string(),
  /** What it was made of. The copy is an SQLite file in any case. */
  from: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  files: z.number().int(),
  /** All of it together. */
  bytes: z.number().int(),
})
export type Manifest = z.infer<typeof Manifest>

/** What lies in the folder of a backup. */
export const IN_BACKUP = {
  database: 'salus.db',
  files: 'files',
  /** As `sha256sum` writes and checks it. */
  sums: 'SHA256SUMS',
  /** Written last: a backup without it is not whole. */
  manifest: 'manifest.json',
} as const

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, IN_BACKUP.manifest)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupProblem(`${folder} holds no whole backup: ${IN_BACKUP.manifest} is missing.`)
  })
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new BackupProblem(`${path} is damaged, or of a version of Salus that is not known here.`)
  }
}
