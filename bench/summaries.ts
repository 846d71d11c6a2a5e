import { join } from 'node:path'
import { summarise } from '@salus/summary'
import { main } from '../scripts/run.mjs'
import { FAITHFULNESS, measureFaithfulness } from './faithfulness.ts'
import { type Conversation, notesFolder, readConversations, SETS } from './note-files.ts'
import { rougeOf, tokensOf } from './rouge.ts'
import { rankSentences } from './textrank.ts'

type Method = (dialogue: string, words: number) => string

/** Each summary gets as many words as 35 of 100 of its conversation, and no fewer than 12; what is longer is cut there. */
const SHARE = 0.35
const LEAST_WORDS = 12

const MEASURES = ['ROUGE-1', 'ROUGE-2', 'ROUGE-L', 'numbers', 'medicines', 'denials'] as const

function measure(conversations: Conversation[], method: Method, medicinesIn: (text: string) => string[]): number[] {
  const rouge = [0, 0, 0]
  const kept = MEASURES.slice(3).map(() => ({ kept: 0, all: 0 }))
  for (const { dialogue, reference } of conversations) {
    const words = Math.max(LEAST_WORDS, Math.round(tokensOf(sentencesOf(dialogue).join(' ')).length * SHARE))
    const summary = cut(method(dialogue, words), words)
    const { rouge1, rouge2, rougeL } = rougeOf(summary, reference)
    ;[rouge1, rouge2, rougeL].forEach((score, index) => {
      rouge[index] = (rouge[index] ?? 0) + score
    })
    const facts = [numbersIn(reference), medicinesIn(reference), denialsIn(reference)]
    const holds = [
      (fact: string) => numbersIn(summary).includes(fact),
      (fact: string) => summary.toLowerCase().includes(fact.toLowerCase()),
      (fact: string) => denies(summary, fact),
    ]
    kept.forEach((count, index) => {
      const all = new Set(facts[index])
      count.all += all.size
      count.kept += [...all].filter(holds[index] ?? (() => false)).length
    })
  }
  return [...rouge.map((sum) => sum / conversations.length), ...kept.map(({ kept, all }) => kept / all)]
}

function textRank(dialogue: string, words: number): string {
  const sentences = sentencesOf(dialogue)
  const chosen: number[] = []
  let room = words
  for (const index of rankSentences(sentences)) {
    if (room <= 0) break
    chosen.push(index)
    room -= tokensOf(sentences[index] ?? '').length
  }
  return chosen
    .sort((a, b) => a - b)
    .map((index) => sentences[index])
    .join(' ')
}

const LABEL = /(?:^|\s)(?:\[(?:doctor|patient|[a-z_]+)\]|(?:doctor|patient|guest_family|guest_clinician)(?:_\d)?\s*:)/gi

/** What was said, sentence by sentence, without who said it. */
const sentencesOf = (dialogue: string): string[] =>
  dialogue
    .replace(LABEL, '\n')
    .split(/\n+|(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => tokensOf(sentence).length > 0)

/** The first words of a text, as `tokensOf` counts them. */
function cut(text: string, words: number): string {
  const last = [...text.matchAll(/[a-z0-9]+/gi)][words - 1]
  return last ? text.slice(0, last.index + last[0].length) : text
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const UNITS: Record<string, string> = {
  milligram: 'mg',
  milligrams: 'mg',
  percent: '%',
  pound: 'lb',
  pounds: 'lb',
  lbs: 'lb',
  years: 'year',
  weeks: 'week',
  days: 'day',
  months: 'month',
  hours: 'hour',
  minutes: 'minute',
  times: 'time',
  centimeters: 'cm',
  units: 'unit',
}

/** Numbers in digits with the word after them, however they were written: "fifty five years" and "55-year-old" are `55 year`. */
function numbersIn(text: string): string[] {
  const tokens =
    text
      .toLowerCase()
      .replace(/(\d),(?=\d{3})/g, '$1')
      .match(/\d+(?:[./]\d+)*|[a-z]+|%/g) ?? []
  const found: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    let value = numberOf(tokens[index])
    if (value === undefined) continue
    const ones = SMALL.indexOf(tokens[index + 1] ?? '')
    if (TENS.includes(tokens[index] ?? '') && ones > 0 && ones < 10) {
      value = String(Number(value) + ones)
      index++
    }
    if (tokens[index + 1] === 'hundred') {
      value = String(Number(value) * 100)
      index++
    }
    const unit = tokens[index + 1] ?? ''
    found.push(
      /^(?:mg|mcg|ml|cm|mm|kg|lb|%|unit|year|week|day|month|hour|minute|time)$/.test(UNITS[unit] ?? unit)
        ? `${value} ${UNITS[unit] ?? unit}`
        : value,
    )
  }
  return found
}

function numberOf(token = ''): string | undefined {
  if (/^\d/.test(token)) return token
  if (SMALL.includes(token)) return String(SMALL.indexOf(token))
  return TENS.includes(token) ? String((TENS.indexOf(token) + 2) * 10) : undefined
}

/** What a reference denies: "denies chest pain or fever" gives both. */
function denialsIn(reference: string): string[] {
  return Array.from(
    reference.matchAll(/\b(?:no|denies|denied|denying|without|negative for)\s+([^.;:\n]{3,200})/gi),
  ).flatMap(([, list = '']) =>
    list
      .toLowerCase()
      .split(/,|\bor\b|\band\b|\bbut\b/)
      .map((finding) => contentOf(finding).slice(0, 3).join(' '))
      .filter((finding) => finding !== ''),
  )
}

const contentOf = (text: string): string[] =>
  tokensOf(text).filter(
    (token) =>
      !/^(?:any|a|an|the|of|in|at|for|to|with|other|history|evidence|significant|recent|known|his|her|has|had|he|she|having|on|this|time|is|was|been|or|and)$/.test(
        token,
      ),
  )

/** All its words stand within twelve words of a denial. */
function denies(summary: string, finding: string): boolean {
  const tokens = tokensOf(summary)
  const words = finding.split(' ')
  return tokens.some((token, index) => {
    if (!/^(?:no|not|denies|denied|never|without|nope|none|t)$/.test(token)) return false
    const around = tokens.slice(Math.max(0, index - 12), index + 13)
    return words.every((word) =>
      around.some((each) => each === word || each.replace(/s$/, '') === word.replace(/s$/, '')),
    )
  })
}

function asTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n')
}

await main(async () => {
  const folder = notesFolder()
  const methods: [string, Method][] = [
    ['lead', (dialogue) => sentencesOf(dialogue).join(' ')],
    ['TextRank', textRank],
    [
      'ours',
      (text, words) =>
        summarise(text, { limit: words })
          .overview.map((line) => line.text)
          .join(' '),
    ],
  ]
  const medicinesIn = (text: string) => summarise(text).medicines.map(({ name }) => name)
  const sets = SETS.map(([set, file]) => ({
    set,
    conversations: readConversations(join(folder, file)),
  }))
  const rows = sets.flatMap(({ set, conversations }) => {
    return methods.map(([name, method]) => [
      `${set} (${conversations.length})`,
      name,
      ...measure(conversations, method, medicinesIn).map((share) => (share * 100).toFixed(1)),
    ])
  })
  console.log(
    `Every summary may have ${SHARE * 100} words for each 100 of its conversation, at least ${LEAST_WORDS}; ROUGE is F1 × 100.\n` +
      'Numbers (with their unit), medicines and denials: how many of 100 that the reference names stand in the summary;\n' +
      'the names of medicines in the reference are those that the summariser reads there.\n',
  )
  console.log(asTable([['set', 'method', ...MEASURES], ...rows]))
  const faithful = sets.map(({ set, conversations }) => [
    set,
    ...measureFaithfulness(
      conversations.map(({ dialogue, reference }) => ({ source: dialogue, sentences: sentencesOf(reference) })),
    ),
  ])
  console.log(
    '\nKept faithful: of 100 sentences of the references, how many are said to state what the conversation does not\n' +
      "hold: as written (their own source), against another's, and with a number, a medicine, a denial or a side altered;\n" +
      'then how many are traced to words of it. In brackets, how many there were.\n',
  )
  console.log(asTable([['set', ...FAITHFULNESS], ...faithful]))
})
