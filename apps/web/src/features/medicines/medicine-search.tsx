import { MEDICINE_TEXT_LIMIT, type MedicineName } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { NameSearch, useTypedName } from '#web/ui/name-search.tsx'
import { medicineNamesQuery } from './medicines-requests.ts'

interface MedicineSearchProps {
  name: string
  language: string
  region: string
  problem: string | undefined
  onChange: (name: string) => void
  onChoose: (known: MedicineName) => void
}

/** Finds a medicine by its name, a brand or an ingredient in any of the languages. */
export function MedicineSearch({ language, region, ...field }: MedicineSearchProps) {
  const { data } = useQuery(medicineNamesQuery(useTypedName(field.name), language, region))
  return (
    <NameSearch
      label="Name"
      description="As it stands on the box: a name, a brand or an ingredient. Any name is fine."
      placeholder="For example: ibuprofen"
      maxLength={MEDICINE_TEXT_LIMIT}
      found={data?.items}
      labelOf={labelOf}
      aboutOf={aboutOf}
      {...field}
    />
  )
}

/** Two brands of one name are told apart by what is in them. */
const labelOf = ({ name, contains }: MedicineName) => `${name} (${contains.join(', ')})`

const aboutOf = ({ isBrand, contains, kind }: MedicineName) =>
  [
    isBrand || contains.length > 1 ? `contains ${contains.join(', ')}` : '',
    kind === 'prescription' ? 'on prescription' : kind === 'supplement' ? 'supplement' : '',
  ]
    .filter(Boolean)
    .join(' · ')
