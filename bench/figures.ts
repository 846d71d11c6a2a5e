export interface Figure {
  measure: string
  /** As it is shown, with its unit. */
  figure: string
  target: string
  /** Of the figure to what it is compared with. */
  ratio?: string
  met: boolean | null
}

export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)
  return sorted[Math.max(0, index)] ?? Number.NaN
}

export const median = (samples: number[]) => percentile(samples, 0.5)

export const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const perSecond = (value: number) => `${Math.round(value)} /s`

export function tableOf(figures: Figure[]): string {
  const head = ['measure', 'figure', 'target', 'ratio', 'verdict']
  const rows = figures.map((each) => [each.measure, each.figure, each.target, each.ratio ?? '', verdictOf(each)])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function verdictOf({ met }: Figure): string {
  if (met === null) return ''
  return met ? 'met' : 'missed'
}
