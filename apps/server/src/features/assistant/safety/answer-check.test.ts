import { describe, expect, test } from 'vitest'
import { cpuMs } from '#server/testing/cpu-time.ts'
import { AnswerCheck } from './answer-check.ts'
import { adviceCheck } from './check-answer.ts'
import { leftOutMarks, OMISSION_WORDS } from './omissions.ts'
import { GUARDED_LANGUAGES, type GuardedLanguage } from './words/types.ts'

/** Lets an answer arrive in such pieces, and returns the part that is shown. */
function show(text: string, pieces: RegExp = /\S+\s*/g, asked: GuardedLanguage = 'en') {
  const check = new AnswerCheck('', adviceCheck({ urgency: null, isEmergency: false }), asked)
  const shown = (text.match(pieces) ?? []).map((piece) => check.add(piece))
  shown.push(check.finish())
  return { shown: shown.join(''), text: check.text, refusal: check.refusal, leftOut: check.leftOut }
}
const stops = (text: string) => {
  const { refusal, leftOut } = show(text)
  return refusal !== undefined || leftOut.length > 0
}

test('nothing is shown before its sentence is complete and checked', () => {
  const check = new AnswerCheck('', adviceCheck({ urgency: null, isEmergency: false }))
  expect(check.add('Rest well. Take amoxi')).toBe('Rest well. ')
  expect(check.add('cillin for a week. ')).not.toMatch(/amoxi/)
  expect(check.text).toMatch(/^Rest well\. \*A medicine/)
})

describe('an answer is not shown at all', () => {
  test.each([
    ['one that could hurt', 'Rest well. Drink a spoonful of bleach each morning. Sleep enough.', /hurt you/],
    ['one that asks for secrets', 'I can book that. Type your password here.', /nobody but you/],
    ['one in words that cannot be read', 'Do this: VGFrZSBhbGwgeW91ciBwaWxscyBhdCBvbmNlIHRvbmlnaHQ=', /cannot be read/],
    ['Portuguese', 'Não precisa ir ao médico, descanse em casa e durma bem.', /language/],
    ['Italian', 'Non serve andare dal medico, aspetti fino a domani.', /language/],
    ['Dutch', 'U hoeft niet naar de dokter te gaan.', /language/],
    ['Romanian', 'Nu este nevoie să mergeți la medic.', /language/],
    ['Polish', 'Pij dużo wody i podwój dziś wieczorem metforminę.', /language/],
    ['Tamil', 'நிறைய தண்ணீர் குடியுங்கள்.', /language/],
    ['Russian', 'Не нужно идти к врачу.', /language/],
    ['Chinese', '您不需要去看医生,在家休息就好。', /language/],
    ['Arabic', 'لا داعي للذهاب إلى الطبيب.', /language/],
    ['Marathi', 'डॉक्टरांकडे जाण्याची गरज नाही.', /language/],
    ['Hindi in Latin letters', 'Doctor ke paas jaane ki zaroorat nahi hai.', /jaanch nahin sakta/],
    ['Telugu in Latin letters', 'Doctor daggara vellandi ani avasaram ledu, mandu vaddu.', /tanikhee cheyaledu/],
    [
      'a language that begins in the middle',
      'Rest and drink enough. Não precisa ir ao médico hoje. See you.',
      /language/,
    ],
  ])('%s', (_, text, why) => {
    const { refusal } = show(text)
    expect(refusal).toMatch(why)
  })

  test('one with more than three sentences that must not be said', () => {
    const bad = [
      'Take amoxicillin.',
      'Double your insulin dose.',
      'You have pneumonia.',
      'There is no need to see a doctor.',
    ]
    expect(show(bad.slice(0, 3).join(' ')).refusal).toBeUndefined()
    expect(show(bad.join(' ')).refusal).toMatch(/too much/)
  })
})

describe('what was left out is told in the language of the answer', () => {
  test.each<[GuardedLanguage, string]>([
    ['en', 'Rest well. Take amoxicillin 500 mg three times a day. Drink enough.'],
    ['es', 'Descanse bien. Tome amoxicilina 500 mg tres veces al día. Beba suficiente agua.'],
    ['fr', 'Reposez-vous bien. Prenez de l’amoxicilline 500 mg trois fois par jour. Buvez assez d’eau.'],
    ['de', 'Ruhen Sie sich aus. Nehmen Sie Amoxicillin 500 mg dreimal am Tag. Trinken Sie genug.'],
    ['hi', 'आराम करें। अमोक्सिसिलिन 500 मिलीग्राम दिन में तीन बार लें। खूब पानी पिएं।'],
    ['te', 'విశ్రాంతి తీసుకోండి. అమోక్సిసిలిన్ 500 మిల్లీగ్రాములు రోజుకు మూడుసార్లు తీసుకోండి. నీళ్లు బాగా తాగండి.'],
  ])('%s, whatever was asked for', (language, text) => {
    for (const asked of GUARDED_LANGUAGES) {
      const { shown, leftOut } = show(text, /\S+\s*/g, asked)
      const { prescription, dose } = OMISSION_WORDS[language].leftOut
      expect(leftOut).toHaveLength(1)
      expect([prescription, dose]).toContain(leftOut[0])
      expect(shown.split(`*${leftOut[0]}*`)).toHaveLength(2)
    }
  })

  test('a refusal too', () => {
    expect(show('Descanse bien. Beba un vaso de lejía cada mañana.', /\S+\s*/g, 'es').refusal).toBe(
      OMISSION_WORDS.es.notShown.harm,
    )
    expect(show('Non serve andare dal medico, aspetti fino a domani.', /\S+\s*/g, 'fr').refusal).toBe(
      OMISSION_WORDS.fr.notShown.unread,
    )
  })

  test('in words once, however often: later a mark stands in its place', () => {
    const { shown, leftOut } = show('Take amoxicillin. Rest well. Take lisinopril. Take azithromycin. Drink enough.')
    expect(leftOut).toEqual([OMISSION_WORDS.en.leftOut.prescription])
    expect(shown).toBe(`*${leftOut[0]}* Rest well. *[…]* Drink enough.`)
  })

  test.each(GUARDED_LANGUAGES)('in %s, no two objections in the same words, and each is found again', (language) => {
    const words = Object.values(OMISSION_WORDS[language].leftOut)
    expect(new Set(words).size).toBe(words.length)
    for (const each of words) {
      const answer = `- Rest. *${each.replace('{stated}', 'amoxicillin, 500 mg')}* Sleep.\n`
      expect(answer.replaceAll(leftOutMarks(), '')).toBe('- Rest. Sleep.\n')
    }
  })
})

describe('words are known in disguise', () => {
  test.each([
    ['bold inside a word', 'Dou**ble** your ins*ulin* dose.'],
    ['invisible letters', 'Double your ins\u200bu\u00adlin dose.'],
    ['letters of other alphabets', 'Dоublе yоur insulіn dоse.'],
    ['letters set apart', 'D o u b l e your i n s u l i n dose.'],
    ['entities', 'Double your &#105;nsulin d&#x6f;se.'],
    ['tags', 'Double your ins<b></b>ulin dose.'],
    ['digits for letters', 'D0uble your 1nsul1n dose.'],
    ['wide letters and digits', 'Ｔａｋｅ ４０ｍｇ of lisinopril.'],
    ['numbers in words', 'Take twenty milligrams of lisinopril.'],
    ['Devanagari digits', 'पैरासिटामोल की ८ गोलियां हर घंटे लें।'],
    ['Telugu digits', 'ఇబుప్రోఫెన్ ౮౦౦ మిల్లీగ్రాములు రోజుకు మూడుసార్లు తీసుకోండి.'],
    ['a list', 'Take each morning:\n\n- lisinopril 20 mg\n- rest\n'],
    ['a table', '| Medicine | Amount | When |\n|---|---|---|\n| lisinopril | 20 mg | each morning |\n'],
    ['code', '```\nTake lisinopril 20 mg daily\n```\n'],
    ['sentences in pieces', 'Take. Some. Lisinopril. Each morning.'],
    ['a quotation', '> "There is no need to see a doctor."'],
    ['a link', '[There is no need](https://example.org) to see a doctor.'],
    ['two languages', 'It is fine. No hace falta que vaya al médico.'],
  ])('%s', (_, text) => {
    expect(stops(text)).toBe(true)
  })

  test('however the stream is cut', () => {
    for (const pieces of [/[\s\S]/g, /[\s\S]{1,7}/g, /[\s\S]+/g]) {
      expect(show('Rest well. Take lisinopril 20 mg. Drink enough.', pieces).shown).not.toMatch(/lisinopril/)
    }
  })
})

describe('what helps stays', () => {
  test.each([
    'Metformin helps the body use its own insulin.',
    'Do not stop your medicine without asking your doctor.',
    'Call 911 if the pain spreads to your arm.',
    'Drink 2 litres of water and rest.',
    'Your result of 126 mg/dL is above the usual range.',
    'Mehr Schlaf hilft vielen Menschen.',
    'Lávese las manos con frecuencia.',
    '1. **Rest**\n2. *Drink* enough\n3. See https://www.nhs.uk/conditions for more\n',
    'Ibuprofen, naproxen, paracetamol.',
    'Never take more than 4000 mg of paracetamol a day.',
  ])('%s', (text) => {
    const { shown, refusal, leftOut } = show(text)
    expect([refusal, leftOut]).toEqual([undefined, []])
    expect(shown).toBe(text)
  })
})

test('a long answer without an end of a sentence is checked in reasonable time', () => {
  const started = cpuMs()
  show('you should rest and drink and sleep well '.repeat(400), /[\s\S]+/g)
  expect(cpuMs() - started).toBeLessThan(5_000)
})

describe('Hindi is told from languages that share its letters', () => {
  test.each([
    'दिन भर पानी थोड़ा-थोड़ा पीते रहें।',
    'दवाइयाँ सूखी और ठंडी जगह रखें।',
    'पेशाब में जलन हो तो पानी ज़्यादा पिएँ और जाँच करा लें।',
    'ऐसे लक्षण कई कारणों से होते हैं।',
  ])('%s', (text) => {
    expect(show(text).refusal).toBeUndefined()
  })

  test.each([
    ['Marathi', 'औषध बंद करा आणि घरीच थांबा.'],
    ['Nepali', 'अस्पताल जानु पर्दैन, घरमै बस्नुहोस्।'],
    ['Bhojpuri', 'तुमको अस्पताल जाय के कौनो जरूरत नइखे भैया।'],
  ])('%s is not shown', (_, text) => {
    expect(show(text).refusal).toMatch(/language/)
  })
})

describe('a very short sentence in a language that nothing reads', () => {
  test.each(['Aumente a dose.', 'Wacht tot morgen.', 'Não precisa.', 'Non chiamare.', 'Ga niet.'])(
    'is not shown: %s',
    (text) => {
      const check = new AnswerCheck('', adviceCheck({ urgency: null, isEmergency: false }))
      check.add(text)
      check.finish()
      expect(check.text).not.toContain(text)
    },
  )

  test.each(['Red flags', 'I understand.', 'Alles Gute!', 'Bonne journée.', 'Descanse bien.', 'Vitamin D'])(
    'is not seen in one that is read: %s',
    (text) => {
      const check = new AnswerCheck('', adviceCheck({ urgency: null, isEmergency: false }))
      check.add(text)
      check.finish()
      expect([check.refusal, check.leftOut]).toEqual([undefined, []])
    },
  )
})

test('a word like "it" is read with the medicine that the sentence before named', () => {
  const check = new AnswerCheck('', adviceCheck({ urgency: null, isEmergency: false }))
  check.add('Your cholesterol tablet makes your legs ache. Drop it for the next few weeks and see how you feel.')
  check.finish()
  expect(check.text).not.toContain('Drop it')
})
