import type { NoteSummary } from '@salus/contract'
import { expect, test } from 'vitest'
import { summaryText } from './summary-text.ts'

const SUMMARY: NoteSummary = {
  overview: [],
  problems: [],
  medicines: [],
  results: [],
  todo: [],
  questions: [],
  understood: true,
  notices: [],
  emergency: null,
  mentioned: {
    kind: 'ambulance',
    signs: [{ text: 'chest pain', spans: [{ start: 0, end: 10 }] }],
    numbers: [{ name: 'Emergency', display: '911', tel: '911' }],
  },
  engine: { name: 'Salus note summariser', version: '1' },
}

test('a sign of a visit is told calmly, with whom to call if it is there now', () => {
  expect(summaryText(SUMMARY)).toMatch(
    /^The note mentions:\n- chest pain\nIf any of this is happening now, call 911\.\n/,
  )
})
