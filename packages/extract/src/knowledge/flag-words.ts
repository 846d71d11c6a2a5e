import type { Flag } from '../types.ts'

const WORDS: Record<Flag, string> = {
  high: 'h hi high hoch erhoht alto alta elevado elevada aumentado eleve elevee haut haute augmente उच्च अधिक बढ़ा ज्यादा ఎక్కువ అధికం అధిక',
  low: 'l lo low niedrig tief erniedrigt vermindert bajo baja disminuido bas basse diminue abaisse कम निम्न घटा తక్కువ అల్పం',
  critical: 'hh ll c crit critical panic kritisch critico critica critique गंभीर క్లిష్టమైన',
  normal: 'n normal norm normale im normbereich सामान्य సాధారణం సాధారణ',
  abnormal: 'a ab abn abnormal auffallig pathologisch anormal anormale असामान्य అసాధారణం అసాధారణ',
}

/** By the folded mark. */
export const FLAG_WORDS = new Map<string, Flag>(
  (Object.keys(WORDS) as Flag[]).flatMap((flag) =>
    WORDS[flag].split(' ').map((word) => [word.normalize('NFC'), flag] as const),
  ),
)
for (const [text, flag] of [
  ['very high', 'critical'],
  ['very low', 'critical'],
  ['sehr hoch', 'critical'],
  ['muy alto', 'critical'],
  ['tres eleve', 'critical'],
] as const) {
  FLAG_WORDS.set(text, flag)
}
