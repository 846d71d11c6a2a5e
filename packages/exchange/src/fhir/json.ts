/** A resource or a part of one, of which nothing is believed until it is looked at. */
export type Json = Record<string, unknown>

export function objectOf(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
}

/** The objects of a list; one object alone is a list of one (versions of FHIR differ in that). */
export function listOf(value: unknown): Json[] {
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((each): Json[] => {
    const object = objectOf(each)
    return object ? [object] : []
  })
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Null and texts are no numbers, nor is what JSON reads as Infinity (1e309). */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The words of an HTML narrative. */
export function plainOf(html: unknown): string | undefined {
  const text = textOf(objectOf(html)?.div ?? html)
  const plain = text
    ?.replace(/<(?:br|\/p|\/tr|\/li|\/div|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
  return textOf(plain)
}
