/** A number that is whole as the upper one of a blood pressure: another digit belongs to the lower one. */
const WHOLE = /^(?:[1-3]\d\d|[4-9]\d)$/
const BETWEEN = /^(\d{2,3})\s*[/\-–— ]+\s*(?=\d|$)/

/** A pad of digits has no slash: it comes by itself, and whatever stands in its place becomes one. */
export function typePressure(before: string, typed: string): string {
  if (typed.length <= before.length) return typed
  if (WHOLE.test(typed)) return `${typed}/`
  return typed.replace(BETWEEN, '$1/')
}
