import type { Urgency } from '@salus/contract'
import { PRESCRIPTION_MEDICINES } from './prescription-medicines.ts'

/** What the rules have found about the person's words, which no model may talk down. */
export interface SafetyContext {
  urgency: Urgency | null
  isEmergency: boolean
}

export type Objection = 'prescription' | 'dose' | 'downplays' | 'diagnosis' | 'not_in_source'

export interface CheckedSentence {
  objection: Objection
  /** What stands in its place. */
  instead: string
}

/** What must not be said as it stands; nothing when the sentence may pass. */
export type SentenceCheck = (sentence: string) => CheckedSentence | undefined

const INSTEAD: Record<Objection, string> = {
  prescription: 'A medicine that needs a prescription was left out here: whether it is for you, only a doctor can say.',
  dose: 'A dose was left out here: take medicines as the packet or your doctor says, and change nothing without asking.',
  downplays:
    'A sentence was left out here, because it made light of what you describe. Please follow the advice above.',
  not_in_source: 'A sentence was left out here: your text does not say that.',
  diagnosis: 'This is one possibility, and no diagnosis: only an examination can tell.',
}

const NAMES = new RegExp(`\\b(${PRESCRIPTION_MEDICINES.join('|')})s?\\b`, 'i')
const ADVISES =
  /\b(take|taking|try|use|using|start|begin|give|apply|recommend|suggest|need|get yourself|should (have|be on)|go on|consider|order|buy|prescrib(e|ing)|i would|works? (well|best)|(will|can|should|would) (help|clear|fix|cure|work|treat)|is (the|a good|best)|course of|dose of)\b/i
/** Speaks of what a doctor does, of what to leave alone, or of what the person takes already. */
const ONLY_TELLS =
  /\b(doctor|gp|physician|prescriber|pharmacist|specialist|clinician|hospital|emergency (room|department)) (may|might|can|could|will|would|often|sometimes)\b|\b(ask|talk to|speak (to|with)|check with|see) (a|your|the) (doctor|gp|pharmacist|physician)\b|\b(do not|don't|never|avoid|not|without|stop short of) (\w+ ){0,3}(take|use|start|share|give|need|work|help)|\bonly (on|with|by) (a )?prescription\b|\b(needs?|requires?) a prescription\b|\b(do|does|will|would) not (help|work)\b|\byou (already )?(take|are taking|are on|said)\b|\bside effects?\b/i

const DOSE = /\b\d+([.,]\d+)?\s?(mg|mcg|µg|g|ml|iu|units?|tablets?|pills?|capsules?|puffs?|drops?)\b/i
const TAKES =
  /\b(take|taking|give|use|swallow|inject|dose|start with|up to|every \d+ hours|per day|daily|twice|three times)\b/i
const CHANGES =
  /\b(double|halve|increase|raise|lower|reduce|skip|stop taking|stop|quit|come off|cut( down)?|adjust|change|up) (your |the |a |his |her )?(\w+ ){0,2}(dose|doses|dosage|medication|medications|medicine|medicines|pills?|tablets?|insulin|blood thinner|antidepressants?|inhaler)\b/i
const STOPS = new RegExp(
  `\\b(stop|skip|double|halve|increase|reduce|quit)( taking)? (your |the )?(${PRESCRIPTION_MEDICINES.join('|')})`,
  'i',
)
const ASKS_FIRST =
  /\b(do not|don't|never|without (asking|talking|speaking|checking)|unless|only (if|when) (a|your) doctor|ask (a|your)|talk to|doctor (may|might|can|will))\b/i

const NO_DOCTOR =
  /\b(no need|not necessary|don't need|do not need|needn't|unnecessary|isn't necessary) (to |for )?(you to )?(\w+ ){0,3}(doctor|hospital|ambulance|emergency|medical|gp|er|a&e|911|112|care|seen)\b|\b(skip|avoid|forget) (the |a )?(doctor|hospital|emergency room|er)\b/i
const NOTHING =
  /\b(nothing (serious|to worry about|dangerous)|not (serious|dangerous|an emergency|urgent|a concern)|isn't (serious|dangerous|an emergency|urgent)|harmless|(no|not) (cause|reason) for (alarm|concern|worry)|don't (worry|panic)|perfectly normal|completely normal|just (stress|anxiety|a panic attack|indigestion|gas|a pulled muscle|heartburn)|you('re| are) (fine|okay|ok)\b|probably (just|only))/i
const CAN_WAIT =
  /\b(can wait|wait (a few|some|several|until|and see|it out)|(see|visit|call|contact) (a|your|the) (doctor|gp) (in|within|next|if it (persists|lasts|continues))|rest at home|stay (at )?home|treat (it|this) at home|manage (it|this) at home|home remed(y|ies)|sleep it off|monitor (it|this|your symptoms) (at home|for)|over the next (few )?(days|week)|schedule an appointment|make an appointment)\b/i
const DENIES = /\b(do not|don't|never|not) (wait|stay|rest|delay|drive|sleep|treat)\b|\bnot (the time|something)\b/i
const CERTAIN =
  /\byou (definitely|certainly|clearly|surely|undoubtedly|obviously) (have|are having|suffer)|\bthis is (definitely|certainly|clearly|without (a )?doubt)\b|\bi (can )?(diagnose|confirm)( that)? you\b/i

/** Of an answer that advises. */
export const adviceCheck =
  ({ urgency, isEmergency }: SafetyContext): SentenceCheck =>
  (sentence) => {
    const objection = objectionTo(sentence, isEmergency || urgency === 'emergency', urgency === 'urgent')
    return objection && { objection, instead: INSTEAD[objection] }
  }

function objectionTo(sentence: string, isEmergency: boolean, isUrgent: boolean): Objection | undefined {
  if ((CHANGES.test(sentence) || STOPS.test(sentence)) && !ASKS_FIRST.test(sentence)) return 'dose'
  if (NAMES.test(sentence) && ADVISES.test(sentence) && !ONLY_TELLS.test(sentence)) return 'prescription'
  if (
    DOSE.test(sentence) &&
    TAKES.test(sentence) &&
    !/\bpacket|label|leaflet|as (directed|prescribed)\b/i.test(sentence)
  )
    return 'dose'
  if ((isEmergency || isUrgent) && (NO_DOCTOR.test(sentence) || NOTHING.test(sentence))) return 'downplays'
  if (isEmergency && CAN_WAIT.test(sentence) && !DENIES.test(sentence)) return 'downplays'
  // Nobody is told off seeing a doctor outright.
  if (/\b(never|avoid|skip|forget) (see|seeing|the) (a )?doctors?\b/i.test(sentence)) return 'downplays'
  return CERTAIN.test(sentence) ? 'diagnosis' : undefined
}

export interface CheckedAnswer {
  text: string
  objections: Objection[]
}

/** The whole answer with each sentence that must not be said replaced, once by the same words. */
export function checkAnswer(text: string, check: SentenceCheck): CheckedAnswer {
  const objections: Objection[] = []
  const said = new Set<string>()
  const checked = text.replaceAll(
    SENTENCE,
    (part: string, mark: string | undefined, sentence: string, rest: string) => {
      const found = check(sentence.replaceAll(/[*_`]/g, ''))
      if (!found) return part
      objections.push(found.objection)
      if (said.has(found.instead)) return rest.includes('\n') ? rest : ''
      said.add(found.instead)
      return `${mark ?? ''}*${found.instead}*${rest}`
    },
  )
  return { text: objections.length === 0 ? text : checked, objections }
}

/** List mark, the sentence, and the blanks after it. A line is a sentence too; "e.g." and "2.5" end none. */
const SENTENCE =
  /((?:^|\n)\s*(?:[-*+]|\d+[.)])\s+)?([^\n]*?(?:[.!?](?=[\s"'*)\]]|$)(?<!\b(?:e\.g|i\.e|Dr|approx|vs)\.)|$|(?=\n)))([ \t]*\n?)/gm
