import { describe, expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { pageFromText } from '../layout/page-from-text.ts'

const read = (text: string, options = {}) => extract([pageFromText(text)], options)
const days = (text: string, options = {}) => read(text, options).dates.map(({ kind, iso }) => [kind, iso])

describe('a date of the record', () => {
  test.each([
    ['DOB: 22/06/1979', 'birth', '1979-06-22'],
    ['Geb. 22.06.1979', 'birth', '1979-06-22'],
    ['Fecha de nacimiento: 22/06/1979', 'birth', '1979-06-22'],
    ['Né(e) le : 22/06/1979', 'birth', '1979-06-22'],
    ['जन्म तिथि: 22/06/1979', 'birth', '1979-06-22'],
    ['Collected: 14/05/2024 08:15', 'collected', '2024-05-14T08:15'],
    ['Entnahme: 14.05.2024', 'collected', '2024-05-14'],
    ['Prélevé le 14/05/2024', 'collected', '2024-05-14'],
    ['నమూనా తేదీ: 14/05/2024', 'collected', '2024-05-14'],
    ['Report Date: 14-May-2024', 'reported', '2024-05-14'],
    ['Befunddatum: 15.05.2024', 'reported', '2024-05-15'],
    ['ausgestellt am: 03.07.23', 'issued', '2023-07-03'],
  ])('%s', (text, kind, iso) => {
    expect(days(text)).toEqual([[kind, iso]])
  })

  test('of birth is not in the future of the report', () => {
    expect(days('Geb. 22.06.35\nausgestellt am 03.07.23')).toEqual([
      ['birth', '1935-06-22'],
      ['issued', '2023-07-03'],
    ])
  })

  test('stays open where nothing tells day from month', () => {
    expect(read('Collected: 03/04/2024').dates[0]).toMatchObject({ iso: '2024-04-03', ambiguous: true })
    expect(read('Collected: 03/04/2024\nReported: 03/15/2024').dates[0]).toMatchObject({ iso: '2024-03-04' })
    expect(read('Collected: 03/04/2024', { dateOrder: 'mdy' }).dates[0]).toMatchObject({
      iso: '2024-03-04',
      ambiguous: true,
    })
    expect(read('Entnahme: 03/04/2024', { language: 'de' }).dates[0]).toMatchObject({ iso: '2024-04-03' })
  })
})

test.each([
  ['1 Main St, Springfield, IL 62701', 'mdy', '2024-03-04', undefined],
  ['CLIA 05D0642827', 'mdy', '2024-03-04', undefined],
  ['1 Main St, Springfield, IL 62701', undefined, '2024-03-04', true],
  ['1 Main St, Springfield, IL 62701', 'dmy', '2024-03-04', true],
  ['NABL accredited, +91 40 1234', 'dmy', '2024-04-03', undefined],
  ['NABL accredited, +91 40 1234', 'mdy', '2024-04-03', true],
] as const)('a day of a laboratory at “%s” for a person who writes %s is %s', (address, dateOrder, iso, ambiguous) => {
  const [date] = read(`${address}\nCollected: 03/04/2024`, dateOrder ? { dateOrder } : {}).dates
  expect([date?.iso, date?.ambiguous]).toEqual([iso, ambiguous])
})

describe('the people of a record', () => {
  test.each([
    ['Referred by: Dr. John Mercer', 'Dr. John Mercer'],
    ['Einsender: Dr. med. Karl Weber', 'Dr. med. Karl Weber'],
    ['Médico: Dr. Luis Pérez    Petición: 55812', 'Dr. Luis Pérez'],
    ['चिकित्सक: डॉ. राजेश कुमार', 'डॉ. राजेश कुमार'],
    ['Aussteller      Eingelöst\nDr. med. Emma Schneider     Adler-Apotheke', 'Dr. med. Emma Schneider'],
  ])('%s names the doctor', (text, name) => {
    expect(read(text).doctor?.name).toBe(name)
  })

  test('are the patient and the laboratory as well', () => {
    const record = read('Sunrise Diagnostics Laboratory\nPatient: Anna Clark     Age: 45')
    expect([record.patient?.name, record.laboratory?.name]).toEqual(['Anna Clark', 'Sunrise Diagnostics Laboratory'])
  })

  test('are not made up', () => {
    expect(read('Glucose 95 mg/dL 70 - 100')).not.toHaveProperty('doctor')
  })
})
