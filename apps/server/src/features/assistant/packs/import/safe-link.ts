const LONGEST = 500

/** An address as https, or null: no other scheme, no name of a user, no port of its own. */
export function safeLink(address: string): string | null {
  const trimmed = address.trim()
  if (trimmed.length > LONGEST || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  // Sources of long ago write http of sites that have moved to https.
  if (url.protocol === 'http:') url.protocol = 'https:'
  const isPlain = url.protocol === 'https:' && !url.username && !url.password && !url.port
  return isPlain && url.hostname.includes('.') && url.href.length <= LONGEST ? url.href : null
}
