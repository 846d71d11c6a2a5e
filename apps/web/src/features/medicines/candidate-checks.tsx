import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { FormHint } from '#web/ui/parted-form.tsx'
import { CheckList } from './check-list.tsx'
import type { MedicineDraft } from './medicine-draft.ts'
import { candidateQuery } from './medicines-requests.ts'

const TYPING_MS = 600

interface CandidateChecksProps {
  draft: MedicineDraft
  inPlaceOf: string | undefined
}

/** Warns, before anything is saved, when a medicine does not go with the rest of the record. */
export function CandidateChecks({ draft, inPlaceOf }: CandidateChecksProps) {
  const { name, strength, directions, form } = draft
  const [asked] = useDebouncedValue(
    JSON.stringify({ name: name.trim(), strength, directions, form: form || null }),
    TYPING_MS,
  )
  const medicine = JSON.parse(asked) as { name: string; strength: string; directions: string; form: typeof form | null }
  const isNamed = medicine.name.length > 1
  const checks = useQuery({
    ...candidateQuery({ medicine: { ...medicine, form: medicine.form || null }, ...(inPlaceOf && { inPlaceOf }) }),
    enabled: isNamed,
  })
  if (!isNamed) return null
  return (
    <div aria-live="polite">
      {checks.isError && <FormHint>I could not check this medicine just now. It can be saved all the same.</FormHint>}
      {checks.data && <CheckList checks={checks.data} mayPutAway={false} />}
    </div>
  )
}
