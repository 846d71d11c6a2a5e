import { expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'
import { wordsOf } from './words.ts'

const split = (text: string, isSpeech = false) =>
  splitSentences(wordsOf(text), isSpeech).map((words) => text.slice(words[0]?.start, words.at(-1)?.end))

it.each([
  ['Seen by Dr. Smith today. Doing well.', ['Seen by Dr. Smith today.', 'Doing well.']],
  ['Take 5 mg. daily. Then stop.', ['Take 5 mg. daily.', 'Then stop.']],
  ['Takes 5 mg. She feels well.', ['Takes 5 mg.', 'She feels well.']],
  ['Potassium was 5.6 today. Repeat it.', ['Potassium was 5.6 today.', 'Repeat it.']],
  ['Aspirin 81 mg q.d. for the heart. Continue.', ['Aspirin 81 mg q.d. for the heart.', 'Continue.']],
  ['Aspirin 81 mg q.d. Continue it.', ['Aspirin 81 mg q.d.', 'Continue it.']],
  ['1. Diabetes 2. Asthma 3. Gout', ['1. Diabetes', '2. Asthma', '3. Gout']],
  ['he has pain . it is worse', ['he has pain .', 'it is worse']],
  ['Referred to J. R. Brown, M.D. for review.', ['Referred to J. R. Brown, M.D. for review.']],
  ['Low vitamin D. Start a supplement.', ['Low vitamin D.', 'Start a supplement.']],
])('%s', (text, sentences) => {
  expect(split(text)).toEqual(sentences)
})

it('cuts speech that nobody punctuated where it takes a new turn', () => {
  const said = 'the scan of your ankle looks clean from every side so I want you to walk a little each day'
  expect(split(said, true)).toEqual([
    'the scan of your ankle looks clean from every side',
    'so I want you to walk a little each day',
  ])
  expect(split(said)).toEqual([said])
})

it('loses no word', () => {
  const text = 'One two. 3.5 four! (five) six? • seven; 8. Nine'
  expect(splitSentences(wordsOf(text)).flat()).toEqual(wordsOf(text))
})
