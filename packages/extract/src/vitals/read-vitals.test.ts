import { expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { pageFromText } from '../layout/page-from-text.ts'

const read = (text: string) =>
  extract([pageFromText(text)]).vitals.map(({ kind, value, diastolic, ucum }) => [
    kind,
    value,
    ...(diastolic ? [diastolic] : []),
    ucum,
  ])

test.each([
  ['BP: 120/80 mmHg', ['blood-pressure', 120, 80, 'mm[Hg]']],
  ['Blutdruck 135 / 85 mmHg', ['blood-pressure', 135, 85, 'mm[Hg]']],
  ['Tensión arterial: 120/80', ['blood-pressure', 120, 80, 'mm[Hg]']],
  ['रक्तचाप: 120/80', ['blood-pressure', 120, 80, 'mm[Hg]']],
  ['Pulse 72/min', ['pulse', 72, '/min']],
  ['Temp: 98.6 F', ['temperature', 98.6, '[degF]']],
  ['Température 37,2 °C', ['temperature', 37.2, 'Cel']],
  ['SpO2 97 %', ['oxygen-saturation', 97, '%']],
  ['Weight: 70 kg', ['weight', 70, 'kg']],
  ['Größe 175 cm', ['height', 175, 'cm']],
  ['IMC 24,5 kg/m2', ['body-mass-index', 24.5, 'kg/m2']],
  ['Respiratory rate: 16/min', ['respiratory-rate', 16, '/min']],
  ['GRBS: 140 mg/dL', ['glucose', 140, 'mg/dL']],
])('%s is a vital sign', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each(['BP 80/120', 'Pulse 7200', 'RR', 'Weight loss 3 months', 'PA 3', 'Temp 12'])('%s is none', (text) => {
  expect(read(text)).toEqual([])
})

test('several in one line are all found, each with its place', () => {
  const { vitals } = extract([pageFromText('BP 120/80 mmHg  Pulse 72/min  Temp 98.6 F')])
  expect(vitals.map(({ asWritten }) => asWritten)).toEqual(
    ['BP 120/80 mmHg', 'Pulse 72 /min', 'Temp 98.6 F'].map((text) => text.replace(' /min', '/min')),
  )
  expect(vitals[1]?.box.x0).toBeGreaterThan(vitals[0]?.box.x1 ?? 0)
})
