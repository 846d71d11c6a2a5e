import { describe, expect, test } from 'vitest'
import { converse } from './converse.ts'

const ask = (text: string) => converse({ text, region: 'US', mode: 'everyday', record: {}, interview: null })

describe('somebody who is pregnant and asks', () => {
  test.each([
    'can I change the cat litter while pregnant?',
    'estoy embarazada y tengo un gato, ¿puedo limpiar el arenero?',
    'enceinte, puis-je changer la litière du chat ?',
    'Darf ich schwanger das Katzenklo sauber machen?',
    'pregnant hoon, kya billi ki litter saaf kar sakti hoon?',
    'nenu pregnant, pilli litter clean cheyavacha?',
  ])('about her cat is sent to no doctor today: “%s”', (text) => {
    const { details, interview } = ask(text)
    expect(details.urgency).toBeNull()
    expect(interview?.about?.[0]).toMatch(/pets-and-health|toxoplasm/)
  })

  test.each([
    'I am pregnant and bleeding, can I wait until tomorrow?',
    'pregnant with a terrible headache and flashing lights, is it the cat?',
    'estoy embarazada y sangro, ¿es por el gato?',
    'estoy embarazada y mi bebé no se mueve, ¿es normal?',
    "enceinte, j'ai très mal à la tête et je vois des éclairs, est-ce normal ?",
    'enceinte de 30 semaines, mon bébé ne bouge plus, est-ce grave ?',
    'Ich bin schwanger und habe starke Blutungen, ist das normal?',
    'Schwanger, mein Baby bewegt sich nicht mehr, was tun?',
    'pregnant hoon aur bleeding ho rahi hai, kya karun?',
    'nenu pregnant, rakthasravam avutondi, em cheyali?',
  ])('and tells of a danger is told to be seen: “%s”', (text) =>
    expect(ask(text).details.urgency).toMatch(/urgent|emergency/),
  )
})
