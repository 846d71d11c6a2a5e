import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('the words that are never corrected are those of the installed dictionaries', () => {
  const script = fileURLToPath(new URL('../packages/triage/build/write-dictionary.ts', import.meta.url))
  expect(() => execFileSync(process.execPath, [script, '--check'])).not.toThrow()
})
