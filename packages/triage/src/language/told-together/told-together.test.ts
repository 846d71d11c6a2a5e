import { describe, expect, test } from 'vitest'
import { assess } from '../../index.ts'
import { wordsOf } from '../read-emergency-phrases.ts'
import { readToldTogether } from './read-told-together.ts'

const levelOf = (text: string) => assess({ text, region: 'EU' }).urgency

describe('a farewell that is told beside a question is an emergency', () => {
  test.each([
    'whats the best way to rehome two cats quick, wont be here after sunday and i dont want them stuck in the flat with me',
    'can i take all my pills at once and not wake up',
    'who takes a cat by friday? wrote everyone letters. been saving my tablets up since christmas so thats done too',
    'already wrote the letters to my kids. do i need to keep taking my lexapro if it doesnt matter anymore',
    'con quien puedo dejar al perro para siempre, a partir del domingo ya no voy a estar y no quiero que me encuentre él',
    'estoy en la azotea y hace frio. no duermo hace dias, la melatonina sirve de algo? da igual ya',
    "j'ai mis de coté tout mon stilnox, est ce qu'on sent quelque chose ou on se réveille juste plus. je suis fatigué de tout",
    'mein sohn hat geschrieben danke für alles mama und seid nicht traurig, handy ist aus',
    'नींद की कितनी गोली से इंसान हमेशा के लिए सो जाता है.. बस थक गया हूं यार, किसी को फर्क नहीं पड़ता',
    'exam me fail ho gaya ab ghar kaise jau, chhat pe baitha hu niche dekh raha hu. anxiety ki koi goli batao jaldi',
    'మత్తు మాత్రలు ఎన్ని వేసుకుంటే మెలకువ రాకుండా పోతాను.. అడిగేవాళ్ళు ఎవరూ లేరు నాకు, విసిగిపోయా',
  ])('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))

  test.each([
    ['en', 'we are moving away, I will not be here after Sunday. Who gives flu shots in Leeds?'],
    ['en', 'we stood on the bridge in Sydney for an hour, now my neck is sunburnt'],
    ['de', 'In dem Film gestern schreibt einer einen Abschiedsbrief, ich bin nicht mehr da, ich musste weinen'],
    ['es', 'mi hijo no contesta, está en el colegio. ¿Puedo darle ibuprofeno luego?'],
  ] as const)('is not heard in %s: “%s”', (language, text) =>
    expect(readToldTogether(text, wordsOf(text), [language])).toEqual([]),
  )
})

describe('a danger whose parts stand in several sentences is an emergency', () => {
  test.each([
    'little man has had one of his nans amlodipine off the side, hes 18 months. gave him some milk. should be fine shouldnt it',
    'ma puce de 2 ans a croqué un diamicron de mamie, elle joue comme si de rien était. je lui donne son gouter normal ?',
    'der kleine (2) hat vorhin eine von opas blutdrucktabletten gelutscht, ich glaub amlodipin, hat sie wohl auch runtergeschluckt',
    'had my zopiclone with a bottle of red, then another zopiclone. feeling v heavy cant keep my eyes open is that normal',
    'un imovane avec du rosé puis un 2e imovane, la je suis toute lourde. combien de temps ca dure',
    'sur la seringue j’ai lu 10 au lieu de 1, papa a eu dix fois son oramorph. la prise de 20h je la décale ?',
    'ay dios le puse 40 de la rapida en vez de la lenta a mi papa y ya se va a acostar, con un juguito alcanza?',
    'worst ever headache from coffee? it hit me in a second',
    'baby has a bulging soft spot and a flat head is that normal',
    'se me tuerza la boca desde hace una hora, tomo sertralina, es por eso?',
    'INR beim Selbstmessen 8,1 und das Nasenbluten hört nicht auf',
    '3 zopiclone et bu du rhum',
    'No known allergies. My left leg drags since this morning and I call people by the wrong name.',
    'I had a series of falls, hit my head today and take Eliquis, can I eat kale?',
    'ate a cashew thing at a potluck and now my tongue doesnt fit right and im talking funny',
    'Nehme seit 3 Wochen Ramipril und heut früh aufgewacht mit Schlauchbootlippen, Stimme klingt auch so kloßig',
    'darf man bei eliquis grünkohl essen? mein vater nimmt das, er is gestern mit dem kopf an die armatur und ist heut so duselig',
    'se puede comer ceviche embarazada? ando de 5 meses y empece a sangrar rojo con coágulos, ya empapé 3 toallas en una hora',
    'le pusieron las vacunas de los 2 meses hace una semana y hoy esta aguadita aguadita, no ha querido mamar desde la madrugada',
    'అమ్మకి రక్తం పలచన మందు. మెట్ల మీద తల తగిలి బొప్పి కట్టింది, ఇప్పుడు నన్ను అక్క పేరుతో పిలుస్తుంది',
  ])('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))

  test.each([
    'can i have a glass of wine with my zopiclone',
    'ich habe 2 Tabletten genommen und ein Glas Wasser getrunken',
    'jambe engourdie parce que j’étais assise en tailleur',
    'my kid ate one of my cookies',
    'mein Stuhl ist schwarz seit ich Eisen nehme',
    'मेरा पैर घसीट रहा हूं, दो साल पहले लकवा हुआ था',
    'my left leg has dragged since my stroke 8 years ago, which shoes help',
    'we mixed up the pens at school and my daughter cried',
    'insulin pen ko fridge me rakhna hota hai kya',
  ])('is not heard in “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))

  test('is told of the one whom its words are about', () => {
    const { patient } = assess({ text: 'ich hab nur schnupfen, aber meine mama zieht das bein nach', region: 'EU' })
    expect(patient.isSelf).toBe(false)
  })
})
