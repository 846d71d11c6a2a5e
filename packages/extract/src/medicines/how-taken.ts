import { DOSE_UNIT, FREQUENCY } from '../knowledge/medicine-words.ts'

const DOSE = /(?<![\p{L}\d.,/])(\d{1,5}(?:[.,]\d{1,3})?)\s?([\p{L}µμ%.]{1,9}(?:\/[\p{L}]{1,6})?)/gu

/** How strong and how often, in the words of a sentence about one medicine; empty where it does not say. */
export function howTaken(words: string): { strength: string; frequency: string } {
  const dose = [...words.matchAll(DOSE)].find(([, , unit = '']) => DOSE_UNIT.test(unit.replace(/\.$/, '')))
  return {
    strength: dose ? `${dose[1]} ${(dose[2] ?? '').replace(/\.$/, '')}` : '',
    frequency: FREQUENCY.exec(words)?.[0].trim() ?? '',
  }
}
