import { describe, expect, it } from 'vitest'
import { assess } from '../../index.ts'

/** Made by the author of the words: they keep what is reached, and measure nothing. */
describe.each([
  [
    'es',
    'ya no quiero vivir',
    'oigo una voz que me ordena matar a mi hermano',
    'mi bebé está flácido como un trapo',
    'no siento moverse al bebé desde ayer',
    'me desmayé corriendo',
  ],
  [
    'fr',
    "je n'ai plus envie de vivre",
    'une voix m’ordonne de tuer mon frère',
    'mon bébé est tout mou comme une poupée',
    'je ne sens plus bouger le bébé depuis hier',
    'je me suis évanoui en courant',
  ],
  [
    'de',
    'ich will nicht mehr leben',
    'eine Stimme befiehlt mir, meinen Bruder zu töten',
    'mein Baby ist schlaff wie eine Stoffpuppe',
    'mein Baby im Bauch bewegt sich nicht mehr',
    'ich wurde beim Joggen ohnmächtig',
  ],
  [
    'hi',
    'मुझे जीना नहीं है, जीने का मन नहीं',
    'एक आवाज मुझे भाई को मार डालने को कहती है',
    'मेरा बच्चा ढीला पड़ गया है, जान नहीं',
    'पेट में बच्चा हिल नहीं रहा',
    'दौड़ते हुए बेहोश हो गया',
  ],
  [
    'hi',
    'jeene ka mann nahi',
    'ek awaaz mujhe bhai ko maar daalne ko kehti hai',
    'mera baccha dheela pad gaya hai',
    'pet mein baccha hil nahi raha',
    'daudte hue behosh ho gaya',
  ],
  [
    'te',
    'నాకు బతకాలని లేదు',
    'ఒక గొంతు తమ్ముడిని చంపమని చెబుతోంది',
    'మా పాప మెత్తగా వాలిపోయింది',
    'కడుపులో బిడ్డ కదలడం లేదు',
    'పరిగెత్తుతూ స్పృహ తప్పి పడిపోయాను',
  ],
  [
    'te',
    'naaku bathakalani ledu',
    'oka gonthu thammudini champamani chebutondi',
    'maa papa mettaga valipoyindi',
    'kadupulo bidda kadaladam ledu',
    'parigeduthu spruha tappi padipoyanu',
  ],
])('dangers in %s', (_, ...texts) => {
  it.each(texts)('%s', (text) => expect(assess({ text }).urgency).toBe('emergency'))
})

it.each([
  'su pulso es 180 y está mareado',
  'mon pouls est à 180 et j’ai des vertiges',
  'mein Puls ist 180 und mir ist schwindlig',
  'नब्ज १८० है और चक्कर आ रहा है',
  'naadi 180 undi, kallu tirugutunnayi',
  'la abuela se cayó y tiene la pierna más corta y girada hacia fuera',
  'Oma ist gestürzt, das Bein ist verkürzt und nach außen gedreht',
  'de repente el peor dolor de cabeza de mi vida',
  'Me corté y la sangre no para',
])('a danger: %s', (text) => expect(assess({ text }).urgency).toBe('emergency'))

it.each([
  'Mi hermano se desmayó corriendo un maratón hace cinco años, está bien. ¿Debo revisarme yo?',
  'no quiero vivir con mis suegros, me da ansiedad',
  'el bebé duerme relajado y blandito, come bien',
  'j’ai un léger mal de tête depuis hier',
  'mon frère s’est évanoui au marathon il y a cinq ans, il va bien',
  'mein Bruder wurde vor fünf Jahren beim Marathon ohnmächtig, ihm geht es gut',
  'Ich will nicht sterben, ich bin nur traurig',
  'ich bin vor einem Monat gefallen und laufe wieder gut',
  'भूख से मर जाऊंगा',
  'main seedhi chadhta hu, chhati mein dard nahi hota',
  'బిడ్డ కడుపులో బాగా కదులుతోంది, 30 వారాలు',
])('none: %s', (text) => expect(assess({ text }).urgency).not.toBe('emergency'))
