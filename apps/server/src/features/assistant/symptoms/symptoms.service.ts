import type { SymptomAnswer, SymptomRequest } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import type { Engine } from '../engine/engine.ts'

interface Deps {
  /** Of the account's owner: age, and what the medical history says. */
  recordOf: (userId: string) => Promise<HealthRecord>
  engine: Pick<Engine, 'judgeSymptoms'>
}

/** Reads a description and answers with the built-in engine. What the record says is used only for its own owner. */
export async function checkSymptoms(
  userId: string,
  request: SymptomRequest,
  { recordOf, engine }: Deps,
): Promise<SymptomAnswer> {
  const { text, region, age, sex, answers, isEnough } = request
  return engine.judgeSymptoms(
    {
      text,
      region,
      answers,
      ...(isEnough ? { isEnough } : {}),
      // In the record, so that it is not taken for the age of a child that the text tells of.
      ...(request.about === 'self' ? { record: await recordOf(userId) } : {}),
      ...(age === undefined ? {} : { age }),
      ...(sex ? { sex } : {}),
    },
    { ownerId: userId },
  )
}
