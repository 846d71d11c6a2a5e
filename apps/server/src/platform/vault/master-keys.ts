import { createHmac } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SalusMode } from '@salus/contract'
import { ConfigError } from '#server/config.ts'
import { type KeyFile, makeKeyFile, previousFile, readKeyFile } from './master-key-file.ts'

export interface MasterKey {
  /** Tells keys apart without telling anything about them; stored beside what the key wraps. */
  id: string
  key: Buffer
}

export interface MasterKeys {
  /** Wraps everything new. */
  current: MasterKey
  /** Only opens, until everything is wrapped anew. */
  previous: MasterKey | undefined
}

export interface MasterKeySettings {
  /** Base64 of 32 bytes. */
  current?: string | undefined
  previous?: string | undefined
  /** Where the key is kept when `current` is not given. */
  file: string
  /** The place that this machine would choose by itself. */
  outside?: string
  isInContainer?: boolean
}

interface Options {
  mode: SalusMode
  mayCreate: boolean
  /** Names the key that sealed the database. */
  wantedId?: string | undefined
}

export async function loadMasterKeys(settings: MasterKeySettings, options: Options): Promise<MasterKeys> {
  const current = settings.current ? fromBase64(settings.current) : await fromFile(settings, options)
  const earlier = settings.previous
    ? fromBase64(settings.previous)
    : await readKeyFile(previousFile(settings.file)).then((file) => (file ? withId(file.key) : undefined))
  return { current, previous: earlier?.id === current.id ? undefined : earlier }
}

async function fromFile(settings: MasterKeySettings, options: Options): Promise<MasterKey> {
  const { file: path, outside, isInContainer } = settings
  const found = (await readKeyFile(path)) ?? (await findBeside(path, options.wantedId))
  if (!found && options.mode === 'demo' && outside && (await readKeyFile(outside))?.maker === 'production') {
    throw new ConfigError([
      'The data in this folder is no demonstration. Set SALUS_MODE=household or production, as at its last start.',
    ])
  }
  if (!found && !options.mayCreate) {
    throw new ConfigError([
      `The master key of this database is missing: put it back as ${path}, or give it as SALUS_MASTER_KEY. Without it the sealed data cannot be read.`,
    ])
  }
  if (!found && isInContainer && path === outside) {
    throw new ConfigError([
      'The master key would be made in this container, and go with it. Set SALUS_MASTER_KEY_FILE to a file on a volume of its own, or give a key as SALUS_MASTER_KEY.',
    ])
  }
  const file = found ?? (await makeKeyFile(path, options.mode === 'demo' ? 'demo' : 'production'))
  if (options.mode !== 'demo' && file.maker === 'demo') {
    throw new ConfigError([
      `${path} was made in demo mode. Run \`npm run admin -- leave-demo\` to keep your data and take the demo account out, or name an empty data folder (SALUS_DATA_DIR).`,
    ])
  }
  return withId(file.key)
}

/** After the data folder has moved its key stands under the name of the old place. */
async function findBeside(path: string, wantedId: string | undefined): Promise<KeyFile | undefined> {
  if (wantedId === undefined) return undefined
  const folder = dirname(path)
  for (const name of await readdir(folder).catch(() => [])) {
    const key = /^master-[0-9a-f]{12}\.key$/.test(name) ? await readKeyFile(join(folder, name)) : undefined
    if (key && withId(key.key).id === wantedId) return key
  }
  return undefined
}

const fromBase64 = (text: string) => withId(Buffer.from(text, 'base64'))

function withId(key: Buffer): MasterKey {
  return { key, id: createHmac('sha256', key).update('salus master key id').digest('base64url').slice(0, 22) }
}
