import { expect, test } from 'vitest'
import { foldWord } from './fold-word.ts'

const folds = (words: string): string[] => [...new Set(words.split(' ').map((word) => foldWord(word, 'hi')))]

test.each([
  'बुखार bukhar bukhaar',
  'दर्द dard',
  'धड़कन dhadkan',
  'चक्कर chakkar chakar',
  'कमज़ोरी कमजोरी kamzori kamjori kamzoree kamzory',
  'सांस साँस saans',
  'नहीं नही nahi nahin nahee nhi nahii',
  'बच्चा bachcha baccha bachha',
  'सुबह subah suba',
  'गई गयी gayi gai gyi',
  'हुई huyi hui',
  'गोलियां गोलियाँ goliya goliyaa golia goliyan',
  'वज़न vazan wajan',
  'फूल phool ful',
  'रहा raha rha rahaa',
  'निगलने nigalne',
  'हैं है hai haii',
  'आंखें aankhen aankhein aankhe',
  'यहाँ yahan yahaan',
  'बच्चों bachchon baccho',
  'करूँ karun karoon karu',
  'चाहिए चाहिये chahiye chahie',
])('spelled in many ways and two scripts, it is one word: %s', (words) => {
  expect(folds(words)).toHaveLength(1)
})

test.each(['पीला पिता', 'yeh यह', 'mara mera', 'कल काला', 'haath aath', 'दिन dino'])(
  'words that differ stay apart: %s',
  (words) => {
    expect(folds(words)).toHaveLength(2)
  },
)

test.each([
  'llevo yevo llebo',
  'hermano ermano',
  'hinchó incho inchó',
  'cabeza cabesa kabeza',
  'respirar rrespirar',
  'que qe ke',
  'colorado colorao',
  'convulsión combulsion conbulcion',
  'ayuda ayudaaa',
])('spelled as it is heard, it is one word of Spanish: %s', (words) => {
  expect(new Set(words.split(' ').map((word) => foldWord(word, 'es'))).size).toBe(1)
})

test('Spanish keeps apart what sounds apart', () => {
  expect(foldWord('pero', 'es')).not.toBe(foldWord('perro', 'es'))
  expect(foldWord('vaso', 'es')).not.toBe(foldWord('vago', 'es'))
})

test('accents and case are folded in every language, sounds only where many spell them otherwise', () => {
  expect(foldWord('Goût', 'fr')).toBe('gout')
  expect(foldWord('FUẞ', 'de')).toBe('fuss')
})
