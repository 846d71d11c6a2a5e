import { describe, expect, it } from 'vitest'
import { isSpecialityMeant, SPECIALITIES, specialityNamed, specialityOfCode } from './specialities.ts'

describe('specialities', () => {
  it.each([
    ['207RC0000X', 'Cardiology'],
    ['207R00000X', 'Internal Medicine'],
    ['207RX0202X', 'Oncology'],
    ['2084P0800X', 'Psychiatry'],
    ['2084N0400X', 'Neurology'],
    ['2080P0202X', 'Pediatric Cardiology'],
    ['1223X0400X', 'Orthodontics'],
    ['363LF0000X', 'Nurse Practitioner'],
    ['282N00000X', undefined],
  ])('are told from the code %s', (code, name) => {
    expect(specialityOfCode(code)).toBe(name)
  })

  it('are each there once, and each code decides for one', () => {
    const names = SPECIALITIES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const codes = SPECIALITIES.flatMap(({ taxonomy }) => taxonomy)
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  })

  // As the clinical engine names who treats a cause.
  it.each(
    'General practice,Emergency medicine,Paediatrics,Gynaecology,Surgery,Psychiatry,Dermatology,Cardiology,Urology,Ophthalmology,Neurology,Gastroenterology,Respiratory medicine,Obstetrics,Rheumatology,Orthopaedics,ENT,Internal medicine,Dentistry,Vascular surgery,Paediatric surgery,Neurosurgery,General surgery,Endocrinology'.split(
      ',',
    ),
  )('know whom the engine means by %s', (words) => {
    expect(specialityNamed(words)).toBeDefined()
  })
  it('know ear, nose and throat', () => {
    expect(specialityNamed('Ear, nose and throat')).toBe('Otolaryngology')
  })
})

it.each([
  ['eye', ['Ophthalmology', 'Optometry']],
  ['Eyes', ['Ophthalmology', 'Optometry']],
  ['shrink', ['Psychiatry']],
  ['obgyn', ['Obstetrics and Gynecology']],
  ['OB/GYN', ['Obstetrics and Gynecology']],
  ['knee', ['Orthopedics']],
  ['tooth', ['Dentistry']],
  ['teeth', ['Dentistry']],
  ['nerves', ['Neurology']],
  ['back pain', ['Orthopedics', 'Physical Therapy', 'Pain Medicine']],
  ['heart specialist', ['Cardiology']],
  ['children’s doctor', ['Pediatrics']],
  ['doctor', []],
])('whoever asks for “%s” means %j', (words, names) => {
  expect(SPECIALITIES.map(({ name }) => name).filter((name) => isSpecialityMeant(words, name))).toEqual(names)
})
