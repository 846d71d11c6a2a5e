const LONGEST = 700
/** Lines without an end are headings: "Key points". */
const LONGEST_HEADING = 90

/** The beginning of an answer in whole sentences, without the headings and the words that lead in. */
export function shortened(answer: string, limit = LONGEST): string {
  const lines = answer.replace(/^summary\s*:\s*/i, '').split('\n')
  const first = lines.findIndex((line) => line !== '' && !isHeading(line))
  const kept: string[] = []
  let left = limit
  for (const line of first < 0 ? lines : lines.slice(first)) {
    if (line.length <= left) {
      kept.push(line)
      left -= line.length
      continue
    }
    const cut = wholeSentences(line, left)
    if (cut !== '') kept.push(cut)
    else if (kept.length === 0) kept.push(...(/^.{1,640}(?=\s|$)/s.exec(line) ?? []).map((words) => `${words} …`))
    break
  }
  while (kept.length > 1 && (kept.at(-1) === '' || isHeading(kept.at(-1) ?? '') || leadsIn(kept.at(-1) ?? '')))
    kept.pop()
  return kept.join('\n')
}

const isHeading = (line: string): boolean =>
  !line.startsWith('- ') && line.length <= LONGEST_HEADING && !/[.!?:;)”"]$/.test(line)

/** "The symptoms are:", with nothing after it. */
const leadsIn = (line: string): boolean => line.endsWith(':')

function wholeSentences(line: string, limit: number): string {
  let end = 0
  for (const { index } of line.slice(0, limit).matchAll(/[.!?](?=\s)/g)) end = index + 1
  return line.slice(0, end)
}
