import type { RecordCues } from './cues.ts'

export const FRENCH: RecordCues = {
  own: /\b(?:mon|ma|mes|je|j|moi|suis-je)\b/,
  asksForRecord:
    /\b(?:mon|ma|mes) (?:dernier|derniere|recent|precedent|actuel)|\b(?:quel|quelle|quels|quelles|combien|comment|quand|c'est quoi|que)(?: (?:est|etait|etaient|sont|ont ete|a ete|va|vont|valait|vaut|disent|dit))+ (?:mon|ma|mes)\b|\b(?:montre|montrez|dis|dites|donne|donnez|liste|rappelle|rappelez|affiche|voir)\w*(?:[- ]\w+){0,2} (?:mon|ma|mes)\b|\bquels? (?:medicaments?|traitements?|cachets?|comprimes?)\b.*\b(?:je prends|est-ce que je|dois-je|prends-je)\b|\bqu'est-ce que je prends\b|\ba quoi (?:suis-je|je suis) allergique|\b(?:suis-je|je suis|est-ce que je suis) allergique a quelque chose|\bai-je (?:des|une) allergie|\best-ce que je prends\b|\bquand\b.*\b(?:mon|ma|mes) derni|\bquand (?:ai-je|j'ai)\b.*\bderni|\b(?:mon|ma|mes)\b.*\b(?:a|ont) (?:change|augmente|baisse|evolue|monte|diminue)|\b(?:evolution|tendance) de (?:mon|ma|mes)\b|\bcombien j'avais\b|\bmes (?:resultats|analyses)\b|\bc'etait combien (?:mon|ma|mes)\b|\b(?:mon|ma) .* c'etait combien\b/,
  kinds: {
    vital: /\b(?:constantes|signes vitaux|mesures)\b/,
    lab: /\b(?:analyses?|bilans?|prises? de sang|resultats?|laboratoire)\b/,
    condition: /\b(?:maladies|diagnostics?|antecedents|problemes de sante)\b/,
    medicine: /\b(?:medicaments?|traitements?|cachets?|comprimes?|ordonnances?)\b|\bqu'est-ce que je prends\b/,
    allergy: /\ballerg(?:ie|ies|ique|iques)\b/,
    surgery: /\b(?:operations?|chirurgies?|opere[e]?)\b/,
    family: /\b(?:antecedents familiaux|dans ma famille)\b/,
  },
  outOfRange:
    /\b(?:anorma(?:l|le|les|ux)|hors (?:norme|limites)|pas (?:normal|norma)\w*|trop (?:haut|bas|eleve)\w*|mauvais\w*)\b/,
  vitals: {
    heartbeat: 'pouls|rythme cardiaque',
    blood_pressure: 'tension|pression',
    oxygen_level: 'oxygene|saturation',
    glucose: 'glycemie|sucre',
    weight: 'poids',
    sleep: 'sommeil',
    steps: 'nombre de pas',
  },
  groups: {
    cholesterol: /\b(?:cholesterol|bilan lipidique|lipides)\b/,
    thyroid: /\bthyroide\b/,
    kidney: /\b(?:reins?|fonction renale)\b/,
    liver: /\b(?:foie|hepatique)\b/,
    sugar: /\b(?:sucre|glycemie|hemoglobine gly\w+|hba1c)\b/,
    iron: /\bfer\b/,
    bloodCount: /\b(?:nfs|numeration|hemogramme)\b/,
  },
}
