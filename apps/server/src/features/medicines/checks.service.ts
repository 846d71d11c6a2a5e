import {
  type Candidate,
  type CheckKind,
  type FoundByCheck,
  type HistoryDetails,
  HistoryDetailsSchema,
  type MedicineCheck,
  type MedicineChecks,
  type MedicineConflict,
} from '@salus/contract'
import { ingredientsOf, monographOf } from '@salus/library'
import { AppError } from '#server/platform/errors/app-error.ts'
import { byAge } from './age-rules.ts'
import { asEntry, fromEntry } from './as-history.ts'
import type { DismissalsRepository } from './dismissals.repository.ts'
import type { KeptList } from './medicines.repository.ts'
import { isOver, latestDayAt } from './planned.ts'
import type { StoredMedicine } from './stored-medicine.ts'

interface Kidneys {
  egfr: number
  shown: string
  day: string
}

/** Which facts beside the medicines may be looked at. */
export interface Sees {
  history: boolean
  reports: boolean
}

interface Deps {
  dismissals: DismissalsRepository
  listOf: (ownerId: string) => Promise<KeptList>
  /** The checks read the rest of the record here. */
  detailsOf: (ownerId: string) => Promise<HistoryDetails | null>
  kidneysOf: (ownerId: string) => Promise<Kidneys | null>
  ageOf: (ownerId: string) => Promise<number | null>
  conflictsIn: (details: HistoryDetails, known: { kidneys: Kidneys | null }) => MedicineConflict[]
  medicineCheckOf: (details: HistoryDetails, comparedWith: MedicineCheck['with']) => MedicineCheck
  nameOf: (userId: string) => Promise<string>
  fingerprint: (purpose: string, value: string) => string
  now: () => Date
}

/** A medicine to look at; one that is not on the list yet has no id. */
interface Looked {
  id: string | null
  medicine: StoredMedicine
}
type Found = Omit<FoundByCheck, 'fingerprint' | 'dismissed'>

const LEVELS = ['never', 'avoid', 'care', 'apart'] as const
const NOTHING = HistoryDetailsSchema.parse({})

export function checksService(deps: Deps) {
  const { dismissals, listOf, detailsOf, kidneysOf, ageOf, conflictsIn, medicineCheckOf, nameOf, now } = deps

  async function looked(ownerId: string): Promise<Looked[]> {
    const { medicines } = await listOf(ownerId)
    const day = latestDayAt(now().toISOString())
    return medicines.filter((each) => !isOver(each, day)).map((medicine) => ({ id: medicine.id, medicine }))
  }

  async function check(ownerId: string, all: readonly Looked[], sees: Sees): Promise<MedicineChecks> {
    const [known, kidneys, age, put] = await Promise.all([
      sees.history ? detailsOf(ownerId) : null,
      sees.reports ? kidneysOf(ownerId) : null,
      ageOf(ownerId),
      dismissals.list(ownerId),
    ])
    const details: HistoryDetails = { ...(known ?? NOTHING), medications: all.map(toEntry) }
    const found = [
      ...conflictsIn(details, { kidneys }).map((conflict) => fromConflict(conflict, all)),
      ...all.flatMap((each) => inPregnancy(each, details.pregnancy)),
      ...(age === null ? [] : all.flatMap((each) => atAge(each, age))),
    ]
    const names = new Map(
      await Promise.all(put.flatMap(({ byId }) => byId ?? []).map(async (id) => [id, await nameOf(id)] as const)),
    )
    const facts = sees.history ? (['illnesses', 'allergies'] as const) : []
    return {
      found: found
        .map((each): FoundByCheck => {
          const fingerprint = fingerprintOf(ownerId, each, all)
          const away = put.find((dismissal) => dismissal.fingerprint === fingerprint)
          const dismissed = away && {
            reason: away.reason,
            at: away.at,
            by: away.byId === null ? null : { id: away.byId, name: names.get(away.byId) ?? '' },
          }
          return { ...each, fingerprint, dismissed: dismissed ?? null }
        })
        .sort((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level)),
      checked: medicineCheckOf(details, kidneys ? [...facts, 'kidneys'] : [...facts]),
      missing: [
        ...(age === null ? (['age'] as const) : []),
        ...(kidneys === null ? (['kidneys'] as const) : []),
        ...(details.pregnancy === null ? (['pregnancy'] as const) : []),
        ...(details.allergies.length === 0 ? (['allergies'] as const) : []),
        ...(details.conditions.length === 0 ? (['illnesses'] as const) : []),
      ],
    }
  }

  /** The same facts give the same, in every process; when one of them changes, it is another. */
  function fingerprintOf(ownerId: string, found: Found, all: readonly Looked[]): string {
    const parties = found.about.map(({ is, medicineId, name, detail }) => {
      const medicine = is === 'medicine' ? all.find(({ id }) => id === medicineId)?.medicine : undefined
      // The day of a result is no fact of its own: the same value again changes nothing.
      return [
        is,
        medicineId,
        name,
        is === 'result' ? detail.split(', ')[0] : detail,
        medicine ? ingredientsOf(medicine.name) : [],
      ]
    })
    const { kind, rule, level, effect, act, years } = found
    return deps.fingerprint('medicine check', JSON.stringify([ownerId, kind, rule, level, effect, act, years, parties]))
  }

  return {
    async all(ownerId: string, sees: Sees): Promise<MedicineChecks> {
      return check(ownerId, await looked(ownerId), sees)
    },

    /** Tells what adding a medicine would bring, and nothing about the others. */
    async candidate(ownerId: string, { medicine, inPlaceOf }: Candidate, sees: Sees): Promise<MedicineChecks> {
      const { name, strength, directions, form } = medicine
      const entry = { name, strength, frequency: directions, sinceYear: null, reason: '', kind: null }
      const stored = { ...fromEntry(entry, now().toISOString()), form }
      const others = (await looked(ownerId)).filter(({ id }) => id !== inPlaceOf)
      const checks = await check(ownerId, [...others, { id: null, medicine: stored }], sees)
      const isAboutIt = ({ about }: FoundByCheck) =>
        about.some(({ is, medicineId }) => is === 'medicine' && medicineId === null)
      return { ...checks, found: checks.found.filter(isAboutIt) }
    },

    async dismiss(
      ownerId: string,
      { fingerprint, reason }: { fingerprint: string; reason: string },
      byId: string | null,
      sees: Sees,
    ): Promise<MedicineChecks> {
      const { found } = await check(ownerId, await looked(ownerId), sees)
      if (!found.some((each) => each.fingerprint === fingerprint)) throw new AppError('not_found')
      await dismissals.put(ownerId, { fingerprint, reason, at: now().toISOString(), byId })
      return check(ownerId, await looked(ownerId), sees)
    },

    bringBack: (ownerId: string, fingerprint: string) => dismissals.remove(ownerId, fingerprint),
    dismissed: dismissals.list,
  }
}

export type ChecksService = ReturnType<typeof checksService>

/** A cream is told by its form, where its name does not tell it. */
const toEntry = ({ medicine }: Looked) => {
  const entry = asEntry(medicine)
  return medicine.form === 'cream' ? { ...entry, name: `${entry.name} cream` } : entry
}

const KIND_OF: Partial<Record<FoundByCheck['rule'], CheckKind>> = {
  'not-in-pregnancy': 'pregnancy',
  'methotrexate-daily': 'interaction',
}
const LEVEL_OF: Partial<Record<FoundByCheck['rule'], Found['level']>> = {
  'not-in-pregnancy': 'never',
  'methotrexate-daily': 'never',
  'penicillin-and-cephalosporin': 'care',
}

function fromConflict({ rule, interaction, about, source }: MedicineConflict, all: readonly Looked[]): Found {
  const left = [...all]
  const parties = about.map(({ is, name, detail }) => {
    if (is !== 'medicine') return { is, medicineId: null, name, detail }
    const at = left.findIndex((each) => {
      const entry = toEntry(each)
      return entry.name === name && [entry.strength, entry.frequency].filter(Boolean).join(', ') === detail
    })
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return { is, medicineId: found?.id ?? null, name: found?.medicine.name ?? name, detail }
  })
  const kind = interaction ? kindOfInteraction(interaction, about) : (KIND_OF[rule] ?? 'allergy')
  return {
    kind,
    rule,
    level: interaction?.level ?? LEVEL_OF[rule] ?? 'avoid',
    effect: interaction?.effect ?? null,
    act: interaction?.act ?? null,
    substance: interaction?.substance ?? null,
    years: null,
    about: parties,
    source,
  }
}

function kindOfInteraction(
  { substance }: { substance?: string | undefined },
  about: MedicineConflict['about'],
): CheckKind {
  if (substance !== undefined) return 'double'
  if (about.some(({ is }) => is === 'illness')) return 'illness'
  return about.some(({ is }) => is === 'result') ? 'kidneys' : 'interaction'
}

/** The library advises against these; the rules of the history tell what it forbids. */
function inPregnancy({ id, medicine }: Looked, state: HistoryDetails['pregnancy']): Found[] {
  if (state !== 'pregnant' && state !== 'breastfeeding') return []
  const monographs = ingredientsOf(medicine.name).flatMap((each) => monographOf(each) ?? [])
  if (state === 'pregnant' && monographs.some(({ pregnancy }) => pregnancy === 'never')) return []
  const advised = (wanted: (each: (typeof monographs)[number]) => boolean) => monographs.find(wanted)
  const avoid =
    state === 'pregnant'
      ? advised(({ pregnancy }) => pregnancy === 'avoid')
      : advised(({ breastfeeding }) => breastfeeding === 'avoid')
  const late = state === 'pregnant' ? advised(({ pregnancy }) => pregnancy === 'not-late') : undefined
  const found = avoid ?? late
  if (!found) return []
  const rule =
    state === 'breastfeeding' ? 'avoid-while-breastfeeding' : avoid ? 'avoid-in-pregnancy' : 'not-late-in-pregnancy'
  return [
    about(id, medicine, {
      kind: 'pregnancy',
      rule,
      level: avoid ? 'avoid' : 'care',
      years: null,
      source: found.source,
    }),
  ]
}

function atAge({ id, medicine }: Looked, age: number): Found[] {
  const found = byAge(medicine.name, age)
  if (!found) return []
  const { rule, years, source } = found
  return [about(id, medicine, { kind: 'age', rule, level: rule === 'too-young' ? 'avoid' : 'care', years, source })]
}

function about(
  medicineId: string | null,
  medicine: StoredMedicine,
  { source, ...found }: Pick<Found, 'kind' | 'rule' | 'level' | 'years'> & { source: string },
): Found {
  const detail = [medicine.strength, medicine.directions].filter(Boolean).join(', ')
  return {
    ...found,
    effect: null,
    act: null,
    substance: null,
    about: [{ is: 'medicine', medicineId, name: medicine.name, detail }],
    source: { title: source, year: null, url: null },
  }
}
