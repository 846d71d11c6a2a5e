import { CONFLICT_ASK, CONFLICT_WORDS } from '@salus/contract'
import { findConflicts } from '@salus/triage'

/** What contradicts one of the medicines that are asked about, among them and with those of the record; the gravest first. */
export function conflictLines(
  asked: readonly string[],
  taken: readonly string[],
  allergies: readonly string[],
): string[] {
  const names = [...asked, ...taken]
  return findConflicts(
    names.map((name) => ({ name })),
    allergies,
  )
    .filter(({ medicines }) => medicines.some((at) => at < asked.length))
    .map(({ rule, medicines, allergy }) => {
      const { text, ask } = CONFLICT_WORDS[rule]
      const [a = '', b = ''] = [
        ...medicines.map((at) => names[at] ?? ''),
        ...(allergy === undefined ? [] : [allergies[allergy] ?? '']),
      ]
      const line = `${text} ${CONFLICT_ASK[ask]}`
        .replaceAll('{your}', 'your')
        .replace(/\{([ab])\}/g, (_, which) => (which === 'a' ? a : b))
      return line.charAt(0).toUpperCase() + line.slice(1)
    })
}
