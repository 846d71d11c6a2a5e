import { withoutPlural } from '../without-plural.ts'

/** What people ask for by the name of a whole kind: "my medicines". */
export type FactKind = 'vital' | 'lab' | 'condition' | 'medicine' | 'allergy' | 'surgery' | 'family'

/** A statement of the record, as it can be asked for and read out. */
export interface RecordFact {
  kind: FactKind
  /** "Blood pressure", and what else people call it. */
  names: readonly string[]
  /** Of a laboratory's result. */
  loinc?: string
  /** "Blood pressure 128/82 mmHg". */
  text: string
  /** Where it stands, in words: "Your reading of 1 March 2026". */
  label: string
  /** Address in the application that shows it. */
  page: string
}

const MOST_FACTS = 12
const OWN = /\b(my|mine|i|i'm|i've|am i|me|our)\b/i

const KINDS: Record<FactKind, RegExp> = {
  vital: /\b(vitals?|vital signs?|readings|measurements)\b/i,
  lab: /\b(labs?|lab (results?|values?|tests?)|blood (tests?|results?|values?|work))\b/i,
  condition: /\b(conditions|illnesses|diagnos[ei]s|diseases|medical history)\b/i,
  medicine: /\b(medicines?|medications?|meds|tablets|pills|prescriptions|drugs)\b/i,
  allergy: /\b(allerg(y|ies|ic))\b/i,
  surgery: /\b(surger(y|ies)|operations?)\b/i,
  family: /\b(family history|run in (my|our) family|relatives)\b/i,
}

/**
 * What the record says on a question about oneself, in the order in which it was handed in: what is named, or else all
 * of the kind that is asked for. Nothing when nobody asks about the own record.
 */
export function findFacts(question: string, facts: readonly RecordFact[]): RecordFact[] {
  if (!OWN.test(question)) return []
  const asked = new Set(termsOf(question))
  const named = facts.filter(({ names }) =>
    names.some((name) => {
      const terms = termsOf(name)
      return terms.length > 0 && terms.every((term) => asked.has(term))
    }),
  )
  if (named.length > 0) return named.slice(0, MOST_FACTS)
  return facts.filter(({ kind }) => KINDS[kind].test(question)).slice(0, MOST_FACTS)
}

/** Kinds that somebody asks of the own record, and of which it holds nothing. */
export function findAbsentKinds(question: string, facts: readonly RecordFact[]): FactKind[] {
  if (!OWN.test(question)) return []
  const kinds = Object.keys(KINDS) as FactKind[]
  return kinds.filter((kind) => KINDS[kind].test(question) && !facts.some((fact) => fact.kind === kind))
}

const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => withoutPlural(word))
