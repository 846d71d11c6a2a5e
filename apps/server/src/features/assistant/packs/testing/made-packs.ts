import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { importPack, type PackAbout } from '../import/import-pack.ts'
import { packWriter } from '../import/pack-writer.ts'

/** A folder with these files, which goes after the test. */
export function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'salus-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

interface MadeQuestion {
  type: string
  question: string
  answer: string
}

/** Questions about one subject in the form of MedQuAD. All of it is made up. */
export const questionsOf = (
  id: string,
  focus: string,
  asked: readonly MadeQuestion[],
  { synonyms = [], url = 'http://www.example.org/page.html' }: { synonyms?: string[]; url?: string } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document id="${id}" source="Made" url="${url}">
<Focus>${focus}</Focus>
<FocusAnnotations><Synonyms>${synonyms.map((name) => `<Synonym>${name}</Synonym>`).join('')}</Synonyms></FocusAnnotations>
<QAPairs>
${asked
  .map(
    ({ type, question, answer }, at) => `<QAPair pid="${at + 1}">
<Question qid="${id}-${at + 1}" qtype="${type}">${question}</Question>
<Answer>${answer}</Answer></QAPair>`,
  )
  .join('\n')}
</QAPairs></Document>`

interface MadeTopic {
  id: string
  title: string
  language: string
  also?: string[]
  summary: string
}

/** Health topics in the form of MedlinePlus, its HTML written as text. All of it is made up. */
export const topicsOf = (topics: readonly MadeTopic[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE health-topics PUBLIC "-//NLM//DTD health-topics //EN" "https://medlineplus.gov/xml/mplus_topics.dtd">
<health-topics total="${topics.length}" date-generated="09/22/2026 02:30:40">
${topics
  .map(
    ({ id, title, language, also = [], summary }) => `<health-topic meta-desc="" title="${title}"
 url="https://medlineplus.gov/${id}.html" id="${id}" language="${language}" date-created="01/02/2003">
${also.map((name) => `<also-called>${name}</also-called>`).join('')}
<full-summary>${summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</full-summary>
<group url="https://medlineplus.gov/groups.html" id="1">Made up</group>
<site title="Other site" url="https://elsewhere.example"><standard-description>Text of others.</standard-description></site>
</health-topic>`,
  )
  .join('\n')}
</health-topics>`

/** Quillitis is no illness: no library knows it. */
export const QUILLITIS = questionsOf(
  '0000001',
  'Quillitis',
  [
    {
      type: 'information',
      question: 'What is (are) Quillitis ?',
      answer: 'Quillitis is a made-up swelling of the quill. It is never seen.',
    },
    {
      type: 'symptoms',
      question: 'What are the symptoms of Quillitis ?',
      answer: 'People with quillitis notice blue feathers. They itch at night.',
    },
    {
      type: 'treatment',
      question: 'What are the treatments for Quillitis ?',
      answer: 'Rest and warm tea help against quillitis.',
    },
  ],
  { synonyms: ['Feather swelling'] },
)

export const ABOUT: PackAbout = { name: 'Made Pack', licence: 'CC BY 4.0', language: 'en', date: '2026-01-31' }

export function bringIn(database: Database, path: string, changes: Partial<PackAbout> = {}) {
  return importPack({
    path,
    about: { ...ABOUT, ...changes },
    writer: packWriter(database.db),
    now: () => new Date('2026-02-03T04:05:06.000Z'),
    newId: () => crypto.randomUUID(),
    onProgress: () => {},
  })
}
