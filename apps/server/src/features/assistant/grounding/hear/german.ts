import type { RecordCues } from './cues.ts'

export const GERMAN: RecordCues = {
  own: /\b(?:mein(?:e|en|er|em|es)?|ich|mir|mich)\b/,
  asksForRecord:
    /\bmein\w* (?:letzt|neuest|aktuell|jungst|vorig|vorherig)|\b(?:was|wie|welche[rsn]?|wann|wie hoch|wie niedrig|wie gut)(?: (?:war|waren|ist|sind|lautet|lauten|hat|haben|stand|steht))(?: denn)? mein\w*\b|\b(?:zeig|zeige|sag|nenn|nenne|liste|gib|erinner)\w*(?: \w+){0,2} mein\w*\b|\bwelche (?:medikamente|medizin|tabletten|arzneimittel|pillen|mittel) (?:nehme|bekomme|habe|soll) ich\b|\bwas nehme ich\b|\b(?:wogegen|worauf|auf was|gegen was) (?:bin|reagiere) ich (?:allergisch)?|\bbin ich (?:gegen|auf) (?:etwas|irgendetwas|irgendwas) allergisch|\bhabe ich (?:eine )?allergien?|\bnehme ich\b|\bwann (?:war|hatte|wurde|waren)\b.*\b(?:letzt|zuletzt)|\b(?:hat|haben) sich mein\w*\b.*\b(?:verandert|entwickelt|verbessert|verschlechtert)|\b(?:ist|sind) mein\w*\b.*\b(?:gestiegen|gesunken|gefallen)|\b(?:verlauf|entwicklung) (?:von )?mein\w*|\bmeine (?:blutwerte|laborwerte|ergebnisse|befunde)\b/,
  kinds: {
    vital: /\b(?:vitalwerte|vitalzeichen|messwerte|messungen)\b/,
    lab: /\b(?:laborwerte?|laborergebnisse?|labor|blutwerte?|bluttests?|ergebnisse|befunde)\b/,
    condition: /\b(?:krankheiten|diagnosen?|erkrankungen|vorerkrankungen|krankengeschichte)\b/,
    medicine: /\b(?:medikamente?|medizin|tabletten|arzneimittel|pillen)\b|\bwas nehme ich\b/,
    allergy: /\b(?:allergien?|allergisch)\b/,
    surgery: /\b(?:operation(?:en)?|ops?|eingriffe?|operiert)\b/,
    family: /\b(?:familienanamnese|in (?:meiner|der) familie)\b/,
  },
  outOfRange: /\b(?:auffallig\w*|nicht normal\w*|ausserhalb|zu hoch|zu niedrig|schlecht\w*|abnormal\w*)\b/,
  vitals: {
    heartbeat: 'puls|herzschlag',
    blood_pressure: 'blutdruck',
    oxygen_level: 'sauerstoff|sattigung',
    glucose: 'blutzucker|zucker',
    weight: 'gewicht',
    sleep: 'schlaf',
    steps: 'schritte',
  },
  groups: {
    cholesterol: /\b(?:cholesterin|blutfett)\w*\b/,
    thyroid: /\bschilddruse\w*\b/,
    kidney: /\bniere\w*\b/,
    liver: /\bleber\w*\b/,
    sugar: /\b(?:zucker|blutzucker|langzeitzucker|hba1c)\w*\b/,
    iron: /\beisen\w*\b/,
    bloodCount: /\bblutbild\b/,
  },
}
