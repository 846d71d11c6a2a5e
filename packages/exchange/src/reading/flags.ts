import type { LabEntry } from '../types.ts'

/** The marks of HL7. */
export function flagOfCode(code: string | undefined): LabEntry['flag'] {
  switch (code) {
    case 'H':
    case 'HU':
      return 'high'
    case 'L':
    case 'LU':
      return 'low'
    case 'HH':
    case 'LL':
    case 'AA':
      return 'critical'
    case 'N':
      return 'normal'
    case 'A':
      return 'abnormal'
    default:
      return undefined
  }
}
