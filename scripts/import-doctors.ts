import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../apps/server/src/config.ts'
import { ImportProblem, importRegister } from '../apps/server/src/features/doctors/import/import-register.ts'
import { importReport } from '../apps/server/src/features/doctors/import/import-report.ts'
import { readTaxonomy } from '../apps/server/src/features/doctors/import/read-taxonomy.ts'
import { registerWriter } from '../apps/server/src/features/doctors/import/register-writer.ts'
import { usPlaces } from '../apps/server/src/features/doctors/import/us-places.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts'

const USAGE = `Use: npm run doctors:import -- FILE.csv [--taxonomy nucc_taxonomy.csv] [--even-if-cut]

FILE.csv is the monthly file of the register of providers in the United States (NPPES), taken out of its ZIP; or a list
of your own from any country, with a first line that names its columns (docs/self-hosting.md):
  id,name,speciality,address,town,postcode,country,region,latitude,longitude,phone
No other source is read.
  --taxonomy     names of the specialities, from the National Uniform Claim Committee
  --even-if-cut  takes a file that ends in the middle of a line`

/** Fills the directory of doctors from the register of providers (NPPES) or a list of the host's own; see docs/self-hosting.md. */
try {
  await run()
} catch (error) {
  const isPlain = error instanceof ImportProblem || error instanceof ConfigError
  process.stderr.write(`${isPlain ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = told()
  if (values.help) return void process.stdout.write(`${USAGE}\n`)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new ImportProblem(USAGE)
  const settings = readConfig(process.env).database
  if (settings.kind === 'sqlite') mkdirSync(dirname(settings.file), { recursive: true })
  const database = await openDatabase(settings)
  try {
    await migrateToLatest(database)
    const counts = await importRegister({
      file,
      writer: registerWriter(database),
      usPlaces,
      taxonomy: values.taxonomy === undefined ? new Map() : await taxonomyIn(values.taxonomy),
      evenIfCut: values['even-if-cut'],
      now: () => new Date(),
      onProgress: ({ doctors }, lines, resumed) =>
        process.stdout.write(`\r${lines} lines read, ${doctors} doctors${resumed ? ', going on where it was' : ''} `),
    })
    process.stdout.write(`\n${importReport(counts)}\n`)
  } finally {
    await database.close()
  }
}

function told() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        taxonomy: { type: 'string' },
        'even-if-cut': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch {
    throw new ImportProblem(USAGE)
  }
}

// A function with a name: the work above begins before any constant down here is there.
function taxonomyIn(file: string) {
  return readTaxonomy(file).catch(() => {
    throw new ImportProblem(`The file ${file} could not be read.`)
  })
}
