import { fingerprint, notUnderstood, refused, remark } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Coding, Entry, Source, When } from '../types.ts'
import { at, plainText, type XmlElement } from '../xml/tree.ts'
import type { Narrative } from './values.ts'

export interface Original {
  source: Source
  codings: Coding[]
  name: string
  note?: string
}

/** The reader of one statement needs this of the section around it. */
export interface Section {
  title: string
  /** Its LOINC code. */
  code: string
  narrative: Narrative
  /** The document's own. */
  time?: When
  sourceOf(statement: XmlElement): Source
}

export type ReadStatement = (statement: XmlElement, section: Section) => Entry | Entry[]

/** Ids are to be unique, and are not always: a second one gets a number. */
export function sourcesOf(): (title: string) => (statement: XmlElement) => Source {
  const seen = new Map<string, number>()
  return (title) => (statement) => {
    const { root, extension } = at(statement, 'id')?.attributes ?? {}
    const id = root ? (extension ? `${root}|${extension}` : root) : `text-${fingerprint(JSON.stringify(statement))}`
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return { system: 'urn:hl7:cda', id: count === 1 ? id : `${id}#${count}`, where: title }
  }
}

export function unnamed(source: Source, what: string, statement: XmlElement) {
  return notUnderstood(source, what, SENTENCES.noName, plainXml(statement))
}

export const wrongDate = (source: Source, what: string, statement: XmlElement) =>
  refused(source, what, SENTENCES.badDate, plainXml(statement))

export const says = (source: Source, words: string): Entry => remark(source, `The file says: “${words.slice(0, 300)}”.`)

/** As near to the file as its tree allows. */
export function plainXml(element: XmlElement): string {
  const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${value}"`)
  const inner = element.children.length > 0 ? element.children.map(plainXml).join('') : plainText(element)
  return `<${element.name}${attributes.join('')}>${inner}</${element.name}>`
}
