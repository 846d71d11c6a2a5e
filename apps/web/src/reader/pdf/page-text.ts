import type { ReadWord } from '../reading.ts'

/** A run of text as the file places it; `x`, `y` are its foot's left end, downwards from the top of the page. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  height: number
}

interface Line {
  runs: TextRun[]
  y: number
  height: number
}

/** Further than this share of the letters' height is another line. */
const SAME_LINE_WITHIN = 0.45
/** Narrower gaps are kerning, not spaces. */
const SPACE_FROM = 0.18
/** Running text in columns must not be read across: only cells of a table share a line. */
const LONGEST_CELL = 40
const PARAGRAPH_FROM = 1.9

/** The page as lines, in the file's own order; cells that stand side by side share one. */
export function textOfRuns(runs: TextRun[]): { text: string; words: ReadWord[] } {
  const lines = joinCells(linesOf(runs.filter(({ text }) => text.trim() !== '')))
  const words: ReadWord[] = []
  let text = ''
  let above: Line | undefined
  for (const line of lines) {
    const sorted = line.runs.toSorted((a, b) => a.x - b.x)
    if (above) text += line.y - above.y > above.height * PARAGRAPH_FROM ? '\n\n' : '\n'
    text += sorted.reduce((sofar, run, index) => sofar + gapBefore(sorted[index - 1], run) + run.text.trimEnd(), '')
    words.push(...wordsOf(sorted))
    above = line
  }
  return { text: text.replaceAll(/[^\S\n]+/g, ' ').trim(), words }
}

function linesOf(runs: TextRun[]): Line[] {
  const lines: Line[] = []
  for (const run of runs) {
    const line = lines.at(-1)
    const last = line?.runs.at(-1)
    const follows =
      line &&
      last &&
      isLevel(line, run) &&
      run.x >= last.x + last.width - run.height &&
      run.x - endOf(last) < 4 * run.height
    if (follows) {
      line.runs.push(run)
      line.height = Math.max(line.height, run.height)
    } else {
      lines.push({ runs: [run], y: run.y, height: run.height })
    }
  }
  return lines
}

function joinCells(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const row = joined.findLast((other) => isLevel(other, line) && !overlaps(other, line))
    const areCells = row && Math.min(lengthOf(row), lengthOf(line)) <= LONGEST_CELL
    if (areCells) row.runs.push(...line.runs)
    else joined.push({ ...line, runs: [...line.runs] })
  }
  return joined
}

const isLevel = (line: Line, { y, height }: { y: number; height: number }) =>
  Math.abs(line.y - y) <= Math.min(line.height, height) * SAME_LINE_WITHIN

const endOf = ({ x, width }: TextRun) => x + width
const lengthOf = ({ runs }: Line) => runs.reduce((sum, { text }) => sum + text.length, 0)

function overlaps(a: Line, b: Line): boolean {
  return a.runs.some((one) => b.runs.some((other) => one.x < endOf(other) - 1 && other.x < endOf(one) - 1))
}

function gapBefore(before: TextRun | undefined, run: TextRun): string {
  if (!before) return ''
  return before.text.endsWith(' ') || run.x - endOf(before) > run.height * SPACE_FROM ? ' ' : ''
}

/** A run's words share its width by their letters; runs that touch are one word. */
function wordsOf(runs: TextRun[]): ReadWord[] {
  const words: ReadWord[] = []
  let before: TextRun | undefined
  for (const run of runs) {
    const perLetter = run.width / Math.max(1, run.text.length)
    for (const { 0: text, index } of run.text.matchAll(/\S+/g)) {
      const x0 = run.x + index * perLetter
      const box = { x0, x1: x0 + text.length * perLetter, y0: run.y - run.height, y1: run.y + run.height * 0.25 }
      const last = words.at(-1)
      const goesOn = last && before && index === 0 && gapBefore(before, run) === ''
      if (goesOn) {
        last.text += text
        last.x1 = box.x1
        last.y0 = Math.min(last.y0, box.y0)
        last.y1 = Math.max(last.y1, box.y1)
      } else {
        words.push({ text, ...box, confidence: 100 })
      }
    }
    before = run
  }
  return words
}
