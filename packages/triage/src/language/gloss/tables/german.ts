import type { LanguageWords } from '../types.ts'
import { germanClasses as classes } from './german-classes.ts'
import { germanComplaints } from './german-complaints.ts'
import { germanDangers } from './german-dangers.ts'
import { germanFirstWords } from './german-first-words.ts'
import { germanToldApart } from './german-told-apart.ts'
import { germanEveryday } from './german-words.ts'

export const germanWords: LanguageWords = {
  language: 'de',
  headFinal: false,
  classes,
  numbers: {
    ein: 1,
    eine: 1,
    einem: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    zwanzig: 20,
    einundzwanzig: 21,
    vierundzwanzig: 24,
    fünfundzwanzig: 25,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    zwo: 2,
    zwoa: 2,
    zwee: 2,
    droa: 3,
    viere: 4,
    fünfe: 5,
    fuffzig: 50,
    anderthalb: 1.5,
    eineinhalb: 1.5,
  },
  words: `${germanToldApart}\n${germanDangers}\n${germanComplaints}\n${germanEveryday}\n${germanFirstWords}`,
}
