import { encodingOf } from './reading/collect.ts'
import type { FileKind } from './types.ts'

/** Tells the kind of a file from its first bytes (a few kilobytes are enough); its name is not asked. */
export function detect(first: Uint8Array): FileKind {
  if (startsWith(first, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  const text = textOf(first).trimStart()
  if (text === '') return 'empty'
  if (text.startsWith('<')) return xmlKind(text)
  if (text.startsWith('{') || text.startsWith('[')) return jsonKind(text)
  return looksLikeTable(text) ? 'csv' : 'unknown'
}

const startsWith = (bytes: Uint8Array, sign: number[]) => sign.every((byte, at) => bytes[at] === byte)

function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 65_536))
}

function xmlKind(text: string): FileKind {
  const plain = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  // A document that brings its own style sheet begins with that.
  if (/<(?:\w+:)?ClinicalDocument\b|<xsl:stylesheet[^>]*["']urn:hl7-org:v3["']/.test(plain)) return 'ccda'
  if (/<!DOCTYPE\s+HealthData\b|<HealthData\b/.test(plain)) return 'apple-health'
  return /<(?:\w+:)?\w+[^>]*xmlns(?::\w+)?=["']http:\/\/hl7\.org\/fhir["']/.test(plain) ? 'fhir-xml' : 'unknown'
}

function jsonKind(text: string): FileKind {
  const firstLine = text.slice(0, text.indexOf('\n') >>> 0)
  const isLineOfItsOwn = firstLine.length < text.length && isObject(firstLine)
  if (isLineOfItsOwn && /^\s*\{/.test(text.slice(firstLine.length))) return 'fhir-ndjson'
  return 'fhir'
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** Two lines with the same separator, or one that holds a number; and no bytes that no text has. */
function looksLikeTable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells a binary file.
  if (/[\x00-\x08\x0e-\x1f]|\uFFFD{3}/.test(text)) return false
  const [head = '', next = ''] = text.split(/\r\n|\n|\r/)
  return [',', ';', '\t', '|'].some(
    (sign) => head.includes(sign) && (next.includes(sign) || (next === '' && /\d/.test(head))),
  )
}
