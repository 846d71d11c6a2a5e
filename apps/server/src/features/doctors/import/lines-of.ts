import { createReadStream } from 'node:fs'

const READ_BYTES = 1024 * 1024
/** No line of the register comes near to it: without an end a file would be read into memory whole. */
const LONGEST_LINE = 1024 * 1024

/** The lines of a file, without their ends; the last one too when nothing ends it. */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES, encoding: 'utf8' })) {
    const text = rest + (chunk as string)
    const lines = text.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE)
    yield text.includes('\r') ? lines.map((line) => line.replace(/\r$/, '')) : lines
  }
  if (rest !== '') yield [rest]
}
