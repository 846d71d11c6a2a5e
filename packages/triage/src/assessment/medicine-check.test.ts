import { describe, expect, it } from 'vitest'
import { assess, type HealthRecord, judgeMedicines, namedMedicines } from '../index.ts'
import { FINDINGS } from '../knowledge/index.ts'
import { RECORDED_FINDINGS } from '../knowledge/recorded-conditions.ts'

const checkMedicine = (id: string, record: HealthRecord) => judgeMedicines([id], { text: '', record }).medicines[0]
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

describe('a medicine that is asked about', () => {
  const ULCER: HealthRecord = { age: 40, conditions: [{ name: 'Stomach ulcer', icd10: 'K25' }] }
  const ask = (text: string, record = ULCER) => judgeMedicines(['ibuprofen'], { text, record })

  it.each([
    ['Can I take ibuprofen?', null],
    ['ibuprofen', null],
    ['Can I take ibuprofen while my wife is pregnant?', null],
    ['Can my pregnant wife take ibuprofen?', 'your wife'],
    ['ibuprofen for kids', 'your child'],
    ['Can toddlers have ibuprofen', 'the toddler'],
    ['Can I give my toddler ibuprofen?', 'your toddler'],
    ['ibuprofen dose for a 5 month old', 'the child'],
    ['Can he take ibuprofen?', 'the man'],
  ])('is judged for whoever is to take it: %s', (text, forWhom) => {
    const judged = ask(text)
    expect(judged.forWhom).toBe(forWhom)
    const names = judged.medicines.flatMap(({ facts }) => facts)
    expect(names).toEqual(forWhom === null ? ['Stomach ulcer'] : [])
  })

  it.each([
    ['Can my pregnant wife take ibuprofen?', 'pregnancy'],
    ['May my mother who has kidney disease take ibuprofen?', 'kidneys'],
    ['ibuprofen dose for a 5 month old', '6 months'],
    ['I am pregnant, can I take ibuprofen?', 'pregnancy'],
    ['Can I take ibuprofen with warfarin?', 'blood thinner'],
    ['Can I take ibuprofen with lithium?', 'lithium'],
    ['Is ibuprofen safe if I have kidney disease?', 'kidneys'],
  ])('is held back by what the question says: %s', (text, reason) => {
    expect(ask(text, {}).medicines[0]?.reason).toContain(reason)
  })

  it.each([
    ['Can my son take aspirin? He is 9', 'Reye'],
    ['aspirin for kids', 'Reye'],
  ])('is no aspirin for a child: %s', (text, reason) => {
    expect(namedMedicines(text)).toEqual(['aspirin'])
    expect(judgeMedicines(['aspirin'], { text }).medicines[0]?.reason).toContain(reason)
  })

  it('is found by its brand and in every region', () => {
    expect(namedMedicines('Nurofen or Tylenol?')).toEqual(['ibuprofen', 'acetaminophen'])
    expect(namedMedicines('is voltaren gel ok')).toEqual(['pain-relief-gel'])
    expect(namedMedicines('I have a cough')).toEqual([])
  })

  it('is not held back by an allergy that is denied', () => {
    expect(ibuprofen({ allergies: ['not aspirin'] })?.reason).toBeNull()
    expect(ibuprofen({ allergies: ['Penicillin; tolerates ibuprofen'] })?.reason).toBeNull()
    expect(ibuprofen({ allergies: ['No penicillin, aspirin'] })?.facts).toHaveLength(1)
  })

  it('does not take a gastric bypass for heart disease', () => {
    expect(ibuprofen({ conditions: ['Gastric bypass'] })?.reason).toBeNull()
    expect(ibuprofen({ conditions: ['Triple bypass'] })?.reason).toContain('heart')
  })
})
