import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/testing/embedded-postgres.ts'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { ownCertificate } from '../tls/own-certificate.ts'
import { openDatabase } from './database.ts'

/** A PostgreSQL that speaks TLS, by an authority that no machine knows by itself. */
async function postgresWithTls(names: string[]) {
  const folder = temporaryFolder()
  const made = await ownCertificate({ folder: join(folder, 'made'), brand: 'Salus', names, now: new Date() })
  const home = join(folder, 'postgres')
  mkdirSync(home, { mode: 0o755 })
  const [certificate, key, authority] = ['server.pem', 'server.key', 'authority.pem'].map((name) => join(home, name))
  writeFileSync(certificate as string, made.cert)
  writeFileSync(authority as string, made.authority ?? '')
  writeFileSync(key as string, made.key, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    execFileSync('chmod', ['755', folder])
    chownSync(key as string, Number(execFileSync('id', ['-u', 'postgres'])), -1)
  }
  const server = await startEmbeddedPostgres(['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`])
  onTestFinished(() => server.stop())
  const ask = async (host: string, query: Record<string, string>) => {
    const url = new URL(server.url)
    url.hostname = host
    url.search = new URLSearchParams(query).toString()
    const database = await openDatabase({ kind: 'postgres', url: url.href, poolSize: 1 })
    try {
      const { rows } = await sql<{ ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()
      `.execute(database.db)
      return rows[0]?.ssl
    } finally {
      await database.close()
    }
  }
  return { ask, authority: authority as string }
}

test('PostgreSQL is reached over TLS and has to prove its name, by an authority of the host', async () => {
  const { ask, authority } = await postgresWithTls(['localhost'])
  const checked = { sslmode: 'verify-full', sslrootcert: authority }
  expect(await ask('localhost', checked)).toBe(true)
  expect(await ask('localhost', {})).toBe(false)
  await expect(ask('127.0.0.1', checked)).rejects.toThrow(/altnames|does not match/i)
  await expect(ask('localhost', { sslmode: 'verify-full' })).rejects.toThrow(/self-signed|unable to/i)
}, 60_000)
