import { expect, test } from 'vitest'
import { illnessesOfVaccine, OFFERED_VACCINES, vaccinesCalled } from './index.ts'
import { CVX_CODES } from './knowledge/cvx.ts'

test('a code tells what a vaccine protects from, with and without its zero', () => {
  expect(illnessesOfVaccine({ name: 'x', cvx: '03' })).toEqual(['measles', 'mumps', 'rubella'])
  expect(illnessesOfVaccine({ name: 'x', cvx: '3' })).toEqual(['measles', 'mumps', 'rubella'])
  expect(illnessesOfVaccine({ name: 'x', cvx: '999' })).toEqual([])
})

test('a serum protects from nothing that its name says', () => {
  expect(illnessesOfVaccine({ name: 'rabies, RIG', cvx: '34' })).toEqual([])
  expect(illnessesOfVaccine({ name: 'Influenza, H5N8', cvx: '321' })).toEqual([])
})

test.each([
  ['Influenza, seasonal, injectable, preservative free', ['influenza']],
  ['Td (adult) preservative free', ['diphtheria', 'tetanus']],
  ['DTaP-Hep B-IPV', ['diphtheria', 'tetanus', 'pertussis', 'polio', 'hepatitis-b']],
  ['Hep A, ped/adol, 2 dose', ['hepatitis-a']],
  ['meningococcal MCV4P', ['meningococcal']],
  ['Meningococcal B vaccine', ['meningococcal-b']],
  ['Hib (PRP-OMP)', ['hib']],
  ['Haemophilus influenzae type b', ['hib']],
  ['zoster', ['zoster']],
  ['Pneumococcal conjugate PCV 13', ['pneumococcal']],
  ['COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose', ['covid-19']],
  ['Grippeimpfung', ['influenza']],
  ['vaccin ROR', ['measles', 'mumps', 'rubella']],
  ['Vacuna antitetánica', ['tetanus']],
  ['टिटनेस का टीका', ['tetanus']],
  ['Tétano', ['tetanus']],
  ['Meningococo', ['meningococcal']],
  ['Virus sincitial respiratorio', ['rsv']],
  ['FSME-Immun', ['tick-borne-encephalitis']],
  ['Meningococcal (groups A, C, Y and W-135) polysaccharide tetanus toxoid conjugate vaccine', ['meningococcal']],
  ['MenACWY-TT', ['meningococcal']],
  ['Vitamin C', []],
  ['Tetanus immune globulin', []],
  ['Hepatitis B Immunglobulin', []],
])('%s is known by its name', (name, illnesses) => {
  expect(illnessesOfVaccine({ name })).toEqual(illnesses)
})

test('no code stands twice, and each offered vaccine is known by its name as by its code', () => {
  const codes = CVX_CODES.flatMap(([, all]) => all.split(' '))
  expect(codes).toEqual([...new Set(codes)])
  for (const { name, cvx } of OFFERED_VACCINES) {
    const byName = illnessesOfVaccine({ name })
    expect(byName, name).not.toEqual([])
    if (cvx) expect(byName, name).toEqual(illnessesOfVaccine({ name: '', cvx }))
  }
})

test('a vaccine is offered by its brand, its illness or its name in another language', () => {
  expect(vaccinesCalled('shin', 'en').map(({ name }) => name)).toEqual(['Shingles', 'Shingrix'])
  expect(vaccinesCalled('tet', 'en').map(({ cvx }) => cvx)).toEqual(['139', '115', '112', '107'])
  expect(vaccinesCalled('gripe', 'es')[0]).toMatchObject({ cvx: '88', illnesses: ['influenza'] })
  expect(vaccinesCalled('x', 'en')).toEqual([])
})
