import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sex, Urgency } from '@salus/triage'

export interface Vignette {
  id: string
  text: string
  age?: number
  sex?: Sex
  /** Categories that count as the right condition; none where only the level is asked for. */
  icd10: string[]
  /** Levels that count as right. */
  urgency: Urgency[]
}

export const readVignettes = (set: string): Vignette[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${set}.json`), 'utf8')) as Vignette[]
