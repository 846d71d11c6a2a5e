/** A part of a resource, of which nothing is believed until it is looked at. */
export type Json = Record<string, unknown>

export const objectOf = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
export const objectsOf = (value: unknown): Json[] =>
  listOf(value)
    .map(objectOf)
    .filter((each) => each !== undefined)
export const textsOf = (value: unknown): string[] => listOf(value).filter((each) => typeof each === 'string')
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Whether two values are the same as JSON, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]))
  const [one, other] = [objectOf(a), objectOf(b)]
  if (!one || !other) return a === b
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}
