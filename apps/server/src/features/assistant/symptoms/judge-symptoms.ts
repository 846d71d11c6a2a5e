import type { Region, SymptomAnswer } from '@salus/contract'
import { emergencyNumbers } from '@salus/contract/facts'
import { type AssessmentInput, assess } from '@salus/triage'

/** What the built-in engine answers. */
export function judgeSymptoms({ region, ...input }: AssessmentInput & { region: Region }): SymptomAnswer {
  const { emergency, ...assessment } = assess({ ...input, region })
  return {
    ...assessment,
    emergency: emergency && { ...emergency, numbers: emergencyNumbers(emergency.kind, region) },
  }
}
