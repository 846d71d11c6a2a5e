import { existsSync, readFileSync } from 'node:fs'

/** Flaky ones passed when they were run again; they are among the passed. @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts */

/** A runner that found nothing, or failed outside its tests, did not pass. @param {number | null} code @param {Counts} counts @returns {Counts} */
export function counted(code, counts) {
  const hidden = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return hidden ? { ...counts, failed: 1 } : counts
}

/** @param {string} report Vitest's JSON report. @returns {Counts} */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const file of readReport(report).testResults ?? []) {
    const before = counts.failed
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1
      else if (status === 'failed') counts.failed += 1
      else counts.skipped += 1
    }
    // A file that does not load has no tests to fail.
    if (file.status === 'failed' && counts.failed === before) counts.failed += 1
  }
  return counts
}

/** @param {string} report Playwright's JSON report. @returns {Counts} */
export function countJourneys(report) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = readReport(report).stats ?? {}
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
