import { describe, expect, test } from 'vitest'
import { assess } from '../index.ts'

const levelOf = (text: string) => assess({ text, region: 'US' }).urgency

describe('an allergy that is only told of', () => {
  test.each([
    "I'm allergic to penicillin, I got hives.",
    'I am allergic to shellfish and get a rash.',
    'allergic to latex, hives as a kid',
  ])('is no reaction of now: “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
  test.each([
    "I'm allergic to peanuts and I just ate some, hives all over and my lips are swelling",
    'I am allergic to bees, was stung and I cannot breathe',
    "I'm allergic to cats and my throat is closing up",
    'allergic reaction, tongue is swelling',
  ])('and one of now is an emergency: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe('a black stool', () => {
  test.each([
    'I take Pepto-Bismol and my stool is black',
    'my poop is black since I started iron tablets',
    'black stool after taking bismuth, I feel fine otherwise',
    'hago caca negra desde que tomo hierro',
    'tomé Pepto-Bismol y mis heces son negras',
    'mes selles sont noires depuis que je prends du fer',
    'mein Stuhl ist schwarz seit ich Eisen nehme',
    'iron ki goli le raha hoon aur latrine kaali ho rahi hai',
    'నేను ఐరన్ మాత్రలు వేసుకుంటున్నాను, మలం నల్లగా ఉంది',
  ])('that iron or bismuth colours is for a doctor, not for an ambulance: “%s”', (text) =>
    expect(levelOf(text)).toBe('urgent'),
  )
  test.each([
    'I take iron pills, black stools and I feel dizzy',
    'Took Pepto Bismol, black tarry stool and I vomited blood',
    'black stools on iron and ibuprofen, stomach pain',
    'black tarry stools since yesterday',
    'mein Stuhl ist schwarz seit ich Eisen nehme und mir ist schwindelig',
    'tomo hierro, heces negras y me caí al levantarme',
    'iron ki goli leti hoon, potty kaali hai aur bathroom me gir gayi',
    'mes selles sont noires, je prends du fer, et je suis tombé dans les toilettes',
  ])('with another sign of blood is an emergency: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

test('a black stool that smells of iron is not said to come from iron tablets', () =>
  expect(levelOf('hago heces negras que huelen a hierro y estoy mareado')).toBe('emergency'))

describe('failing speech on insulin with low sugar', () => {
  test.each([
    'my husband is diabetic on insulin, sugar is low and he is slurring his words',
    'soy diabético con insulina, tengo el azúcar bajo y no puedo hablar bien',
    "je suis diabétique sous insuline, ma glycémie est basse et j'ai du mal à parler",
    'ich bin Diabetiker und spritze Insulin, mein Zucker ist niedrig und ich spreche undeutlich',
    'main insulin leta hoon, sugar kam ho gayi hai, bolne me dikkat ho rahi hai',
    'nenu insulin vesukunta, sugar padipoyindi, mata tadabadutundi',
    'naaku sugar undi insulin teesukuntanu, ippudu chemata paduthundi mata sariga ravatledu',
  ])('calls an ambulance for low sugar, and gives sugar to whoever can swallow: “%s”', (text) => {
    const { urgency, rules } = assess({ text, region: 'US' })
    expect(urgency).toBe('emergency')
    expect(rules.map(({ id }) => id)).toContain('severe-low-blood-sugar')
    expect(rules.map(({ id }) => id)).not.toContain('possible-stroke')
  })

  test('and a face that droops without low sugar is a stroke', () => {
    const { rules } = assess({ text: 'my face is drooping and my arm is weak, I am on insulin', region: 'US' })
    expect(rules.map(({ id }) => id)).toContain('possible-stroke')
  })
  test.each([
    'I am on insulin and sweating, everything spins and I see double',
    'my father, 70, takes insulin, he is shaky and suddenly cannot see with one eye',
  ])('and what low sugar does not do is a stroke still: “%s”', (text) =>
    expect(assess({ text, region: 'US' }).rules.map(({ id }) => id)).toContain('possible-stroke'),
  )
})

describe('a stroke in Hindi', () => {
  test.each([
    'मैंने आज टेल्मिसार्टन लेना भूल गया, पहले लकवा हुआ था',
    'telmisartan lena bhool gaya kal, 2019 me stroke aaya tha',
    'bp ki goli telmisartan miss ho gayi, purana stroke hai',
    'papa ko 5 saal pehle lakwa maar gaya tha, aaj telmisartan lena bhool gaye',
    'main telmisartan khana bhool gaya, mujhe pehle stroke aa chuka hai',
  ])('of years ago is none of now: “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
  test.each([
    'papa ko ek ghante pehle stroke hua, munh tedha hai',
    'aaj subah papa ko lakwa maar gaya',
    'mummy ko abhi lakwa ho gaya, haath nahi uth raha',
  ])('of today is an emergency: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe('a grandfather who forgets', () => {
  test.each([
    'మా తాతయ్యకు జ్ఞాపకశక్తి నెమ్మదిగా తగ్గుతోంది, కొన్నిసార్లు మమ్మల్ని గుర్తుపట్టడం లేదు',
    'maa thathayya konchem konchem ga anni marchipotunnaru, bandhuvula perlu kuda gurthu undadam ledu, 2 years nundi',
    'mon grand-père oublie tout petit à petit depuis deux ans, il ne reconnaît plus ses voisins',
    'my grandfather has been forgetting more and more for two years and gets confused',
  ])('slowly needs no ambulance: “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
  test.each([
    'grandpa forgets things since three days, confused, getting worse',
    'mein Opa ist seit heute plötzlich verwirrt',
  ])('suddenly does: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe('a body that still sleeps while its owner is awake', () => {
  test.each([
    'I wake up and cannot move or talk for a minute',
    "when waking up my body is frozen and I can't speak for about a minute, happens monthly",
    'me despierto y no puedo moverme ni hablar durante un minuto',
    'a veces me despierto y no puedo mover el cuerpo por unos segundos',
    'je me réveille et je ne peux ni bouger ni parler pendant une minute',
    'parfois je me réveille et je ne peux pas bouger pendant quelques secondes',
    'Ich wache auf und kann mich eine Minute nicht bewegen und nicht sprechen',
    'Beim Aufwachen kann ich mich eine Minute lang weder bewegen noch sprechen',
    'main jagta hoon aur ek minute tak hil ya bol nahi pata',
    'नींद से उठता हूँ तो एक मिनट तक न हिल पाता हूँ न बोल पाता हूँ',
    'nidra nunchi lechaka oka nimisham kadalalenu matladalenu',
    'నిద్ర లేచినప్పుడు ఒక నిమిషం కదలలేను మాట్లాడలేను',
  ])('needs no ambulance: “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
  test.each([
    'I woke up and cannot move my right arm or talk',
    'I woke up and could not move my right side or speak for a minute',
    "my wife woke up this morning and can't speak",
    'me desperté y no puedo mover el brazo derecho ni hablar',
    'esta mañana al despertar no podía hablar y se me cae un lado de la cara',
    'je me suis réveillé et je ne peux plus bouger le bras gauche',
    'ce matin au réveil mon mari ne peut plus parler',
    'Ich bin aufgewacht und kann den rechten Arm nicht bewegen und nicht sprechen',
    'mein Mann ist heute früh aufgewacht und kann nicht mehr sprechen',
    'subah uthe to papa bol nahi pa rahe hain',
    'सुबह उठा तो दायां हाथ नहीं हिल रहा और बोल नहीं पा रहा',
    'nidra lechaka naa kudi cheyyi kadalatam ledu mata ravatam ledu',
    'నిద్ర లేచాక మాట రావడం లేదు, కుడి చేయి కదలడం లేదు',
  ])('and a stroke found on waking does: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe('Spanish words that sound like a danger', () => {
  test.each([
    'me cayó pegamento en el labio',
    'se me cayó superglue en los labios',
    'dejé la sertralina hace tres días y me siento mareado',
    'dejé de tomar la paroxetina y tengo mareos',
  ])('are none: “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
  test.each([
    'se me cayó la cara de un lado y el labio está torcido',
    'se me cae el labio de un lado desde hace una hora',
    'a mi abuela se le cayó la boca de un lado',
    'a mi padre se le tuerce la boca y no se le entiende',
    'me cayó pegamento en el ojo y no veo',
    'dejé la sertralina y quiero morir',
    'dejé la sertralina y no quiero seguir viviendo',
    'dejé el antidepresivo y pienso en matarme',
    'dejé la paroxetina y convulsioné hace un rato',
    'dejé la fluoxetina y mi marido dice que estoy confusa y con fiebre de 40',
  ])('and what is one is heard: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})
