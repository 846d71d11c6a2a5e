import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articleFacts, articleTexts, FILE_OF, useArticles } from './articles.ts'
import { Finder } from './finder.ts'
import { isQuestion } from './is-question.ts'
import { sectionsAsked } from './sections-asked.ts'

const ROOMS = new URL('../../articles/', import.meta.url)
const rooms = readdirSync(ROOMS)
useArticles((part) =>
  Object.assign(
    {},
    ...rooms.map((room) => JSON.parse(readFileSync(new URL(`${room}/${FILE_OF[part]}.json`, ROOMS), 'utf8'))),
  ),
)

const finderIn = (language: 'en' | 'es' | 'fr' | 'de' | 'hi' | 'te') =>
  new Finder(
    Object.entries(articleTexts(language))
      .filter(([id]) => articleFacts()[id]?.kind !== 'question')
      .map(([id, { title, asked }]) => ({
        id,
        names: title ? [title, ...(asked ?? [])] : [],
      })),
    language,
  )
const SURE = 0.6

describe('an article is found', () => {
  const english = finderIn('en')
  it.each([
    ['How do I quit smoking?', 'quit-smoking'],
    ['my son burned his hand on the stove', 'burn-or-scald'],
    ['I missed my birth control pill', 'missed-pill-combined'],
    ['what does high ferritin mean', 'ferritin'],
    ['how much water should I drink a day?', 'water-per-day'],
    ['do i need to fast for a lipid panel', 'lipid-panel'],
  ])('by what people call it: %s', (question, id) => {
    const [best] = english.find(question)
    expect(best?.id).toBe(id)
    expect(best?.score).toBeGreaterThanOrEqual(SURE)
  })

  it.each([
    'How does a pressure cooker work?',
    'What is the capital of France?',
    'Which phone has the best battery?',
    'How do I knit a scarf for my baby?',
    'Who won the football world cup?',
    '',
    '???',
  ])('by no word that it shares with something else: %s', (question) => {
    expect(english.find(question).filter(({ score }) => score >= SURE)).toEqual([])
  })

  it.each([
    ['es', '¿Cómo dejo de fumar?', 'quit-smoking'],
    ['fr', 'Comment arrêter de fumer ?', 'quit-smoking'],
    ['de', 'Wie höre ich mit dem Rauchen auf?', 'quit-smoking'],
    ['hi', 'धूम्रपान कैसे छोड़ें?', 'quit-smoking'],
    ['te', 'పొగతాగడం ఎలా మానేయాలి?', 'quit-smoking'],
  ] as const)('in %s', (language, question, id) => {
    const [best] = finderIn(language).find(question)
    expect(best?.id).toBe(id)
  })
})

it.each([
  ['How long does the flu last?', true],
  ['I want to lose weight', true],
  ['¿Es contagiosa la varicela?', true],
  ['Comment arrêter de fumer', true],
  ['Wie lange dauert eine Grippe', true],
  ['बुखार में क्या करें', true],
  ['bukhar me kya kare', true],
  ['జ్వరం వస్తే ఏం చేయాలి', true],
  ['I have a headache', false],
  ['Ich habe Kopfschmerzen', false],
  ['When I breathe in it hurts.', false],
  ['My chest is tight. When I breathe in it hurts.', false],
  ['I have a cold. Any movement hurts. May be the flu.', false],
  ['Mir ist schlecht. Ist seit gestern so.', false],
  ['Quand je respire j’ai mal', false],
  ['నాకు చాలా నొప్పిగా ఉంది', false],
  ['mera bukhar ab theek hai', false],
  ['when should my baby sit up', true],
  ['My knee is swollen. What helps against that', true],
  ['నేను ఏమి తినాలా', true],
])('“%s” is a question: %s', (text, is) => expect(isQuestion(text)).toBe(is))

it.each([
  ['is it contagious?', ['spread']],
  ['wie lange dauert das?', ['course']],
  ['is that dangerous?', ['worry']],
  ['what is it?', []],
])('“%s” asks for %j', (text, sections) => expect(sectionsAsked(text)).toEqual(sections))
