import {
  VISIT_NOTE_LIMIT,
  VISIT_TEXT_LIMIT,
  type VisitContent,
  VisitContentSchema,
  VisitQuestionSchema,
  VisitToDoSchema,
} from '@salus/contract'
import type { VisitEntry } from '@salus/exchange'
import { z } from 'zod'
import type { KeptVisit } from './visits.repository.ts'

/** Far more than a visit needs. The room is opened as a whole, so no file may make it heavy. */
const ENTRY_LIMIT = 20_000

/** Questions and tasks as our own files carry them. */
const OwnSchema = z.object({ questions: z.array(VisitQuestionSchema), toDos: z.array(VisitToDoSchema) })

/** The room holds this of an entry of a file. `clock`: its day and the time on the wall there. */
export function contentOf(entry: VisitEntry, clock: { day: string; time: string | null }): VisitContent {
  const { status, practitioner, location, reason, note, name, own } = entry
  const words = (text = '', limit = VISIT_TEXT_LIMIT) => text.trim().slice(0, limit).toWellFormed()
  const content = VisitContentSchema.parse({
    status,
    ...clock,
    practitioner: words(practitioner) || words(name) || 'Visit',
    location: words(location),
    reason: words(reason) || (practitioner && name !== UNNAMED ? words(name) : ''),
    summary: words(note, VISIT_NOTE_LIMIT),
  })
  const carried = VisitContentSchema.safeParse({ ...content, ...ownOf(own) })
  return carried.success ? carried.data : content
}

/** A visit of ours has no other name than whom it is with. */
const UNNAMED = 'Visit'

function ownOf(own: string | undefined): z.infer<typeof OwnSchema> | undefined {
  try {
    return own === undefined ? undefined : OwnSchema.safeParse(JSON.parse(own)).data
  } catch {
    return undefined
  }
}

/** An entry as the room keeps it beside what is shown: whole, unless it is too long; its import has it whole in any case. */
export const keptOf = (entry: VisitEntry): VisitEntry | null =>
  JSON.stringify(entry).length <= ENTRY_LIMIT ? entry : null

/** A visit as an entry of a file: as it came, unless the person has changed it since. */
export function entryOf({ id, version, content, original }: KeptVisit): VisitEntry {
  if (original && version === 1) return original
  const { status, day, time, practitioner, location, reason, summary, questions, toDos } = content
  return {
    kind: 'visit',
    source: original?.source ?? { system: 'urn:salus', id: `visit ${id}`, where: '' },
    codings: original?.codings ?? [],
    name: original?.name ?? UNNAMED,
    status,
    time: time ? `${day}T${time}:00` : day,
    practitioner,
    ...(location && { location }),
    ...(reason && { reason }),
    ...(summary && { note: summary }),
    ...(questions.length + toDos.length > 0 && { own: JSON.stringify({ questions, toDos }) }),
  }
}
