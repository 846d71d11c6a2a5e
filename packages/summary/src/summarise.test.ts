import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../scripts/cpu-time.ts'
import { READ_LIMIT, summarise } from './summarise.ts'
import { CONVERSATION, DISCHARGE_NOTE } from './testing/notes.ts'
import type { NoteSummary, SummaryLine } from './types.ts'

const texts = (lines: SummaryLine[]) => lines.map(({ text }) => text)
const linesOf = ({ overview, problems, medicines, results, todo }: NoteSummary): SummaryLine[] => [
  ...overview,
  ...problems,
  ...[...medicines, ...results].map(({ asWritten }) => asWritten),
  ...todo.map(({ what }) => what),
]
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

describe('every line is tied to its words', () => {
  it.each([
    ['a discharge paper', DISCHARGE_NOTE],
    ['a conversation', CONVERSATION],
  ])('%s: without the explanations, a line is the words at its spans and nothing else', (_, note) => {
    const lines = linesOf(summarise(note, { limit: 500 }))
    expect(lines.length).toBeGreaterThan(10)
    for (const { text, spans } of lines) {
      const source = spans.map(({ start, end }) => note.slice(start, end)).join(' ')
      // What is in brackets in the source is no explanation of ours.
      const said = note.replace(/\s+/g, ' ').includes(text) ? text : text.replace(/ \([^()]*\)/g, '')
      expect(letters(said)).toBe(letters(said === text ? source : source.replace(/ \([^()]*\)/g, '')))
    }
  })

  it('ties every question to what raised it', () => {
    const { questions } = summarise(DISCHARGE_NOTE)
    expect(questions.length).toBeGreaterThanOrEqual(2)
    expect(questions.length).toBeLessThanOrEqual(5)
    const albuterol = questions.find(({ text }) => text.includes('Albuterol'))
    expect(albuterol?.spans.map(({ start, end }) => DISCHARGE_NOTE.slice(start, end))).toEqual(['Albuterol inhaler'])
  })
})

describe('the overview', () => {
  it('keeps the order of the text and its word limit', () => {
    const { overview } = summarise(DISCHARGE_NOTE, { limit: 60 })
    const starts = overview.map(({ spans }) => spans[0]?.start ?? 0)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    const words = overview.flatMap(({ spans }) => spans.map(({ start, end }) => DISCHARGE_NOTE.slice(start, end)))
    expect(words.join(' ').match(/[a-z0-9]+/gi)?.length).toBeLessThan(75)
  })

  it('explains a term once, in the words people use', () => {
    const all = texts(summarise(DISCHARGE_NOTE, { limit: 500 }).overview).join('\n')
    expect(all).toContain('HTN (high blood pressure)')
    expect(all).toContain('SOB (shortness of breath)')
    expect(all.match(/\(high blood pressure\)/g)).toHaveLength(1)
  })

  it('says a thing once when the text says it twice', () => {
    const note =
      'She has severe knee pain after a fall. Her blood pressure was fine. She has severe knee pain after a fall.'
    expect(summarise(note, { limit: 100 }).overview.filter(({ text }) => text.includes('knee'))).toHaveLength(1)
  })
})

describe('a conversation', () => {
  const summary = summarise(CONVERSATION, { limit: 200 })

  it('puts a short answer behind its question and ties both to the text', () => {
    const line = summary.overview.find(({ text }) => text === 'Any allergies? Penicillin.')
    expect(line?.spans.map(({ start, end }) => CONVERSATION.slice(start, end))).toEqual([
      'Any allergies?',
      'Penicillin.',
    ])
  })

  it('drops hesitations and false starts, and nothing else', () => {
    expect(texts(summary.overview)).toContain("I've had this burning pain in my stomach for about two weeks now.")
  })

  it('keeps the no to a question, also to one that nobody marked', () => {
    expect(texts(summary.overview)).toContain('Any chest pain or shortness of breath? No.')
    expect(texts(summary.overview)).toContain('You have blood in your stool? No, nothing like that.')
    expect(texts(summary.problems).join(' ')).not.toMatch(/chest pain|blood/)
  })

  it('leaves a line that depends on an "if" whole', () => {
    const said = `Doctor: How are you?
Patient: The nurse asked whether my old boiler leaks into the rooms where we all sleep and I have a fever at night.`
    expect(texts(summarise(said, { limit: 100 }).overview).join(' ')).toMatch(/asked whether .* and I have a fever/)
  })

  it('finds what is to be done and when', () => {
    expect(summary.todo.map(({ what, by }) => [what.text, by])).toContainEqual([
      'Come back in two weeks.',
      'in two weeks',
    ])
    expect(summary.medicines.map(({ name, change }) => [name, change])).toEqual([
      ['ibuprofen', 'stopped'],
      ['omeprazole', 'started'],
    ])
  })

  it('is told from a letter that opens with the names', () => {
    expect(summary.isDialogue).toBe(true)
    expect(summarise(DISCHARGE_NOTE).isDialogue).toBe(false)
    expect(summarise('Patient: Maria Gomez\nDoctor: Dr. A. Lee\nThank you for seeing her.').isDialogue).toBe(false)
    expect(summarise('[doctor] any pain ?\n[patient] in my knee .').isDialogue).toBe(true)
  })
})

describe('text that is no note', () => {
  it.each(['', ' \n ', '... --- !!!', '12 34'])('%j is not understood', (text) => {
    const summary = summarise(text)
    expect(summary.notUnderstood).toBe(true)
    expect([...linesOf(summary), ...summary.questions]).toEqual([])
  })

  it.each([
    ' ',
    'a',
    '.',
    '1 ',
    '(',
    'mg. ',
    'A.',
    '\n',
    '* ',
    'i i ',
    'no ',
    'a: ',
    'Doctor: ',
    'pain ',
    'Doctor: a?\nPatient: no\n',
    'Potassium 5.6 H. ',
    'Take aspirin in 2 weeks. ',
    'Hb 1 - - | ',
    DISCHARGE_NOTE,
    CONVERSATION,
  ])('%j over and over is read in time', (piece) => {
    const started = cpuMs()
    const summary = summarise(piece.repeat(Math.ceil(READ_LIMIT / piece.length)))
    expect(cpuMs() - started).toBeLessThan(3000)
    expect(summary.questions.length).toBeLessThanOrEqual(5)
  })
})

describe('courtesies', () => {
  it('are neither told nor asked about', () => {
    const note =
      'Good morning. How are you today? Mr. Lopez is doing well. Continue metformin 500 mg twice daily. Thank you for coming. Take care.'
    const { overview, questions } = summarise(note)
    const said = [...overview, ...questions].map(({ text }) => text).join('\n')
    expect(said).toMatch(/metformin/)
    expect(said).not.toMatch(/good morning|thank you|take care|how are you/i)
  })

  it('do not hide what is told with them', () => {
    const { overview } = summarise('Thank you for sending Mr. Lopez, who has had a cough for three weeks.')
    expect(overview.map(({ text }) => text).join()).toMatch(/cough/)
  })
})
