import type { Watched } from '../knowledge/signs-of.ts'
import type { Teller } from './teller.ts'

/** A sign with which to be seen, finishing "Seek care if …". */
export function tellSign({ phrases, vocabulary, label, time, other, fill }: Teller, sign: Watched): string {
  const span = sign.days === undefined ? null : time(sign.days)
  if ('finding' in sign) return fill(phrases.watch(label(sign.finding), span, other !== undefined))
  return fill(vocabulary.sign(sign.sign, other).replace('{time}', span ?? ''))
}
