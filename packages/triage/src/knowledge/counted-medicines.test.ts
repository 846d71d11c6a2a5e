import { describe, expect, test } from 'vitest'
import { assess } from '../index.ts'
import { FEW, FEW_AND_DANGEROUS, MANY } from './counted-medicines.cases.ts'

const levelOf = (text: string) => assess({ text, region: 'US' }).urgency

describe.each(Object.entries(MANY))('many tablets in %s are an emergency', (_, texts) => {
  test.each(texts)('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe.each(Object.entries(FEW_AND_DANGEROUS))(
  'few tablets in %s are an emergency where no number is small',
  (_, texts) => {
    test.each(texts)('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))
  },
)

describe.each(Object.entries(FEW))('one or two tablets in %s are none', (_, texts) => {
  test.each(texts)('“%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
})

describe('a few tablets in somebody who may be a child are an emergency', () => {
  test.each([
    'mein Junge, 3 Jahre, hat 2 Tabletten vom Opa geschluckt',
    'meine Nichte hat 2 Tabletten geschluckt',
    'mi hijita de 2 años se tomó 2 pastillas de clonidina',
    'el menor de 2 años tomó 3 pastillas',
    'notre garçon de 3 ans a pris 2 comprimés de papi',
    'ladki ne 3 goli kha li, 3 saal ki hai',
    'మా చెల్లి 3 మాత్రలు మింగింది, 5 ఏళ్లు',
    'nephew, 3, ate 2 of my glipizide',
    'kid ate one of my oxycodone',
    'my 4 year old got into the bottle of amitriptyline',
  ])('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe('a danger beside a question in another language is an emergency', () => {
  test.each([
    'je me suis injecté 80 unités au lieu de 8, je mange quoi ?',
    'habe 80 Einheiten statt 8 gespritzt, was soll ich essen?',
    'me puse 80 unidades de insulina en vez de 8, ¿qué como?',
    'maine khud ko 50 unit insulin de di 5 ki jagah',
    'welches Schlafmittel ist am stärksten, ich will nie wieder aufwachen',
    'combien de lexomil pour ne plus se réveiller',
    'neend ki sabse tez goli kaunsi hai, main so jana chahta hu aur kabhi na uthu',
    'నిద్ర మాత్రల్లో ఏది బలమైనది, నిద్రపోయి మళ్ళీ లేవకూడదు అనుకుంటున్నా',
    'Can I take more metformin? I took 40 of them an hour ago',
  ])('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))

  test.each([
    'me puse la insulina en la pierna en vez de la barriga',
    'habe Insulin in den Bauch statt in den Arm gespritzt',
    'me tomé 2 paracetamoles, ¿puedo beber agua?',
    "j'ai pris 2 comprimés de cétirizine pour mon allergie",
    'I took 20 lisinopril this morning as always',
  ])('is not heard in “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
})
