import { expect, test } from 'vitest'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const TODAY = '2026-11-25'

interface Case {
  who: string
  person: Partial<Person>
  done?: Done[]
  told: string
}

/** The first letter says how sure it is: `?` a doctor must say whether, `~` to be decided. */
const tell = (person: Partial<Person>, done: Done[] = []) =>
  whatIsDue(somebody(person), done, [], TODAY)
    .map(({ id, status, strength, since, next, reason }) => {
      const sign = { routine: '', ask: '?', decide: '~' }[strength]
      const day = since ?? next
      return `${status === 'due' ? '' : `${status}:`}${sign}${id}${day ? `@${day}` : ''}${reason ? `(${reason})` : ''}`
    })
    .join(' ')

const vaccine = (illness: string, date: string, cvx?: string): Done => ({
  illnesses: [illness],
  date,
  ...(cvx ? { cvx } : {}),
})
const lab = (name: string, date: string): Done => ({ test: name, date })

const PEOPLE: Case[] = [
  {
    who: 'a man of 76 with COPD in the United States',
    person: { born: '1950-03-02', sex: 'male', conditions: ['J44'], smoking: 'former', bodyMass: 27 },
    told: 'copd-review flu pneumococcal shingles rsv tetanus blood-pressure cholesterol hepatitis-c-test eye-test ?lung-cancer ~covid ~bowel-cancer ~bone-density',
  },
  {
    who: 'the same, much of it done',
    person: { born: '1950-03-02', sex: 'male', conditions: ['J44'], smoking: 'former', bodyMass: 27 },
    done: [
      vaccine('influenza', '2026-10-01'),
      vaccine('pneumococcal', '2023-05-01', '216'),
      vaccine('zoster', '2022-01-05', '187'),
      vaccine('zoster', '2022-04-05', '187'),
      vaccine('rsv', '2024-09-01', '305'),
      vaccine('tetanus', '2017-02-01'),
      { code: '85354-9', date: '2026-11-01' },
      { code: '73761001', date: '2019-06-01' },
      lab('LDL cholesterol', '2024-01-01'),
    ],
    told: 'copd-review hepatitis-c-test eye-test ?lung-cancer ~covid ~bone-density coming:tetanus@2027-02-01 done:flu@2027-09-01 done:pneumococcal done:shingles done:rsv done:blood-pressure@2027-11-01 done:cholesterol@2030-01-01 done:~bowel-cancer@2029-06-01',
  },
  {
    who: 'a woman of 45 in the United States',
    person: { born: '1981-04-01' },
    told: 'flu tetanus hepatitis-b mmr blood-pressure bowel-cancer breast-cancer cervical-cancer cholesterol hiv-test hepatitis-c-test eye-test ~hpv',
  },
  {
    who: 'a man of 22 in the United States',
    person: { born: '2004-04-01', sex: 'male' },
    told: 'flu tetanus hpv hepatitis-b mmr blood-pressure cholesterol hiv-test hepatitis-c-test',
  },
  {
    who: 'a woman of 67 in the United States who smoked',
    person: { born: '1959-04-01', smoking: 'former', bodyMass: 31 },
    told: 'flu pneumococcal shingles tetanus mmr blood-pressure bowel-cancer breast-cancer bone-density diabetes-test cholesterol hepatitis-c-test eye-test ?lung-cancer ~covid',
  },
  {
    who: 'a woman of 58 with diabetes and blood pressure in the United States',
    person: {
      born: '1968-04-01',
      conditions: ['E11', 'I10'],
      medicines: ['metformin', 'lisinopril', 'atorvastatin'],
      hba1c: 8.4,
    },
    done: [
      lab('Hemoglobin A1c', '2026-08-10'),
      lab('Creatinine', '2026-02-01'),
      lab('Urine albumin/creatinine ratio', '2025-10-01'),
      lab('LDL cholesterol', '2026-02-01'),
      lab('Potassium', '2026-02-01'),
    ],
    told: 'hba1c@2026-11-10 diabetes-kidneys@2026-10-01 diabetes-eyes diabetes-feet statin-liver flu pneumococcal shingles tetanus hepatitis-b mmr blood-pressure bowel-cancer breast-cancer cervical-cancer hiv-test hepatitis-c-test ?rsv ~covid coming:kidneys-and-potassium@2027-02-01 coming:cholesterol@2027-02-01',
  },
  {
    who: 'a woman of 30 in week 30 in the United States',
    person: { born: '1996-04-01', isPregnant: true, dueDate: '2027-02-03' },
    told: 'flu whooping-cough-in-pregnancy hepatitis-b hiv-test hepatitis-c-test ?blood-pressure ask-first:mmr(pregnancy) ask-first:cervical-cancer(pregnancy) ask-first:~hpv(pregnancy) coming:?rsv@2026-12-09',
  },
  {
    who: 'a woman of 30 in week 20 in the United Kingdom',
    person: { born: '1996-04-01', place: 'GB', isPregnant: true, dueDate: '2027-04-14' },
    told: 'flu whooping-cough-in-pregnancy eye-test ?blood-pressure ask-first:mmr(pregnancy) ask-first:cervical-cancer(pregnancy) coming:rsv@2027-01-20',
  },
  {
    who: 'a man of 66 in the United Kingdom',
    person: { born: '1960-04-01', sex: 'male', place: 'GB' },
    told: 'flu pneumococcal shingles blood-pressure bowel-cancer diabetes-test cholesterol eye-test ~aneurysm',
  },
  {
    who: 'a man of 69 in the United Kingdom',
    person: { born: '1957-04-01', sex: 'male', place: 'GB' },
    told: 'flu pneumococcal blood-pressure bowel-cancer diabetes-test cholesterol eye-test ~aneurysm',
  },
  {
    who: 'a woman of 82 in the United Kingdom',
    person: { born: '1944-04-01', place: 'GB' },
    told: 'flu pneumococcal rsv blood-pressure eye-test ?covid ?bone-density',
  },
  {
    who: 'a woman of 54 in Europe',
    person: { born: '1972-04-01', place: 'EU' },
    told: 'blood-pressure bowel-cancer breast-cancer cervical-cancer ?tetanus ~cholesterol',
  },
  {
    who: 'a man of 70 on warfarin in Europe',
    person: { born: '1956-04-01', sex: 'male', place: 'EU', conditions: ['I48'], medicines: ['phenprocoumon'] },
    done: [lab('INR', '2026-10-20')],
    told: 'inr@2026-11-17 flu blood-pressure bowel-cancer ?covid ?pneumococcal ?shingles ?tetanus ?aneurysm ~cholesterol',
  },
  {
    who: 'a woman of 35 in India',
    person: { born: '1991-04-01', place: 'IN' },
    told: 'blood-pressure breast-cancer cervical-cancer diabetes-test mouth-check',
  },
  {
    who: 'a man of 60 with diabetes in India',
    person: { born: '1966-04-01', sex: 'male', place: 'IN', conditions: ['E11'] },
    told: 'hba1c diabetes-eyes diabetes-feet diabetes-kidneys blood-pressure cholesterol mouth-check ?flu',
  },
  {
    who: 'a baby of 5 months in the United States with one visit',
    person: { born: '2026-06-20', sex: 'male', smoking: null, bodyMass: null },
    done: [
      vaccine('diphtheria', '2026-08-25'),
      vaccine('polio', '2026-08-25'),
      vaccine('hib', '2026-08-25'),
      vaccine('pneumococcal', '2026-08-25'),
      vaccine('rotavirus', '2026-08-25'),
      vaccine('hepatitis-b', '2026-06-20'),
      vaccine('hepatitis-b', '2026-08-25'),
    ],
    told: 'diphtheria-child@2026-10-20 polio-child@2026-10-20 hib-child@2026-10-20 pneumococcal-child@2026-10-20 rotavirus-child@2026-10-20 ?rsv coming:flu@2026-12-20 coming:hepatitis-b-child@2026-12-20',
  },
  {
    who: 'a child of 5 in the United Kingdom without a card',
    person: { born: '2021-04-01', place: 'GB', smoking: null },
    told: 'flu child-card',
  },
  { who: 'a girl of 12 in India', person: { born: '2014-04-01', place: 'IN' }, told: 'tetanus child-card ?hpv' },
  {
    who: 'a woman of 40 after a kidney transplant in the United States',
    person: { born: '1986-04-01', conditions: ['Z94.0'], medicines: ['tacrolimus', 'mycophenolate', 'prednisone'] },
    told: 'flu pneumococcal tetanus hepatitis-b blood-pressure breast-cancer cholesterol hiv-test hepatitis-c-test eye-test ?shingles ?cervical-cancer ~covid ~hpv ask-first:mmr(weak-immunity)',
  },
  {
    who: 'somebody with diabetes on warfarin whose age nobody knows',
    person: { born: null, sex: null, medicines: ['warfarin'], conditions: ['E11'] },
    told: 'hba1c inr',
  },
]

test.each(PEOPLE)('$who is told what is theirs', ({ person, done, told }) => {
  expect(tell(person, done)).toBe(told)
})
