import { describe, expect, it } from 'vitest'
import { assess, checkMedicine, type HealthRecord } from '../index.ts'
import { FINDINGS } from '../knowledge/index.ts'
import { RECORDED_FINDINGS } from '../knowledge/recorded-conditions.ts'

const ibuprofen = (record: HealthRecord) => checkMedicine('ibuprofen', record)

describe('an over-the-counter medicine', () => {
  it.each<[HealthRecord, string]>([
    [{ conditions: ['Chronic kidney disease'] }, 'Chronic kidney disease'],
    [{ conditions: ['Stomach ulcer'] }, 'Stomach ulcer'],
    [{ conditions: ['Heart failure'] }, 'Heart failure'],
    [{ conditions: ['Cirrhosis'] }, 'Cirrhosis'],
    [{ medicines: ['Eliquis 5 mg'] }, 'Eliquis 5 mg'],
    [{ allergies: ['Ibuprofen'] }, 'Ibuprofen'],
    [{ allergies: ['Painkiller allergy'] }, 'Painkiller allergy'],
    [{ medicines: ['Naproxen'] }, 'Naproxen'],
    [{ pregnant: true }, 'pregnancy'],
  ])('is held back when the record speaks against it: %o', (record, fact) => {
    const verdict = ibuprofen(record)
    expect(verdict?.reason).toBeTruthy()
    expect(verdict?.facts).toEqual([fact])
  })

  it('is not held back by what has nothing to do with it', () => {
    const verdict = ibuprofen({
      conditions: ['Glaucoma'],
      allergies: ['Pollen'],
      medicines: ['Levothyroxine'],
      age: 30,
    })
    expect(verdict).toMatchObject({ reason: null, facts: [] })
    expect(verdict?.cautions.length).toBeGreaterThan(0)
    expect(checkMedicine('acetaminophen', { conditions: ['Chronic kidney disease'] })?.reason).toBeNull()
    expect(checkMedicine('nothing', {})).toBeUndefined()
  })

  it('is named with a caution that says what of the record asks for it', () => {
    const { ownCautions = [], facts } = ibuprofen({ conditions: ['Asthma'] }) ?? {}
    expect(ownCautions[0]).toContain('(in your record: Asthma).')
    expect(facts).toEqual(['Asthma'])
  })

  it('is withheld from the advice with the fact of the record', () => {
    const text = 'I twisted my ankle 2 hours ago, it is swollen and sore but I can walk on it'
    const { withheld, usedFromRecord } = assess({ text, record: { age: 30, conditions: ['Stomach ulcer'] } })
    expect(withheld.join(' ')).toContain('Ibuprofen: it can make an ulcer bleed (in your record: Stomach ulcer).')
    expect(usedFromRecord).toContain('Condition: Stomach ulcer')
  })

  it.each([
    ['Myasthenia gravis', 'G70.0'],
    ['Hives', 'L50'],
    ['Diabetes insipidus', 'E23.2'],
    ['Binge eating', 'F50.8'],
    ['Concussion', 'S06.0'],
  ])('is not withheld for %s, whose words sound like something else', (name, icd10) => {
    const { usedFromRecord } = assess({ text: 'I have a cough', record: { conditions: [{ name, icd10 }] } })
    expect(usedFromRecord).toEqual([])
  })

  it('is judged by the code where there is one, longer national ones among them', () => {
    expect(ibuprofen({ conditions: [{ name: 'CKD stage 3b', icd10: 'N18.32' }] })?.facts).toEqual(['CKD stage 3b'])
    expect(ibuprofen({ conditions: [{ name: 'Nierenschwäche', icd10: 'N18' }] })?.facts).toEqual(['Nierenschwäche'])
    expect(ibuprofen({ conditions: [{ name: 'Pacemaker', icd10: 'Z95.0' }] })?.reason).toContain('Pacemaker')
  })

  it('is withheld for an ulcer that is over, and not for a kidney disease that is', () => {
    const past = (name: string, icd10: string) => ibuprofen({ conditions: [{ name, icd10, isPast: true }] })
    expect(past('Stomach ulcer', 'K25')?.facts).toEqual(['Stomach ulcer'])
    expect(past('Nephrotic syndrome', 'N04')?.reason).toBeNull()
  })

  it.each([
    [{ name: 'Haemophilia A', icd10: 'D66' }],
    [{ name: 'Gastrointestinal haemorrhage', icd10: 'K92.2', isPast: true }],
    [{ name: 'Schwangerschaft', icd10: 'Z33.1' }],
  ])('is held back for %o, whichever language its name is in', (condition) => {
    expect(ibuprofen({ conditions: [condition] })?.facts).toEqual([condition.name])
  })

  it.each(['Marevan 3 mg', 'Sintrom', 'Plavix 75 mg', 'Enoxaparin'])('is held back with %s', (medicine) => {
    expect(ibuprofen({ medicines: [medicine] })?.facts).toEqual([medicine])
  })

  it('is judged by findings that exist', () => {
    expect([...RECORDED_FINDINGS].filter((id) => !FINDINGS.some((finding) => finding.id === id))).toEqual([])
  })

  it('is judged by the habits and the feeding that the record tells of', () => {
    const { usedFromRecord, findings } = assess({
      text: 'I have a cough',
      record: { habits: ['Smoker', 'Heavy drinking'], breastfeeding: true },
    })
    expect(usedFromRecord).toEqual(['Habit: Smoker', 'Habit: Heavy drinking', 'Breastfeeding'])
    expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['smoker', 'heavy-drinking', 'breastfeeding']))
  })
})
