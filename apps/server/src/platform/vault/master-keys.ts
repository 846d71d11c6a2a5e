import { createHmac } from 'node:crypto'
import type { SalusMode } from '@salus/contract'
import { ConfigError } from '#server/config.ts'
import { makeKeyFile, previousFile, readKeyFile } from './master-key-file.ts'

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
}

export async function loadMasterKeys(
  settings: MasterKeySettings,
  options: { mode: SalusMode; mayCreate: boolean },
): Promise<MasterKeys> {
  const current = settings.current ? fromBase64(settings.current) : await fromFile(settings.file, options)
  const earlier = settings.previous
    ? fromBase64(settings.previous)
    : await readKeyFile(previousFile(settings.file)).then((file) => (file ? withId(file.key) : undefined))
  return { current, previous: earlier?.id === current.id ? undefined : earlier }
}

async function fromFile(path: string, options: { mode: SalusMode; mayCreate: boolean }): Promise<MasterKey> {
  const found = await readKeyFile(path)
  if (!found && !options.mayCreate) {
    throw new ConfigError([
      `The master key of this database is missing: put it back as ${path}, or give it as SALUS_MASTER_KEY. Without it the sealed data cannot be read.`,
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

const fromBase64 = (text: string) => withId(Buffer.from(text, 'base64'))

function withId(key: Buffer): MasterKey {
  return { key, id: createHmac('sha256', key).update('salus master key id').digest('base64url').slice(0, 22) }
}
