import { providersOf } from '../../apps/server/src/providers.ts'
import { readSettings } from './installation.ts'

/** Every service that can be configured, on or off, with its secret masked. */
export async function providers(): Promise<string> {
  const rows = providersOf(readSettings())
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map(({ name, isOn, detail, secret }) =>
      [name.padEnd(width), isOn ? 'on ' : 'off', secret ? `${detail} (${secret})` : detail].join('  '),
    )
    .join('\n')
}
