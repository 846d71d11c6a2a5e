import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate } from 'fflate'

const RECORDS_A_PIECE = 1000
const DEVICE =
  '&lt;&lt;HKDevice: 0x282a45810&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch2,4, software:4.3.1&gt;'
const ROOT =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>\n]>\n<HealthData locale="en_US">\n'

/** An export as an iPhone writes it: mostly pulses and steps of a watch, each with its metadata, and a few of all else. */
export async function makeExport(dir: string, bytes: number): Promise<{ xml: string; zip: string }> {
  const files = { xml: join(dir, 'export.xml'), zip: join(dir, 'export.zip') }
  await pipeline(Readable.from(exportText(bytes)), createWriteStream(files.xml))
  await pipeline(createReadStream(files.xml), zipped('apple_health_export/export.xml'), createWriteStream(files.zip))
  return files
}

function* exportText(bytes: number): Generator<string> {
  yield ROOT
  let length = ROOT.length
  for (let at = 0; length < bytes; at += RECORDS_A_PIECE) {
    const piece = Array.from({ length: RECORDS_A_PIECE }, (_, index) => recordText(at + index)).join('')
    length += piece.length
    yield piece
  }
  yield '</HealthData>\n'
}

const START_MS = Date.UTC(2016, 0, 1)

function recordText(number: number): string {
  // A fixed step, with odd seconds: no two records are alike, as none of a watch are.
  const at = new Date(START_MS + number * 67_000).toISOString()
  const time = `${at.slice(0, 10)} ${at.slice(11, 19)} -0700`
  const attributes = `sourceName="Zoë’s Apple Watch" sourceVersion="4.3.1" device="${DEVICE}"`
  const dates = `creationDate="${time}" startDate="${time}" endDate="${time}"`
  if (number % 50 === 0) {
    const half = (type: string, value: number) =>
      ` <Record type="HKQuantityTypeIdentifierBloodPressure${type}" ${attributes} unit="mmHg" ${dates} value="${value}"/>\n`
    return half('Systolic', 105 + (number % 40)) + half('Diastolic', 65 + (number % 25))
  }
  if (number % 3 === 0)
    return ` <Record type="HKQuantityTypeIdentifierStepCount" ${attributes} unit="count" ${dates} value="${1 + (number % 120)}"/>\n`
  return ` <Record type="HKQuantityTypeIdentifierHeartRate" ${attributes} unit="count/min" ${dates} value="${52 + ((number * 7) % 90)}">\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="0"/>\n </Record>\n`
}

function zipped(name: string): Transform {
  const file = new ZipDeflate(name, { level: 6 })
  const zip = new Zip((error, data) => (error ? stream.destroy(error) : stream.push(data)))
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      file.push(chunk)
      done()
    },
    flush(done) {
      file.push(new Uint8Array(), true)
      zip.end()
      done()
    },
  })
  zip.add(file)
  return stream
}
