import type { HistoryLanguage } from '@salus/contract'

export interface HistoryWords {
  conditions: string
  allergies: string
  operations: string
  medicines: string
  family: string
  /** Smoking, alcohol, drugs. */
  habits: string
  results: string
  denied: string
  ask: string
  high: string
  low: string
  abnormal: string
  started: string
  stopped: string
  changed: string
  continued: string
  /** Questions; `{name}` and `{value}` are filled in. */
  askResult: string
  askDose: string
  askCheck: string
  nothing: string
  notTranslated: string
}

/** What the history summary says around the person's own words. */
export const HISTORY_WORDS: Record<HistoryLanguage, HistoryWords> = {
  eng: {
    conditions: 'Conditions',
    allergies: 'Allergies',
    operations: 'Operations and implants',
    medicines: 'Medicines, as written',
    family: 'In the family',
    habits: 'Smoking and alcohol, as written',
    results: 'Results',
    denied: 'Said not to be there',
    ask: 'Questions for your doctor',
    high: 'high',
    low: 'low',
    abnormal: 'out of range',
    started: 'started',
    stopped: 'stopped',
    changed: 'changed',
    continued: 'continued',
    askResult: 'What does {name} {value} mean for me, and when is it measured again?',
    askDose: 'How much {name} do I take, and how often?',
    askCheck: 'How often should my {name} be checked?',
    nothing: 'I found no condition, medicine or result in this text.',
    notTranslated: '',
  },
  hin: {
    conditions: 'बीमारियाँ',
    allergies: 'एलर्जी',
    operations: 'ऑपरेशन और इम्प्लांट',
    medicines: 'दवाइयाँ, जैसा लिखा है',
    family: 'परिवार में',
    habits: 'धूम्रपान और शराब, जैसा लिखा है',
    results: 'जाँच के नतीजे',
    denied: 'जो नहीं है',
    ask: 'डॉक्टर से पूछने के सवाल',
    high: 'अधिक',
    low: 'कम',
    abnormal: 'सामान्य से बाहर',
    started: 'शुरू की गई',
    stopped: 'बंद की गई',
    changed: 'बदली गई',
    continued: 'जारी',
    askResult: '{name} {value} का मेरे लिए क्या मतलब है, और इसे फिर कब जाँचना है?',
    askDose: '{name} मुझे कितनी और कितनी बार लेनी है?',
    askCheck: '{name} की जाँच कितनी बार होनी चाहिए?',
    nothing: 'इस पाठ में मुझे कोई बीमारी, दवा या जाँच नहीं मिली।',
    notTranslated: 'जो अपने शब्दों में लिखा है, वह उसी भाषा में रखा गया है।',
  },
  tel: {
    conditions: 'వ్యాధులు',
    allergies: 'అలర్జీలు',
    operations: 'ఆపరేషన్లు, ఇంప్లాంట్లు',
    medicines: 'మందులు, రాసినట్లే',
    family: 'కుటుంబంలో',
    habits: 'ధూమపానం, మద్యం, రాసినట్లే',
    results: 'పరీక్షల ఫలితాలు',
    denied: 'లేవని చెప్పినవి',
    ask: 'డాక్టర్‌ను అడగాల్సినవి',
    high: 'ఎక్కువ',
    low: 'తక్కువ',
    abnormal: 'పరిధి దాటింది',
    started: 'మొదలుపెట్టారు',
    stopped: 'ఆపేశారు',
    changed: 'మార్చారు',
    continued: 'కొనసాగుతోంది',
    askResult: '{name} {value} అంటే నాకు ఏమిటి, మళ్లీ ఎప్పుడు పరీక్షించాలి?',
    askDose: '{name} నేను ఎంత, ఎన్నిసార్లు తీసుకోవాలి?',
    askCheck: '{name} ను ఎంత తరచుగా పరీక్షించాలి?',
    nothing: 'ఈ పాఠంలో వ్యాధి, మందు లేదా ఫలితం నాకు కనిపించలేదు.',
    notTranslated: 'రాసినట్లే ఉంచినవి రాసిన భాషలోనే ఉన్నాయి.',
  },
  spa: {
    conditions: 'Enfermedades',
    allergies: 'Alergias',
    operations: 'Operaciones e implantes',
    medicines: 'Medicamentos, tal como están escritos',
    family: 'En la familia',
    habits: 'Tabaco y alcohol, tal como está escrito',
    results: 'Resultados',
    denied: 'Lo que no tiene',
    ask: 'Preguntas para su médico',
    high: 'alto',
    low: 'bajo',
    abnormal: 'fuera de rango',
    started: 'empezado',
    stopped: 'suspendido',
    changed: 'cambiado',
    continued: 'sigue',
    askResult: '¿Qué significa para mí {name} {value}, y cuándo se mide otra vez?',
    askDose: '¿Cuánto {name} tomo, y con qué frecuencia?',
    askCheck: '¿Con qué frecuencia hay que controlar {name}?',
    nothing: 'No encontré ninguna enfermedad, medicamento ni resultado en este texto.',
    notTranslated: 'Lo que se repite tal como está escrito queda en su idioma.',
  },
  fra: {
    conditions: 'Maladies',
    allergies: 'Allergies',
    operations: 'Opérations et implants',
    medicines: 'Médicaments, tels qu’ils sont écrits',
    family: 'Dans la famille',
    habits: 'Tabac et alcool, tels qu’écrits',
    results: 'Résultats',
    denied: 'Ce qui est absent',
    ask: 'Questions pour votre médecin',
    high: 'élevé',
    low: 'bas',
    abnormal: 'hors norme',
    started: 'commencé',
    stopped: 'arrêté',
    changed: 'modifié',
    continued: 'poursuivi',
    askResult: 'Que signifie pour moi {name} {value}, et quand le mesure-t-on à nouveau ?',
    askDose: 'Quelle quantité de {name} dois-je prendre, et à quelle fréquence ?',
    askCheck: 'À quelle fréquence faut-il contrôler {name} ?',
    nothing: 'Je n’ai trouvé aucune maladie, aucun médicament ni résultat dans ce texte.',
    notTranslated: 'Ce qui est repris tel quel reste dans sa langue.',
  },
}
