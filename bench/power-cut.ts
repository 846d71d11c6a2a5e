import { execFileSync } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '@salus/contract'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { allKeys } from '../apps/server/src/platform/files/all-keys.ts'
import { fileStore } from '../apps/server/src/platform/files/file-store.ts'
import { sweepOrphans, unscopedKeptFiles } from '../apps/server/src/platform/files/kept-files.ts'
import { openDisk } from '../apps/server/src/platform/files/open-disk.ts'
import { openVault } from '../apps/server/src/platform/vault/vault.ts'
import { main, PlainFailure, SERVER_SOURCES } from '../scripts/run.mjs'
import { headersOf, newSession, type Session, startSalus, succeed } from './salus.ts'

/*
 * Measures what a power cut leaves: `sudo -E node bench/power-cut.ts [cuts]`, on Linux, with rights to mount. The server runs on an
 * ext4 of its own in a file; people save documents with files; at a moment nobody chose the server is stopped still, and the
 * file is copied as it is, without what the system still held in memory for it. The copy is what a machine would find when it
 * comes up again. Its database and files are opened, and each file that was acknowledged is compared with what was sent.
 */

const [CUTS, IMAGE_MB, WRITERS] = [Number(process.argv[2] ?? 20), 192, 6]
const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim()

interface Saved {
  documentId: string
  sha256: string
}

await main(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new PlainFailure('This needs Linux and the right to mount: sudo -E node bench/power-cut.ts')
  }
  // In memory where that is possible: a copy takes a tenth of a second there.
  const place = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'salus-cut-'))
  const totals = { cuts: 0, acknowledged: 0, whole: 0, lost: 0, unfinishedRows: 0, orphans: 0, swept: 0 }
  try {
    for (let cut = 0; cut < CUTS; cut += 1) {
      const result = await cutOnce(place)
      totals.cuts += 1
      for (const [name, value] of Object.entries(result)) totals[name as keyof typeof result] += value
      console.log(JSON.stringify({ cut: cut + 1, ...result }))
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  console.log(JSON.stringify(totals))
  return totals.lost === 0 && totals.acknowledged > 0 ? 0 : 1
})

async function cutOnce(place: string) {
  const [image, mounted, copy] = [join(place, 'disk.img'), join(place, 'disk'), join(place, 'after.img')]
  run('truncate', '-s', `${IMAGE_MB}M`, image)
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image)
  mkdirSync(mounted, { recursive: true })
  run('mount', '-o', 'loop', image, mounted)
  const key = { SALUS_MASTER_KEY: randomBytes(32).toString('base64') }
  const saved: Saved[] = []
  try {
    const salus = await startSalus(join(mounted, 'data'), SERVER_SOURCES, key)
    let goesOn = true
    const session = await newSession(salus.url, `${randomUUID()}@example.com`)
    const writers = Array.from({ length: WRITERS }, () => writeWhile(session, () => goesOn, saved))
    await sleep(400 + Math.random() * 2_500)
    // Stopped still, not ended: nothing of it may reach the disk for being ended.
    salus.signal('SIGSTOP')
    goesOn = false
    copyFileSync(image, copy)
    salus.signal('SIGKILL')
    await Promise.allSettled(writers)
    await salus.stop()
  } finally {
    await sleep(100)
    run('umount', mounted)
  }
  run('mount', '-o', 'loop', copy, mounted)
  try {
    return await compare(join(mounted, 'data'), key.SALUS_MASTER_KEY, saved)
  } finally {
    run('umount', mounted)
    rmSync(image)
    rmSync(copy)
  }
}

/** A write is noted as kept once its answer is there. */
async function writeWhile(session: Session, goesOn: () => boolean, saved: Saved[]): Promise<void> {
  while (goesOn()) {
    const documentId = randomUUID()
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000 + Math.random() * 60_000)])
    await succeed(
      await fetch(session.url + API.documents, {
        method: 'POST',
        headers: headersOf(session),
        body: JSON.stringify({ id: documentId, kind: 'document', title: 'Letter', text: 'All is well.' }),
      }),
    )
    const answer = await fetch(`${session.url}${API.documentFile(documentId)}?name=a.pdf&type=application/pdf`, {
      method: 'PUT',
      headers: { ...headersOf(session), 'content-type': 'application/octet-stream' },
      body: content,
    })
    if (answer.status !== 204) throw new Error(await answer.text())
    if (goesOn()) saved.push({ documentId, sha256: createHash('sha256').update(content).digest('hex') })
  }
}

async function compare(dataDir: string, masterKey: string, saved: readonly Saved[]) {
  const database = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'salus.db') })
  try {
    const vault = await openVault({
      database,
      masterKey: { current: masterKey, file: join(dataDir, 'master.key') },
      mode: 'demo',
    })
    const disk = openDisk({ kind: 'folder', folder: join(dataDir, 'files') })
    const store = fileStore(disk, vault)
    const rows = await database.db.selectFrom('document_files').selectAll().execute()
    const opens = new Map<string, string | null>()
    for (const { owner_id, document_id, file_id, sha256 } of rows) {
      opens.set(document_id, await sumOf(() => store.get(owner_id, file_id, sha256)))
    }
    const whole = saved.filter(({ documentId, sha256 }) => opens.get(documentId) === sha256).length
    const keys = new Set<string>()
    for await (const { key } of unscopedKeptFiles(database.db)) keys.add(key)
    let orphans = 0
    for await (const each of allKeys(await disk())) if (!keys.has(each)) orphans += 1
    const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1_000)
    return {
      acknowledged: saved.length,
      whole,
      lost: saved.length - whole,
      unfinishedRows: [...opens.values()].filter((sum) => sum === null).length,
      orphans,
      swept: await sweepOrphans(await disk(), database.db, inTwoDays),
    }
  } finally {
    await database.close()
  }
}

async function sumOf(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const piece of await open()) hash.update(piece)
    return hash.digest('hex')
  } catch {
    return null
  }
}
