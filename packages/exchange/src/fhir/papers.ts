import type { Entry, LabEntry, Source } from '../types.ts'
import type { Collection } from './collection.ts'
import { type Json, listOf, objectOf } from './json.ts'

/** Panels hold panels. */
const DEEPEST = 4

/** Leads from results to the document that they stand in, where the file has both. */
export class Papers {
  readonly #documents = new Map<Json, Source>()
  readonly #labs: { entry: LabEntry; resource: Json }[] = []

  /** What was read of a resource. */
  note(resource: Json, entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'lab') this.#labs.push({ entry, resource })
      if (entry.kind === 'document' && !this.#documents.has(resource)) this.#documents.set(resource, entry.source)
    }
  }

  /** The same entries, each paper before its results. */
  link(entries: Entry[], collection: Collection): Entry[] {
    const paperOf = this.#papersOf(collection)
    const papers = new Set<Source>()
    for (const { entry, resource } of this.#labs) {
      const paper = paperOf.get(resource)
      if (!paper) continue
      entry.paper = paper
      papers.add(paper)
    }
    const isPaper = ({ source }: Entry) => papers.has(source)
    return papers.size === 0 ? entries : [...entries.filter(isPaper), ...entries.filter((entry) => !isPaper(entry))]
  }

  #papersOf(collection: Collection): Map<Json, Source> {
    const paperOf = new Map<Json, Source>()
    const lead = (from: unknown[], within: Json, to: Source, depth = 0) => {
      for (const reference of from) {
        const resource = collection.resolve(reference, within)
        if (!resource || paperOf.has(resource)) continue
        paperOf.set(resource, to)
        if (depth < DEEPEST) lead([...listOf(resource.result), ...listOf(resource.hasMember)], resource, to, depth + 1)
      }
    }
    // A document that names its report comes before what the report says for itself.
    for (const [resource, source] of this.#documents)
      lead(listOf(objectOf(resource.context)?.related), resource, source)
    for (const [resource, source] of this.#documents) lead(listOf(resource.result), resource, source)
    return paperOf
  }
}
