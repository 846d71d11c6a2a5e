import { mkdirSync, writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { ARTICLE_PARTS, FILE_OF } from '@salus/library'
import { LANGUAGES } from '@salus/terms/languages'
import { compileKnowledge } from '@salus/triage'
import { compiledQuestions, MEANING_FILES, readArticles, readMeaning } from '../library/article-files.ts'
import { compileQuestions } from '../library/read-library.ts'
import { COMPILED_KNOWLEDGE } from './compiled-knowledge.ts'

const DIST = new URL('../../../../dist/', import.meta.url)

/** The engine's phrases, compiled once for every thread and every start, and the library's articles: after the build. */
writeFileSync(new URL(COMPILED_KNOWLEDGE, DIST), serialize(compileKnowledge()))
mkdirSync(new URL('library/', DIST), { recursive: true })
for (const part of ARTICLE_PARTS)
  writeFileSync(new URL(`library/${FILE_OF[part]}.json`, DIST), JSON.stringify(readArticles(part)))
for (const file of MEANING_FILES) writeFileSync(new URL(`library/${file}`, DIST), readMeaning(file))
for (const language of LANGUAGES)
  writeFileSync(new URL(`library/${compiledQuestions(language)}`, DIST), serialize(compileQuestions(language)))
