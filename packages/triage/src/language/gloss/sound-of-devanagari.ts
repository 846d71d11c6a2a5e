/**
 * Writes a word of Devanagari by its sounds, as people write Hindi in Latin letters: one wording then reads both scripts.
 * The inherent vowel falls at the end of a word and between two consonants with a vowel on either side: धड़कन is dhadkan.
 */
export function soundOfDevanagari(word: string): string {
  const sounds: Sound[] = []
  for (const letter of word.replaceAll('ज्ञ', 'ग्य')) {
    const last = sounds.at(-1)
    const consonant = CONSONANTS[letter]
    const vowel = VOWELS[letter]
    const sign = SIGNS[letter]
    if (consonant !== undefined) sounds.push({ consonant, vowel: INHERENT })
    else if (vowel !== undefined) sounds.push({ consonant: '', vowel })
    else if (sign !== undefined && last) last.vowel = sign
    else if (letter === ANUSVARA) sounds.push({ consonant: 'n', vowel: '' })
  }
  // A nasal at the very end is written by some and left out by most: में, हैं, गोलियां.
  if (sounds.length > 1 && sounds.at(-1)?.consonant === 'n' && sounds.at(-1)?.vowel === '' && word.endsWith(ANUSVARA))
    sounds.pop()
  return withoutSilent(sounds)
    .map(({ consonant, vowel }) => consonant + vowel)
    .join('')
}

interface Sound {
  consonant: string
  vowel: string
}

function withoutSilent(sounds: Sound[]): Sound[] {
  const last = sounds.at(-1)
  if (last && sounds.length > 1 && last.vowel === INHERENT && last.consonant !== '') last.vowel = ''
  for (let at = sounds.length - 2; at > 0; at--) {
    const [before, here, after] = [sounds[at - 1], sounds[at], sounds[at + 1]]
    if (here?.vowel !== INHERENT || here.consonant === '') continue
    if (before?.vowel !== '' && after?.consonant && after.vowel !== '') here.vowel = ''
  }
  for (const sound of sounds) if (sound.vowel === INHERENT) sound.vowel = 'a'
  return sounds
}

const INHERENT = '(a)'
const ANUSVARA = '\u0902'

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(' ').map((pair) => [pair[0], pair.slice(1)]))

const CONSONANTS = pairs(
  'कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl वv शsh षsh सs हh',
)
const VOWELS = pairs('अa आa इi ईi उu ऊu ऋri ऍe एe ऐai ऑo ओo औau')
const SIGNS: Record<string, string> = {
  ...pairs('ाa िi ीi ुu ूu ृri ॅe ेe ैai ॉo ोo ौau'),
  '\u094d': '',
}
