import type { Dashboard, Due, LatestVitals, NewestReading, ReadingAdvice, Region } from '@salus/contract'
import { type Judged, todaysState } from './todays-state.ts'

/** After that, what was a warning is no news any more. */
const REPEAT_MS = 30 * 24 * 60 * 60 * 1_000
const DOCUMENTS = 3

type JudgedReading = NewestReading & Judged & { advice: ReadingAdvice | null }

export interface DashboardDeps {
  now: () => Date
  /** Of each measure the newest, the last measured first. */
  vitalsOf: (
    ownerId: string,
    region: Region,
    timeZone: string,
  ) => Promise<{ readings: JudgedReading[]; warnings: LatestVitals['warnings'] }>
  hasHistory: (ownerId: string) => Promise<boolean>
  /** The newest first. */
  documentsOf: (ownerId: string, limit: number) => Promise<Dashboard['documents']>
}

export function dashboardService({ now, vitalsOf, hasHistory, documentsOf }: DashboardDeps) {
  return async (ownerId: string, region: Region, timeZone: string): Promise<Dashboard> => {
    const [{ readings, warnings }, history, documents] = await Promise.all([
      vitalsOf(ownerId, region, timeZone),
      hasHistory(ownerId),
      documentsOf(ownerId, DOCUMENTS),
    ])
    const isWarned = ({ id }: JudgedReading) => warnings.some(({ reading }) => reading.id === id)
    const isNews = ({ at }: JudgedReading) => now().getTime() - Date.parse(at) < REPEAT_MS
    const repeat = readings.filter((reading) => !isWarned(reading) && isNews(reading))
    const due: Due[] = [
      ...repeat.flatMap(({ advice, ...reading }) =>
        advice ? { kind: 'repeat_reading' as const, reading, headline: advice.headline } : [],
      ),
      ...(history ? [] : [{ kind: 'first_history' as const }]),
      ...(readings.length > 0 ? [] : [{ kind: 'first_reading' as const }]),
    ]
    return {
      ...todaysState(
        readings,
        readings.filter(isWarned).map(({ measure }) => measure),
        history,
      ),
      warnings,
      readings,
      due,
      hasHistory: history,
      documents,
    }
  }
}
