import type { FindingId } from './types.ts'

/**
 * What a coded condition of a record comes down to: ICD-10 categories (three characters) or codes, and the finding of the
 * person's past that they are. A code that is not here says nothing to the rules; it is not guessed at by its words.
 */
const CODES: Readonly<Record<FindingId, string>> = {
  'known-diabetes': 'E10 E11 E12 E13 E14 G63.2 H36.0 Z92.2',
  'known-high-blood-pressure': 'I10 I11 I12 I13 I15 O10 O13',
  'known-heart-disease':
    'I05 I06 I07 I08 I09 I11 I20 I21 I22 I23 I24 I25 I27 I34 I35 I36 I37 I42 I44 I47.2 I48 I49.5 I50 Q20 Q21 Q22 Q23 Q24 Z95',
  'known-asthma': 'J45 J46',
  'known-copd': 'J41 J42 J43 J44 Z99.8',
  'known-migraine': 'G43',
  'known-clot': 'I26 I80 I82',
  'known-kidney-disease': 'N03 N04 N05 N18 N19 Q61 Z94.0 Z99.2 I12 I13',
  'known-liver-disease': 'B18 K70 K71 K72 K73 K74 K75 K76.6 Z94.4',
  'known-cirrhosis': 'K74 K70.3 I85',
  'known-inflammatory-bowel-disease': 'K50 K51',
  'known-diverticula': 'K57',
  'known-gallstones': 'K80',
  'known-pancreatitis': 'K86.0 K86.1',
  'known-kidney-stones': 'N20 N21',
  'known-spinal-or-nerve-disease': 'G20 G35 G82 Q05 N31',
  'known-stomach-ulcer': 'K25 K26 K27 K28',
  'known-bleeding-risk': 'D65 D66 D67 D68 D69 I60 I61 I62 K92.0 K92.1 K92.2',
  'known-epilepsy': 'G40 G41',
  'known-dementia': 'F00 F01 F02 F03 G30',
  'known-gout': 'M10',
  'known-glaucoma': 'H40',
  'known-thyroid-disease': 'E05',
  'known-prostate-enlargement': 'N40',
  'weakened-immunity':
    'B20 B21 B22 B23 B24 C81 C82 C83 C84 C85 C88 C90 C91 C92 C93 C94 C95 D57 D70 D80 D81 D82 D83 D84 Z90.8 Z94',
  'aspirin-sensitivity': 'Z88.6',
  'blood-thinner': 'Z92.1',
  'heavy-drinking': 'F10 K70',
  smoker: 'F17',
  overweight: 'E66',
  'varicose-veins': 'I83',
  'height-loss-or-fragile-bones': 'M80 M81',
  'known-atrial-fibrillation': 'I48',
  'known-aortic-aneurysm': 'I71',
  'artificial-heart-valve': 'Z95.2',
  'known-heart-defect': 'Q20 Q21 Q22 Q23 Q24',
  'has-pacemaker': 'Z95.0',
  'rheumatic-fever-before': 'I05 I06 I07 I08 I09',
  'known-sickle-cell': 'D57',
  'known-haemophilia': 'D66 D67 D68.0',
}

/** Read by code alone, while it lasts: by its words "gravis" and a baby's illness are taken for it. */
const PREGNANT =
  'Z33 Z34 Z35 O10 O11 O12 O13 O14 O15 O16 O20 O21 O22 O23 O24 O26 O28 O29 O30 O31 O32 O33 O34 O35 O36 O40 O41 O42 O43 O44 O45 O46 O47 O48'

/** Words of a record may mean these besides, above all medicines. What passes, an old injury or a trip, is not read from it. */
const BY_WORDS_ALONE: readonly FindingId[] = ['takes-nsaids', 'daily-painkillers', 'inhaled-steroid', 'takes-oestrogen']

export const RECORDED_FINDINGS: ReadonlySet<FindingId> = new Set([...Object.keys(CODES), ...BY_WORDS_ALONE])

/** That one had it counts for ever. */
export const COUNTS_WHEN_PAST: ReadonlySet<FindingId> = new Set([
  'known-heart-disease',
  'known-clot',
  'known-stomach-ulcer',
  'known-bleeding-risk',
  'aspirin-sensitivity',
])

const BY_CODE = new Map<string, FindingId[]>()
for (const [finding, codes] of Object.entries({ ...CODES, pregnant: PREGNANT })) {
  for (const code of codes.split(/\s+/)) BY_CODE.set(code, [...(BY_CODE.get(code) ?? []), finding])
}

/** Of a code and of every category that it belongs to. */
export function findingsOfCode(icd10: string): FindingId[] {
  const wider = [icd10.slice(0, 3), icd10.slice(0, 5), icd10]
  return [...new Set(wider)].flatMap((code) => BY_CODE.get(code) ?? [])
}
