import { MedicineChangeSchema } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { circleQuery } from '#web/features/care-circle/care-circle-requests.ts'
import { changeMedicine, medicinesQuery } from '#web/features/medicines/medicines-requests.ts'
import { ImportantPart } from '#web/features/reminders/important-part.tsx'
import { RemindersPage } from '#web/features/reminders/reminders-page.tsx'
import { notifyProblem } from '#web/ui/notify.ts'

/** Reminders, with the medicines that they are of and the people who help with them. */
export function Reminders() {
  const medicines = useQuery(medicinesQuery)
  const circle = useQuery(circleQuery)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const mark = useMutation({
    mutationFn: async ({ id, important }: { id: string; important: boolean }) => {
      const medicine = medicines.data?.items.find((each) => each.id === id)
      if (!medicine) return
      await changeMedicine(id, MedicineChangeSchema.parse({ ...medicine, important }))
      await medicines.refetch()
    },
    onError: (error) => notifyProblem(error.message),
    onSettled: (_answer, _error, { id }) => setChosen((all) => new Map([...all].filter(([each]) => each !== id))),
  })
  const choose = (id: string, important: boolean) => {
    setChosen((all) => new Map(all).set(id, important))
    mark.mutate({ id, important })
  }
  const taken = medicines.data?.items.filter(({ status }) => status === 'active')
  return (
    <RemindersPage
      helpers={circle.data?.members
        .filter(({ rights }) => rights.medicines !== undefined)
        .map(({ id, name }) => ({ id, name }))}
      helpersProblem={circle.isError ? circle.error.message : null}
      onHelpersRetry={() => void circle.refetch()}
      important={
        <ImportantPart
          medicines={taken?.map(({ id, name, important }) => ({
            id,
            name,
            important: chosen.get(id) ?? important,
          }))}
          problem={medicines.isError ? medicines.error.message : null}
          onRetry={() => void medicines.refetch()}
          onChange={choose}
        />
      }
    />
  )
}
