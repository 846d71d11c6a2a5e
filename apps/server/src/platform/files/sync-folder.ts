import { open } from 'node:fs/promises'

/** A name that was given or taken in a folder outlives a power cut once this is over. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
