import type { RecordCues } from './cues.ts'

export const ENGLISH: RecordCues = {
  own: /\b(?:my|mine|i|i'm|i've|am i|me|our)\b/,
  asksForRecord:
    /\bmy (?:last|latest|newest|most recent|recent|current|previous|past)\b|\b(?:what|which|how high|how low)(?:'s| is| are| was| were)? my\b|\b(?:show|list|tell|give|read|remind|find|get|pull up)(?: me)?(?: of| about| all| up)* (?:what )?my\b|\bwhen (?:was|were|is|did|have) (?:my|i)\b.*\b(?:last|latest|taken|tested|measured|checked|done|start(?:ed)?|had|have)\b|\b(?:what|which) (?:medicines?|medications?|meds|tablets|pills|drugs|prescriptions) (?:do|am|did|was) i\b|\bwhat (?:do|am) i (?:take|taking|on)\b|\bwhat am i allergic\b|\bam i allergic to (?:anything|something)\b|\bdo i have any allerg|\b(?:do i take|am i (?:on|taking))\b|\b(?:has|have|did|how has|how have|how did) my\b.*\b(?:change|changed|gone|go|improved?|risen|fallen|gotten|got)\b|\bmy .* (?:over time|trend|history of)\b|\btrend (?:of|in) my\b|\bwhich of my\b|^(?:how|is|are)(?: is| are)? my\b|\bmy (?:lab|test|blood) results?\b/,
  kinds: {
    vital: /\b(?:vitals?|vital signs?|readings|measurements)\b/,
    lab: /\b(?:labs?|lab (?:results?|values?|tests?)|blood (?:tests?|results?|values?|work)|test results?|results)\b/,
    condition: /\b(?:conditions|illnesses|diagnos[ei]s|diseases|medical history)\b/,
    medicine:
      /\b(?:medicines?|medications?|meds|tablets|pills|prescriptions|drugs)\b|\bwhat (?:do|am) i (?:take|taking|on)\b/,
    allergy: /\b(?:allerg(?:y|ies|ic))\b/,
    surgery: /\b(?:surger(?:y|ies)|operations?)\b/,
    family: /\b(?:family history|run in (?:my|our) family|relatives)\b/,
  },
  outOfRange: /\b(?:abnormal|out of range|outside|off|too high|too low|not normal|flagged|bad|wrong)\b/,
  vitals: {
    heartbeat: 'heart rate|pulse|heart beat',
    blood_pressure: 'bp',
    oxygen_level: 'oxygen|saturation|spo2',
    glucose: 'blood sugar|sugar|blood glucose',
    respiratory_rate: 'breathing rate|respiratory rate',
    pain: 'pain score',
  },
  groups: {
    cholesterol: /\b(?:cholesterol|lipids?|lipid panel)\b/,
    thyroid: /\bthyroid\b/,
    kidney: /\bkidneys?\b/,
    liver: /\bliver\b/,
    sugar: /\b(?:sugar|glucose|a1c|hba1c)\b/,
    iron: /\biron\b/,
    bloodCount: /\b(?:blood count|cbc|fbc)\b/,
  },
}
