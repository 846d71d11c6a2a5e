import { hash } from 'node:crypto'
import type { RecordEntry } from '@salus/exchange'

/** The same for the same entry of the same sender, in whatever file it comes. */
export const sourceKey = ({ system, id }: RecordEntry['source']): string => `${system} ${id}`

/** The same for an entry that says the same, wherever it stands in a file. */
export function contentKey({ source, ...rest }: RecordEntry): string {
  return hash('sha1', JSON.stringify([sourceKey(source), rest]), 'base64url')
}
