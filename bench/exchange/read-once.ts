import { createReadStream, statSync } from 'node:fs'
import { resourceUsage } from 'node:process'
import { read } from '@salus/exchange'

export interface Reading {
  entries: number
  leftOut: number
  seconds: number
  /** Of the processors, whatever else they do. */
  cpuSeconds: number
  peakMB: number
  /** When half of the file was read: what grows with the file would be about half of the peak. */
  atHalfMB: number
}

/** `node bench/exchange/read-once.ts <file>`: reads it once and prints a `Reading`. */
const path = process.argv[2] ?? ''
const half = statSync(path).size / 2
const start = performance.now()
let [entries, leftOut, atHalf] = [0, 0, 0]
const file = createReadStream(path)
for await (const batch of read(file)) {
  for (const found of batch) {
    const { kind } = found
    entries += kind === 'samples' ? found.id.length : 1
    if (kind === 'refused' || kind === 'not-understood') leftOut++
  }
  if (!atHalf && file.bytesRead >= half) atHalf = process.memoryUsage.rss()
}
const reading: Reading = {
  entries,
  leftOut,
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  peakMB: resourceUsage().maxRSS / 1000,
  atHalfMB: atHalf / 1e6,
}
console.log(JSON.stringify(reading))
