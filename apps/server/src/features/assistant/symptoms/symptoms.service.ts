import { emergencyNumbers, type SymptomAnswer, type SymptomRequest } from '@salus/contract'
import { type AssessmentInput, assess } from '@salus/triage'

interface Deps {
  /** Age in years of the account's owner, from the date of birth. */
  ageOf: (userId: string) => Promise<number | null>
}

/** Reads a description and answers with the built-in engine. What the record says is used only for its own owner. */
export async function checkSymptoms(userId: string, request: SymptomRequest, { ageOf }: Deps): Promise<SymptomAnswer> {
  const recordedAge = request.about === 'self' ? await ageOf(userId) : null
  const input: AssessmentInput = {
    text: request.text,
    region: request.region,
    answers: Object.fromEntries(request.answers.map(({ finding, answer }) => [finding, answer])),
    // In the record, so that it is not taken for the age of a child that the text tells of.
    ...(recordedAge === null ? {} : { record: { age: recordedAge } }),
  }
  if (request.age !== undefined) input.age = request.age
  if (request.sex) input.sex = request.sex

  const { emergency, ...assessment } = assess(input)
  return {
    ...assessment,
    emergency: emergency && { ...emergency, numbers: emergencyNumbers(emergency.kind, request.region) },
  }
}
