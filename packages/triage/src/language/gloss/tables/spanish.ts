import type { LanguageWords } from '../types.ts'

export const spanishWords: LanguageWords = {
  language: 'es',
  headFinal: false,
  numbers: { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  words: `
// Nothing of health.
-: el|la|los|las|lo|un|una|unos|unas|de|del|al|a|que|se|le|les|me|te|su|sus|por|para|con|en|este|esta|ese|esa|esto|muy|mas|tan|ya|todo|toda|todos|todas|hay|ha|he|han|ser|soy|esta|estoy|estan|es|son|era|tengo|tiene|tienen|siento|siente|hacer|hace|como|cuando|donde|tambien|casi|solo
i: yo
and: y|e
but: pero
or: o|ni
because: porque
no: no (tengo|tiene|hay)|sin|nunca|tampoco
not: no
cannot: no (puedo|puede)
my son: mi hijo
my daughter: mi hija
my father: mi padre|mi papa
my mother: mi madre|mi mama
# years old: de # anos|tengo # anos|tiene # anos|# anos
for # days: desde hace # dias|hace # dias|# dias
since yesterday: desde ayer
since this morning: desde esta manana
for an hour: desde hace una hora
sudden: de (golpe|repente|pronto)|subit*|repentin*
severe: fuerte|intens*|insoportable|terrible|horrible
worst ever: peor .. de mi vida
mild: leve|poco
pain: dolor[es]|duele[n]|doler
head: cabeza
chest: pecho
left arm: brazo izquierdo
spreads to: baja por|se extiende a
arm: brazo[s]
leg: pierna[s]
belly: barriga|estomago|vientre|abdomen|tripa
throat: garganta
back: espalda
fever: fiebre|calentura
cough: tos|toso|tose
runny nose: moc*|nariz que gotea
cold sweat: sud(or|ando) frio
vomiting: vomit*|devuelv*
diarrhea: diarrea
face droops: (boca|cara) .. torcid*|torcido la (boca|cara)
cannot speak: no .. hablar
blood: sangre
urine: orina|pis
shortness of breath: falta .. aire|me ahogo|cuesta respirar|dificultad para respirar
cannot breathe: no puedo respirar|no puede respirar
`,
}
