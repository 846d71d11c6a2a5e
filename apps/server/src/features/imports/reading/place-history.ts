import { isDeepStrictEqual } from 'node:util'
import type { FamilyCondition, HistoryDetails, ImportAsk } from '@salus/contract'
import {
  CONDITION_CATALOGUE,
  FAMILY_CONDITIONS,
  ICD10,
  MOST_ENTRIES,
  OTHER_CATEGORY,
  UNNAMED_REACTION,
  UNNAMED_RELATIVE,
} from '@salus/contract/facts'
import { ownCode, type RecordEntry } from '@salus/exchange'
import type { HistoryWrite } from '../item.ts'
import { isOtherwiseAllergic, isOtherwiseOver, isTakenOtherwise } from './contradictions.ts'
import { type Habit, habitValue } from './habits.ts'
import { cut, familyConditionOf, isSurgery, NO_ILLNESS, plainName, sameName, substanceOf } from './history-words.ts'
import { sourceKey } from './source-key.ts'
import { whyNotTaken } from './taken-now.ts'

type Entry<Kind extends RecordEntry['kind']> = Extract<RecordEntry, { kind: Kind }>
type List = Exclude<HistoryWrite['list'], Habit>
type OneOf<Name extends List> = HistoryDetails[Name][number]

export type PlacedInHistory =
  | { is: 'new' | 'changed'; writes: HistoryWrite[]; asks?: ImportAsk }
  | { is: 'duplicate' }
  /** The record has the same thing, and says something else of it. */
  | { is: 'differs'; there: object; made: object }
  | { is: 'kept' | 'refused'; reason: string }

/** Things that earlier imports made of entries, by the source of the entry. */
export type Earlier = Readonly<Record<string, { list: HistoryWrite['list']; to: object }>>

interface Person {
  birthDate: string
  now: Date
  /** Entries, by where they come from, of which the person says that they are over. */
  over?: ReadonlySet<string>
}

const SAID_OVER = 'You said that it is over.'

const FULL = `Your history holds ${MOST_ENTRIES} entries of a kind. This is kept with the import.`
const DAY_MS = 24 * 60 * 60 * 1_000
const PREGNANCY_MS = 300 * DAY_MS
/** A child may be late. */
const LATE_MS = 21 * DAY_MS

/**
 * Places entries in a history, which it holds as it would be after them: the same thing twice in one file is new once.
 * What an earlier import made of the same entry is put right by it, unless the person has touched it since. Anything else that
 * the record says is filled up, and never replaced.
 */
export class HistoryPlacer {
  readonly #details: HistoryDetails
  readonly #earlier: Earlier
  readonly #birthYear: number
  readonly #now: Date
  readonly #over: ReadonlySet<string>
  /** Other entries of this file speak of these too: one that is over does not end them. */
  readonly #vouched = new WeakSet<object>()

  constructor(details: HistoryDetails, earlier: Earlier, { birthDate, now, over = new Set() }: Person) {
    this.#details = structuredClone(details)
    this.#earlier = earlier
    this.#birthYear = Number(birthDate.slice(0, 4)) || 1800
    this.#now = now
    this.#over = over
  }

  get details(): HistoryDetails {
    return this.#details
  }

  place(entry: Entry<'condition' | 'medication' | 'allergy' | 'procedure' | 'family-history'>): PlacedInHistory {
    if (
      ownCode(entry, 'condition-category') !== undefined &&
      (entry.kind === 'allergy' || entry.kind === 'procedure')
    ) {
      return this.#condition(asCondition(entry))
    }
    switch (entry.kind) {
      case 'condition':
        return this.#condition(entry)
      case 'medication':
        return this.#asking('still-taken', entry, () => this.#medication(entry))
      case 'allergy':
        return this.#asking('still-allergic', entry, () => this.#allergy(entry))
      case 'procedure':
        return this.#surgery(entry)
      case 'family-history':
        return this.#family(entry)
    }
  }

  /** The newest word of a file about a habit counts; the word of the person stands. */
  habit(habit: Habit, entry: Entry<'social'>): PlacedInHistory {
    const to = habitValue(habit, entry)
    if (to === null) return kept('It does not say what your history asks.')
    const outdated = this.#outdated(habit, to, entry.time)
    if (outdated) return kept(outdated)
    const from = this.#details[habit]
    if (from === to) return { is: 'duplicate' }
    if (from !== null) return { is: 'differs', there: { [habit]: from }, made: { [habit]: to } }
    Object.assign(this.#details, { [habit]: to })
    return { is: 'new', writes: [{ list: habit, from: { status: null }, to: { status: to } }] }
  }

  /** A pregnancy passes: what a file of long ago says of it is no news. */
  #outdated(habit: Habit, value: string, time: string | undefined): string | undefined {
    const now = this.#now.getTime()
    if (habit === 'pregnancy' && value !== 'no' && !(now - Date.parse(time ?? '') < PREGNANCY_MS))
      return 'It may be over by now: your history asks whether you are pregnant today.'
    if (habit !== 'dueDate') return undefined
    const due = Date.parse(value)
    // February 30 is read as a day of March.
    const isDay = due >= now - LATE_MS && due <= now + PREGNANCY_MS && new Date(due).toISOString().startsWith(value)
    if (!isDay) return 'It is no due date of today.'
    return this.#details.pregnancy === 'pregnant' ? undefined : 'Your history does not say that you are pregnant.'
  }

  #condition(entry: Entry<'condition'>): PlacedInHistory {
    const name = cut(entry.bodySite ? `${plainName(entry.name)} (${entry.bodySite})` : plainName(entry.name))
    const before = this.#asImported('conditions', entry, (each) => sameName(each.name, name))
    if (entry.certainty === 'refuted')
      return this.#takeOut('conditions', before, 'The file says that it was ruled out.')
    if (entry.certainty === 'unconfirmed') return kept('The file says that it is not confirmed.')
    const ownCategory = ownCode(entry, 'condition-category')
    if (ownCategory === undefined && NO_ILLNESS.test(entry.name))
      return kept('It describes circumstances, not an illness.')
    const onsetYear = this.#yearOf(entry.onset)
    if (typeof onsetYear === 'string') return { is: 'refused', reason: onsetYear }
    const icd10 = entry.icd10 && ICD10.test(entry.icd10) ? entry.icd10 : null
    const known = CONDITION_CATALOGUE.find((each) => sameName(each.name, name))
    const made: OneOf<'conditions'> = {
      name,
      category: ownCategory?.slice(0, 60) || (known?.category ?? OTHER_CATEGORY),
      icd10: icd10 ?? known?.icd10 ?? null,
      onsetYear,
      status: entry.status === 'past' || entry.ended ? 'past' : 'active',
    }
    if (before) {
      const status = entry.status === 'unknown' && !entry.ended ? before.status : made.status
      return this.#fill('conditions', before, { ...before, ...said(made), category: before.category, status })
    }
    const isCoded = icd10 !== null && !SHARED_CODE.test(icd10) && !entry.bodySite
    const there =
      this.#details.conditions.find((each) => sameName(each.name, name)) ??
      this.#details.conditions.find((each) => isCoded && each.icd10 === icd10)
    if (!there) return this.#add('conditions', made)
    // An illness that comes back is active; of two that are over the first beginning is told.
    const isActive = made.status === 'active' && there.status === 'past' && isLater(onsetYear, there.onsetYear)
    const filled = {
      ...there,
      icd10: there.icd10 ?? made.icd10,
      onsetYear: there.onsetYear ?? onsetYear,
      status: isActive ? ('active' as const) : there.status,
    }
    const isOtherwise = entry.status !== 'unknown' && !isActive && isOtherwiseOver(there, made)
    this.#vouched.add(there)
    return isOtherwise ? { is: 'differs', there, made } : this.#fill('conditions', there, filled)
  }

  /** A point that a file leaves open is taken as current, and asked. */
  #asking(asks: ImportAsk, entry: Entry<'medication' | 'allergy'>, place: () => PlacedInHistory): PlacedInHistory {
    const placed = place()
    return entry.status === 'unknown' && 'writes' in placed && placed.writes.every(({ to }) => to !== null)
      ? { ...placed, asks }
      : placed
  }

  #medication(entry: Entry<'medication'>): PlacedInHistory {
    const name = plainName(entry.name)
    const before = this.#asImported('medications', entry, (each) => sameName(each.name, name))
    // A medicine that was paused in a record of ours is paused in this one.
    const asked = entry.own && entry.status === 'paused' ? { ...entry, status: 'active' as const } : entry
    const notTaken = whyNotTaken(asked, this.#now.toISOString().slice(0, 10))
    if (this.#over.has(sourceKey(entry.source))) return this.#takeOut('medications', before, SAID_OVER)
    if (notTaken) return entry.status === 'planned' ? kept(notTaken) : this.#takeOut('medications', before, notTaken)
    const sinceYear = this.#yearOf(entry.since)
    if (typeof sinceYear === 'string') return { is: 'refused', reason: sinceYear }
    const made: OneOf<'medications'> = {
      name,
      strength: cut(entry.dose),
      frequency: cut(entry.howOften),
      sinceYear,
      reason: cut(entry.reason),
      kind: kindOf(ownCode(entry, 'medication-kind')),
    }
    if (before) {
      const filled = { ...before, ...said(made) }
      // Whether it is still taken is open: what stands there is not changed by that.
      const isOpen = entry.status === 'unknown' && !isDeepStrictEqual(filled, before)
      return isOpen ? { is: 'differs', there: before, made } : this.#fill('medications', before, filled)
    }
    const there = this.#details.medications.find(
      (each) =>
        sameName(each.name, name) &&
        (each.strength === '' || made.strength === '' || sameName(each.strength, made.strength)),
    )
    if (!there) return withOwn(this.#add('medications', made), entry.own)
    this.#vouched.add(there)
    if (isTakenOtherwise(there, made)) return { is: 'differs', there, made }
    return this.#fill('medications', there, {
      ...there,
      strength: there.strength || made.strength,
      frequency: there.frequency || made.frequency,
      sinceYear: there.sinceYear ?? made.sinceYear,
      reason: there.reason || made.reason,
      kind: there.kind ?? made.kind,
    })
  }

  #allergy(entry: Entry<'allergy'>): PlacedInHistory {
    const severities = entry.reactions.flatMap(({ severity }) => severity ?? [])
    const reactions = entry.reactions.map(({ name }) => plainName(name)).filter((name) => name !== UNNAMED_REACTION)
    const made: OneOf<'allergies'> = {
      substance: substanceOf(entry.name),
      reaction: cut(reactions.join(', ')),
      severity:
        (['severe', 'moderate', 'mild'] as const).find((each) => severities.includes(each)) ??
        // It may threaten life, says the file, whatever has been seen of it.
        (entry.criticality === 'high' ? 'severe' : null),
    }
    const before = this.#asImported('allergies', entry, ({ substance }) => sameName(substance, made.substance))
    if (entry.certainty === 'refuted') return this.#takeOut('allergies', before, 'The file says that it was ruled out.')
    if (entry.status === 'past') return this.#takeOut('allergies', before, 'The file says that it is over.')
    if (this.#over.has(sourceKey(entry.source))) return this.#takeOut('allergies', before, SAID_OVER)
    if (before) return this.#fill('allergies', before, { ...before, ...said(made) })
    const there = this.#details.allergies.find(({ substance }) => sameName(substance, made.substance))
    if (!there) return this.#add('allergies', made)
    this.#vouched.add(there)
    if (isOtherwiseAllergic(there, made)) return { is: 'differs', there, made }
    return this.#fill('allergies', there, {
      ...there,
      reaction: there.reaction || made.reaction,
      severity: there.severity ?? made.severity,
    })
  }

  #surgery(entry: Entry<'procedure'>): PlacedInHistory {
    if (entry.status === 'planned') return kept('It is planned, or not finished.')
    if (!isSurgery(entry)) return kept('Your history lists operations. This is kept with the import.')
    const year = this.#yearOf(entry.time)
    if (typeof year === 'string') return { is: 'refused', reason: year }
    const name = plainName(entry.name)
    const made: OneOf<'surgeries'> = { name: cut(entry.bodySite ? `${name} (${entry.bodySite})` : name), year }
    const before = this.#asImported('surgeries', entry, (each) => sameName(each.name, made.name))
    if (before) return this.#fill('surgeries', before, { ...before, ...said(made) })
    const there = this.#details.surgeries.find(
      (each) => sameName(each.name, made.name) && (each.year === null || year === null || each.year === year),
    )
    if (!there) return this.#add('surgeries', made)
    return this.#fill('surgeries', there, { ...there, year: there.year ?? year })
  }

  #family(entry: Entry<'family-history'>): PlacedInHistory {
    const writes: HistoryWrite[] = []
    let isKnown = false
    for (const { name, codings, age } of entry.conditions) {
      const condition = ownFamilyCondition(ownCode({ codings }, 'family-condition')) ?? familyConditionOf(name)
      if (!condition) continue
      isKnown = true
      const made: OneOf<'family'> = {
        condition,
        who: entry.name === UNNAMED_RELATIVE ? '' : cut(entry.name),
        age: age !== undefined && Number.isInteger(age) && age >= 0 && age <= 130 ? age : null,
      }
      const there = this.#details.family.find(
        (each) => each.condition === condition && (each.who === '' || sameName(each.who, made.who)),
      )
      const placed = there
        ? this.#fill('family', there, { ...there, who: there.who || made.who, age: there.age ?? made.age })
        : this.#add('family', made)
      if ('writes' in placed) writes.push(...placed.writes)
    }
    if (writes.length > 0) return { is: writes.every(({ from }) => from !== null) ? 'changed' : 'new', writes }
    if (isKnown) return { is: 'duplicate' }
    return kept('Your history lists other illnesses of the family. This is kept with the import.')
  }

  #add<Name extends List>(list: Name, made: OneOf<Name>): PlacedInHistory {
    const entries = this.#details[list] as OneOf<Name>[]
    if (entries.length >= MOST_ENTRIES) return kept(FULL)
    entries.push(made)
    return { is: 'new', writes: [{ list, from: null, to: made }] }
  }

  #fill<Name extends List>(list: Name, there: OneOf<Name>, filled: OneOf<Name>): PlacedInHistory {
    if (JSON.stringify(there) === JSON.stringify(filled)) return { is: 'duplicate' }
    const entries = this.#details[list] as OneOf<Name>[]
    entries[entries.indexOf(there)] = filled
    if (this.#vouched.has(there)) this.#vouched.add(filled)
    return { is: 'changed', writes: [{ list, from: there, to: filled }] }
  }

  /** Only what the file has said before goes because it says something else now. */
  #takeOut<Name extends List>(list: Name, before: OneOf<Name> | undefined, reason: string): PlacedInHistory {
    if (!before) return kept(reason)
    const entries = this.#details[list] as OneOf<Name>[]
    entries.splice(entries.indexOf(before), 1)
    return { is: 'changed', writes: [{ list, from: before, to: null }] }
  }

  /** Finds the thing that an earlier import made of this very entry, as long as nobody has touched it since. */
  #asImported<Name extends List>(
    list: Name,
    { source }: RecordEntry,
    isSame: (each: OneOf<Name>) => boolean,
  ): OneOf<Name> | undefined {
    const key = sourceKey(source)
    const earlier = Object.hasOwn(this.#earlier, key) ? this.#earlier[key] : undefined
    if (earlier?.list !== list) return undefined
    const entries = this.#details[list] as OneOf<Name>[]
    return entries.find((each) => isDeepStrictEqual(each, earlier.to) && isSame(each) && !this.#vouched.has(each))
  }

  /** Null where none is said; a sentence where it cannot be. */
  #yearOf(when: string | undefined): number | null | string {
    if (!when) return null
    const year = Number(when.slice(0, 4))
    if (year > this.#now.getUTCFullYear()) return 'It is dated in the future.'
    return year < this.#birthYear ? BEFORE_BIRTH : year
  }
}

/** Allergies and operations that stood among the conditions, under a category that says so. */
function asCondition(entry: Entry<'allergy' | 'procedure'>): Entry<'condition'> {
  const { source, codings, name } = entry
  const icd10 = codings.find(({ code }) => ICD10.test(code))?.code
  const onset = entry.kind === 'allergy' ? entry.onset : entry.time
  return {
    kind: 'condition',
    source,
    codings,
    name,
    ...(icd10 && { icd10 }),
    ...(onset && { onset }),
    status: (ownCode(entry, 'condition-status') ?? entry.status) === 'past' ? 'past' : 'active',
  }
}

/** As far as a file says something. */
const said = <Made extends object>(made: Made): Partial<Made> =>
  Object.fromEntries(Object.entries(made).filter(([, value]) => value !== null && value !== '')) as Partial<Made>

/** Z91.0 is each allergy of a person's past: such a code tells no illness from another. */
const SHARED_CODE = /^Z/

/** The history tells a supplement as what is bought without a prescription. */
const kindOf = (code: string | undefined) =>
  code === 'supplement'
    ? 'over_the_counter'
    : ((['prescription', 'over_the_counter'] as const).find((kind) => kind === code) ?? null)

const ownFamilyCondition = (code: string | undefined): FamilyCondition | undefined =>
  (Object.keys(FAMILY_CONDITIONS) as FamilyCondition[]).find((condition) => condition === code)

export const BEFORE_BIRTH = 'It is dated before your birth.'

function withOwn(placed: PlacedInHistory, own: string | undefined): PlacedInHistory {
  if (!own || !('writes' in placed)) return placed
  return { ...placed, writes: placed.writes.map((write) => ({ ...write, own })) }
}

const kept = (reason: string): PlacedInHistory => ({ is: 'kept', reason })
const isLater = (year: number | null, than: number | null) => year !== null && than !== null && year > than
