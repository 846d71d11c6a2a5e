/** A reading, in short, and how many hours ago it was: words of time belong to the language of the text. */
export const DAYS_TOLD: readonly (readonly [text: string, reading: string, hoursAgo: number])[] = [
  ['Hier mein Blutdruck 130 zu 80.', 'blood_pressure 130/80', 0],
  ['Hier mein Blutdruck: 130/80', 'blood_pressure 130/80', 0],
  ['Gestern war mein Blutdruck 130/80.', 'blood_pressure 130/80', 24],
  ['Ma tension hier était de 130/80.', 'blood_pressure 130/80', 24],
  ['Tension hier 130/80', 'blood_pressure 130/80', 24],
  ['Mi tensión ayer era 135/85.', 'blood_pressure 135/85', 24],
  ['My blood pressure yesterday was 142/88.', 'blood_pressure 142/88', 24],
  ['Mein Puls ist 72, hier gemessen.', 'heart_rate 72', 0],
  ['mera BP kal raat 150/95 tha', 'blood_pressure 150/95', 24],
  ['naa BP ninna 140/90', 'blood_pressure 140/90', 24],
  ['BP hier 128/79', 'blood_pressure 128/79', 24],
  ['Blutdruck hier 128/79', 'blood_pressure 128/79', 0],
  ['Mein Gewicht hier auf der Waage 81,3 kg', 'weight 81.3 kg', 0],
  ['Puls hier 72', 'heart_rate 72', 0],
  ['mera BP kal raat 150/95 tha, is it bad?', 'blood_pressure 150/95', 24],
]
