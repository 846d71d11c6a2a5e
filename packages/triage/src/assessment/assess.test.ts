import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../scripts/cpu-time.ts'
import { assess } from '../index.ts'
import { NEEDS_SPEECH } from '../knowledge/small-child-questions.ts'

describe('whose age it is', () => {
  it('never judges a baby by the age of the account', () => {
    const own = assess({ text: 'my 2 month old has a fever', record: { age: 40 } })
    expect(own.urgency).toBe('emergency')
    const { patient, usedFromRecord } = assess({ text: 'my baby has a fever', record: { age: 40 } })
    expect(patient.age).toBeLessThan(1)
    expect(usedFromRecord).toEqual([])
  })

  it('is careful with a feverish baby whose age is not told', () => {
    const { urgency, notices } = assess({ text: 'my baby has a fever' })
    expect(urgency).toBe('urgent')
    expect(notices.join()).toMatch(/under 3 months/)
  })

  it('uses the age of the account for its owner, and says so', () => {
    const { patient, usedFromRecord } = assess({ text: 'I have a fever', record: { age: 40.6 } })
    expect(patient.age).toBe(40.6)
    expect(usedFromRecord).toEqual(['Age, from the profile: 40 years'])
  })

  it.each([
    [
      { text: 'my 3 year old has a fever', record: { age: 40 } },
      { label: 'your child', age: 3, ageFrom: 'text' },
    ],
    [
      { text: 'my toddler has a fever', record: { age: 40 } },
      { label: 'your toddler', age: 2, ageFrom: 'words' },
    ],
    [
      { text: 'has a fever and a cough', age: 0.75 },
      { label: 'you', age: 0.75, ageFrom: 'input' },
    ],
    [
      { text: 'I have a fever', record: { age: 40 } },
      { label: 'you', age: 40, ageFrom: 'record' },
    ],
    [{ text: 'I have a fever' }, { label: 'you', age: null, ageFrom: null }],
  ])('says of whom it is, and where the age comes from: %j', (input, patient) => {
    expect(assess(input).patient).toMatchObject(patient)
  })
})

describe('an assessment', () => {
  it('puts the emergency first, with its kind, its source and its reasons', () => {
    const { urgency, emergency, rules, doNow } = assess({
      text: 'crushing chest pain and sweating',
      age: 60,
      sex: 'male',
    })
    expect(urgency).toBe('emergency')
    expect(emergency?.kind).toBe('ambulance')
    expect(rules[0]?.source).toMatch(/\d{4}/)
    expect(rules[0]?.because.length).toBeGreaterThan(0)
    expect(doNow.every(({ kind }) => kind === 'action')).toBe(true)
  })

  it('offers the crisis line for thoughts of suicide', () => {
    expect(assess({ text: 'I want to die' }).emergency?.kind).toBe('crisis')
  })

  it('concludes nothing from a text without health in it', () => {
    for (const text of ['', 'hello', '12345', '🙂🙂', 'asdf qwer', 'What is appendicitis?']) {
      const { understood, conditions, notices, doNow, emergency } = assess({ text })
      expect({ text, understood, conditions, doNow, emergency }).toEqual({
        text,
        understood: false,
        conditions: [],
        doNow: [],
        emergency: null,
      })
      expect(notices.length).toBeGreaterThan(0)
    }
  })

  it('answers in the language in which it was told', () => {
    const { headline, language } = assess({ text: 'me duele la rodilla desde ayer' })
    expect(language).toEqual({ seen: 'es', readFully: true, told: 'es' })
    expect(headline).toMatch(/médico|usted/)
  })

  it('says how much of a long text it read', () => {
    expect(assess({ text: `I have a cough. ${'x '.repeat(50_000)}` }).notices.join(' ')).toContain('20,000 of')
  })

  it('lets an answer outweigh the text, and does not ask it again', () => {
    const before = assess({ text: 'I have a headache and fever' })
    const asked = before.questions[0]?.finding ?? ''
    const after = assess({ text: 'I have a headache and fever', answers: { [asked]: 'unknown', fever: 'no' } })
    expect(after.questions.map(({ finding }) => finding)).not.toContain(asked)
    expect(after.findings.find(({ id }) => id === 'fever')).toMatchObject({ answer: 'no', from: 'answer', span: null })
  })

  it('leaves a share for what it does not know', () => {
    const { conditions, otherProbability } = assess({ text: 'I have a cough and a runny nose' })
    const known = conditions.reduce((sum, { probability }) => sum + probability, 0)
    expect(otherProbability).toBeGreaterThan(0)
    expect(known + otherProbability).toBeLessThanOrEqual(1.001)
  })

  it('never sounds sure from one symptom', () => {
    expect(assess({ text: 'headache' }).confidence.level).toBe('low')
  })

  it('is the same every time', () => {
    const input = { text: 'throbbing headache on the left and nausea', age: 30 }
    expect(assess(input)).toEqual(assess(input))
  })

  it('uses the record, and says so', () => {
    const { findings, usedFromRecord } = assess({
      text: 'I have a fever',
      record: { conditions: ['Type 2 diabetes'], medicines: ['warfarin 5 mg'], allergies: ['penicillin'] },
    })
    expect(findings).toContainEqual(expect.objectContaining({ id: 'known-diabetes', from: 'record' }))
    expect(findings).toContainEqual(expect.objectContaining({ id: 'blood-thinner', from: 'record' }))
    expect(usedFromRecord.join(' ')).toContain('warfarin')
  })

  it.each([
    ['Hypertension', 'I10'],
    ['Coronary heart disease', 'I25'],
    ['COPD', 'J44'],
    ['Deep vein thrombosis', 'I80.2'],
  ])('does not find %s of the record in what has nothing to do with it', (name, icd10) => {
    const text = 'I twisted my ankle 2 hours ago, it is swollen and sore but I can walk on it'
    const without = assess({ text, record: { age: 40 } })
    const { urgency, conditions } = assess({ text, record: { age: 40, conditions: [{ name, icd10 }] } })
    expect(urgency).toBe(without.urgency)
    expect(conditions[0]?.id).toBe(without.conditions[0]?.id)
  })

  it('finds it where something that is felt now speaks for it too', () => {
    const text = 'my chest feels tight and I am wheezing a little'
    const chance = (conditions: { name: string; icd10: string }[]) =>
      assess({ text, record: { age: 25, conditions } }).conditions.find(({ id }) => id === 'asthma-attack')?.probability
    expect(chance([{ name: 'Asthma', icd10: 'J45' }])).toBeGreaterThan(chance([]) ?? 0)
  })

  it('keeps the record out of a text about somebody else', () => {
    expect(assess({ text: 'my son has a fever', record: { conditions: ['Type 2 diabetes'] } }).usedFromRecord).toEqual(
      [],
    )
  })

  it('judges warning signs as in an adult when no age is known', () => {
    expect(assess({ text: 'tightness across the chest' }).urgency).toBe('emergency')
    expect(assess({ text: 'tightness across the chest', age: 20 }).urgency).not.toBe('emergency')
  })
})

describe('medicines', () => {
  const text = 'I twisted my ankle 2 hours ago, it is swollen and sore but I can walk on it'
  const offered = (input: Parameters<typeof assess>[0]) =>
    assess(input)
      .doNow.filter(({ kind }) => kind === 'over_the_counter')
      .map(({ text: words }) => words)
      .join(' ')

  it('are named as they are named in the region', () => {
    expect(offered({ text, age: 25, region: 'US' })).toContain('Acetaminophen')
    expect(offered({ text, age: 25, region: 'EU' })).toContain('Paracetamol')
  })

  it('are held back when the record speaks against them, with the reason', () => {
    const held = assess({ text, age: 25, record: { medicines: ['Warfarin'] } })
    expect(JSON.stringify(held.doNow)).not.toContain('Ibuprofen:')
    expect(held.withheld.join(' ')).toContain('Ibuprofen')
    expect(offered({ text, age: 25, record: { allergies: ['ibuprofen'] } })).not.toContain('Ibuprofen:')
    expect(offered({ text: `${text}. I am pregnant`, age: 25, sex: 'female' })).not.toContain('Ibuprofen:')
  })

  it('are not offered in an emergency', () => {
    expect(offered({ text: 'worst headache of my life, sudden' })).toBe('')
  })
})

describe('speed', () => {
  const time = (run: () => unknown): number => {
    const start = cpuMs()
    run()
    return cpuMs() - start
  }

  it('answers a normal text in a few milliseconds', () => {
    const text =
      'A 48-year-old woman with migraine has had fever, a cough with green phlegm and chest pain for 3 days. No rash.'
    for (let warm = 0; warm < 20; warm++) assess({ text })
    const times = Array.from({ length: 15 }, () => time(() => assess({ text }))).sort((a, b) => a - b)
    expect(times[7]).toBeLessThan(2_000)
  })

  it.each([
    ['one word over and over', 'pain '.repeat(400_000)],
    ['no space at all', 'x'.repeat(2_000_000)],
    ['only digits and slashes', '1/2 '.repeat(500_000)],
    ['denials over and over', 'no fever or cough, '.repeat(100_000)],
    ['made-up words', Array.from({ length: 200_000 }, (_, at) => `zq${at.toString(36)}xv`).join(' ')],
    ['places and sensations', 'chest arm pain numb '.repeat(100_000)],
  ])('stays within a second on two megabytes of %s', (_, text) => {
    expect(time(() => assess({ text }))).toBeLessThan(15_000)
  })
})

describe('two people in one text', () => {
  it.each([
    ['my toddler is choking and cannot breathe. I feel sick in cars', 'your toddler'],
    ['My hands shake when I hold a cup. My toddler drank drain cleaner.', 'your toddler'],
    ['I have a runny nose and a cough, and my husband has a drooping face and slurred speech', 'your husband'],
  ])('are answered for the one who is in danger: %s', (text, label) => {
    const { urgency, emergency, patient, notices } = assess({ text, record: { age: 30 } })
    expect(urgency).toBe('emergency')
    expect(emergency).not.toBeNull()
    expect(patient.label).toBe(label)
    expect(notices.join(' ')).toMatch(/more than one person/)
  })

  it('whose signs are more pressing, though no emergency, are named', () => {
    const { urgency, notices } = assess({
      text: 'I have a runny nose, a cough and a sore throat. My husband has a hot swollen red leg.',
    })
    expect(urgency).toBe('self_care')
    expect(notices.join(' ')).toMatch(/You also told of your husband/)
  })

  it('leave the answer as it is when nobody else has a sign', () => {
    const one = assess({ text: 'I have a runny nose and a cough. My husband says I should rest.' })
    expect(one.patient.label).toBe('you')
    expect(one.notices.join(' ')).not.toMatch(/told of/)
  })
})

describe('a text in which little was understood', () => {
  it.each([
    'my grandson swallowed the thing from the remote and the flange of his gizmo looks knackered',
    'the wobbly gubbins behind my clavicle keeps fizzing when I zither',
    'something feels off with my elbow and the skin around my ankle went waxy and my thumb is glassy',
    'asdf qwer',
  ])('is no calm verdict, but a question and when to be seen: %s', (text) => {
    const { urgency, headline, questions, seekCare, doNow, notices, reasons } = assess({ text })
    expect(['routine', 'self_care']).not.toContain(urgency)
    if (urgency !== 'unclear') return
    expect(headline).toBe('I did not understand enough to say how urgent this is.')
    expect([...questions, ...notices, ...reasons].length).toBeGreaterThan(0)
    expect(seekCare.length).toBeGreaterThan(3)
    expect(doNow).toEqual([])
  })

  it('says which words it does not know what to make of', () => {
    const { urgency, reasons } = assess({
      text: 'a cough, and the wobbly gubbins behind my clavicle keeps fizzing when I zither near a samovar',
    })
    expect(urgency).toBe('unclear')
    expect(reasons.join(' ')).toContain('“gubbins”')
  })

  it.each([
    'I have a runny nose and a sore throat',
    'itchy eyes and sneezing every spring',
    'a blister on my heel from new shoes',
  ])('is not what an everyday complaint is: %s', (text) => expect(assess({ text }).urgency).not.toBe('unclear'))

  it('is asked about what would make it pressing, and a yes makes it so', () => {
    const text = 'the wobbly gubbins behind my clavicle keeps fizzing'
    const asked = assess({ text }).questions.map(({ finding }) => finding)
    expect(asked).toContain('chest-pain')
    expect(['urgent', 'emergency']).toContain(
      assess({ text, age: 60, answers: { 'chest-pain': 'yes', 'shortness-of-breath': 'yes' } }).urgency,
    )
  })
})

describe('a cause', () => {
  const texts = [
    'I have asthma and my chest is wheezy since last night',
    'burning when I pee and I go all the time',
    'crushing chest pressure and sweating',
    'my back hurts after lifting boxes',
    'Am I allergic to anything?',
  ]
  it.each(texts)('is shown only with something that speaks for it: %s', (text) => {
    for (const { plainName, why } of assess({ text }).conditions)
      expect(why.for.length > 0 || why.isToldLikeIt, plainName).toBe(true)
  })

  it('that is harmless does not stand under an emergency', () => {
    const { emergency, conditions } = assess({ text: 'crushing chest pressure, sweating, I feel I will die', age: 60 })
    expect(emergency).not.toBeNull()
    const shown = conditions.filter(({ standing }) => standing !== 'not_shown')
    expect(shown.map(({ urgency }) => urgency).filter((level) => level === 'self_care' || level === 'routine')).toEqual(
      [],
    )
  })

  it('is never told with a number', () => {
    for (const text of texts) expect(assess({ text }).reasons.join(' ')).not.toMatch(/in 100|%/)
  })
})

describe('questions about a small child', () => {
  const asked = (text: string, age?: number) =>
    assess({ text, ...(age === undefined ? {} : { age }) }).questions.map(({ question }) => question)

  it('are about what a carer sees, and not about what only a speaker can tell', () => {
    for (const text of [
      'fever and runny nose',
      'he vomits and has diarrhea',
      'a rash and fever',
      'cough since Monday',
    ]) {
      expect(asked(text, 3).length).toBeGreaterThan(2)
      expect(assess({ text, age: 3 }).questions.filter(({ finding }) => NEEDS_SPEECH.has(finding))).toEqual([])
    }
  })

  it('speak of the child, and never to it', () => {
    const questions = [...asked('fever and runny nose', 3), ...asked('my 9 year old has a cough and a sore throat')]
    expect(questions.length).toBeGreaterThan(8)
    expect(questions.filter((question) => /\byou\b|\byour (?!child\b)/i.test(question))).toEqual([])
  })

  it('leave an adult’s as they are', () => {
    expect(asked('fever and runny nose', 33).some((question) => /\byour?\b/i.test(question))).toBe(true)
  })
})

it('a knee that hurts after sport at 36 is not worn first', () => {
  for (const text of ['my knee hurts since I played soccer', 'knee pain after the tennis match', 'my knee hurts']) {
    expect(assess({ text, age: 36 }).conditions[0]?.id).not.toBe('osteoarthritis-knee')
    expect(assess({ text: 'my knee hurts and is stiff in the morning', age: 68 }).conditions[0]?.id).toBe(
      'osteoarthritis-knee',
    )
  }
})

describe('bleeding at an age at which periods are over', () => {
  const findingsOf = (text: string) =>
    assess({ text }).findings.flatMap(({ id, answer }) => (answer === 'yes' ? [id] : []))

  it('is bleeding after the menopause, whatever it is called', () => {
    expect(findingsOf('I am 62 and have vaginal bleeding')).toContain('bleeding-after-menopause')
    expect(assess({ text: 'I am 62 and have vaginal bleeding' }).urgency).toBe('urgent')
    expect(findingsOf('I am 45 and have vaginal bleeding')).not.toContain('bleeding-after-menopause')
  })
})
