import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../apps/server/src/config.ts'
import { importPack, packIdOf } from '../apps/server/src/features/assistant/packs/import/import-pack.ts'
import { PackProblem } from '../apps/server/src/features/assistant/packs/import/pack-problem.ts'
import { packReport } from '../apps/server/src/features/assistant/packs/import/pack-report.ts'
import { packWriter } from '../apps/server/src/features/assistant/packs/import/pack-writer.ts'
import { packsRepository } from '../apps/server/src/features/assistant/packs/packs.repository.ts'
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts'

const USAGE = `Use: npm run library:import -- FILE_OR_FOLDER --name NAME --licence LICENCE [--url URL] [--date DAY]

FILE_OR_FOLDER is the file of health topics of MedlinePlus (mplus_topics_….xml, English and Spanish), or a folder or an
archive (.tar.gz) of questions with answers in the form of MedQuAD. A pack of the same name is replaced when the new one
is whole. See docs/self-hosting.md.
  --name      how the pack is cited: MedQuAD
  --licence   under which licence it may be used: "CC BY 4.0"
  --url       where it comes from, beginning with https://
  --date      the day of the source, 2026-01-31; else what the file says, else today
  --language  of questions with answers: en, or es
  --dry-run   reads and counts, and changes nothing

  npm run library:import -- --list
  npm run library:import -- --remove NAME`

/** Brings libraries of others in, lists them and takes them out; see docs/self-hosting.md. */
try {
  await run()
} catch (error) {
  const isPlain = error instanceof PackProblem || error instanceof ConfigError
  process.stderr.write(`${isPlain ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = told()
  if (values.help) return say(USAGE)
  const { list, remove } = values
  const [path] = positionals
  if (list || remove !== undefined) {
    if (path !== undefined || (list && remove !== undefined)) throw new PackProblem(USAGE)
    return inDatabase(list ? listPacks : (database) => removePack(database, remove ?? ''))
  }
  const { name, licence, language, url, date, 'dry-run': isDry } = values
  if (path === undefined || positionals.length > 1 || !name || !licence) throw new PackProblem(USAGE)
  if (language !== 'en' && language !== 'es') throw new PackProblem('A pack is in English (en) or Spanish (es).')
  const bringIn = async (database: Database | null) => {
    const counts = await importPack({
      path,
      about: { name, licence, language, url, date },
      writer: database && packWriter(database.db),
      now: () => new Date(),
      newId: randomUUID,
      onProgress: ({ passages, files }) => process.stdout.write(`\r${files} files read, ${passages} passages `),
    })
    say(`\n${packReport(counts, isDry)}`)
  }
  return isDry ? bringIn(null) : inDatabase(bringIn)
}

async function inDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const settings = readConfig(process.env).database
  if (settings.kind === 'sqlite') mkdirSync(dirname(settings.file), { recursive: true })
  const database = await openDatabase(settings)
  try {
    await migrateToLatest(database)
    await work(database)
  } finally {
    await database.close()
  }
}

async function listPacks(database: Database): Promise<void> {
  const packs = await packsRepository(database).list()
  if (packs.length === 0) return say('No pack is there.')
  for (const { name, licence, dated, passages } of packs) say(`${name} (${licence}, ${dated}): ${passages}`)
}

async function removePack(database: Database, name: string): Promise<void> {
  if (!(await packWriter(database.db).remove(packIdOf(name)))) throw new PackProblem(`There is no pack named ${name}.`)
  say(`${name} is gone.`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function told() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        licence: { type: 'string' },
        url: { type: 'string' },
        date: { type: 'string' },
        language: { type: 'string', default: 'en' },
        'dry-run': { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        remove: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch {
    throw new PackProblem(USAGE)
  }
}
