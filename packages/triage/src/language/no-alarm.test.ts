import { expect, test } from 'vitest'
import { assess } from '../index.ts'

const calledBy = (text: string): string[] =>
  assess({ text })
    .rules.filter(({ urgency }) => urgency === 'emergency')
    .map(({ id }) => id)

test.each([
  // Dreams and stories.
  'I keep having a nightmare where I am drowning, then I wake up and all is well',
  'sueño que me ahogo casi todas las noches, despierto y respiro bien',
  'je fais un cauchemar où je n’arrive plus à respirer, je me réveille et tout va bien',
  'ich habe geträumt, dass ich ersticke, jetzt ist alles gut',
  'sapna aata hai ki saans nahi aa rahi, uthne par sab theek',
  'పాము కరిచినట్టు కల వచ్చింది, లేచాక ఏమీ లేదు',
  // Animals.
  'our rabbit is not breathing',
  'mi gallina no respira',
  'mon perroquet ne respire plus',
  'unser Hamster atmet nicht mehr',
  'हमारी भैंस को साँप ने काटा',
  'మా గేదెకి పాము కరిచింది',
  // Lessons.
  'First aid course tomorrow: how deep are compressions when a person is not breathing?',
  'busco datos de prevención del suicidio para un trabajo de clase',
  'je prépare un exposé sur la prévention du suicide',
  'Erste-Hilfe-Kurs: wie oft drückt man bei einer bewusstlosen Person ohne Atmung?',
  'college mein suicide prevention par presentation hai, points chahiye',
  'ఆత్మహత్యల నివారణ మీద వ్యాసం రాయాలి',
  // Figures of speech.
  'I cannot breathe for emails, figuratively, and my neck aches',
  'salir con este frío es un suicidio',
  'ce serait du suicide de demander un congé, façon de parler',
  'bei dem Lärm kriege ich keine Luft, bildlich gesprochen',
  'petrol ka bill dekhkar current lag gaya',
  // Long ago and over.
  'I had a febrile convulsion as a toddler, none since',
  'tuve una convulsión a los doce años, desde entonces nada',
  'une overdose en 2011, plus rien depuis',
  'als Kind hatte ich einen Krampfanfall, seither nie wieder',
  'pichle saal daura pada tha, tab se koi dikkat nahi',
  'పాము కరిచింది, అది ముప్పై ఏళ్ళ సంగతి',
  'static shocks from the car door all winter',
])('what only sounds like a danger calls no ambulance: %s', (text) => {
  expect(calledBy(text)).toEqual([])
})

test.each([
  'it is a nightmare, I cannot breathe',
  'I dreamt of it, woke up, and now I cannot breathe',
  'es una pesadilla, no puedo respirar',
  'c’est un cauchemar, je n’arrive plus à respirer',
  'my horse kicked me in the belly and I am vomiting blood',
  'bin von meinem Pferd gefallen und spüre die Beine nicht',
  'हमारी गाय ने पेट में लात मारी, खून की उल्टी हो रही है',
  'I did a first aid course, but my baby is not breathing now',
  'I am writing an essay about suicide and I want to kill myself',
  'I want to die. Jokes aside, I have a cold',
  'quiero morirme jaja, tengo las pastillas en la mano',
  'je veux mourir, blague à part',
  'stroke in 2010, and now my left arm is weak again since this morning',
  'I fainted as a child, never since, but now I have crushing chest pain and I sweat',
  'got an electric shock from the washing machine and my heart flutters',
  'desde esta mañana todo me da vueltas y camino como un borracho',
])('a danger told beside such words calls one: %s', (text) => {
  expect(calledBy(text)).not.toEqual([])
})
