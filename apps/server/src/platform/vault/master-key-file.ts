import { randomBytes } from 'node:crypto'
import { constants, copyFile, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { KEY_BYTES } from './sealing.ts'

/** Who made the key: what demo mode made, production refuses. */
export type Maker = 'demo' | 'production'

export interface KeyFile {
  key: Buffer
  maker: Maker
}

const FORMAT = /^salus-master-key v1 (demo|production) ([A-Za-z0-9+/]{43}=)\n$/

/** The key in the file, or undefined when there is no file. Refuses a file that other people can read. */
export async function readKeyFile(path: string): Promise<KeyFile | undefined> {
  try {
    const { mode } = await stat(path)
    // Windows has no such bits: there the folder's own rights have to do.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new ConfigError([`${path} can be read by other users of this machine. Run: chmod 600 ${path}`])
    }
    const [, maker, key] = FORMAT.exec(await readFile(path, 'utf8')) ?? []
    if (!maker || !key) {
      throw new ConfigError([`${path} does not hold a master key. Put the original file back from your backup.`])
    }
    return { maker: maker as Maker, key: Buffer.from(key, 'base64') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes the file, or reads the one that another process made first. */
export async function makeKeyFile(path: string, maker: Maker): Promise<KeyFile> {
  await placeWhole(path, `salus-master-key v1 ${maker} ${randomBytes(KEY_BYTES).toString('base64')}\n`)
  const made = await readKeyFile(path)
  if (!made) throw new ConfigError([`${join(path)} could not be made.`])
  return made
}

/** Says whether it moved: a file that stands in the new place stays as it is, and so does this one. */
export async function moveKeyFile(path: string, to: string): Promise<boolean> {
  const text = await readFile(path, 'utf8')
  await placeWhole(to, text)
  if ((await readFile(to, 'utf8')) !== text) return false
  await rm(path)
  await syncFolder(dirname(path))
  return true
}

/**
 * It appears under its name only when it is whole and on the disk, so that no one reads half a key, and a power cut leaves
 * either none or all of it. A file that is there already stays.
 */
async function placeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await nameIfFree(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(path))
}

/** Where the old key waits while a rotation is under way. */
export const previousFile = (path: string) => `${path}.previous`

/** Puts the key aside and makes a new one, by `maker` or whoever made the old one. Called again after an interruption it goes on where it was. */
export async function renewKeyFile(path: string, maker?: Maker): Promise<void> {
  const old = await readKeyFile(previousFile(path))
  const current = await readKeyFile(path)
  if (!old && !current) throw new ConfigError([`There is no master key at ${path} to rotate.`])
  if (!old) await rename(path, previousFile(path))
  if (!old || !current) await makeKeyFile(path, maker ?? (old ?? current)?.maker ?? 'production')
}

async function nameIfFree(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // Some file systems (exFAT, some network shares) have no hard links.
    await copyFile(draft, path, constants.COPYFILE_EXCL).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure
    })
  }
}
