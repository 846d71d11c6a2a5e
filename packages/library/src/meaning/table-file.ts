import type { WordTableData } from './word-table.ts'

/** The table is kept in two files: this one is JSON, the other holds its numbers. */
export interface TableHeader {
  dimensions: number
  buckets: number
  words: readonly string[]
}

/** Scales and weights as 32-bit floats, then the vectors; little-endian. */
export function numbersOf({ scales, weights, vectors }: WordTableData): Uint8Array {
  const file = new Uint8Array(scales.byteLength + weights.byteLength + vectors.byteLength)
  let at = 0
  for (const part of [scales, weights, vectors]) {
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return file
}

export function readTable({ dimensions, buckets, words }: TableHeader, numbers: Uint8Array): WordTableData {
  // A buffer of the file's own: parts of a pooled one need not start at a multiple of 4.
  const { buffer, byteOffset } = numbers.byteOffset % 4 === 0 ? numbers : numbers.slice()
  const rows = words.length + buckets
  const scales = new Float32Array(buffer, byteOffset, rows)
  const weights = new Float32Array(buffer, byteOffset + scales.byteLength, words.length)
  const vectors = new Int8Array(buffer, byteOffset + scales.byteLength + weights.byteLength, rows * dimensions)
  return { dimensions, buckets, words, vectors, scales, weights }
}
