import { expect, test } from 'vitest'
import { assess } from '../../../index.ts'

test.each([
  'me sudan las manos a chorros en los exámenes',
  'al subir la cuesta me ahogo un poco desde hace meses',
  'respiro bien y no tengo fiebre, me duele el costado al toser',
  'estoy ahogado de trabajo y me duele el cuello',
  'me he torcido el tobillo, está hinchado y morado',
  'j’étouffe dans cette boîte, je dors mal',
  'mon matelas me tue, j’ai mal au dos le matin',
  'j’ai une boule molle sous la peau du bras',
  'mes ongles se dédoublent depuis des mois',
  'ich kriege seit Wochen durch die Nase kaum Luft',
  'Husten und Schnupfen, Fieber habe ich keins',
  'wenn ich aus dem Fenster schaue, sehe ich etwas unscharf',
  'ich ersticke in Arbeit und habe Nackenschmerzen',
  'क्रिकेट में जांघ में खिंचाव आया, जगह नीली पड़ गई',
  'garam paani se nahane ke baad khujli hoti hai',
  'gardan mein current jaisa jhatka lagta hai jab jhukta hoon',
  'నాలుక మీద నల్లగా ఉంది, నొప్పి లేదు',
  'నడుము విరిగిపోయినట్టుంది, పని ఎక్కువైంది',
  'gontu lo gilagila ani podi daggu vastundi, jvaram ledu',
])('a wording of every day that is like a danger calls no ambulance: %s', (text) => {
  expect(assess({ text }).urgency).not.toBe('emergency')
})

test.each([
  'me ahogo, no puedo respirar',
  'tengo un corte en el brazo y la sangre sale a chorros',
  'mi padre se ha desvanecido y no responde',
  'je n’arrive plus à respirer',
  'mon père fait un accident vasculaire cérébral',
  'je ne peux plus bouger le bras droit depuis ce matin',
  'sie bekommt keine Luft',
  'mein Mann hat gerade einen Schlaganfall',
  'er hat einen Anfall und zuckt am ganzen Körper',
  'saans nahi aa rahi, honth neele pad gaye',
  'bachcha neela pad raha hai',
  'ఊపిరి ఆడట్లేదు, పెదాలు నీలంగా మారాయి',
])('a danger that is like a wording of every day calls one: %s', (text) => {
  expect(assess({ text }).urgency).toBe('emergency')
})
