import { execFile } from 'node:child_process'
import { createReadStream, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, SERVER } from '../scripts/run.mjs'
import { makeExport } from './exchange/apple-export.ts'
import type { Reading } from './exchange/read-once.ts'
import { realFiles } from './exchange/real-files.ts'
import { type Figure, tableOf } from './figures.ts'

/**
 * `node bench/exchange.ts [megabytes] [--files <folder of real files>]`: how fast an export of Apple Health is read, and in how much
 * memory, as XML and as ZIP; 200 MB unless told (1000 for the target). Each is read by a process of its own, with what Node is given to serve, whose memory is its peak.
 */
const TARGETS = { megabytesPerSecond: 40, residentMB: 250 }

const megabytes = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 200)
const folderAt = process.argv.indexOf('--files')
const inputs = resolve(folderAt > 0 ? (process.argv[folderAt + 1] ?? '') : join(ROOT, '../shared/inputs'))

const dir = mkdtempSync(join(tmpdir(), 'salus-exchange-'))
const figures: Figure[] = []
try {
  console.log(`Making an export of ${megabytes} MB…`)
  const files = await makeExport(dir, megabytes * 1e6)
  for (const file of [files.xml, files.zip]) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...SERVER.filter((each) => each.startsWith('--')),
      join(import.meta.dirname, 'exchange/read-once.ts'),
      file,
    ])
    const { entries, leftOut, seconds, cpuSeconds, peakMB, atHalfMB }: Reading = JSON.parse(stdout)
    // What counts is what was packed: the ZIP is measured by what comes out of it.
    const size = statSync(files.xml).size / 1e6
    const speed = size / seconds
    const kind = file === files.zip ? 'ZIP' : 'XML'
    figures.push(
      {
        measure: `Apple Health, ${kind} of ${megabytes} MB, ${entries} entries, ${leftOut} left out`,
        figure: `${speed.toFixed(0)} MB/s; ${(size / cpuSeconds).toFixed(0)} MB a processor second`,
        target: `≥ ${TARGETS.megabytesPerSecond} MB/s`,
        ratio: (speed / TARGETS.megabytesPerSecond).toFixed(2),
        met: speed >= TARGETS.megabytesPerSecond,
      },
      {
        measure: `resident at half of it, and at most, ${kind}`,
        figure: `${atHalfMB.toFixed(0)} MB, ${peakMB.toFixed(0)} MB`,
        target: `≤ ${TARGETS.residentMB} MB`,
        ratio: (peakMB / TARGETS.residentMB).toFixed(2),
        met: peakMB <= TARGETS.residentMB,
      },
    )
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}

if (existsSync(inputs)) {
  const paths = globSync(
    ['fhir/{synthea-r4,ips,smart-stu3}/*.json', 'fhir/ccda/*.xml', 'vitals/apple/*.{xml,zip}', 'vitals/csv/*.csv'],
    { cwd: inputs },
  )
  console.log('\nReal files: what was read of each')
  for (const line of await realFiles(
    paths.toSorted().map((path) => ({ path, open: () => createReadStream(join(inputs, path)) })),
  ))
    console.log(`  ${line}`)
}
console.log(`\n${tableOf(figures)}`)
