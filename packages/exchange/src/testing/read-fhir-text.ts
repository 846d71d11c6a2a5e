import { fhirReader } from '../fhir/read-fhir.ts'
import type { Entry } from '../types.ts'
import { bytesOf } from './bytes.ts'

export function readFhirText(text: string): Entry[] {
  const reader = fhirReader()
  return [...reader.write(bytesOf(text)), ...reader.end()]
}
