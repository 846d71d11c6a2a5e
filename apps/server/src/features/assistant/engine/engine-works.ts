import { readSource } from '@salus/summary'
import { converse } from '../built-in/converse.ts'
import { traceLines } from '../explanations/trace-lines.ts'
import { readHistory } from '../history/history.service.ts'
import { summariseNote } from '../notes/notes.service.ts'
import { readChanges } from '../proposals/read-changes.ts'
import { judgeSymptoms } from '../symptoms/judge-symptoms.ts'
import { converseAgain } from './converse-again.ts'
import { lookUp } from './look-up.ts'

/** All that reads what people write: done in threads, since one text can take long. */
export const ENGINE_WORKS = {
  converse,
  converseAgain,
  lookUp,
  judgeSymptoms,
  summariseNote,
  readHistory,
  readSource,
  readChanges,
  traceLines,
}
export type EngineWorks = typeof ENGINE_WORKS
