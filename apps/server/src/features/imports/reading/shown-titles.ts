/** Enough for any real table; the list of imports holds them all. */
const ROOM = 20_000
const LEAST = 200

/** Names of columns as a person sees them: whole, unless hundreds of them are as long as texts. */
export function shownTitles(header: readonly string[]): string[] {
  const most = Math.max(LEAST, Math.floor(ROOM / Math.max(1, header.length)))
  return header.map((title) => (title.length <= most ? title : `${title.slice(0, most - 1).toWellFormed()}…`))
}
