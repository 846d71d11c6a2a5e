import type { LibraryPhrases } from './phrases.ts'

export const german: LibraryPhrases = {
  inForm: {
    eye: (name) => `${name} (Augentropfen)`,
    skin: (name) => `${name} (auf der Haut)`,
    nasal: (name) => `${name} (Nasenspray)`,
    inhaled: (name) => `${name} (zum Inhalieren)`,
  },
  isUsedFor: (name, uses) => `${name} wird verwendet bei: ${uses}.`,
  protectsFrom: (name, illnesses) => `${name} schützt vor: ${illnesses}.`,
  headings: {
    taken: 'Wie man es nimmt',
    notFor: 'Sprechen Sie vorher mit Arzt oder Apotheke, wenn das für Sie gilt',
    avoid: 'Was Sie meiden sollten',
    watched: 'Was ab und zu geprüft wird',
  },
  about: {
    alcohol: 'Alkohol',
    driving: 'Autofahren',
    missed: 'Eine vergessene Dosis',
    stopping: 'Absetzen',
    pregnancy: 'Schwangerschaft',
    breastfeeding: 'Stillzeit',
  },
  common: 'Häufige Nebenwirkungen',
  serious: {
    emergency: 'Rufen Sie sofort den Rettungsdienst bei diesen Anzeichen',
    today: 'Rufen Sie heute einen Arzt an bei diesen Anzeichen',
    soon: 'Sagen Sie Ihrem Arzt bald Bescheid bei diesen Anzeichen',
  },
  note: 'Gut zu wissen',
  alcohol: {
    fine: 'Ab und zu ein Glas macht nichts aus.',
    little: 'Trinken Sie wenig Alkohol, solange Sie es nehmen.',
    avoid: 'Meiden Sie Alkohol, solange Sie es nehmen.',
    never: 'Trinken Sie gar keinen Alkohol, solange Sie es nehmen, und fragen Sie, wie lange Sie danach warten müssen.',
  },
  driving: {
    fine: 'Auf das Autofahren hat es meist keinen Einfluss.',
    'see-first': 'Fahren Sie nicht Auto, bis Sie wissen, wie es auf Sie wirkt.',
    avoid: 'Fahren Sie nicht Auto, solange Sie es nehmen.',
  },
  missed: {
    'take-when-remembered': 'Nehmen Sie sie, sobald Sie daran denken. Nehmen Sie nicht zwei Dosen auf einmal.',
    'skip-if-next-near':
      'Nehmen Sie sie, sobald Sie daran denken. Ist es fast Zeit für die nächste, lassen Sie die vergessene aus. Nehmen Sie nie zwei Dosen auf einmal.',
    'next-day':
      'Lassen Sie sie aus und nehmen Sie die nächste zur gewohnten Zeit. Nehmen Sie nie zwei Dosen auf einmal.',
    'only-when-needed': 'Sie nehmen es nur bei Bedarf, also kann man keine Dosis vergessen.',
    'see-leaflet':
      'Es kommt darauf an, wie spät Sie dran sind: Lesen Sie die Packungsbeilage oder fragen Sie in der Apotheke.',
    'call-doctor': 'Fragen Sie Ihren Arzt oder Ihre Apotheke, was zu tun ist. Nehmen Sie nicht zwei Dosen auf einmal.',
    'given-by-professional': 'Es wird Ihnen gegeben. Rufen Sie so bald wie möglich für einen neuen Termin an.',
  },
  stopping: {
    'any-time': 'Sie können jederzeit aufhören.',
    'when-better': 'Sie können aufhören, wenn es Ihnen besser geht.',
    'finish-course': 'Nehmen Sie es bis zum Ende, auch wenn es Ihnen besser geht, außer ein Arzt sagt etwas anderes.',
    'ask-first': 'Fragen Sie Ihren Arzt, bevor Sie aufhören: Was es behandelt, kann unbemerkt zurückkommen.',
    'never-suddenly':
      'Hören Sie nie plötzlich auf: Das kann gefährlich sein. Ihr Arzt kann planen, wie Sie es langsam absetzen.',
  },
  pregnancy: {
    fine: 'In der Schwangerschaft ist es meist unbedenklich. Sagen Sie Arzt oder Hebamme, dass Sie es nehmen.',
    'if-needed':
      'In der Schwangerschaft nimmt man es, wenn es nötig ist. Fragen Sie Arzt oder Hebamme, bevor Sie anfangen oder aufhören.',
    'not-late': 'Nehmen Sie es nicht in den letzten drei Monaten der Schwangerschaft, und fragen Sie davor Ihren Arzt.',
    avoid:
      'In der Schwangerschaft wird es meist vermieden. Fragen Sie bald Ihren Arzt, wenn Sie schwanger sind oder werden wollen; setzen Sie es nicht selbst ab.',
    never:
      'Es kann dem ungeborenen Kind schaden. Rufen Sie heute Ihren Arzt an, wenn Sie es nehmen und schwanger sind oder sein könnten.',
    unknown: 'Über die Schwangerschaft weiß man zu wenig. Fragen Sie Arzt oder Hebamme.',
  },
  breastfeeding: {
    fine: 'In der Stillzeit ist es meist unbedenklich.',
    'if-needed': 'In der Stillzeit nimmt man es, wenn es nötig ist. Fragen Sie Arzt oder Hebamme.',
    avoid: 'In der Stillzeit wird es meist vermieden. Fragen Sie Ihren Arzt.',
    unknown: 'Über die Stillzeit weiß man zu wenig. Fragen Sie Arzt oder Apotheke.',
  },
  nothingOn: (name) => `Das weiß ich über ${name} nicht. In der Apotheke weiß man es.`,
  effect: {
    common: (name, list) => `Ja. Zu den häufigen Nebenwirkungen von ${name} gehört: ${list}.`,
    serious: (name, list) => `Das kann bei ${name} vorkommen und braucht dann Hilfe: ${list}.`,
    unknown: (name, list) =>
      `Als Nebenwirkung von ${name} kenne ich das nicht: ${list}. Im Beipackzettel stehen mehr: Fragen Sie in der Apotheke.`,
  },
  noDose: 'Wie viel Sie nehmen, steht auf Ihrem Plan oder der Packung. Eine Dosis nenne ich nie.',
  nothingAgainst: (list, pairs, month) =>
    `Ich kenne nichts, was dagegen spricht, ${list} zusammen zu nehmen. Ich kenne ${pairs} Paare von Medikamenten, Stand ${month}; keine Apotheke hat sie geprüft, fragen Sie also in Ihrer.`,
  isYours: (name) => `${name} steht unter Ihren Medikamenten.`,
  source: (source) => `Allgemeines Wissen nach: ${source}; noch von keinem Apotheker geprüft`,
  ask: {
    effects: (name) => `Nebenwirkungen von ${name}`,
    alcohol: (name) => `${name} und Alkohol`,
    missed: (name) => `Ich habe eine Dosis ${name} vergessen`,
    pregnancy: (name) => `${name} in der Schwangerschaft`,
  },
  article: {
    headings: {
      causes: 'Warum es dazu kommt',
      course: 'Wie es verläuft',
      prevent: 'Wie man vorbeugt',
      high: 'Wenn der Wert hoch ist',
      low: 'Wenn der Wert niedrig ist',
      abnormal: 'Wenn etwas gefunden wird',
      changes: 'Was den Wert verändert, und wie Sie sich vorbereiten',
      worry: 'Wann Sie handeln sollten',
      next: 'Was danach meist kommt',
      steps: 'Was zu tun ist, Schritt für Schritt',
      not: 'Was Sie nicht tun sollten',
      after: 'Danach',
      do: 'Was Sie tun können',
      know: 'Gut zu wissen',
      see: 'Wann Sie Hilfe suchen sollten',
      spread: 'Ist es ansteckend?',
      readWith: 'Ärzte lesen es zusammen mit',
    },
    spread: {
      none: 'Nein, es ist nicht ansteckend.',
      droplets: 'Es überträgt sich durch Husten, Niesen und nahes Sprechen.',
      touch: 'Es überträgt sich durch Berührung, Hände und Gegenstände.',
      'food-water': 'Es überträgt sich durch Essen, Wasser und ungewaschene Hände.',
      insects: 'Es überträgt sich durch Insektenstiche oder Zecken.',
      animals: 'Es überträgt sich von Tieren.',
      blood: 'Es überträgt sich durch Blut.',
      sex: 'Es überträgt sich beim Sex.',
      'mother-to-baby': 'Eine Mutter kann es auf ihr Baby übertragen.',
    },
    off: {
      none: 'Wegen anderer müssen Sie nicht zu Hause bleiben.',
      'until-well': 'Bleiben Sie zu Hause, bis es Ihnen gut geht.',
      'day-after-fever': 'Bleiben Sie zu Hause, bis Sie einen Tag ohne Medikamente fieberfrei sind.',
      'two-days-after-diarrhea':
        'Bleiben Sie zu Hause, bis das letzte Erbrechen oder der letzte Durchfall zwei Tage her ist.',
      'day-after-antibiotics': 'Bleiben Sie zu Hause, bis Sie das Antibiotikum einen Tag genommen haben.',
      'until-crusted': 'Bleiben Sie zu Hause, bis alle Bläschen verkrustet sind.',
      'five-days-after-swelling': 'Bleiben Sie fünf Tage nach Beginn der Schwellung zu Hause.',
      'as-doctor-says': 'Fragen Sie Ihren Arzt, wann Sie wieder zur Arbeit oder Schule können.',
    },
    fasting: {
      yes: 'Meist kommt man nüchtern: Trinken Sie vorher nur Wasser, wie man es Ihnen sagt.',
      no: 'Sie können wie gewohnt essen und trinken.',
      sometimes: 'Fragen Sie, ob Sie nüchtern kommen sollen.',
    },
    source: (list) => `Allgemeines Wissen nach ${list}, noch von keinem Arzt geprüft`,
    onQuestion: 'Zu Ihrer Frage',
  },
  values: {
    grades: {
      'very-low': 'ein sehr niedriger Wert',
      low: 'ein niedriger Wert',
      usual: 'ein üblicher Wert',
      'slightly-low': 'ein leicht niedriger Wert',
      'slightly-high': 'ein leicht erhöhter Wert',
      high: 'ein hoher Wert',
      'very-high': 'ein sehr hoher Wert',
      prediabetes: 'ein Wert im Bereich von Prädiabetes',
      diabetes: 'ein Wert im Bereich von Diabetes',
    },
    isFor: (value, grade) => `Für die meisten Erwachsenen ist ${value} ${grade}.`,
    isForWomenAndMen: (value, women, men) => `${value} ist für Frauen ${women} und für Männer ${men}.`,
    usual: (range) => `Üblich ist ${range}; der Bereich auf Ihrem eigenen Befund gilt zuerst.`,
    usualAtRest: (range) => `In Ruhe üblich ist ${range}; eine einzelne Messung sagt wenig.`,
    usualForWomenAndMen: (women, men) =>
      `Üblich ist bei Frauen ${women} und bei Männern ${men}; der Bereich auf Ihrem eigenen Befund gilt zuerst.`,
    between: (from, to, unit) => `${from} bis ${to} ${unit}`,
    under: (to, unit) => `unter ${to} ${unit}`,
    atLeast: (from, unit) => `${from} ${unit} oder mehr`,
  },
  unknown: {
    noAnswer: 'Darauf habe ich keine Antwort.',
    nearest: (list) => `Am nächsten kommt, wozu ich etwas sagen kann: ${list}.`,
    whatIKnow: (conditions, medicines) =>
      `Ich kann Beschwerden einschätzen, die Sie beschreiben, und sagen, was ich über etwa ${conditions} Krankheiten, ${medicines} Medikamente, über Untersuchungen, Erste Hilfe und gesundes Leben weiß. Für alles andere fragen Sie einen Arzt oder Apotheker.`,
    inDanger: (number) =>
      `Wenn jemand schwer krank oder in Gefahr ist, warten Sie nicht auf eine Antwort: Rufen Sie ${number} an.`,
  },
}
