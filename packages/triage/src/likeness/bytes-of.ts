/** Node and browsers know it, and no library of types that both share. */
declare const atob: (packed: string) => string

/** The bytes of a text in Base64. */
export function bytesOf(packed: string): Uint8Array {
  const raw = atob(packed)
  return Uint8Array.from({ length: raw.length }, (_, at) => raw.charCodeAt(at))
}
