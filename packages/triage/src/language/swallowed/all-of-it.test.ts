import { describe, expect, test } from 'vitest'
import { assess } from '../../index.ts'

const levelOf = (text: string) => assess({ text, region: 'EU' }).urgency

describe('all that there was of a medicine is an emergency', () => {
  test.each([
    'I have taken all my sertraline',
    'swallowed all the lorazepam',
    'he emptied the bottle of tramadol',
    'mi madre se ha zampado la caja entera de orfidal',
    "j'ai avalé ma boîte de levothyrox",
    "bon j'ai vidé la boite de doliprane hier soir",
    'hab grad aus wut die ganze packung beloc zok runtergespült',
    'bukhar me saare paracetamol kha liye 15 the',
    'combiflam ki 2 strip khatam kar di kal raat se',
    'ninnati nunchi dolo rendu pattalu ayipogotta',
    'took a whole week’s worth of my ramipril in one go',
    'hab gestern nacht alles an Paracetamol genommen was im Bad war, so 30 Stück',
    'my doc gave me propranolol 40s for nerves. ive had 12 of them now',
    'elle a pris tout son pilulier d’un coup',
    'Oma hat ihre ganze Wochenbox auf einmal genommen',
    'se tomó todas las pastillas de la semana de golpe',
  ])('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))

  test.each([
    'i took all my antibiotics and still have a cough',
    'i finished all of my amoxicillin yesterday',
    'i have used all my sertraline and the pharmacy is closed',
    'took ibuprofen all week for my back',
    'can i take all my pills together',
    'is it ok to take all tablets in one go',
    'I take all my tablets at once in the morning',
    'I took all my morning tablets at once, is that ok',
    'I was prescribed amoxicillin and had 12 of them over four days, can I stop',
    'je prends tous les matins mes comprimés d’un coup',
    'ich nehme alle Tabletten morgens auf einmal',
    'ich nehme alle 6 Stunden Ibuprofen',
    'g pris une cétirizine pour les pollens ce matin, ce soir apéro, une bière ca va ?',
    'la boîte de vitamines est vide, il faut que j’en rachète',
  ])('is not heard in “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
})

describe('few tablets of a child by the name of the medicine are an emergency', () => {
  test.each([
    'unser Kleiner hat drei Glibenclamid gegessen',
    'ladke ne 3 bp ki goli nigal li hai',
    'chinnodu 3 bp matralu mingesadu',
    '3 neend ki goli khayi aur whisky pi',
  ])('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

test.each(['75 Euthyrox genommen', 'j’ai pris 75 levothyrox ce matin', 'maine aaj 40 telma li'])(
  'a number that tells the strength of a tablet counts none: “%s”',
  (text) => expect(levelOf(text)).not.toBe('emergency'),
)
