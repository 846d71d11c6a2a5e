import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Languages of the tesseract program of this machine; none where it is not installed. */
export function nativeLanguages(): string[] {
  const { status, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').map((line) => line.trim()) : []
}

/** The same picture by the tesseract program, in one thread like ours. */
export function readNatively(picture: Buffer, language: string): { text: string; ms: number } {
  const folder = mkdtempSync(join(tmpdir(), 'salus-bench-ocr-'))
  const path = join(folder, 'page')
  writeFileSync(path, picture)
  const start = performance.now()
  const { stdout } = spawnSync('tesseract', [path, '-', '-l', language, '--psm', '3'], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
  const ms = performance.now() - start
  rmSync(folder, { recursive: true, force: true })
  return { text: stdout, ms }
}
