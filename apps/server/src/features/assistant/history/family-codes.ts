/** ICD-10 (WHO), Z80 to Z84: a relative's illness is a history in the family and never an illness of the person. */
const FAMILY_CODES: readonly (readonly [from: string, to: string, code: string])[] = [
  ['A00', 'A99', 'Z83.1'],
  ['B20', 'B24', 'Z83.0'],
  ['B00', 'B99', 'Z83.1'],
  ['C15', 'C26', 'Z80.0'],
  ['C30', 'C39', 'Z80.1'],
  ['C50', 'C50', 'Z80.3'],
  ['C51', 'C63', 'Z80.4'],
  ['C64', 'C68', 'Z80.5'],
  ['C00', 'C99', 'Z80.9'],
  ['D50', 'D89', 'Z83.2'],
  ['E10', 'E14', 'Z83.3'],
  ['E00', 'E90', 'Z83.4'],
  ['F10', 'F10', 'Z81.1'],
  ['F00', 'F99', 'Z81.8'],
  ['G00', 'G99', 'Z82.0'],
  ['H00', 'H95', 'Z83.5'],
  ['I60', 'I64', 'Z82.3'],
  ['I00', 'I99', 'Z82.4'],
  ['J40', 'J47', 'Z82.5'],
  ['J00', 'J99', 'Z83.6'],
  ['K00', 'K93', 'Z83.7'],
  ['L00', 'L99', 'Z84.0'],
  ['M00', 'M99', 'Z82.6'],
  ['N00', 'N29', 'Z84.1'],
  ['N30', 'N99', 'Z84.2'],
]
const OTHER = 'Z84.8'

/** The code of "a history of this in the family". */
export function familyCodeOf(icd10: string): string {
  const category = icd10.slice(0, 3)
  return FAMILY_CODES.find(([from, to]) => category >= from && category <= to)?.[2] ?? OTHER
}
