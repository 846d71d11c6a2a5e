import { type Found, read } from '@salus/exchange'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { nodeInflate } from './node-inflate.ts'

const record = (day: number) =>
  `<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="72" startDate="2024-06-${day} 08:00:00 +0200"/>`
const days = Array.from({ length: 5_000 }, (_, at) => record(10 + (at % 20)))
const zip = zipSync({ 'export.xml': strToU8(`<HealthData>${days.join('')}</HealthData>`) })
const damaged = zip.slice()
damaged.fill(0xff, zip.length / 2, zip.length / 2 + 40)

async function entriesOf(bytes: Uint8Array, options: Parameters<typeof read>[1]) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1_000) }, (_, at) =>
    bytes.subarray(at * 1_000, (at + 1) * 1_000),
  )
  const entries: Found[] = []
  for await (const batch of read(pieces, options)) entries.push(...batch)
  return entries
}

/** However many of them come in one batch. */
const valuesOf = (all: Found[]) => all.flatMap((found): unknown[] => (found.kind === 'samples' ? found.value : [found]))

test('a ZIP gives the same here as with what every platform has, whole and damaged', async () => {
  const whole = valuesOf(await entriesOf(zip, { inflate: nodeInflate }))
  expect(whole).toHaveLength(days.length)
  expect(whole).toEqual(valuesOf(await entriesOf(zip, {})))
  const last = (await entriesOf(damaged, { inflate: nodeInflate })).at(-1)
  expect(last).toMatchObject({ kind: 'refused' })
  expect(last).toEqual((await entriesOf(damaged, {})).at(-1))
})
