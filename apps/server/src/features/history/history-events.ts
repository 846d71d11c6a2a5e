import { type HistoryDetails, PAGES, type TimelineEntry } from '@salus/contract'

const ALLERGIES_AND_MORE = `${PAGES.medicalHistory}?step=2`

/** Every entry of a history at the year it names; without a date where it names none. Medicines tell of themselves. */
export function historyEvents({ conditions, allergies, surgeries }: HistoryDetails): TimelineEntry[] {
  return [
    ...conditions.map(({ name, category, icd10, onsetYear, status }, at) => {
      const kind = kindOf(category)
      const said = kind === 'condition' ? [status === 'past' ? 'in the past' : 'active', icd10] : [category]
      return entry(kind, `c${at}`, onsetYear, name, said)
    }),
    ...allergies.map(({ substance, reaction, severity }, at) =>
      entry('allergy', `a${at}`, null, substance, [reaction, severity]),
    ),
    ...surgeries.map(({ name, year }, at) => entry('surgery', `s${at}`, year, name, [])),
  ]
}

/** The catalogue names allergies and one surgery among the conditions. */
function kindOf(category: string): 'condition' | 'allergy' | 'surgery' {
  if (category === 'Surgery') return 'surgery'
  return category.endsWith('Allergy') ? 'allergy' : 'condition'
}

function entry(
  kind: 'condition' | 'surgery' | 'allergy',
  key: string,
  year: number | null,
  title: string,
  said: readonly (string | null)[],
): TimelineEntry {
  return {
    id: `${kind}:${key}`,
    kind,
    when: year === null ? '' : String(year),
    title,
    text: said.filter(Boolean).join(' · '),
    origins: ['medical_history'],
    href: ALLERGIES_AND_MORE,
  }
}
