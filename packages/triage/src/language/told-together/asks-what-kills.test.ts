import { describe, expect, test } from 'vitest'
import { assess } from '../../index.ts'

describe('who asks which amount of a medicine kills is led to somebody who listens', () => {
  test.each([
    'how many paracetamol kill you',
    'what dose of amitriptyline is lethal',
    'im writing a story, how many sleeping pills would she need to never wake up',
    'what happens if i take the whole box of my sertraline',
    'cuántas pastillas de paracetamol matan',
    'my cat has a new home since friday. how many paracetamol kill you',
    'this headache is killing me anyway. how many dolo would kill me for good?',
    'I took two tablets, how many more would kill me?',
    'combien de doliprane pour mourir',
    'j’ai déjà posé la question sur ce chat. vers combien de doliprane on meurt ?',
    'wie viele Schlaftabletten sind tödlich',
    'कितनी नींद की गोली से मौत होती है',
    'kitni neend ki goli se mar jate hai',
    'ఎన్ని నిద్ర మాత్రలు వేసుకుంటే చనిపోతారు',
    'enni nidra matralu vesukunte chanipotaru',
  ])('“%s”', (text) => {
    const { emergency } = assess({ text, region: 'EU' })
    expect(emergency?.kind).toBe('crisis')
  })

  test.each([
    'how many paracetamol can I take a day',
    'this headache is killing me, can I take another ibuprofen',
    'how many antibiotics kill the bacteria',
    'my dog ate one ibuprofen, is it fatal',
    'is the measles vaccine deadly',
    'I took two tablets, will I die?',
    'wie viele Tabletten muss ich nehmen',
    'la muela me mata, ¿cuántos ibuprofenos puedo tomar?',
    'juon ko marne wali dawai kitni der rakhni hai',
    'the pill is still in its box and the cord above my heel kills me when I walk',
  ])('is not heard in “%s”', (text) => expect(assess({ text, region: 'EU' }).emergency?.kind).not.toBe('crisis'))
})
