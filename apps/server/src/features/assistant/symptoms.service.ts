import { emergencyNumbers, type SymptomAnswer, type SymptomRequest } from '@salus/contract'
import { type AssessmentInput, assess } from '@salus/triage'

interface Deps {
  /** Age in years of the account's owner, from the date of birth. */
  ageOf: (userId: string) => Promise<number | null>
}

/** Reads a description and answers with the built-in engine. What the record says is used only for its own owner. */
export async function checkSymptoms(userId: string, request: SymptomRequest, { ageOf }: Deps): Promise<SymptomAnswer> {
  const recordedAge = request.about === 'self' && request.age === undefined ? await ageOf(userId) : null
  const input: AssessmentInput = {
    text: request.text,
    region: request.region,
    answers: Object.fromEntries(request.answers.map(({ finding, answer }) => [finding, answer])),
  }
  const age = request.age ?? recordedAge
  if (age !== null) input.age = age
  if (request.sex) input.sex = request.sex

  const { emergency, usedFromRecord, ...assessment } = assess(input)
  const usedAge = recordedAge !== null && assessment.patient.age === recordedAge
  return {
    ...assessment,
    emergency: emergency && { ...emergency, numbers: emergencyNumbers(emergency.kind, request.region) },
    usedFromRecord: usedAge
      ? [`Your age from your profile: ${Math.floor(recordedAge)} years`, ...usedFromRecord]
      : usedFromRecord,
  }
}
