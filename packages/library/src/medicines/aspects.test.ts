import { expect, it } from 'vitest'
import { aspectsOf } from './aspects.ts'

it.each([
  ['What is metformin for?', ['uses']],
  ['side effects of sertraline', ['effects']],
  ['Does it make me drowsy, can I drive?', ['effects', 'driving']],
  ['I forgot my lisinopril', ['missed']],
  ['Can I stop sertraline?', ['stopping']],
  ['how many mg should I take', ['dose']],
  ['metformina en el embarazo', ['pregnancy']],
  ['¿para qué sirve el omeprazol?', ['uses']],
  ['puis-je boire de l’alcool avec', ['alcohol']],
  ['Wofür ist Metformin?', ['uses']],
  ['Ich habe eine Dosis vergessen', ['missed']],
  ['मेटफॉर्मिन के दुष्प्रभाव', ['effects']],
  ['metformin kis liye hai', ['uses']],
  ['మెట్‌ఫార్మిన్ దేనికి వాడతారు', ['uses']],
  ['sertraline', []],
])('%s asks about %j', (question, aspects) => {
  expect(aspectsOf(question)).toEqual(aspects)
})
