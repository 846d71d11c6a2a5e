import { describe, expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { pageFromText } from '../layout/page-from-text.ts'
import { brief, labsIn, pageOf } from '../testing/page.ts'

const read = (rows: [number, string][][]) => extract([pageOf(rows)]).labs

describe('a table of results', () => {
  const HEAD: [number, string][] = [
    [40, 'Test'],
    [220, 'Result'],
    [280, 'Flag'],
    [330, 'Units'],
    [420, 'Reference Range'],
  ]

  test('gives name, result, unit, range and the mark of the lab', () => {
    const [lab] = read([
      HEAD,
      [
        [40, 'Hemoglobin'],
        [220, '10.2'],
        [280, 'L'],
        [330, 'g/dL'],
        [420, '12.0 - 15.5'],
      ],
    ])
    expect(lab).toMatchObject({
      name: 'Hemoglobin',
      analyte: 'Hemoglobin',
      loinc: '718-7',
      value: 10.2,
      unit: 'g/dL',
      ucum: 'g/dL',
      range: { low: 12, high: 15.5, text: '12.0 - 15.5' },
      flag: 'low',
    })
  })

  test('tells where each result stands', () => {
    const [lab] = read([
      HEAD,
      [
        [40, 'Hemoglobin'],
        [220, '10.2'],
        [330, 'g/dL'],
      ],
    ])
    expect(lab?.valueBox).toEqual({ page: 1, x0: 220, y0: 56, x1: 240, y1: 65 })
    expect(lab?.nameBox).toMatchObject({ x0: 40, x1: 90 })
    expect(lab?.box).toMatchObject({ x0: 40, x1: 350 })
  })

  test('gives names that it does not know', () => {
    expect(
      read([
        HEAD,
        [
          [40, 'Zonulin peptide'],
          [220, '5.6'],
          [330, 'ng/mL'],
          [420, 'up to 40'],
        ],
      ]).map(brief),
    ).toEqual(['Zonulin peptide | 5.6 | ng/mL | ..40'])
  })

  test('keeps a number that belongs to a name out of the result', () => {
    const labs = read([
      HEAD,
      [
        [40, 'CA 125'],
        [220, '35.2'],
        [330, 'U/mL'],
        [420, '< 35'],
      ],
      [
        [40, 'Interleukin 12'],
        [220, '7'],
        [330, 'pg/mL'],
      ],
    ])
    expect(labs.map(brief)).toEqual(['CA 125 | 35.2 | U/mL | ..35', 'Interleukin 12 | 7 | pg/mL | '])
  })

  test('takes no letter of a name for a mark, and no sign in it for a unit', () => {
    const labs = read([
      HEAD,
      [
        [40, 'C reactive protein'],
        [220, '3'],
        [330, 'mg/L'],
      ],
      [
        [40, 'Neutrophils % Bld Auto'],
        [220, '60'],
        [330, '%'],
      ],
    ])
    expect(labs.map(({ name, analyte, flag }) => [name, analyte, flag])).toEqual([
      ['C reactive protein', 'C-reactive protein', undefined],
      ['Neutrophils % Bld Auto', 'Neutrophils %', undefined],
    ])
  })

  test('whose analytes stand side by side gives each result its name, unit and day', () => {
    const labs = read([
      [
        [40, 'Date'],
        [140, 'Hemoglobin (g/dL)'],
        [260, 'Creatinine (mg/dL)'],
        [400, 'Platelets'],
      ],
      [
        [40, '14/05/2024'],
        [140, '13.2'],
        [260, '0.9'],
        [400, '250'],
      ],
      [
        [40, '02/02/2024'],
        [140, '12.8'],
        [400, '231'],
      ],
    ])
    expect(labs.map((lab) => [brief(lab), lab.date])).toEqual([
      ['Hemoglobin | 13.2 | g/dL | ', '2024-05-14'],
      ['Creatinine | 0.9 | mg/dL | ', '2024-05-14'],
      ['Platelets | 250 |  | ', '2024-05-14'],
      ['Hemoglobin | 12.8 | g/dL | ', '2024-02-02'],
      ['Platelets | 231 |  | ', '2024-02-02'],
    ])
  })

  test('with numbers in its list and an unreadable title of the names is read all the same', () => {
    const labs = read([
      [
        [46, '0.'],
        [70, 'ame'],
        [190, 'Range'],
        [340, 'Units'],
        [448, 'Value'],
      ],
      [
        [40, '2.'],
        [67, 'Iron'],
        [192, '50 - 170'],
        [340, 'ug/dL'],
        [448, '56'],
      ],
    ])
    expect(labs.map(brief)).toEqual(['Iron | 56 | ug/dL | 50..170'])
  })

  test('with a column of codes gives them', () => {
    const labs = read([
      [
        [40, 'LOINC'],
        [100, 'Test'],
        [250, 'Result'],
        [330, 'Units'],
      ],
      [
        [40, '2339-0'],
        [100, 'Glucose'],
        [250, '95'],
        [330, 'mg/dL'],
      ],
    ])
    expect(labs.map(({ name, loinc }) => [name, loinc])).toEqual([['Glucose', '2339-0']])
  })

  test('gives results that are words', () => {
    const labs = read([
      HEAD,
      [
        [40, 'HBsAg'],
        [220, 'Non-Reactive'],
        [420, 'Non-Reactive'],
      ],
      [
        [40, 'Nitrite'],
        [220, 'Positive'],
        [420, 'Negative'],
      ],
    ])
    expect(labs.map(({ value, flag }) => [value, flag])).toEqual([
      ['Non-Reactive', 'normal'],
      ['Positive', 'abnormal'],
    ])
  })

  test('with a column of earlier results gives the present ones', () => {
    const labs = read([
      [
        [40, 'Test'],
        [200, 'Previous'],
        [280, 'Result'],
        [350, 'Units'],
      ],
      [
        [40, 'Glucose'],
        [200, '99'],
        [280, '105'],
        [350, 'mg/dL'],
      ],
    ])
    expect(labs.map(brief)).toEqual(['Glucose | 105 | mg/dL | '])
  })

  test('with dated columns gives each result its day', () => {
    const labs = read([
      [
        [40, 'Parameter'],
        [200, '14.05.2024'],
        [280, '02.02.2024'],
        [360, 'Einheit'],
      ],
      [
        [40, 'Kalium'],
        [200, '4,1'],
        [280, '3,9'],
        [360, 'mmol/l'],
      ],
    ])
    expect(labs.map(({ value, date }) => [value, date])).toEqual([
      [4.1, '2024-05-14'],
      [3.9, '2024-02-02'],
    ])
  })

  test('with low and high apart gives one range', () => {
    const [lab] = read([
      [
        [40, 'Test'],
        [200, 'Result'],
        [260, 'Low'],
        [310, 'High'],
        [360, 'Units'],
      ],
      [
        [40, 'Sodium'],
        [200, '139'],
        [260, '136'],
        [310, '145'],
        [360, 'mmol/L'],
      ],
    ])
    expect(lab?.range).toEqual({ low: 136, high: 145, text: '136 - 145' })
  })

  test('beside another one is read first, then the other', () => {
    const head: [number, string][] = [
      [30, 'Test'],
      [120, 'Result'],
      [170, 'Units'],
      [310, 'Test'],
      [400, 'Result'],
      [450, 'Units'],
    ]
    const labs = read([
      head,
      [
        [30, 'Sodium'],
        [120, '139'],
        [170, 'mmol/L'],
        [310, 'ALT'],
        [400, '22'],
        [450, 'U/L'],
      ],
      [
        [30, 'Urea'],
        [120, '30'],
        [170, 'mg/dL'],
        [310, 'AST'],
        [400, '25'],
        [450, 'U/L'],
      ],
    ])
    expect(labs.map(({ name }) => name)).toEqual(['Sodium', 'Urea', 'ALT', 'AST'])
  })

  test('with the unit in its header gives it to each result', () => {
    const labs = read([
      [
        [40, 'Analyte'],
        [220, 'Result (mmol/L)'],
        [340, 'Range'],
      ],
      [
        [40, 'Sodium'],
        [220, '139'],
        [340, '136-145'],
      ],
    ])
    expect(labs.map(brief)).toEqual(['Sodium | 139 | mmol/L | 136..145'])
  })

  test('goes on over a page without a header', () => {
    const second = {
      ...pageOf([
        [
          [40, 'Zonulin'],
          [220, '12'],
          [330, 'ng/mL'],
        ],
      ]),
      number: 2,
    }
    const { labs } = extract([
      pageOf([
        HEAD,
        [
          [40, 'Urea'],
          [220, '30'],
          [330, 'mg/dL'],
        ],
      ]),
      second,
    ])
    expect(labs.map(({ name, box }) => [name, box.page])).toEqual([
      ['Urea', 1],
      ['Zonulin', 2],
    ])
  })

  test('takes headings, methods, remarks and the head of the sheet for no results', () => {
    const labs = read([
      [
        [40, 'Patient ID: 11982'],
        [300, 'Age: 45 years'],
      ],
      [[40, 'Test Date Local: January 18, 2011 14:23']],
      [[40, 'Test Date GMT: January 18, 2011 19:23']],
      [[40, 'Tel: 040 2345 6789']],
      HEAD,
      [[40, 'HAEMATOLOGY']],
      [
        [40, 'Urea'],
        [220, '30'],
        [330, 'mg/dL'],
        [420, '15 - 45'],
      ],
      [[40, 'Method: Photometry 340 nm']],
      [[40, 'Values above 200 mg/dL should be discussed with your doctor within 2 weeks']],
      [[40, 'Page 1 of 3']],
    ])
    expect(labs.map(({ name }) => name)).toEqual(['Urea'])
  })

  test('joins a name that runs over two lines', () => {
    const labs = read([
      HEAD,
      [
        [40, 'Anti-Thyroid Peroxidase'],
        [220, '12'],
        [330, 'IU/mL'],
        [420, '< 34'],
      ],
      [[40, 'Antibodies (Anti-TPO)']],
      [],
      [
        [40, 'Urea'],
        [220, '30'],
        [330, 'mg/dL'],
      ],
    ])
    expect(labs.map(({ name }) => name)).toEqual(['Anti-Thyroid Peroxidase Antibodies (Anti-TPO)', 'Urea'])
  })
})

describe('text behind a table', () => {
  const TABLE = `Test               Result    Unit      Reference range
Hemoglobin         14.1      g/dL      12.0 - 15.5`
  const behind = (text: string) =>
    extract([pageFromText(TABLE), { ...pageFromText(text), number: 2 }])
      .labs.slice(1)
      .map(({ name, value }) => [name, value])

  test('is no part of it, but for the results that it names', () => {
    const letter = `Laboratory report 51
Medical treatment: continue Fosamax 1
Marital status: married for 25
The lungs are clear and the abdomen is normal
Auscultation of lungs: Clear
renal stone, non-obstructing. 533 ml post void
Hemoglobin A1c: 6.8 %`
    expect(behind(letter)).toEqual([['Hemoglobin A1c', 6.8]])
    expect(extract([pageFromText(`${TABLE}\n${letter}`)]).labs.map(({ name }) => name)).toEqual([
      'Hemoglobin',
      'Hemoglobin A1c',
    ])
  })

  test('is part of it where the table goes on', () => {
    const page = `Ceruloquin         31        mg/L      20 - 60
Mystery marker     4
Sodium             140       mmol/L    136 - 145`
    expect(behind(page)).toEqual([
      ['Ceruloquin', 31],
      ['Mystery marker', 4],
      ['Sodium', 140],
    ])
  })
})

describe('a line of text', () => {
  test.each([
    ['Glucose: 5.5 mmol/L (3.9-5.6)', 'Glucose | 5.5 | mmol/L | 3.9..5.6'],
    ['Glucose   5.6 H   mmol/L   3.9 - 5.6', 'Glucose | 5.6 | mmol/L | 3.9..5.6'],
    ['Glucose   5.6*   mmol/L   3.9 - 5.6', 'Glucose | 5.6 | mmol/L | 3.9..5.6'],
    ['Glucose   H 5.6   mmol/L   3.9 - 5.6', 'Glucose | 5.6 | mmol/L | 3.9..5.6'],
    ['Glucose   5.6↑   mmol/L   3.9 - 5.6', 'Glucose | 5.6 | mmol/L | 3.9..5.6'],
    ['Kalium   3,2   -   mmol/l   3,5 - 5,1', 'Kalium | 3.2 | mmol/l | 3.5..5.1'],
    ['PSA   <0.01   ng/mL   < 4.0', 'PSA | <0.01 | ng/mL | ..4'],
    ['DFG   > 90   mL/min   ≥ 60', 'DFG | >90 | mL/min | 60..'],
    ['Plaquettes ........ 250 000 /mm3 (150 000 - 400 000)', 'Plaquettes | 250000 | /mm3 | 150000..400000'],
    ['ALAT (TGP)   32   UI/L   jusqu’à 40', 'ALAT (TGP) | 32 | UI/L | ..40'],
    ['हीमोग्लोबिन   10.2   g/dL   12 - 16', 'हीमोग्लोबिन | 10.2 | g/dL | 12..16'],
    ['Vitamin B 12   450   pg/mL   200 - 900', 'Vitamin B 12 | 450 | pg/mL | 200..900'],
    ['Creatinine 0.9mg/dL 0.6-1.2', 'Creatinine | 0.9 | mg/dL | 0.6..1.2'],
  ])('%s is a result', (line, expected) => {
    expect(labsIn(line).map(brief)).toEqual([expected])
  })

  test.each([
    'Paracetamol 500 mg',
    'Weight: 70 kg',
    'Tel 040 123 4567',
    'Call us 24 hours a day, 7 days a week',
    'Average: 90 - 110 Normal',
    'Room 12',
    'CA [L BLATT 646',
    'Neuropsychology 24 219-229',
    'Clonidine 0.2 mg 1 and 1',
    '14/05/2024 10:30',
  ])('%s is none', (line) => {
    expect(labsIn(line)).toEqual([])
  })

  test('is only flagged by its range where the lab sets no mark', () => {
    expect(labsIn('Sodium 150 mmol/L 136 - 145')[0]?.flag).toBe('high')
    expect(labsIn('Sodium   150 L   mmol/L   136 - 145')[0]?.flag).toBe('low')
    expect(labsIn('Sodium 150 mmol/L')[0]?.flag).toBeUndefined()
  })

  test.each(['M: 13.5-17.5 F: 12.0-15.5', 'Male: 13.5 - 17.5'])(
    'with limits of one sex (%s) has none of its own',
    (limits) => {
      const [lab] = labsIn(`Test          Result   Unit    Reference Range\nHemoglobin    12.5     g/dL    ${limits}`)
      expect(lab).toMatchObject({ value: 12.5, range: { text: expect.stringContaining('13.5') } })
      expect([lab?.range?.low, lab?.flag]).toEqual([undefined, undefined])
    },
  )

  test('that an OCR misread is put right where nothing else is possible, and is less sure', () => {
    const [sound, repaired] = [
      labsIn('Potassium   4.1   mmol/L   3.5 - 5.1')[0],
      labsIn('Potassium   4.l   mmol/L   3.5 - 5.1')[0],
    ]
    expect(repaired?.value).toBe(4.1)
    expect(repaired?.confidence).toBeLessThan(sound?.confidence ?? 0)
    expect(labsIn('Potassium   41   mmol/L   3.5 - 5.1')[0]).toMatchObject({ value: 4.1, valueBox: { page: 1 } })
    expect(labsIn('Zonulin   41   ng/mL   3.5 - 5.1')[0]?.value).toBe(41)
  })

  test('whose point and whose limits were lost by a scan is restored only where no living person has it', () => {
    expect(labsIn('Calcium   95   mg/dL   86 - 102')[0]).toMatchObject({
      value: 9.5,
      range: { low: 8.6, high: 10.2, text: '86 - 102' },
    })
    expect(labsIn('Ferritin   95   ng/mL   86 - 102')[0]?.value).toBe(95)
  })

  test('of a scan without the point that its range has is less sure', () => {
    const page = pageOf([
      [
        [40, 'Zonulin'],
        [200, '428'],
        [260, 'ng/mL'],
        [330, '10.0 - 35.0'],
      ],
    ])
    const scanned = { ...page, words: page.words.map((word) => ({ ...word, confidence: 96 })) }
    const [sure, unsure] = [extract([page]).labs[0], extract([scanned]).labs[0]]
    expect([sure?.value, unsure?.value]).toEqual([428, 428])
    expect(unsure?.confidence).toBeLessThan((sure?.confidence ?? 0) * 0.75)
  })

  test('gets no code where its unit is of another quantity', () => {
    expect(labsIn('Glucose 5.5 mmol/L')[0]?.loinc).toBe('14749-6')
    expect(labsIn('Glucose 95 mg/dL')[0]?.loinc).toBe('2345-7')
    expect(labsIn('Prolactin 300 mIU/L')[0]).toMatchObject({ analyte: 'Prolactin' })
    expect(labsIn('Prolactin 300 mIU/L')[0]?.loinc).toBeUndefined()
  })

  test.each([
    ['Bilirubin Indirect 0.3 mg/dL', 'Bilirubin indirect'],
    ['Bilirub Indirect 0.3 mg/dL', undefined],
    ['CK/CK-MB 12 U/L', undefined],
    ['Hemoglobin / हीमोग्लोबिन 12 g/dL', 'Hemoglobin'],
    ['Glucose urine 30 mg/dL', 'Urine glucose'],
    ['pH 7.38   7.35 - 7.45', undefined],
    ['HbAlc 5.6 %  4.0 - 5.6', 'Hemoglobin A1c'],
  ])('%s is of %s', (line, analyte) => {
    expect(labsIn(line).map((lab) => lab.analyte)).toEqual([analyte])
  })

  test('under a heading of urine is of urine', () => {
    const labs = labsIn(
      'URINE EXAMINATION\nTest      Result     Unit     Normal\nGlucose   Negative            Negative\nProtein   30         mg/dL    < 15',
    )
    expect(labs.map(({ analyte }) => analyte)).toEqual(['Urine glucose', 'Urine protein'])
  })
})

test.each([
  ['eGFR   > OR = 60   mL/min/1.73m2', '≥', 60],
  ['eGFR   >OR= 60   mL/min/1.73m2', '≥', 60],
  ['D-dimer   < OR = 0.5   mg/L', '≤', 0.5],
])('“%s” is a bound that is part of the range', (line, comparator, value) => {
  expect(labsIn(line)[0]).toMatchObject({ comparator, value })
})

test('a range with “> OR = 60” has its lower limit', () => {
  expect(labsIn('eGFR   72   mL/min/1.73m2   > OR = 60')[0]).toMatchObject({ value: 72, range: { low: 60 } })
})
