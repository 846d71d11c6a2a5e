import { emergencyNumbers, type SymptomAnswer, type SymptomRequest } from '@salus/contract'
import { type AssessmentInput, assess, type HealthRecord } from '@salus/triage'

interface Deps {
  /** Of the account's owner: age, and what the medical history says. */
  recordOf: (userId: string) => Promise<HealthRecord>
}

/** Reads a description and answers with the built-in engine. What the record says is used only for its own owner. */
export async function checkSymptoms(
  userId: string,
  request: SymptomRequest,
  { recordOf }: Deps,
): Promise<SymptomAnswer> {
  const input: AssessmentInput = {
    text: request.text,
    region: request.region,
    answers: Object.fromEntries(request.answers.map(({ finding, answer }) => [finding, answer])),
    // In the record, so that it is not taken for the age of a child that the text tells of.
    ...(request.about === 'self' ? { record: await recordOf(userId) } : {}),
  }
  if (request.age !== undefined) input.age = request.age
  if (request.sex) input.sex = request.sex

  const { emergency, ...assessment } = assess(input)
  return {
    ...assessment,
    emergency: emergency && { ...emergency, numbers: emergencyNumbers(emergency.kind, request.region) },
  }
}
