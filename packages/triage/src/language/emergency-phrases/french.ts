import type { EmergencyPhrases } from './types.ts'

export const french: EmergencyPhrases = {
  language: 'fr',
  commonWords:
    'me en ne le la les un une des je j ai suis est il elle mon ma mes ne n pas plus que qui de du et avec pour tres depuis hier mais quand peux peut veux fils fille mere pere au aux dans ce c mal sur se',
  negations: 'pas sans aucun aucune jamais ni',
  negationFollows: false,
  findings: {
    'chest-pain': [
      'mal|douleur*|serre|oppress*|pression|brulure & poitrine|thorax|thoracique*',
      'infarctus|crise cardiaque',
    ],
    'severe-breathlessness': [
      'plus|pas|peine|mal|difficulte*|n arrive & respir*',
      'etouff*',
      'souffle & plus|manque',
      'essouffl*',
      'manque & air',
    ],
    'pain-spreading-arm-jaw': ['bras gauche|machoire & mal|douleur*|engourdi*'],
    'suicidal-thoughts': [
      'suicid*',
      'veux|vais|envie de & mourir|me tuer|en finir',
      'me tuer',
      'mettre fin a mes jours',
      'plus envie de vivre|ne veux plus vivre',
      'ouvrir les veines',
    ],
    unconscious: [
      'inconscient*|evanou*|perdu connaissance|perte de connaissance',
      'ne & reveille|repond|reagit & plus|pas',
    ],
    seizure: ['convuls*|crise d epilepsie|crise epileptique'],
    'face-droop': ['visage|bouche & tordu*|affaiss*|paralys*|de travers'],
    'one-sided-weakness': ['plus|pas & bouger|sens|lever & bras|jambe|cote', 'cote|moitie & paralys*|engourdi*|faible'],
    'speech-trouble': ['plus|pas|mal|peine & parler', 'parle & bizarre*|pateux', 'avc|accident vasculaire'],
    'bleeding-will-not-stop': ['saign* & beaucoup|arrete|abondamment|trop', 'hemorragi*'],
    'swallowed-poison': [
      'overdose|surdose|surdosage',
      'avale|bu|pris & javel|poison|medicaments|comprimes|detergent|produit',
      'empoisonn*|intoxiqu*',
    ],
    'face-tongue-swelling': ['gorge|langue|levres|visage & gonfl*|serre|enfle*', 'anaphyla*'],
    choking: ['etrangl*', 'avale de travers'],
    'vomiting-blood': ['vomi* & sang'],
    'sudden-worst-headache': ['pire & tete', 'tete & explos*|insupportable|foudroyant*'],
    pregnant: ['enceinte|grossesse'],
    'waters-broken': ['perdu|rompu|perte & eaux', 'contractions'],
    'severe-pain': ['fort|forte|fortes|intense|insupportable|violente*|atroce|terrible & douleur*|mal'],
    'severe-belly-pain': ['mal|douleur* & terrible*|insupportable*|atroce*|violent* & ventre|estomac|abdomen'],
  },
  evenIfTold: {
    'suicidal-thoughts': ['ne plus jamais|ne jamais & reveiller', 'combien & ne plus & reveiller'],
    'too-much-insulin': ['insuline|unites|novorapid|lantus & injecte*|pique & au lieu de'],
  },
}
