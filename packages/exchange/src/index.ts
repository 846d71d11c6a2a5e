export { CSV_VITALS, type CsvVital } from './csv/csv-vitals.ts'
export { previewCsv } from './csv/guess.ts'
export {
  type ColumnRole,
  type CsvMatch,
  type CsvPreview,
  type CsvQuestion,
  type DateOrder,
  questionsOf,
} from './csv/match.ts'
export { readCsv } from './csv/read-csv.ts'
export { detect } from './detect.ts'
export { differsFrom, type Person } from './preview/person.ts'
export { indexOf, keysOf, type Preview, preview } from './preview/preview.ts'
export { read, sniff } from './read.ts'
export { usualLoinc } from './reading/loinc-kinds.ts'
export type * from './types.ts'
export { streamCsv, streamFhir, streamNdjson } from './write/stream.ts'
export { writeCsv } from './write/write-csv.ts'
export { writeFhir } from './write/write-fhir.ts'
export { writeIps } from './write/write-ips.ts'
export type { Inflate } from './zip/native-inflate.ts'
