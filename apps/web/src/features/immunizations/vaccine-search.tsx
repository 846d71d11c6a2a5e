import { IMMUNIZATION_TEXT_LIMIT, type VaccineName } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { NameSearch, useTypedName } from '#web/ui/name-search.tsx'
import { illnessesText } from './immunization-words.ts'
import { vaccineNamesQuery } from './immunizations-requests.ts'

interface VaccineSearchProps {
  name: string
  language: string
  problem: string | undefined
  onChange: (name: string) => void
  onChoose: (known: VaccineName) => void
}

/** Finds a vaccine by its brand or its illness in any of the languages. */
export function VaccineSearch({ language, ...field }: VaccineSearchProps) {
  const { data } = useQuery(vaccineNamesQuery(useTypedName(field.name), language))
  return (
    <NameSearch
      label="Vaccine"
      description="An illness or a brand, as it stands on the card. Any name is fine."
      placeholder="For example: tetanus"
      maxLength={IMMUNIZATION_TEXT_LIMIT}
      found={data?.items}
      labelOf={({ name }) => name}
      aboutOf={({ illnesses }) => `Protects from: ${illnessesText(illnesses)}`}
      {...field}
    />
  )
}
