import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { QuestionFinder } from './question-finder.ts'
import { compileIndex, QuestionIndex } from './question-index.ts'
import { readTable } from './table-file.ts'
import { WordTable } from './word-table.ts'
import { wordsOfQuestion } from './words-of-question.ts'

const file = (name: string) => readFileSync(new URL(`../../meaning/${name}`, import.meta.url))
const table = new WordTable(readTable(JSON.parse(file('words.json').toString()), file('vectors.bin')))
const finder = new QuestionFinder(
  new QuestionIndex(
    compileIndex(
      [
        {
          id: 'drowsy',
          asked: ['does cetirizine make you drowsy', 'is zyrtec sedating'],
          says: ['It can make you sleepy.'],
        },
        {
          id: 'quit',
          asked: ['best way to quit smoking', 'how do i stop cigarettes'],
          says: ['Patches and gum help.'],
        },
        { id: 'sushi', asked: ['can i eat sushi while pregnant'], says: ['Raw fish can carry germs.'] },
      ],
      table,
    ),
    table,
  ),
  JSON.parse(file('ranking.json').toString()),
)
const nearest = (question: string) => finder.find(question, 1)[0]

describe('the finder of questions', () => {
  it.each([
    ['will my hayfever tablet make me sleepy', 'drowsy'],
    ['how do i give up fags', 'quit'],
    ['raw fish for expecting mums', 'sushi'],
    ['is cetirizin sedative', 'drowsy'],
  ])('finds an answer by the meaning of words that it does not hold: %s', (question, id) =>
    expect(nearest(question)?.id).toBe(id),
  )

  it('is surer of the very words than of words about something else', () => {
    const chance = (question: string) => nearest(question)?.chance ?? 0
    expect(chance('best way to quit smoking')).toBeGreaterThan(0.8)
    expect(chance('how tall is the eiffel tower')).toBeLessThan(0.1)
  })

  it('says where the rarest word means nothing to it', () => {
    expect(nearest('can i quit Zelmoravine')?.knowsRarest).toBe(false)
    expect(nearest('can i quit smoking')?.knowsRarest).toBe(true)
  })

  it('leaves out what is not allowed, and takes the next', () =>
    expect(finder.find('how do i stop cigarettes', 1, (id) => id !== 'quit')[0]?.id).not.toBe('quit'))

  it('finds nothing where there are no words', () => expect(finder.find('?!', 3)).toEqual([]))
})

describe('the table of words', () => {
  it('has brands as what is in them', () => expect(wordsOfQuestion('Tylenol')).toEqual(wordsOfQuestion('paracetamol')))

  it('knows nearly every word by which the foreseen questions are asked', () => {
    const rooms = ['family', 'illnesses', 'living', 'medicines', 'tests']
    const words = rooms.flatMap((room) => {
      const texts: Record<string, { asked: string[] }> = JSON.parse(
        readFileSync(new URL(`../../articles/questions-${room}/english.json`, import.meta.url), 'utf8'),
      )
      return Object.values(texts).flatMap(({ asked }) => asked.flatMap(wordsOfQuestion))
    })
    const unknown = words.filter((word) => table.rowOf(word) === undefined)
    // More says that the wordings have changed: `npm run meaning:learn`.
    expect(unknown.length / words.length).toBeLessThan(0.02)
  })
})
