import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

interface Environment {
  env: Record<string, string | undefined>
  platform?: NodeJS.Platform
}

export interface KeyPlace {
  file: string
  /** Beside what it opens: whoever copies the folder has both. */
  isWithData: boolean
}

/**
 * Where the master key is kept as a file: where the host says, where it is already, or outside the data folder. A
 * demonstration keeps it inside: its password is published anyway, and one folder is all there is to delete.
 */
export function placeOfKey(dataDir: string, isDemo: boolean, { env, platform }: Environment): KeyPlace {
  if (env.SALUS_MASTER_KEY_FILE) return { file: resolve(env.SALUS_MASTER_KEY_FILE), isWithData: false }
  const inside = join(dataDir, 'master.key')
  if (isDemo || [inside, `${inside}.previous`].some((each) => existsSync(each))) {
    return { file: inside, isWithData: true }
  }
  return { file: placeOutside(dataDir, { env, ...(platform && { platform }) }), isWithData: false }
}

/** One for each data folder of this user. */
export function placeOutside(dataDir: string, { env, platform = process.platform }: Environment): string {
  const name = `master-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}.key`
  return join(settingsFolder(env, platform), name)
}

function settingsFolder(env: Record<string, string | undefined>, platform: NodeJS.Platform): string {
  const home = env.HOME ?? homedir()
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Salus')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Salus')
  return join(env.XDG_CONFIG_HOME ?? join(home, '.config'), 'salus')
}

/** The home folder of a container goes with it, and a key that is lost is a record that is lost. */
export const isContainer = (env: Record<string, string | undefined>): boolean =>
  env.KUBERNETES_SERVICE_HOST !== undefined || existsSync('/.dockerenv') || existsSync('/run/.containerenv')
