import { describe, expect, it } from 'vitest'
import { findSpecialities } from './speciality-index.ts'

describe('a speciality', () => {
  it.each([
    ['skin doctor', 'Dermatology'],
    ['dermatolgist', 'Dermatology'],
    ['cardio', 'Cardiology'],
    ['ENT', 'Otolaryngology'],
    ['kids doctor', 'Pediatrics'],
    ['paediatrics', 'Pediatrics'],
    ['general practice', 'Family Medicine'],
    ['bone doctor', 'Orthopedics'],
    ['physio', 'Physical Therapy'],
    ['heart docter', 'Cardiology'],
    ['skn docter', 'Dermatology'],
    ['skn', 'Dermatology'],
  ])('is found by what people call it: %s', (words, name) => {
    expect(findSpecialities(words)[0]?.name).toBe(name)
  })

  it.each(['', 'zzzzzz', '%'])('is not made up: %j', (words) => {
    expect(findSpecialities(words)).toEqual([])
  })
})
