import { sql } from 'kysely'
import type { PassageSearch, Ranked } from './passage-search.ts'

const COLUMNS = 'focus, also, question, answer'
const old = COLUMNS.replaceAll(/\w+/g, 'old.$&')
const fresh = COLUMNS.replaceAll(/\w+/g, 'new.$&')

/** FTS5 keeps the index alone, of the text that stands in `pack_passages`; rows come and go, and none is changed. */
const INDEX = [
  `create virtual table pack_search using fts5(
     ${COLUMNS}, content='pack_passages', content_rowid='number', tokenize='porter unicode61 remove_diacritics 2')`,
  `create trigger pack_search_add after insert on pack_passages
   begin insert into pack_search (rowid, ${COLUMNS}) values (new.number, ${fresh}); end`,
  `create trigger pack_search_remove after delete on pack_passages
   begin insert into pack_search (pack_search, rowid, ${COLUMNS}) values ('delete', old.number, ${old}); end`,
]

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`)
const ranked = (match: string) => sql<Ranked>`
  select rowid as number, -bm25(pack_search, 8, 8, 4, 1) as rank from pack_search where pack_search match ${match}`

export const sqlitePassages: PassageSearch = {
  async makeIndex(db) {
    for (const statement of INDEX) await sql.raw(statement).execute(db)
  },
  near: (words) => ranked(quoted(words).join(' OR ')),
  titled: (words) => ranked(`{focus also question}: (${quoted(words).join(' AND ')}*)`),
}
