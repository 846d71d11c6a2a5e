import { expect, it } from 'vitest'
import { readNote } from './read-note.ts'

const read = (text: string) =>
  readNote(text).sentences.map(({ words, section }) => [section, text.slice(words[0]?.start, words.at(-1)?.end)])

it('knows the headings of a note, alone on a line or before its text, in any case', () => {
  expect(
    read('HPI: Knee pain.\n\nPast Medical History\nGout\n**Plan:**\nRest.\nDischarge instructions - Walk daily.'),
  ).toEqual([
    ['history', 'Knee pain.'],
    ['past', 'Gout'],
    ['plan', 'Rest.'],
    ['instructions', 'Walk daily.'],
  ])
})

it('takes no word in a sentence for a heading', () => {
  expect(read('Plan for surgery was discussed.')).toEqual([['none', 'Plan for surgery was discussed.']])
})

it('joins lines that were wrapped and keeps list items apart', () => {
  expect(read('She takes aspirin and\nfeels well.\n- Gout\n- asthma')).toEqual([
    ['none', 'She takes aspirin and\nfeels well.'],
    ['none', 'Gout'],
    ['none', 'asthma'],
  ])
})
