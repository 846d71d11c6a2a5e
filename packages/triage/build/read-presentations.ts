import { makeEngine } from '../src/assessment/make-engine.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from '../src/knowledge/index.ts'
import { MEDICINES } from '../src/knowledge/medicines.ts'
import { UNLIKE } from '../src/likeness/likeness-to-causes.ts'
import type { Presentation } from '../src/likeness/terms-of-presentation.ts'
import { type WrittenPresentation, writtenPresentations } from './read-examples.ts'
import type { ReadPresentation } from './vectors-of-causes.ts'

/** Every written presentation, with the words and findings that the engine reads in it. */
export function readPresentations(): (WrittenPresentation & ReadPresentation)[] {
  const last: { presentation?: Presentation } = {}
  const engine = makeEngine(
    { findings: FINDINGS, conditions: CONDITIONS, redFlags: RED_FLAGS, medicines: MEDICINES },
    undefined,
    {
      level: () => undefined,
      causes: (presentation) => {
        last.presentation ??= presentation
        return UNLIKE
      },
    },
  )
  const known = new Set(CONDITIONS.map(({ id }) => id))
  return writtenPresentations().map((written) => {
    const { condition, text, age, sex } = written
    if (!known.has(condition)) throw new Error(`A presentation is of ${condition}, which no condition is.`)
    delete last.presentation
    engine.judge({ text, ...(age == null ? {} : { age }), ...(sex ? { sex } : {}) })
    return { ...written, presentation: last.presentation ?? { told: [], findings: [] } }
  })
}
