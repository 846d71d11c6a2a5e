import type { Entry, LabEntry, Source } from '../types.ts'
import type { Collection, Said } from './collection.ts'
import { type Json, listOf, objectOf } from './json.ts'

/** Panels hold panels. */
const DEEPEST = 4

/** Leads from a document to the results that stand in it, and from what is said of a report or panel to its members. */
export function notePaper(resource: Json, entries: readonly Entry[], collection: Collection): void {
  const document = entries.find(({ kind }) => kind === 'document')
  if (!document) return
  const { source } = document
  collection.noteDocument(resource, source)
  // A document that names its report comes before what the report says for itself.
  lead({ source, isNamed: true }, listOf(objectOf(resource.context)?.related), resource, collection)
  lead({ source, isNamed: false }, listOf(resource.result), resource, collection)
}

/** A word about it from before it came is true of its members too. */
export function passOnPaper(resource: Json, collection: Collection): void {
  const members = membersOf(resource)
  if (members.length === 0) return
  const { paper } = collection.saidOf(resource)
  if (paper) lead(paper, members, resource, collection)
}

const membersOf = (resource: Json) => [...listOf(resource.result), ...listOf(resource.hasMember)]

function lead(paper: Said['paper'] & {}, from: Json[], within: Json, collection: Collection, depth = 0): void {
  for (const reference of from) {
    const resource = collection.resolve(reference, within)
    const before = resource && collection.saidOf(resource).paper
    if (before && (before.isNamed || !paper.isNamed)) continue
    collection.say(reference, within, { paper })
    if (resource && depth < DEEPEST) lead(paper, membersOf(resource), resource, collection, depth + 1)
  }
}

export interface ReadLab {
  entry: LabEntry
  resource: Json
}

/** The same entries, each paper before its results, which name it. */
export function withPapers(entries: Entry[], labs: readonly ReadLab[], collection: Collection): Entry[] {
  const papers = new Set<Source>()
  for (const { entry, resource } of labs) {
    const derived = listOf(resource.derivedFrom).map((each) => collection.resolve(each, resource))
    const own = derived.map((each) => each && collection.documentOf(each)).find(Boolean)
    const paper = own ?? collection.saidOf(resource).paper?.source
    if (!paper) continue
    entry.paper = paper
    papers.add(paper)
  }
  const isPaper = ({ source }: Entry) => papers.has(source)
  return papers.size === 0 ? entries : [...entries.filter(isPaper), ...entries.filter((entry) => !isPaper(entry))]
}
