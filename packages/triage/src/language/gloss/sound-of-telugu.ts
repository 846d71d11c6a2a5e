/** Writes Telugu by its sounds, as people write it in Latin letters: a wording of a table then reads both scripts. */
export function soundOfTelugu(wording: string): string {
  let sounds = ''
  let isOpen = false
  for (const letter of wording.replace(/ం(?=[క-ధ])/g, 'న్')) {
    const consonant = CONSONANTS[letter]
    const sign = SIGNS[letter]
    if (isOpen && sign === undefined) sounds += 'a'
    isOpen = consonant !== undefined
    sounds += consonant ?? sign ?? VOWELS[letter] ?? letter
  }
  return isOpen ? `${sounds}a` : sounds
}

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(' ').map((pair) => [pair[0], pair.slice(1)]))

const CONSONANTS = pairs(
  'కk ఖkh గg ఘgh ఙn చch ఛch జj ఝj ఞn టt ఠth డd ఢdh ణn తt థth దd ధdh నn పp ఫph బb భbh మm యy రr ఱr లl ళl వv శsh షsh సs హh',
)
const VOWELS = pairs('అa ఆaa ఇi ఈii ఉu ఊuu ఋru ఎe ఏe ఐai ఒo ఓo ఔau ంm')
const SIGNS: Record<string, string> = { ...pairs('ాaa ిi ీii ుu ూuu ృru ెe ేe ైai ొo ోo ౌau'), '\u0c4d': '' }
