import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { FSDriver } from 'flydrive/drivers/fs'
import { syncFolder } from './sync-folder.ts'

/** In the folder itself, so that a rename never leaves its file system. What a crash leaves there has no row and is swept. */
const DRAFTS = 'incoming'

/**
 * A folder whose files are whole or not there, whenever the power goes: each is written aside and to the disk, then
 * gets its name, and is told as kept once that name is on the disk too.
 */
export class DurableFolder extends FSDriver {
  readonly #root: string
  /** Folders whose own names are on the disk. */
  readonly #settled = new Set<string>()

  constructor(folder: string) {
    super({ location: pathToFileURL(`${folder}/`), visibility: 'private' })
    this.#root = resolve(folder)
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.#keep(key, contents)
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await this.#keep(key, contents)
  }

  async #keep(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const [draft, path] = [join(this.#root, DRAFTS, randomUUID()), join(this.#root, key)]
    await this.#settle(dirname(draft))
    try {
      const handle = await open(draft, 'wx', 0o600)
      try {
        await handle.writeFile(contents)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await this.#settle(dirname(path))
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }

  /** Makes a folder, with the names of all that lead to it on the disk. */
  async #settle(folder: string): Promise<void> {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made === undefined && this.#settled.has(folder)) return
    for (let each = folder; each.startsWith(this.#root); each = dirname(each)) await syncFolder(dirname(each))
    this.#settled.add(folder)
  }
}
