import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { counted, countJourneys, countVitest } from './counts.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salus-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {object} content */
function report(content) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** @param {string} status @param {string[]} tests */
const file = (status, tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })

test('tests are counted by how they ended', () => {
  const testResults = [file('passed', ['passed', 'pending', 'todo']), file('failed', ['passed', 'failed'])]
  expect(countVitest(report({ testResults }))).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a test file that does not load counts as one failure', () => {
  expect(countVitest(report({ testResults: [file('failed', []), file('passed', ['passed'])] }))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})

test('a runner that ran no test has failed', () => {
  expect(counted(0, { passed: 0, failed: 0, skipped: 3 }).failed).toBe(1)
  expect(counted(0, countVitest(join(folder, 'missing.json'))).failed).toBe(1)
})

test('a runner that fails outside its tests has failed', () => {
  expect(counted(1, { passed: 7, failed: 0, skipped: 0 })).toEqual({ passed: 7, failed: 1, skipped: 0 })
  expect(counted(null, { passed: 7, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(counted(1, { passed: 7, failed: 2, skipped: 0 }).failed).toBe(2)
  expect(counted(0, { passed: 7, failed: 0, skipped: 0 }).failed).toBe(0)
})

test('journeys are counted by how they ended', () => {
  const stats = { expected: 9, flaky: 1, unexpected: 2, skipped: 3 }
  expect(countJourneys(report({ stats }))).toEqual({ passed: 10, failed: 2, skipped: 3, flaky: 1 })
})
