import { createReadStream } from 'node:fs'

const READ_BYTES = 1024 * 1024
/** No line of the register comes near to it: without an end a file would be read into memory whole. */
const LONGEST_LINE = 1024 * 1024

/** `isOpen`: of the last line, when nothing ends it. */
export interface Lines {
  lines: string[]
  isOpen: boolean
}

/** The lines of a file, without their ends. */
export async function* linesOf(file: string): AsyncGenerator<Lines> {
  let rest = ''
  for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES, encoding: 'utf8' })) {
    const text = rest + (chunk as string)
    const lines = text.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE)
    yield { lines: text.includes('\r') ? lines.map((line) => line.replace(/\r$/, '')) : lines, isOpen: false }
  }
  if (rest !== '') yield { lines: [rest], isOpen: true }
}
