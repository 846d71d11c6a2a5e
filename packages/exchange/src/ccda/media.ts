import type { DocumentEntry } from '../types.ts'
import { at, type XmlElement } from '../xml/tree.ts'
import type { Section } from './section.ts'

/** Files that a statement holds: the report as a PDF, the picture of a curve. */
export function mediaIn(statement: XmlElement, section: Section): DocumentEntry[] {
  if (statement.name !== 'observationMedia') return statement.children.flatMap((child) => mediaIn(child, section))
  const value = at(statement, 'value')
  const content = value?.pieces.filter((piece) => typeof piece === 'string').join('') ?? ''
  if (value?.attributes.representation !== 'B64' || content.trim() === '') return []
  return [
    {
      kind: 'document',
      source: section.sourceOf(statement),
      codings: [],
      name: section.title,
      ...(section.time && { time: section.time }),
      mediaType: value.attributes.mediaType ?? 'application/octet-stream',
      base64: content.replace(/\s/g, ''),
    },
  ]
}
