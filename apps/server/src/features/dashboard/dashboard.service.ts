import type {
  CirclePart,
  Dashboard,
  Due,
  DueSummary,
  LatestVitals,
  NewestReading,
  ReadingAdvice,
  Region,
  VisitSummary,
} from '@salus/contract'
import type { Membership } from '#server/platform/identity/acting-for.ts'
import { type Judged, todaysState } from './todays-state.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** After that, what could wait is no news any more. */
const REPEAT_MS = 30 * DAY_MS
/**
 * What was urgent or an emergency waits for a newer reading of its measure. Three months later the body is another one: what
 * is asked for by then is a check-up, and an order that nobody followed for so long hides what is due today.
 */
const REPEAT_DANGER_MS = 90 * DAY_MS
const DOCUMENTS = 3
/** The list of what is due is worked out from all of them. */
const OF_CHECKS = ['vitals', 'history', 'medicines', 'immunizations', 'reports'] as const

type JudgedReading = NewestReading & Judged & { advice: ReadingAdvice | null; wasDanger: boolean }

/** The newest reading of each measure; the one that was measured last comes first. */
type VitalsOf = (
  ownerId: string,
  region: Region,
  timeZone: string,
) => Promise<{ readings: JudgedReading[]; warnings: LatestVitals['warnings'] }>

export interface DashboardDeps {
  now: () => Date
  vitalsOf: VitalsOf
  /** Judged by the age alone, for members with whom the rest is not shared. */
  vitalsByAgeOf: VitalsOf
  hasHistory: (ownerId: string) => Promise<boolean>
  /** The newest first. */
  documentsOf: (ownerId: string, limit: number) => Promise<Dashboard['documents']>
  nameOf: (ownerId: string) => Promise<string>
  /** Checks and vaccinations that are due by age, illnesses and country. */
  checksOf: (ownerId: string, region: Region, timeZone: string) => Promise<DueSummary>
  visitsOf: (ownerId: string, timeZone: string) => Promise<VisitSummary>
}

/** `member`: of a care circle, who sees what is shared, and of whose doing no more is due than they may do. */
export function dashboardService({ now, nameOf, documentsOf, ...deps }: DashboardDeps) {
  return async (ownerId: string, region: Region, timeZone: string, member?: Membership): Promise<Dashboard> => {
    const may = (part: CirclePart) => !member || member.rights[part] !== undefined
    const mayWrite = (part: CirclePart) => !member || member.rights[part] === 'write'
    const vitalsOf = may('history') && may('medicines') ? deps.vitalsOf : deps.vitalsByAgeOf
    const [vitals, hasHistory, documents, checks, visits, name] = await Promise.all([
      may('vitals') ? vitalsOf(ownerId, region, timeZone) : null,
      may('history') || may('medicines') ? deps.hasHistory(ownerId) : null,
      may('documents') ? documentsOf(ownerId, DOCUMENTS) : [],
      OF_CHECKS.every(may) ? deps.checksOf(ownerId, region, timeZone) : null,
      may('visits') ? deps.visitsOf(ownerId, timeZone) : null,
      member && nameOf(ownerId),
    ])
    const { readings, warnings } = vitals ?? { readings: [], warnings: [] }
    const isWarned = ({ id }: JudgedReading) => warnings.some(({ reading }) => reading.id === id)
    const isNews = ({ at, wasDanger }: JudgedReading) =>
      now().getTime() - Date.parse(at) < (wasDanger ? REPEAT_DANGER_MS : REPEAT_MS)
    const repeat = readings
      .filter((reading) => reading.advice && !isWarned(reading) && isNews(reading))
      .sort((one, other) => Number(other.wasDanger) - Number(one.wasDanger))
    const lacksHistory = hasHistory === false && mayWrite('history') && mayWrite('medicines')
    const due: Due[] = [
      ...repeat.flatMap(({ advice, wasDanger: _, ...reading }) =>
        advice ? { kind: 'repeat_reading' as const, reading, headline: advice.headline } : [],
      ),
      ...(lacksHistory ? [{ kind: 'first_history' as const }] : []),
      ...(readings.length > 0 || !mayWrite('vitals') ? [] : [{ kind: 'first_reading' as const }]),
    ]
    const pressing = readings.filter(isWarned).map(({ measure }) => measure)
    const day = vitals ? todaysState(readings, pressing, hasHistory, name) : { state: null, tone: 'calm' as const }
    // A danger that nobody has measured again leaves no day calm.
    const isOpen = repeat.some(({ wasDanger }) => wasDanger)
    return {
      ...day,
      tone: day.tone === 'calm' && isOpen ? 'caution' : day.tone,
      warnings,
      readings,
      due,
      checks,
      visits,
      hasHistory,
      documents,
    }
  }
}
