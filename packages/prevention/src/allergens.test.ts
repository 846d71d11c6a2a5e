import { describe, expect, test } from 'vitest'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const TODAY = '2026-11-25'
const GROWN: Partial<Person> = { born: '1990-05-10' }
const reason = (check: string, substance: string, person = GROWN, done: Done[] = []) =>
  whatIsDue(somebody({ ...person, allergies: [substance] }), done, [], TODAY).find(({ id }) => id === check)?.reason

describe('an allergy is found as people write it', () => {
  test.each([
    ['mmr', 'Gelatin gélatine (bovine)|Gelatine|gelatina|जिलेटिन|జెలటిన్'],
    ['mmr', 'MMR vaccine|mumps|paperas|oreillons|Mumps-Impfung|गलसुआ|గవదబిళ్లలు'],
    ['mmr', 'rubella|rubéola|rubéole|Röteln|रूबेला|రుబెల్లా'],
    ['mmr', 'measles|sarampión|rougeole|Masern|खसरा|తట్టు|Priorix'],
    ['mmr', 'neomycin|neomicina|néomycine'],
    ['tetanus', 'tetanus|tétano|tétanos|Wundstarrkrampf|टेटनस|टिटनेस का टीका|టెటనస్ టీకా|Boostrix|Tdap'],
    ['tetanus', 'diphtheria|difteria|diphtérie|Diphtherie|डिप्थीरिया|డిఫ్తీరియా'],
    ['tetanus', 'whooping cough|tosferina|coqueluche|Keuchhusten|काली खाँसी|కోరింత దగ్గు'],
    ['tetanus', 'latex|látex|caoutchouc|Naturkautschuk|लेटेक्स|లాటెక్స్'],
    ['hepatitis-b', 'hepatitis B|hépatite B|Hepatitis-B-Impfung|हेपेटाइटिस बी|హెపటైటిస్ బి|Engerix-B'],
    ['hepatitis-b', 'yeast|levadura|levure|Hefe|खमीर|ఈస్ట్|latex'],
    ['flu', 'flu shot|vacuna contra la gripe|vaccin antigrippal|Grippeimpfung|फ्लू का टीका|ఫ్లూ టీకా|Fluzone'],
  ])('against %s: %s', (check, substances) => {
    for (const substance of substances.split('|'))
      expect([substance, reason(check, substance)]).toEqual([substance, 'allergy'])
  })

  test.each(['flu', 'mmr', 'tetanus', 'hepatitis-b', 'hpv'])(
    'to a vaccine that nobody names asks before %s',
    (check) => {
      for (const substance of ['a vaccine', 'vacunas', 'vaccins', 'Impfstoffe', 'Impfung', 'टीका', 'వ్యాక్సిన్'])
        expect([substance, reason(check, substance)]).toEqual([substance, 'allergy'])
    },
  )

  test.each([
    ['mmr', 'flu shot'],
    ['mmr', 'penicillin'],
    ['mmr', 'egg'],
    ['flu', 'egg'],
    ['flu', 'huevo'],
    ['flu', 'latex'],
    ['mmr', 'Gelbfieberimpfung'],
    ['hpv', 'tetanus'],
    ['tetanus', 'Pneumokokkenimpfstoff'],
  ])('before %s nobody asks about %s', (check, substance) => {
    expect(reason(check, substance)).toBeNull()
  })

  test('a reaction to the diphtheria part asks before the pneumonia shot, which carries it', () => {
    const older = { born: '1960-01-01' }
    expect(reason('pneumococcal', 'Infanrix', older)).toBe('allergy')
    expect(reason('pneumococcal', 'Pneumokokkenimpfung', older)).toBe('allergy')
    expect(reason('pneumococcal', 'Gardasil', older)).toBeNull()
  })

  test('of a child is found for each vaccine of its series', () => {
    const baby = { born: '2026-06-20' }
    const card: Done[] = [{ illnesses: ['rotavirus'], date: '2026-08-25' }]
    for (const [check, substance] of [
      ['hib-child', 'Hib'],
      ['hib-child', 'हिब'],
      ['polio-child', 'poliomielitis'],
      ['polio-child', 'streptomycin'],
      ['rotavirus-child', 'రోటావైరస్'],
    ] as const)
      expect([substance, reason(check, substance, baby, card)]).toEqual([substance, 'allergy'])
  })
})
