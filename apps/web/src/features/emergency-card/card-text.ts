import type { EmergencyCard } from '@salus/contract'
import { ageText, allergyLine, conditionLine, medicineLine } from './card-lines.ts'

/** A QR code of more is hard to read from a wallet. */
const MOST_CHARACTERS = 600
const ROOM_FOR_REST = '; and 1000 more'.length

/**
 * The card in plain words, for a code that any phone reads without a network. What matters first stands first; an entry
 * is there whole or not at all, for half a dose is a wrong one.
 */
export function cardText(card: EmergencyCard): string {
  const { name, age, bloodType, allergies, conditions, medicines, contacts } = card
  const first = `EMERGENCY: ${name}${age === null ? '' : `, ${ageText(age)}`}`
  const lists: [title: string, items: readonly string[] | undefined][] = [
    ['ALLERGIES', allergies?.map(allergyLine)],
    ['Call', contacts?.map((each) => `${each.name}${each.relation ? ` (${each.relation})` : ''} ${each.phone}`)],
    ['Medicines', medicines?.map(medicineLine)],
    ['Conditions', conditions?.map(conditionLine)],
  ]
  return lists.reduce(
    (text, [title, items = []]) => withList(text, title, items),
    bloodType ? `${first}\nBlood type ${bloodType}` : first,
  )
}

function withList(before: string, title: string, items: readonly string[]): string {
  let text = before
  for (const [at, item] of items.entries()) {
    const next = `${text}${at === 0 ? `\n${title}: ` : '; '}${item}`
    const isLast = at === items.length - 1
    if (next.length + (isLast ? 0 : ROOM_FOR_REST) > MOST_CHARACTERS) {
      return at === 0 ? text : `${text}; and ${items.length - at} more`
    }
    text = next
  }
  return text
}
