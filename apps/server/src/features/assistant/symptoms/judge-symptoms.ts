import type { Region, SymptomAnswer } from '@salus/contract'
import { emergencyNumbers } from '@salus/contract/facts'
import { type AssessmentInput, assess } from '@salus/triage'

/** The built-in engine's answer. */
export function judgeSymptoms({ region, ...input }: AssessmentInput & { region: Region }): SymptomAnswer {
  const { emergency, conditions, language, ...assessment } = assess({ ...input, region })
  return {
    ...assessment,
    language: language.told,
    conditions: conditions.flatMap(({ standing, ...condition }) =>
      standing === 'not_shown' ? [] : [{ ...condition, standing }],
    ),
    emergency: emergency && { ...emergency, numbers: emergencyNumbers(emergency.kind, region) },
  }
}
