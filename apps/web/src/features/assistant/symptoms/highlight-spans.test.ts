import { expect, test } from 'vitest'
import { highlightSpans } from './highlight-spans.ts'
import { finding, sampleText } from './sample-answer.ts'

const cut = (...findings: ReturnType<typeof finding>[]) =>
  highlightSpans(sampleText, findings).map(({ text, findings: read }) => (read.length > 0 ? `[${text}]` : text))

test('the words that were read are marked in their place', () => {
  expect(cut(finding('fever'), finding('cough'))).toEqual([
    'Sore throat and ',
    '[cough]',
    ' for two days, no ',
    '[fever]',
  ])
})

test('overlapping places stay whole', () => {
  const throat = finding('sore throat')
  const part = finding('throat')
  expect(cut(part, throat)[0]).toBe('[Sore throat]')
  expect(highlightSpans(sampleText, [part, throat])[0]?.findings).toEqual([throat, part])
})

test('what has no place, or none in this text, is left out', () => {
  expect(cut(finding('diabetes', { from: 'record' }), finding('x', { span: { start: 40, end: 400 } }))).toEqual([
    sampleText,
  ])
  expect(highlightSpans('', [])).toEqual([])
})
