import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { API } from '@salus/contract'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '#server/platform/backup/back-up.ts'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { openDisk } from '#server/platform/files/open-disk.ts'
import { eachDatabase, newEmptyDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { packsRepository } from './packs.repository.ts'
import { bringIn, folderOf, QUILLITIS, questionsOf } from './testing/made-packs.ts'

const OTHER = questionsOf('2', 'Zibblepox', [
  { type: 'information', question: 'What is Zibblepox?', answer: 'Made up.' },
])

eachDatabase((makeDatabase) => {
  test.each(['sqlite', 'postgres'] as const)(
    'a pack goes along in a backup and is found in an %s database',
    async (kind) => {
      const app = await makeTestApp(await makeDatabase())
      await signIn(app)
      await bringIn(app.database, folderOf({ 'quillitis.xml': QUILLITIS }))
      const folder = join(temporaryFolder(), 'backup')
      const files = openDisk(app.config.files)
      await backUp(folder, {
        database: app.database,
        disk: files,
        version: '0',
        now: () => new Date(),
        newId: randomUUID,
      })
      const settings = await newEmptyDatabase(kind)
      const { masterKey, mode } = app.config
      const { problems } = await restoreBackup(folder, {
        database: settings,
        disk: openDisk({ kind: 'folder', folder: temporaryFolder() }),
        dataDir: temporaryFolder(),
        masterKey,
        mode,
      })
      expect(problems).toEqual([])
      const database = await openDatabase(settings)
      onTestFinished(() => database.close())
      const packs = packsRepository(database)
      expect(await packs.near(['quillitis'], 'en', ['treatment'])).toHaveLength(1)
      // Its index goes on: what comes is found, and what goes is not.
      await bringIn(database, folderOf({ 'other.xml': OTHER }))
      expect(await packs.near(['quillitis'], 'en', ['treatment'])).toEqual([])
      expect(await packs.near(['zibblepox'], 'en', ['information'])).toHaveLength(1)
      expect(
        (await makeTestApp(database).then((again) => again.call({ url: API.packPage('made-pack', 'made-2-1') })))
          .statusCode,
      ).toBe(200)
    },
  )
})
