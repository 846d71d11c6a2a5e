import { literal } from '../literal.ts'

/** What was taken out of a text, and where it stood. */
export interface Redacted {
  text: string
  /** Kinds, each once: `name`, `e-mail`. */
  kinds: string[]
}

const PATTERNS: [string, RegExp][] = [
  ['e-mail', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu],
  ['address on the web', /\bhttps?:\/\/\S+/gi],
  // Numbers of accounts, insurance and patients: named, or too long to be a measurement.
  [
    'number',
    /\b(?:mrn|nhs|ssn|id|policy|insurance|account|patient|member|aadhaar|passport)(?: (?:no|number|id))?\.?[:# ]*[A-Z]{0,3}[\d -]{5,}\d\b/gi,
  ],
  ['number', /\b\d{3}-\d{2}-\d{4}\b|\b\d{4}[ -]\d{4}[ -]\d{4}(?:[ -]\d{4})?\b/g],
  ['telephone', /(?<![\d.,/])(?:\+\d{1,3}[ .-])?\(?\d{2,4}\)?[ .-]\d{3,5}[ .-]?\d{3,6}\b(?![\d/])|\+\d{8,15}\b/g],
  ['date of birth', /\b(?:born|dob|date of birth)[:\s]+(?:on )?\S+(?: \p{L}+ \d{4})?/giu],
  [
    'street',
    /\b\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Nagar|Marg)\b\.?/gu,
  ],
  ['name', /\b(?:my name is|i am called|i'm called) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/giu],
  ['name', /\b(?:Dr|Mr|Mrs|Ms|Prof)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/gu],
]
/** A shorter word of a name may be a word of the language. */
const LEAST_NAME = 3

/** Takes out names, addresses, numbers and ids: the person's own (`own`), and what looks like one. Health facts stay. */
export function redact(text: string, own: readonly string[]): Redacted {
  const kinds = new Set<string>()
  let redacted = text
  const take = (kind: string, pattern: RegExp) => {
    redacted = redacted.replaceAll(pattern, () => {
      kinds.add(kind)
      return `[${kind}]`
    })
  }
  for (const [kind, pattern] of PATTERNS) take(kind, pattern)
  for (const word of own.flatMap((each) => [each, ...each.split(/\s+/)])) {
    if (word.length >= LEAST_NAME)
      take('name', new RegExp(`(?<![\\p{L}\\p{N}])${literal(word)}(?![\\p{L}\\p{N}])`, 'giu'))
  }
  return { text: redacted, kinds: [...kinds] }
}
