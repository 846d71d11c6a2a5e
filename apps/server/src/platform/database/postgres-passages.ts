import { sql } from 'kysely'
import type { PassageSearch, Ranked } from './passage-search.ts'

const CONFIGURATIONS = { en: 'english', es: 'spanish' }

/** Accents are taken off on both sides: people leave them out when they ask. */
const vector = (language: 'en' | 'es') =>
  [
    ['focus', 'A'],
    ['also', 'A'],
    ['question', 'B'],
    ['answer', 'D'],
  ]
    .map(
      ([column, weight]) =>
        `setweight(to_tsvector('${CONFIGURATIONS[language]}', translate(lower(${column}), 'áéíóúüñ', 'aeiouun')), '${weight}')`,
    )
    .join(' || ')

const ranked = (query: string, all: string, language: 'en' | 'es') => {
  const configuration = sql`${CONFIGURATIONS[language]}::text::regconfig`
  // A name that is asked for whole comes before one that shares a frequent word: ranks know nothing of how rare a word is.
  return sql<Ranked>`
    select number, ts_rank_cd('{0.1, 0.2, 0.5, 1}', search, to_tsquery(${configuration}, ${query}), 1)
      + case when search @@ to_tsquery(${configuration}, ${all}) then 1 else 0 end as rank
    from pack_passages where language = ${language} and search @@ to_tsquery(${configuration}, ${query})`
}

export const postgresPassages: PassageSearch = {
  async makeIndex(db) {
    await sql
      .raw(
        `alter table pack_passages add column search tsvector generated always as (
           case language when 'es' then ${vector('es')} else ${vector('en')} end) stored`,
      )
      .execute(db)
    await sql`create index pack_passages_search on pack_passages using gin (search)`.execute(db)
  },
  near: (words, language) => ranked(words.join(' | '), words.map((word) => `${word}:AB`).join(' & '), language),
  titled(words, language) {
    const all = words.map((word, at) => `${word}:${at === words.length - 1 ? '*' : ''}AB`).join(' & ')
    return ranked(all, all, language)
  },
}
