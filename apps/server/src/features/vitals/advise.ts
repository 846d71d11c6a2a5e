import { emergencyNumbers, type ReadingAdvice, type Region, URGENCIES } from '@salus/contract'
import { judgeReading } from '@salus/triage'
import type { Vital } from './stored-vital.ts'

/** What the engine's rules say of these readings, the most urgent first. `age` in years, null where not known. */
export function advise(vitals: readonly Vital[], age: number | null, region: Region): ReadingAdvice[] {
  return vitals
    .flatMap((vital) => {
      const advice = judgeReading(vital, age, region)
      if (!advice) return []
      const { id: _, call, ...rest } = advice
      const numbers = call && emergencyNumbers(call, region)
      const emergency = call && numbers ? { kind: call, message: rest.meaning, numbers } : null
      return [{ ...rest, steps: [...rest.steps], callIf: [...rest.callIf], emergency }]
    })
    .sort((one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency))
}
