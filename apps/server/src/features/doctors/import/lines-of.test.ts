import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linesOf } from './lines-of.ts'

async function linesIn(text: string): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'salus-lines-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(join(dir, 'register.csv'), text)
  const found: string[] = []
  for await (const { lines } of linesOf(join(dir, 'register.csv'))) found.push(...lines)
  return found
}

test.each([
  ['a\nb\n', ['a', 'b']],
  ['a\r\nb\r\n', ['a', 'b']],
  ['a\r\n\r\nb', ['a', '', 'b']],
  ['', []],
])('the lines of %j', async (text, lines) => {
  expect(await linesIn(text)).toEqual(lines)
})

test('a line of a large file that stands across two readings is whole, whatever ends it', async () => {
  const lines = Array.from({ length: 40_000 }, (_, at) => `${at} ${'é'.repeat(at % 50)}`)
  expect(await linesIn(lines.join('\r\n'))).toEqual(lines)
})
