import type { PackCounts } from './import-pack.ts'
import type { LeftOut } from './pack-passage.ts'

const LISTED = 20
const WHY: Record<LeftOut, string> = {
  broken: 'is damaged',
  unknown: 'is neither health topics nor questions with answers',
  too_large: 'is larger than 16 MB',
  empty: 'has no question or no answer',
  double: 'has the number of another one',
  other_language: 'is neither English nor Spanish',
}

/** What the host is told at the end of an import. */
export function packReport({ passages, files, leftOut, listed, dated }: PackCounts, isDry: boolean): string {
  const out = Object.values(leftOut).reduce((sum, count) => sum + count, 0)
  return [
    `${passages} ${passages === 1 ? 'passage' : 'passages'} of ${files} ${files === 1 ? 'file' : 'files'}, dated ${dated}${isDry ? ', would be brought in. Nothing was changed.' : '.'}`,
    out === 0 ? 'Nothing was left out.' : `Left out: ${out}`,
    ...listed.slice(0, LISTED).map(({ what, why }) => `  ${printable(what)} ${WHY[why]}`),
    ...(out > LISTED ? [`  and ${out - LISTED} more`] : []),
  ].join('\n')
}

/** Names of files may hold signs that a terminal obeys. */
const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?')
