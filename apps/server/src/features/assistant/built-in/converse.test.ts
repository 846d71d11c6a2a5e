import { answerWords } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import { describe, expect, it } from 'vitest'
import { NOTHING_ASKED } from '../grounding/find-facts.ts'
import type { FactKind } from '../grounding/record-fact.ts'
import { NOTHING_LOOKED_UP } from '../grounding/with-record.ts'
import { converse } from './converse.ts'
import { type Interview, readShortAnswer } from './interview.ts'

const ULCER = { age: 40, conditions: [{ name: 'Stomach ulcer', icd10: 'K25' }] }
const ask = (text: string, record: HealthRecord = ULCER) =>
  converse({ text, region: 'US', mode: 'everyday', record, interview: null })

describe('a question about a medicine', () => {
  it.each([
    'Can my pregnant wife take ibuprofen?',
    'May my mother who has kidney disease take ibuprofen?',
    'I am pregnant, can I take ibuprofen?',
  ])('is answered as one, and not with causes of an illness nobody told of: %s', (text) => {
    const { text: said, assessment, notForThem } = ask(text, { age: 40, conditions: [] })
    expect(said).toMatch(/^\*\*Ibuprofen\*\*/)
    expect(said).toContain('**Not for')
    expect(assessment).toBeNull()
    expect(notForThem).toHaveLength(1)
  })

  it('is answered from the record of the writer, which is named', () => {
    const { text, details } = ask('Can I take ibuprofen?')
    expect(text).toContain('(in your record: Stomach ulcer)')
    expect(details.sources).toContainEqual({ from: 'record', label: 'Your medical history: Stomach ulcer' })
  })

  it.each(['Can my child take ibuprofen?', 'ibuprofen for kids', 'Can he take ibuprofen?'])(
    'for somebody else leaves that record aside and says so: %s',
    (text) => {
      const { text: said, details } = ask(text)
      expect(said).toContain('your own medical history was left aside')
      expect(said).not.toContain('Stomach ulcer')
      expect(details.sources.map(({ from }) => from)).toEqual(['general'])
    },
  )

  it('comes after the symptoms that are told with it', () => {
    const { text, assessment, notForThem } = ask('I have a headache and a cold since yesterday, can I take ibuprofen?')
    expect(assessment?.understood).toBe(true)
    expect(text).toMatch(/\*\*On your question\*\*\n\n- \*\*Ibuprofen\*\*: not for you, because it can make an ulcer/)
    expect(notForThem).toHaveLength(1)
  })

  it('never comes before an emergency', () => {
    const { details, text } = ask('I have crushing chest pain and I am sweating, can I take aspirin?')
    expect(details.emergency).not.toBeNull()
    expect(text).not.toContain('On your question')
  })

  it('tells of two together what the record says of one', () => {
    const { text, notForThem } = ask('Can I take ibuprofen together with acetaminophen?')
    expect(text).toMatch(/^\*\*Ibuprofen can make your stomach or gut bleed again/)
    expect(text).toContain('**Not for you**')
    expect(notForThem).toHaveLength(1)
  })
})

describe('a question that the knowledge does not answer', () => {
  it.each([
    'Am I allergic to anything?',
    'How many moons does Mars have?',
    'What is the best sofa for me?',
    'Which visa do I need for Kenya?',
  ])('is answered by no topic that shares a word with it: %s', (text) => {
    const reply = ask(text, { age: 40, conditions: [] })
    expect(reply.text).toMatch(/^I have no answer to that\./)
    expect(reply.details.urgency).toBeNull()
  })

  it.each([
    'How does a pressure cooker work?',
    'How do I clean an infected computer?',
    'How do I strain pasta?',
    'How do I knit a scarf?',
  ])('offers no topic that shares a word with something else: %s', (text) =>
    expect(ask(text).text).not.toContain('The nearest'),
  )

  it('says that the record names none, where it does', () => {
    const withAbsent = (absent: FactKind[]) =>
      converse({
        text: 'Am I allergic to anything?',
        region: 'US',
        mode: 'everyday',
        record: {},
        interview: null,
        fromRecord: { ...NOTHING_LOOKED_UP, asked: { ...NOTHING_ASKED, absent } },
      }).text
    expect(withAbsent(['allergy'])).toMatch(/^Your record names no allergies\./)
    expect(withAbsent([])).toMatch(/^I have no answer to that\./)
  })

  it('names the nearest topics, which answer when they are asked for', () => {
    const { text, details } = ask('Is a cold bladder dangerous?')
    expect(text).toMatch(/^I have no answer to that\. The nearest that I can tell about:/)
    const [about = ''] = details.suggestions
    expect(text).toContain(about)
    expect(ask(about).text).toContain(`**${about}**`)
  })

  it.each([
    ['What should I do if I missed a pill?', /missed/i],
    ['What is good for arthritis of the knee?', /arthritis/i],
    ['What is asthma?', /asthma/i],
    ['How is strep throat treated?', /strep|throat/i],
    ['What helps against diarrhoea?', /stomach|diarrh|food poisoning/i],
    ['How can I lower my blood pressure?', /blood pressure/i],
  ])('is told from one that it does: %s', (text, topic) => expect(ask(text).text.split('\n')[0]).toMatch(topic))
})

describe('words in a language that is not read', () => {
  it.each([
    ['Od trzech dni boli mnie gardło', /^I could not read this language/, /call 911 now/],
    ['Mam silny bol brzucha od wczoraj i wymiotuje', /^I could not read this language/, /call 911 now/],
  ])('are told so, and when not to wait: %s', (words, begins, call) => {
    const { text, isUnknown } = ask(words)
    expect(text).toMatch(begins)
    expect(text).toMatch(call)
    expect(text).toContain('**Seek care if**')
    expect(text).not.toContain('I have no answer to that')
    expect(isUnknown).toBe(true)
  })

  it('are answered in that language where it is read', () => {
    const { text, details } = ask('Me duele la garganta desde ayer')
    expect(text).toContain(`**${answerWords('es').whatMayBeBehindIt}**`)
    expect(text).not.toMatch(/\b(the|you|may|question)\b/i)
    expect(details.notices).toEqual([])
    expect(details.urgency).not.toBeNull()
  })

  it('are answered in that language when they tell of an emergency', () => {
    const { details } = ask('Dolor fuerte en el pecho que baja al brazo izquierdo, estoy sudando')
    expect(details.emergency?.message).toMatch(/llame|número de emergencias/i)
    expect(details.emergency?.message).not.toMatch(/\b(call|the|now)\b/i)
  })

  it.each(['es', 'fr', 'de', 'hi', 'te'] as const)(
    'are asked about in it, and its buttons are understood: %s',
    (language) => {
      const told = {
        es: 'Me duele la garganta y tengo fiebre desde ayer',
        fr: 'J’ai mal à la gorge et de la fièvre depuis hier',
        de: 'Ich habe seit gestern Halsschmerzen und Fieber',
        hi: 'मुझे कल से गले में दर्द और बुखार है',
        te: 'నాకు నిన్నటి నుంచి గొంతు నొప్పి, జ్వరం',
      }[language]
      const say = (text: string, interview: ReturnType<typeof ask>['interview'] = null) =>
        converse({ text, region: 'EU', mode: 'everyday', record: { age: 35 }, interview })
      const { answer, enough } = answerWords(language)
      const first = say(told)
      expect(first.details.suggestions).toEqual([answer.yes, answer.no, answer.unknown, enough])
      for (const pressed of [answer.yes, answer.no, answer.unknown]) {
        expect(say(pressed, first.interview).interview?.answers).toHaveLength(1)
      }
      const shown = say(enough, first.interview)
      expect(shown.interview?.asked).toBeNull()
      expect(shown.text).toContain(answerWords(language).whatToDoNow)
    },
  )
})

it('what is told and not understood is asked about, and never called calm', () => {
  const { text, details } = ask('I have this odd gubbins behind my clavicle that keeps fizzing')
  expect(details.urgency).toBe('unclear')
  expect(text).toContain('I did not understand enough')
  expect(text).toContain('Seek care if')
})

it('a second complaint that is told as others tell of it is no part of the first', () => {
  const say = (text: string, interview: ReturnType<typeof ask>['interview'] = null) =>
    converse({ text, region: 'US', mode: 'everyday', record: { age: 55 }, interview })
  const cold = say('Runny nose, sneezing and a mild sore throat for two days.')
  const toe =
    'Woke in the night and my big toe is red hot and swollen, even the sheet touching it is agony, after a wedding with beer and steak'
  expect(say(toe, cold.interview).interview?.text).toBe(toe)
})

describe('the interview in the chat', () => {
  const say = (text: string, interview: ReturnType<typeof ask>['interview'] = null) =>
    converse({ text, region: 'US', mode: 'everyday', record: { age: 35 }, interview })

  it('asks before it calls anything calm, and says why it stops', () => {
    let reply = say('Runny nose, sneezing and a mild sore throat for two days. No fever.')
    expect(reply.text).toMatch(/Question 1 of about \d+: \*\*/)
    expect(reply.text).not.toContain('look after this yourself')
    expect(reply.details.urgency).toBe('unclear')
    let asked = 0
    for (; reply.interview?.asked && asked < 12; asked++) {
      const chip = reply.details.suggestions.includes('No') ? 'No' : (reply.details.suggestions[0] ?? '')
      reply = say(chip, reply.interview)
    }
    expect(asked).toBeGreaterThan(1)
    expect(reply.details.urgency).toBe('self_care')
    expect(reply.text).toContain('No other answer would change what to do now.')
  })

  it('stops at once for an emergency', () => {
    const { interview } = say('I have a headache')
    expect(say('yes', interview).details.emergency).not.toBeNull()
  })

  it('tells whoever has enough that it is not certain', () => {
    const reply = say('Enough, show me', say('I have a headache').interview)
    expect(reply.text).toContain('This is not certain yet.')
    expect(reply.interview?.asked).toBeNull()
  })

  it('goes on with what an older version kept', () => {
    const kept = { text: 'I have a headache', answers: [], asked: { finding: 'stiff-neck', question: 'Stiff neck?' } }
    expect(say('no', kept).interview?.answers).toEqual([{ finding: 'stiff-neck', answer: 'no' }])
  })
})

it.each([
  ['yes', 'yes'],
  ['sí, un poco', 'yes'],
  ['हाँ', 'yes'],
  ['అవును', 'yes'],
  ['claro que no', 'no'],
  ['definitely not', 'no'],
  ['जी नहीं', 'no'],
  ['haan nahi', 'no'],
  ['ein bisschen nicht', 'no'],
  ['no sé', 'unknown'],
  ['no, pero no puedo respirar', undefined],
  ['नहीं, पर सीने में दर्द है', undefined],
  ['yes but my chest hurts', undefined],
] as const)('“%s” is heard as %s', (said, heard) => expect(readShortAnswer(said)).toBe(heard))

describe('a question about a medicine of the library', () => {
  it('is answered with what was asked, and with its source', () => {
    const { text, details } = ask('What is metformin for?')
    expect(text).toMatch(/^\*\*Metformin\*\* \[1\]/)
    expect(text).toContain('Metformin is used for type 2 diabetes')
    expect(text).not.toContain('side effects')
    expect(details.sources[0]).toMatchObject({ from: 'general', label: expect.stringContaining('not yet checked') })
    expect(details.suggestions).toContain('Side effects of Metformin')
  })

  it.each([
    ['side effects of sertraline', 'Call an ambulance at once for'],
    ['Can I drink alcohol with metronidazole?', 'not to drink alcohol'],
    ['I forgot my lisinopril this morning', 'Never take two doses at once'],
    ['how much amoxicillin should I take', 'I never tell a dose'],
    ['Is Lipitor safe in pregnancy?', 'pregnan'],
  ])('%s', (question, answer) => expect(ask(question).text).toContain(answer))

  it.each([
    ['¿Para qué sirve la metformina?', 'Metformina se usa para: diabetes tipo 2'],
    ['à quoi sert le doliprane ?', 'Paracétamol s’utilise pour'],
    ['Wofür ist Metformin?', 'Metformin wird verwendet bei: Typ-2-Diabetes'],
    ['metformin kis liye hai', 'मेटफॉर्मिन इनके लिए दी जाती है'],
    ['మెట్‌ఫార్మిన్ దేనికి వాడతారు', 'వీటికి వాడతారు'],
  ])('is answered in its language: %s', (question, answer) => expect(ask(question).text).toContain(answer))

  it('says which of their medicines go badly with it', () => {
    const { text } = ask('what is sildenafil for', { medicines: ['nitroglycerin'] })
    expect(text).toMatch(/^\*\*Nitroglycerin and Sildenafil together can make your blood pressure fall dangerously/)
  })

  it('tells that it is among their medicines, and nothing of their own where somebody else takes it', () => {
    const record = { medicines: ['Metformin 500 mg'], pregnant: true }
    expect(ask('what is metformin for', record).text).toMatch(/is among your medicines.*pregnancy/)
    expect(ask('what is metformin for, my father takes it', record).text).not.toContain('among your medicines')
  })

  it('is an emergency where too much was taken, and a complaint where something is felt', () => {
    expect(ask('I took 40 metformin tablets').details.urgency).toBe('emergency')
    expect(ask('I take metformin and have diarrhea since yesterday').assessment).not.toBeNull()
  })

  it('is not known where there is no monograph, and answered with no other topic', () => {
    expect(ask('what is romiplostim for').text).toMatch(/^I do not know that about Romiplostim/)
  })

  it('goes on with the medicine that was told of last, until something else is told', () => {
    const on = (text: string, interview: Interview | null) =>
      converse({ text, region: 'US', mode: 'everyday', record: {}, interview })
    const first = on('what is metformin for', null)
    expect(on('and alcohol?', first.interview).text).toContain('Drink little alcohol')
    expect(on('and in pregnancy?', first.interview).text).toMatch(/^\*\*Metformin/)
    const ill = on('I have a sore throat and a fever', first.interview)
    expect(on('and alcohol?', ill.interview).text).not.toContain('Metformin')
    expect(on('When should I see a doctor?', first.interview).text).toContain('Call 911')
  })
})

describe('a question that the library answers', () => {
  it.each([
    ['How do I quit smoking?', /^\*\*Quitting smoking\*\*/],
    ['quit smoking help', /^\*\*Quitting smoking\*\*/],
    ['I missed my birth control pill', /^\*\*(?:I missed (?:a|one)|Missed)/],
    ['Is my cholesterol too high?', /^\*\*Total cholesterol\*\*/],
    ['Is my potassium too high?', /^\*\*Potassium\*\*/],
    ['¿Cómo dejo de fumar?', /^\*\*Dejar de fumar\*\*/],
    ['Was tun bei Verbrennung?', /^\*\*Verbrennung/],
    ['Nebenwirkungen von Sertralin', /^\*\*Sertralin\*\*/],
  ])('begins with its page: %s', (text, begins) => {
    const { text: said, details, assessment } = ask(text, {})
    expect(said).toMatch(begins)
    expect(assessment).toBeNull()
    expect(details.sources[0]?.page ?? '/library').toMatch(/^\/library/)
  })

  it('is told below the number to call, where it is first aid', () => {
    const { text, details } = ask('My friend was bitten by a snake, what do I do?', {})
    expect(details.emergency).not.toBeNull()
    expect(text).toMatch(/^\*\*Call an ambulance now\.\*\*[\s\S]*\*\*Snake bite\*\*[\s\S]*\n1\. /)
  })

  it('comes first where nothing presses, and what is felt is asked about below', () => {
    const { text, assessment } = ask('I have had diarrhea since yesterday, what should I eat?', {})
    expect(assessment?.understood).toBe(true)
    expect(text).toMatch(/^\*\*[^*]*diarrhea[^*]*\*\* \[1\]/)
    expect(text).toContain('I will ask a few things before I say how urgent this is. [')
  })

  it('stands below what presses', () => {
    const { text } = ask('I have had bloody diarrhea for a week and a fever, what should I eat?', {})
    expect(text).toMatch(/^\*\*See a doctor today/)
    expect(text).toContain('**On your question**')
  })

  it('is found in a clause of a story', () => {
    expect(ask('My MCV came back 103 but I am not anemic. What would cause that', {}).text).toMatch(/^\*\*MCV/)
  })

  it('tells of the medicine that is asked about whether it brings something about', () => {
    expect(ask('does lisinopril cause a cough', {}).text).toContain('side effects of Lisinopril: a dry cough')
    expect(ask('does losartan make you cough', {}).text).toContain('rare with losartan')
  })

  it('tells of driving and of breast milk where that is asked, whatever else was foreseen of the medicine', () => {
    expect(ask('can i drive on pregabalin', {}).text).toContain('Do not drive until')
    expect(ask('I am giving breast milk, can I take codeine for pain of the cut?', {}).text).toMatch(
      /avoided while you breastfeed|avoid codeine/,
    )
  })

  it('compares a pressure with what is usual', () => {
    expect(ask('my bp 150/95 is high?', {}).text).toContain('150/95 mmHg is a high value')
    expect(ask('bp 90/60 too low?', {}).text).toMatch(/^\*\*Normal blood pressure\*\*/)
    expect(ask('bp 90/60 and fever 39, is that too low?', {}).text).not.toMatch(/^\*\*Normal blood pressure\*\*/)
  })

  it('says what an illness is, and whether others can catch it', () => {
    const { text } = ask('can adults catch hand foot and mouth off their kids', {})
    expect(text).toMatch(/adults can catch it too|Can others catch it\?/)
    expect(ask('what is hand foot and mouth disease', {}).text).toContain('is a common virus infection')
  })

  it('gives the steps of first aid to whoever tells of a small injury', () => {
    expect(ask('burnt my hand on the hob', {}).text).toMatch(/^\*\*Burn or scald\*\*/)
  })

  it('goes on with the page that was read last', () => {
    const first = ask('What is chickenpox?', {})
    const next = converse({
      text: 'is it contagious?',
      region: 'US',
      mode: 'everyday',
      record: {},
      interview: first.interview,
    })
    expect(next.text).toMatch(/^\*\*Chickenpox\*\*/)
  })

  it('is none of a value that is told with it', () => {
    expect(ask('Is my potassium of 7.1 too high?', {}).details.emergency).not.toBeNull()
  })

  it('takes a medicine in another language for no second one', () => {
    const { text } = ask('doliprane et ibuprofène en même temps', {})
    expect(text).toContain('prendre Paracétamol et Ibuprofène ensemble')
    expect(text).not.toContain('does not go with')
  })

  it('is said not to be known in its language', () => {
    expect(ask('Wie repariere ich mein Fahrrad?', {}).text).toMatch(/^Darauf habe ich keine Antwort/)
  })
})

describe('a question about the assistant', () => {
  it.each(['what can u do', 'Who can see what I type in here?', 'is this private?'])('is answered: %s', (text) =>
    expect(ask(text, {}).text).toMatch(/^(?:I am the health assistant|What you write is kept)/),
  )

  it.each([
    'I have had blood in my urine for two days, can someone see me today?',
    'What do you do for a burn from hot oil?',
    'What do you do if a baby under 1 is choking?',
    'my daughter has a fever of 39.5 for 4 days, can my daughter see a GP today?',
  ])('is none where somebody asks for help: %s', (text) =>
    expect(ask(text, {}).text).not.toMatch(/^(?:I am the health assistant|What you write is kept)/),
  )
})
