import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'

const ask = (text: string, record = {}) => converse({ text, region: 'US', mode: 'everyday', record, interview: null })

describe('a question that somebody foresaw', () => {
  it.each([
    ['does losartan make you cough', 'Does losartan make you cough?', /ACE inhibitor/],
    ['is my cough from cozaar', 'Does losartan make you cough?', /ACE inhibitor/],
    ['magnesium citrate or glycinate', 'Magnesium glycinate or citrate', /bowel/],
  ])('has its own answer, before the page of its subject: %s', (text, title, answer) => {
    const { text: said, details } = ask(text)
    expect(said).toContain(title)
    expect(said).toMatch(answer)
    expect(details.sources[0]).toMatchObject({ from: 'general', page: expect.stringContaining('/question/') })
  })

  it('never comes before an emergency, or before what presses', () => {
    const { details } = ask('I have crushing chest pain and my jaw hurts. does losartan make you cough')
    expect(details.emergency).not.toBeNull()
  })

  it.each([
    ['Can I take ibuprofen on an empty stomach?', { conditions: [{ name: 'Stomach ulcer', icd10: 'K25' }] }],
    ['Can I take ibuprofen and paracetamol together?', { allergies: ['ibuprofen'] }],
    ['Estoy embarazada, ¿puedo tomar ibuprofeno con el estómago vacío?', {}],
  ])('never comes before a check of the medicine against the person: %s', (text, record) => {
    const { details } = ask(text, record)
    expect(details.sources.some(({ page = '' }) => page.includes('/question/'))).toBe(false)
  })

  it.each(['I have a cough and a fever since yesterday.', 'what is losartan for', 'high tsh'])(
    'is no answer to what asks or tells something else: %s',
    (text) => {
      expect(ask(text).details.sources.some(({ page = '' }) => page.includes('/question/'))).toBe(false)
    },
  )
})

describe('a story with something to ask in it', () => {
  it.each([
    ['our boy is 5 and still wets the bed most nights, grandma says we spoil him', /wets the bed/],
    ['had my wisdom tooth pulled on friday, the pain is worse today and it tastes foul', /dry socket/],
    ['my mother is 74 and keeps losing names of people. is that just age?', /dementia/],
  ])('is answered by the question that is about what the engine finds likely: %s', (text, title) => {
    const { text: said, details } = ask(text)
    expect(said.split('\n')[0]).toMatch(title)
    expect(details.sources[0]).toMatchObject({ page: expect.stringContaining('/question/') })
  })

  it('is asked on below the answer where somebody only tells', () => {
    const { text, interview } = ask('My heel hurts in the morning.')
    expect(text).toMatch(/^\*\*How do I get rid of heel pain/)
    expect(text).toMatch(/Question 1 of about/)
    expect(interview?.asked).not.toBeNull()
  })

  it('hears how soon to be seen before the answer where something presses', () => {
    const { text, details } = ask('I cry every day since the birth six weeks ago. Is this the baby blues?')
    const [first, second] = text.split('\n\n')
    expect(first).toMatch(/^\*\*See a doctor today/)
    const place = Number(second?.match(/#source-(\d+)/)?.[1])
    expect(details.sources[place - 1]).toMatchObject({ page: expect.stringContaining('/question/') })
  })

  it('reads what helps against a cause that is likely and calm before it answers the questions', () => {
    const { text } = ask('little rough bumps on the backs of my upper arms for years')
    expect(text).toContain('**If it is: Chicken skin')
    expect(ask('I have a headache').text).not.toContain('If it is')
  })
})

describe('a question about a value', () => {
  it.each([
    ['ferritin 9 what does that mean', 'For most adults, 9 ng/mL is a low value.', 'If it is low'],
    ['Is an A1C of 6.1 too high?', 'in the range of prediabetes', 'If it is high'],
    ['Mein Cholesterin ist 240, ist das schlimm?', 'ein hoher Wert', 'Wenn der Wert hoch ist'],
    ['mi hemoglobina salió 9.8 es baja?', 'un valor bajo', 'Si está bajo'],
    ['ma ferritine est à 12, c’est grave ?', 'une valeur basse', 'Si c’est bas'],
    ['मेरा TSH 8.5 आया है, क्या यह ज़्यादा है?', 'थोड़ा ज़्यादा', 'अगर यह ज़्यादा हो'],
    ['hb 9.5 ఎక్కువా తక్కువా?', 'తక్కువ', 'ఇది తక్కువగా ఉంటే'],
  ])('is answered by what that value is, in the language of the question: %s', (text, verdict, heading) => {
    const { text: said } = ask(text)
    expect(said).toContain(verdict)
    expect(said).toContain(heading)
  })

  it.each([
    'my baby has a hemoglobin of 9, is that low?',
    'I am pregnant and my hb is 10.5, is it low?',
    'my son Hb 10.5 is that low',
    'are 10.5 for hemoglobin low for kids?',
    'My TSH was 7.8, now 2.1, is that ok?',
    'Vit D 60k sachet weekly, is it ok?',
    'potassium 6.8 what does it mean',
  ])(
    'is no verdict for children, in pregnancy, of several values, of a dose, nor where it is an emergency: %s',
    (text) => {
      expect(ask(text).text).not.toContain('For most adults')
    },
  )

  it('is graded by the sex that the words tell', () => {
    expect(ask('my husband has a hemoglobin of 12.5, is that low?').text).toContain('is a low value')
  })
})

describe('medicines that are asked about', () => {
  it('call no ambulance because the words are like those of people who took too much', () => {
    const { details } = ask('Can Mum have ibuprofen with her codeine and paracetamol? She’s 78.')
    expect(details.emergency).toBeNull()
  })

  it.each([
    'whats the max amount of tylenol before its bad for ur liver, i took like 30 about an hour ago',
    'can i take all my tylenol with my zopiclone and not wake up',
  ])('do, where too much was taken or is meant: %s', (text) => expect(ask(text).details.emergency).not.toBeNull())

  it('are answered together where a plain yes or no is wanted', () => {
    expect(ask('viagra and isosorbide mononitrate. yes or no').text).toContain('fall dangerously')
  })

  it('are what the answer has to be about', () => {
    const text = 'I take omeprazole, my neighbor told me it wrecks bones. Can I just quit it cold turkey?'
    expect(ask(text).text).not.toMatch(/alcohol withdrawal/i)
  })

  it.each([
    'how many tylenol is safe i took 2 at 9',
    'I took tylenol but still had 103 at midnight',
    'I took ibuprofen about 10 and my headache is gone',
  ])('tell an hour or a fever and no overdose: %s', (text) => expect(ask(text).details.emergency).toBeNull())

  it.each([
    'does clonazepam expire? found two boxes and i was going to take them all tonight',
    'el paracetamol se toma con comida? me he tomado unas 30',
    'le doliprane se prend avec à manger ? j’en ai pris une trentaine',
    'muss man paracetamol nach dem essen nehmen? hab vorhin so 25 stück genommen',
    'pensaba tomármelas todas esta noche y listo',
    'dolo khane ke baad lete hain kya? maine abhi 25 kha li',
  ])('call for help where too much was or will be taken, whatever is asked beside it: %s', (text) =>
    expect(ask(text).details.emergency).not.toBeNull(),
  )
})
