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
  'mon perroquet ne respire plus',
  // Lessons.
  'busco datos de prevención del suicidio para un trabajo de clase',
  'je prépare un exposé sur la prévention du suicide',
  'college mein suicide prevention par presentation hai, points chahiye',
  'ఆత్మహత్యల నివారణ మీద వ్యాసం రాయాలి',
  // Figures of speech.
  'I cannot breathe for emails, figuratively, and my neck aches',
  'salir con este frío es un suicidio',
  'petrol ka bill dekhkar current lag gaya',
  // Long ago and over.
  'une overdose en 2011, plus rien depuis',
  'als Kind hatte ich einen Krampfanfall, seither nie wieder',
  'pichle saal daura pada tha, tab se koi dikkat nahi',
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

// Cues of dreams, jokes, films, lessons, ages and years stand beside a danger of now.
test.each([
  'My nightmares about him are back and I am going to kill myself tonight',
  'I have nightmares about dying and I want to die',
  'I keep dreaming that I kill myself and I want to do it',
  'I have dreams where I die and I took all my pills',
  "Nightmares about work, and I can't breathe, lips are blue",
  'I dreamed about my mum and I have crushing chest pain and sweating',
  'My wife collapsed and is not breathing. Jokes aside what do I do',
  'My father has no pulse, all jokes aside',
  'I have crushing chest pain and I am sweating, all jokes aside',
  'My husband is slurring his words and his face droops, joking aside should I call someone',
  "Je n'arrive plus à respirer, blague à part",
  'Tengo un dolor opresivo en el pecho y sudo, bromas aparte',
  'I filmed a video where she is having a seizure',
  'I sent the doctor a video where my baby stops breathing',
  'I have a video where my son is struggling to breathe with blue lips',
  'I recorded a video where my baby goes stiff and shakes and turns blue',
  'At eighteen weeks pregnant I am bleeding heavily and fainted',
  'at fifteen weeks pregnant I have heavy bleeding and terrible pain',
  'at nineteen weeks my waters broke and heavy bleeding',
  'at sixteen months he is floppy and not waking up',
  "at thirteen months she had a seizure and won't wake up",
  'At twenty minutes past four she stopped breathing',
  'As a young man I have crushing chest pain and sweating',
  'As a student I have chest tightness spreading to my jaw and sweat',
  'A month ago my mother died. I want to kill myself. Nothing since helps',
  'As a child I was fine. My face droops and my arm is weak, not happened since',
  'Last year I had chest pain. Crushing chest pain spreads to my arm. Nothing since I took aspirin',
  'Chest pain crushing, sweating, at university',
  'I have had crushing chest pain, 2024.',
  'I am on a first aid course and a man here collapsed and is not breathing, what do I do?',
  'My friend in the first aid course is unconscious and not breathing',
  'I was giving a class when one pupil collapsed and stopped breathing. What should we do?',
  'first aid class: toddler choking right here, cannot breathe. How many back blows?',
  'My daughter fell off her pony and is unconscious',
  'My pony was running and my daughter fell, she is unconscious',
])('is an emergency whatever is told beside it: %s', (text) => {
  expect(assess({ text }).urgency).toBe('emergency')
})
