import type { SignId } from '../knowledge/signs/index.ts'

const VERBS: Readonly<Record<string, string>> = {
  do: 'Does',
  have: 'Has',
  are: 'Is',
  were: 'Was',
  did: 'Did',
  can: 'Can',
}
const BEFORE_AN_OBJECT =
  /\b(around|to|for|with|of|at|from|by|near|on|seen|given|gave|wakes?|keeps?|makes?|lets?|stops?|bothers?) you\b/g

/** "Do you cough?" of somebody else: "Does your son cough?" What follows speaks of "they", which takes the verb of "you". */
export function askAbout(question: string, other: string): string {
  const [, verb = '', rest = ''] = /^(Do|Have|Are|Were|Did|Can) you (.*)$/.exec(question) ?? []
  if (verb) return `${VERBS[verb.toLowerCase()]} ${other} ${ofThem(rest)}`
  // Whoever is named comes once: "Is your son unusually sleepy?"
  const named = /\bthe person\b/.test(question)
    ? question.replace(/\bthe person\b/, other)
    : question.replace(/\byour\b/, `${other}’s`)
  return ofThem(named === question ? question.replace(BEFORE_AN_OBJECT, `$1 ${other}`) : named, other)
}

/** Turns words to a patient into words about them, for whoever speaks for them. */
function ofThem(words: string, other = ''): string {
  const kept = other && words.includes(other) ? words.indexOf(other) + other.length : 0
  return (
    words.slice(0, kept) +
    words
      .slice(kept)
      .replace(BEFORE_AN_OBJECT, '$1 them')
      .replace(/\byourself\b/g, 'themselves')
      .replace(/\byours\b/g, 'theirs')
      .replace(/\byour\b/g, 'their')
      .replace(/\byou\b/g, 'they')
  )
}

/** Whoever looks after the patient is the one who worries and expects. */
const OF_THE_READER: Readonly<Partial<Record<SignId, string>>> = {
  'much-worse-or-worried': ', or something new worries you',
  'not-getting-better': ' in the time you would expect',
}

/** A sign of whoever is ill, for whoever looks after them. */
export function aboutThem(id: SignId, sign: string): string {
  const kept = OF_THE_READER[id] ?? ''
  return ofThem(sign.slice(0, sign.length - kept.length)) + kept
}
