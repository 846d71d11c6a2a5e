import type { EmergencyCard } from '@salus/contract'

/** A QR code of more is hard to read from a wallet. */
const MOST_CHARACTERS = 600

/** The card in plain words, for a code that any phone reads without a network. */
export function cardText({ name, age, bloodType, allergies, conditions, medicines, contacts }: EmergencyCard): string {
  const list = (title: string, items: readonly string[] | null) =>
    items?.length ? [`${title}: ${items.join(', ')}`] : []
  const lines = [
    `EMERGENCY: ${name}${age === null ? '' : `, ${age} years`}`,
    ...(bloodType ? [`Blood type ${bloodType}`] : []),
    ...list('ALLERGIES', allergies),
    ...(contacts ?? []).map((each) => `Call ${each.name}${each.relation ? ` (${each.relation})` : ''}: ${each.phone}`),
    ...list('Conditions', conditions),
    ...list('Medicines', medicines),
  ]
  const text = lines.join('\n')
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`
}
