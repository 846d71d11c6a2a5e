import { WHOLE_FILE_LIMIT_BYTES } from '../reading/collect.ts'
import { jsonOf, refused, remark } from '../reading/entries.ts'
import { pressureJoiner } from '../reading/join-pressures.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry } from '../types.ts'
import { addressOf, Collection, containedIn, isPart, type Placed, sourceOf } from './collection.ts'
import { conceptOf } from './concepts.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import { notePaper, passOnPaper, type ReadLab, withPapers } from './papers.ts'
import { leftOut, ofSomebodyElse, readResource } from './read-resource.ts'
import { SomebodyElse } from './somebody-else.ts'
import { isDstu2, isStu3 } from './versions.ts'

/** References that are remembered. */
const REMEMBERED = 500_000
/** A resource takes so much beside its text, in characters. */
const EACH = 1_000
/** Characters: of those that are read together, of those that wait for what they refer to, and of what others may refer to. */
const WINDOW = 4_000_000
const MOST_LATER = 16_000_000
const MOST_PARTS = WHOLE_FILE_LIMIT_BYTES
const PAPERS = new Set(['DocumentReference', 'DiagnosticReport'])

/**
 * Reads resources as they arrive, in memory that does not grow with the file. As they refer to each other, one is read once as much as
 * a window of those behind it is there; what refers to none of those before or near it waits until the end. A file that is no larger
 * than a window or two is read as a whole.
 */
export function resourceReader(windowLength = WINDOW) {
  const collection = new Collection(REMEMBERED)
  const somebodyElse = new SomebodyElse()
  const groups = new WeakMap<Entry, string>()
  const join = pressureJoiner((entry) => groups.get(entry))
  let now: Placed[] = []
  let ahead: Placed[] = []
  const later: Placed[] = []
  const parts: Placed[] = []
  let [aheadLength, laterLength, partsLength] = [0, 0, 0]
  /** The first that tells of an older version, and of one that we do not read. */
  let older: Placed | undefined
  let tooOld: Placed | undefined
  let isVersionTold = false

  function take(placed: Placed): Entry[] {
    if (tooOld) return []
    collection.add(placed)
    for (const each of [placed, ...containedIn(placed)]) {
      if (isDstu2(each.resource)) tooOld = each
      if (isStu3(each.resource)) older ??= each
      somebodyElse.note(each)
      noteMembers(each.resource, collection)
      passOnPaper(each.resource, collection)
      ahead.push(each)
    }
    aheadLength += placed.length + EACH
    return aheadLength < windowLength ? [] : readWindow()
  }

  function readWindow(): Entry[] {
    // A paper comes before its results.
    const isReady = ({ resource }: Placed) => PAPERS.has(String(resource.resourceType)) && !refersAhead(resource)
    const { true: papers = [], false: others = [] } = Object.groupBy(ahead, (placed) => `${isReady(placed)}`)
    const window = [...now, ...papers].filter((placed) => !waits(placed))
    const entries = readAll(window, false)
    collection.settle(window)
    ;[now, ahead, aheadLength] = [others, [], 0]
    return entries
  }

  function waits(placed: Placed): boolean {
    const { resource, length } = placed
    if (laterLength > MOST_LATER || !refersAhead(resource)) return false
    laterLength += length + EACH
    later.push(placed)
    return true
  }

  function end(): Entry[] {
    if (tooOld) return [refused(sourceOf(tooOld), 'FHIR', SENTENCES.dstu2)]
    const entries = readAll([...now, ...ahead, ...later], true)
    return [...entries, ...parts.filter(({ resource }) => !collection.isUsed(resource)).map(leftOut)]
  }

  function readAll(window: readonly Placed[], isLast: boolean): Entry[] {
    if (tooOld) return []
    const labs: ReadLab[] = []
    const entries = window.flatMap((placed) => {
      const { resource } = placed
      if (isPart(resource)) return keepPart(placed)
      const other = somebodyElse.named(resource)
      const read = other === undefined ? readResource(placed, collection) : [ofSomebodyElse(placed, other)]
      notePaper(resource, read, collection)
      const group = collection.saidOf(resource).group ?? ''
      for (const entry of read) {
        groups.set(entry, group)
        if (entry.kind === 'lab') labs.push({ entry, resource })
      }
      return read
    })
    return [...versionTold(), ...withPapers(join(entries, isLast), labs, collection)]
  }

  /** It is told at the end if nobody used it. */
  function keepPart(placed: Placed): Entry[] {
    const { resource, length } = placed
    if (partsLength + length + EACH > MOST_PARTS) return collection.isUsed(resource) ? [] : [leftOut(placed)]
    partsLength += length + EACH
    parts.push(placed)
    return []
  }

  function versionTold(): Entry[] {
    if (isVersionTold || !older) return []
    isVersionTold = true
    return [remark({ ...sourceOf(older), where: '' }, SENTENCES.stu3)]
  }

  function refersAhead(resource: Json): boolean {
    return referencesOf(resource).some((each) => addressOf(each) !== undefined && !collection.resolve(each, resource))
  }

  return { take, end }
}

/** Lists the references that a resource cannot be read well without. */
function referencesOf(resource: Json): unknown[] {
  const attachments = [
    ...listOf(resource.content).flatMap(({ attachment }) => listOf(attachment)),
    ...listOf(resource.presentedForm),
  ]
  return [
    resource.medicationReference,
    objectOf(resource.medication)?.reference,
    ...['reasonReference', 'result', 'hasMember', 'derivedFrom'].flatMap((field) => listOf(resource[field])),
    ...attachments.flatMap(({ url, data }) => (textOf(data) ? [] : [{ reference: url }])),
  ]
}

/** Results are named by the report or panel that lists them. */
function noteMembers(resource: Json, collection: Collection): void {
  const isReport = resource.resourceType === 'DiagnosticReport'
  const members = listOf(isReport ? resource.result : resource.hasMember)
  if (members.length === 0) return
  const panel = conceptOf(resource.code).name
  const group = resource.resourceType === 'Observation' ? jsonOf(resource.id ?? resource) : ''
  for (const member of members) collection.say(member, resource, { ...(panel && { panel }), ...(group && { group }) })
}
