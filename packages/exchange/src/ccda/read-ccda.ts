import { fingerprint, notUnderstood, refused, wrongBirthDate } from '../reading/entries.ts'
import { joinPressures } from '../reading/join-pressures.ts'
import { whenOfHl7 } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, DocumentEntry, Entry, PatientEntry, Source } from '../types.ts'
import { collectXml } from '../xml/collect-xml.ts'
import { XmlFault } from '../xml/fault.ts'
import { all, at, childrenOf, parseXml, plainText, type XmlElement } from '../xml/tree.ts'
import { mediaIn } from './media.ts'
import { obstacleOf } from './not-so.ts'
import { plainXml, type Section, says, sourcesOf } from './section.ts'
import { readerOf } from './sections.ts'
import { narrativeOf } from './values.ts'

/** A clinical document of HL7, whole. */
export async function* readCcda(bytes: Bytes): AsyncGenerator<Entry[]> {
  const text = await collectXml(bytes)
  yield text === undefined ? [refused(FILE, 'C-CDA', SENTENCES.tooLarge)] : readCcdaText(text)
}

const FILE: Source = { system: 'urn:hl7:cda', id: 'file', where: '' }

export function readCcdaText(text: string): Entry[] {
  let document: XmlElement | undefined
  try {
    document = documentIn(parseXml(text))
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    return [refused(FILE, 'C-CDA', error.kind === 'entities' ? SENTENCES.xmlEntities : SENTENCES.brokenDocument)]
  }
  if (!document) return [refused(FILE, 'C-CDA', SENTENCES.noEntries)]
  const narrative = narrativeOf(document)
  const inSection = sourcesOf()
  const home = identityOf(document)
  const time = whenOfHl7(at(document, 'effectiveTime')?.attributes.value)
  const sections = all(document, 'component', 'structuredBody', 'component', 'section').flatMap(withInner)
  return [
    ...all(document, 'recordTarget', 'patientRole').flatMap((role) => readPatient(role, home)),
    ...attachedFile(document, home, time),
    ...joinPressures(
      sections.flatMap((section, index) => {
        const { code = '', displayName } = at(section, 'code')?.attributes ?? {}
        const title = plainText(at(section, 'title')) || displayName || 'Section'
        return readSection(
          section,
          { title, code, narrative, sourceOf: inSection(title), ...(time && { time }) },
          { ...FILE, id: `${home}#section${index}`, where: title },
        )
      }),
    ),
  ]
}

/** A document that brings its own style sheet stands inside of it. */
function documentIn(element: XmlElement): XmlElement | undefined {
  if (element.name === 'ClinicalDocument') return element
  for (const child of element.children) {
    const found = documentIn(child)
    if (found) return found
  }
  return undefined
}

const withInner = (section: XmlElement): XmlElement[] => [
  section,
  ...all(section, 'component', 'section').flatMap(withInner),
]

function identityOf(document: XmlElement): string {
  const { root, extension } = at(document, 'id')?.attributes ?? {}
  return root ? (extension ? `${root}|${extension}` : root) : fingerprint(plainXml(document))
}

function readSection(element: XmlElement, section: Section, source: Source): Entry[] {
  const read = readerOf(element)
  const statements = childrenOf(element, 'entry').flatMap(({ children }) =>
    children.filter(({ name }) => name !== 'templateId'),
  )
  if (read && statements.length > 0)
    return statements.flatMap((statement) => obstacleOf(statement, section) ?? read(statement, section))
  const words = plainText(at(element, 'text'))
  const isEmpty = element.attributes.nullFlavor !== undefined
  const kept: Entry[] = !words
    ? []
    : isEmpty
      ? [says(source, `${section.title}: ${words}`)]
      : [narrativeDocument(source, section.title, words, section.time)]
  return [
    ...kept,
    ...statements.flatMap((statement): Entry[] => {
      const media = mediaIn(statement, section)
      if (media.length > 0) return media
      return [notUnderstood(section.sourceOf(statement), section.title, SENTENCES.narrative, plainXml(statement))]
    }),
  ]
}

function narrativeDocument(source: Source, name: string, text: string, time: string | undefined): DocumentEntry {
  return { kind: 'document', source, codings: [], name, ...(time && { time }), mediaType: 'text/plain', text }
}

/** A PDF or a text in place of sections. */
function attachedFile(document: XmlElement, home: string, time: string | undefined): Entry[] {
  return all(document, 'component', 'nonXMLBody', 'text').map((body): Entry => {
    const name = plainText(at(document, 'title')) || at(document, 'code')?.attributes.displayName || 'Document'
    const source = { ...FILE, id: `${home}#body`, where: 'nonXMLBody' }
    const mediaType = body.attributes.mediaType ?? 'text/plain'
    const shared = { kind: 'document' as const, source, codings: [], name, ...(time && { time }), mediaType }
    const url = at(body, 'reference')?.attributes.value
    if (url) return { ...shared, url }
    const content = body.pieces.filter((piece) => typeof piece === 'string').join('')
    if (body.attributes.representation === 'B64') return { ...shared, base64: content.replace(/\s/g, '') }
    return { ...shared, text: content.trim() }
  })
}

function readPatient(role: XmlElement, home: string): Entry[] {
  const patient = at(role, 'patient')
  if (!patient) return []
  const names = childrenOf(patient, 'name')
  const name = names.find(({ attributes }) => attributes.use === 'L') ?? names[0]
  const given = childrenOf(name, 'given').map(plainText).filter(Boolean).join(' ')
  const family = childrenOf(name, 'family').map(plainText).filter(Boolean).join(' ')
  const birthDate = whenOfHl7(at(patient, 'birthTime')?.attributes.value)
  const sex = ({ F: 'female', M: 'male', UN: 'other' } as const)[
    at(patient, 'administrativeGenderCode')?.attributes.code ?? ''
  ]
  const { root = home, extension } = at(role, 'id')?.attributes ?? {}
  const entry: PatientEntry = {
    kind: 'patient',
    source: { ...FILE, id: extension ? `${root}|${extension}` : root, where: 'recordTarget' },
    codings: [],
    name: `${given} ${family}`.trim() || plainText(name),
    ...(given && { given }),
    ...(family && { family }),
    ...(birthDate && { birthDate }),
    ...(sex && { sex }),
  }
  const written = at(patient, 'birthTime')?.attributes.value
  return birthDate || !written ? [entry] : [entry, wrongBirthDate(entry.source, written)]
}
