import { WORST } from '../knowledge/severities.ts'
import type { Phrases } from './phrases.ts'

// Somebody stands in the nominative everywhere: at the head of a sentence, after a colon or in brackets.
const atHead = (somebody: string): string => somebody.charAt(0).toUpperCase() + somebody.slice(1)

export const german: Phrases = {
  headline: {
    emergency: 'Holen Sie sofort Notfallhilfe.',
    urgent: 'Gehen Sie noch heute zum Arzt: Warten Sie nicht bis morgen.',
    routine: 'Machen Sie für die nächsten Tage einen Termin beim Arzt.',
    self_care: 'Sehr wahrscheinlich können Sie sich vorerst selbst darum kümmern.',
    unclear: 'Ich habe nicht genug verstanden, um zu sagen, wie dringend es ist.',
  },
  lookAfter: (other) => `${atHead(other)} kann vorerst sehr wahrscheinlich zu Hause versorgt werden.`,
  emergencyHeadline: {
    ambulance: 'Rufen Sie sofort den Rettungswagen.',
    crisis: 'Bitte sprechen Sie jetzt sofort mit jemandem: Hilfe ist zu jeder Stunde da.',
    poison: 'Rufen Sie sofort Hilfe, auch wenn es noch keine Anzeichen einer Vergiftung gibt.',
    obstetric: 'Holen Sie sofort Notfallhilfe für Schwangerschaft und Geburt.',
  },
  notCertain: 'Das ist noch nicht sicher. Gehen Sie zum Arzt, wenn es schlimmer wird oder Sie sich Sorgen machen.',

  warningSign: (name) => `Es wurde ein Warnzeichen gefunden: ${name}.`,
  likeOthers:
    'Was Sie geschrieben haben, ähnelt dem, was Menschen schrieben, die so bald Hilfe brauchten. ' +
    'Deshalb bin ich vorsichtig.',
  mayBePressing:
    'Manche, die es so beschrieben haben, mussten noch am selben Tag zum Arzt. Ein paar Fragen sagen mehr.',
  dangersAnswered: (findings) =>
    `Sie haben gesagt, dass Folgendes besteht: ${findings}. Ein Arzt sollte sich das ansehen.`,
  neededBy: (condition, isLikely) =>
    `${isLikely ? 'Wahrscheinlich ist' : 'Möglich ist'}: ${condition}. Dafür ist das hier nötig.`,
  moreCareful: (because) => `Ich war vorsichtiger, und zwar aus diesem Grund: ${because}.`,
  vulnerable: {
    baby: 'ein Baby unter 3 Monaten',
    old: 'ein Alter von 75 Jahren oder mehr',
    pregnant: 'Schwangerschaft',
    weak_immunity: 'ein geschwächtes Immunsystem',
  },
  somethingUnread:
    'Etwas Wichtiges konnte ich nicht lesen, oder es wurde mir nicht gesagt. Deshalb war ich vorsichtiger.',
  noWarningSign: 'Nichts von dem, was Sie mir gesagt haben, ist ein Warnzeichen.',
  wordsUnread: (words, isMore) => `Das konnte ich nicht deuten: ${words}${isMore ? ' und noch mehr' : ''}.`,
  sayItOtherwise:
    'Bitte sagen Sie es mit anderen Worten: was Sie spüren, wo, seit wann und was Ihnen am meisten Sorgen macht. ' +
    'Auch ein Ja oder Nein auf die Fragen unten hilft.',
  notAsked: (findings) =>
    `Danach habe ich nicht gefragt: ${findings}. Wenn etwas davon besteht, gehen Sie noch heute zum Arzt.`,
  notKnown: (findings) =>
    `Sie wissen nicht, ob das besteht: ${findings}. Wenn Sie merken, dass es besteht, gehen Sie noch heute zum Arzt.`,

  emergencyBy: (condition) =>
    `Wählen Sie sofort den Notruf. Was Sie beschreiben, kann Folgendes sein: ${condition}. Dabei zählen Minuten.`,
  dangerousCause:
    'Wählen Sie sofort den Notruf: Was Sie beschreiben, kann gefährlich sein, und vielleicht zählen Minuten.',
  likeDanger: {
    ambulance:
      'Was Sie geschrieben haben, ähnelt dem, was Menschen in Gefahr schreiben. ' +
      'Wählen Sie sofort den Notruf und sagen Sie dort, was Sie mir gesagt haben.',
    crisis:
      'Was Sie geschrieben haben, klingt, als ob Ihr Leben oder das eines anderen in Gefahr sein kann. ' +
      'Bitte bleiben Sie damit nicht allein: Sprechen Sie jetzt mit jemandem.',
  },

  youngBabyFever:
    'Sie haben nicht gesagt, wie alt das Baby ist. ' +
    'Wenn es unter 3 Monate alt ist, ist Fieber ein Notfall: Gehen Sie sofort in die Notaufnahme.',
  ifEmergency: 'Wenn es ein Notfall sein kann, rufen Sie sofort {emergency number} an.',
  emergenciesOnly:
    'Ich habe nur einen Teil dieses Textes verstanden. ' +
    'Wenn ich etwas Wichtiges übersehen habe, sagen Sie es mit anderen Worten oder fragen Sie einen Arzt.',
  unknownLanguage:
    'Ich konnte diese Sprache nicht lesen. Ich lese Englisch, Spanisch, Französisch, Deutsch, Hindi und Telugu. ' +
    'Wenn es ein Notfall sein kann, rufen Sie sofort {emergency number} an.',
  cut: (read, total) => `Nur die ersten ${read} von ${total} Zeichen wurden gelesen.`,
  onlyDenied: 'Sie haben mir gesagt, was Sie nicht haben. Sagen Sie mir, was Sie tatsächlich spüren, wo und seit wann.',
  notUnderstood:
    'Ich habe in diesem Text nichts über Gesundheit gefunden. Sagen Sie mir, was Sie spüren, wo und seit wann: ' +
    'zum Beispiel „Halsschmerzen und Fieber seit zwei Tagen“.',
  ifWorried:
    'Wenn jemand schwer krank oder in Gefahr ist, warten Sie hier nicht auf eine Antwort: ' +
    'Rufen Sie {emergency number} an.',
  mostPressing: (patient, other) =>
    'Sie haben von mehr als einer Person erzählt. ' +
    `Hier geht es um die Person mit den dringendsten Anzeichen: ${patient}. ` +
    (other === null
      ? 'Bitte fragen Sie wegen Ihrer eigenen Beschwerden getrennt.'
      : `Bitte fragen Sie wegen der anderen Person (${other}) getrennt.`),
  alsoTold: (other) =>
    (other === null
      ? 'Sie haben auch von sich selbst erzählt, und diese Anzeichen sind dringender. '
      : `Sie haben auch von einer anderen Person erzählt (${other}), und deren Anzeichen sind dringender. `) +
    'Bitte fragen Sie danach getrennt, und zwar zuerst.',

  confidence: {
    nothing_to_go_by: 'Es gab nichts, woran ich mich halten konnte.',
    other_explains_it: 'Etwas, das ich nicht kenne, erklärt das mindestens so gut wie alles, was ich kenne.',
    told_little: 'Sie haben mir bisher nur wenig gesagt: Noch sind viele Ursachen möglich.',
    one_fits_clearly:
      'Was Sie beschreiben, passt zu einer Ursache deutlich besser als zu den anderen. ' +
      'Sicher sein kann nur eine Untersuchung.',
    one_fits_better: 'Eine Ursache passt besser als die anderen, aber andere bleiben möglich.',
    several_fit: 'Mehrere Ursachen passen etwa gleich gut.',
  },
  fromRecord: {
    condition: (words, isPast) => `Krankheit: ${words}${isPast ? ' (früher)' : ''}`,
    medicine: (words) => `Medikament: ${words}`,
    allergy: (words) => `Allergie: ${words}`,
    habit: (words) => `Gewohnheit: ${words}`,
    pregnancy: 'Schwangerschaft',
    breastfeeding: 'Stillen',
    age: (age) => `Alter, aus dem Profil: ${age}`,
  },
  named: (name, text) => `${name}: ${text}`,
  allergic: (word) => `in Ihrer Akte steht eine Allergie: ${word}`,
  interacts: (word, isTold) => `verträgt sich nicht mit: ${word} (${isTold ? 'von Ihnen erwähnt' : 'in Ihrer Akte'})`,
  inRecord: (facts) => `in Ihrer Akte: ${facts}`,

  without: (label) => `${label}: nein`,
  // One wording for the patient and for somebody else.
  watch: (label, time) => `${label}${time === null ? '' : `, länger als ${time}`}`,

  howLong: 'Wie lange geht das schon so?',
  since: [
    'Weniger als eine Stunde',
    'Seit heute',
    'Seit gestern',
    '2 bis 4 Tage',
    '5 Tage bis eine Woche',
    '1 bis 3 Wochen',
    '3 Wochen bis 3 Monate',
    'Länger als 3 Monate',
  ],
  howBad: (label) =>
    `Wie stark ist es im schlimmsten Moment: ${label}? 0 ist gar nichts, ${WORST} das Schlimmste, was es gibt.`,
  severity: (value) => `${value} von ${WORST}`,
  answer: { yes: 'Ja', no: 'Nein', unknown: 'Weiß ich nicht' },
  ended: {
    emergency: 'Jetzt ist Hilfe nötig: Es wird nichts mehr gefragt.',
    nothing_would_change: 'Keine andere Antwort würde ändern, was jetzt zu tun ist.',
    enough_asked: 'Es wurde genug gefragt, um zu sagen, was jetzt zu tun ist.',
    nothing_to_ask: 'Es gibt nichts mehr zu fragen, das weiterhilft.',
  },
  people: {
    son: 'Ihr Sohn',
    daughter: 'Ihre Tochter',
    baby: 'Ihr Baby',
    newborn: 'Ihr Neugeborenes',
    toddler: 'Ihr Kleinkind',
    child: 'Ihr Kind',
    grandson: 'Ihr Enkel',
    granddaughter: 'Ihre Enkelin',
    mother: 'Ihre Mutter',
    father: 'Ihr Vater',
    husband: 'Ihr Mann',
    wife: 'Ihre Frau',
    partner: 'Ihr Partner oder Ihre Partnerin',
    brother: 'Ihr Bruder',
    sister: 'Ihre Schwester',
    grandmother: 'Ihre Großmutter',
    grandfather: 'Ihr Großvater',
    aunt: 'Ihre Tante',
    uncle: 'Ihr Onkel',
    cousin: 'Ihr Cousin oder Ihre Cousine',
    nephew: 'Ihr Neffe',
    niece: 'Ihre Nichte',
    friend: 'Ihr Freund oder Ihre Freundin',
    colleague: 'Ihr Kollege oder Ihre Kollegin',
    girlfriend: 'Ihre Freundin',
    boyfriend: 'Ihr Freund',
    dog: 'Ihr Hund',
    cat: 'Ihre Katze',
    pet: 'Ihr Haustier',
    woman: 'die Frau',
    man: 'der Mann',
    boy: 'der Junge',
    girl: 'das Mädchen',
    patient: 'der Patient oder die Patientin',
    person: 'die Person',
    infant: 'der Säugling',
    teenager: 'der Teenager',
    elderly: 'der alte Mensch',
  },
  topic: {
    headings: {
      signs: 'Wie es sich zeigt',
      do: 'Was Sie tun können',
      remedies: 'Ohne Rezept kann dies helfen',
      see: 'Suchen Sie Hilfe, wenn',
      use: 'Wofür es ist',
      notFor: 'Nicht, oder nur nach Rückfrage',
      care: 'Vorsicht',
    },
    typical: (list) => `Typisch: ${list}.`,
    sometimes: (list) => `Manchmal: ${list}.`,
    pressing: {
      emergency: 'Das ist ein Notfall.',
      urgent: 'Ein Arzt sollte es innerhalb eines Tages ansehen.',
      routine: 'Machen Sie einen Termin aus: Es ist selten dringend.',
      self_care: 'Die meisten werden zu Hause wieder gesund.',
    },
    remedy: (name) => `${name}. Fragen Sie mich, bevor Sie es nehmen: Es ist nicht für alle geeignet.`,
  },
  somebody: 'die Person',
  you: 'Sie',
}
