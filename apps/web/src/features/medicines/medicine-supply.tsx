import { Button } from '@mantine/core'
import { type Medicine, type MedicineContent, SUPPLY_ANCHOR, type SupplyState } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { hereDay, knownDayText } from '#web/ui/known-day.ts'
import { notifySuccess } from '#web/ui/notify.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import type { Problems } from '#web/ui/use-entry-editor.ts'
import { contentOf, draftOfMedicine, type SupplyDraft, supplyOf } from './medicine-draft.ts'
import classes from './medicine-page.module.css'
import { changeMedicine, currentIn, dosesTodayQuery } from './medicines-requests.ts'
import { number } from './schedule-draft.ts'
import { SupplyFields } from './supply-fields.tsx'
import { leftText } from './supply-words.ts'

/** Shows how much is left and until when, with a way to count again or to add a box. */
export function MedicineSupply({ medicine }: { medicine: Medicine }) {
  const today = useQuery(dosesTodayQuery())
  const [isOpen, setOpen] = useState(false)
  const { supply, schedule, pharmacy } = medicine
  const state = today.data?.supplies.find(({ medicineId }) => medicineId === medicine.id)
  const heading = useSupplyHeading(today.isPending)
  return (
    <PageSection title="How much is left" headingRef={heading}>
      {supply ? (
        <>
          <p>{leftText(state ?? countedState(medicine), schedule?.unit, today.data?.date ?? hereDay(new Date()))}</p>
          <p className={classes.soft}>
            {[
              `Counted on ${new Date(supply.countedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}.`,
              supply.expiry ? `Use it before ${knownDayText(supply.expiry)}.` : '',
              pharmacy ? `From ${pharmacy.name}.` : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </>
      ) : (
        <p>Nobody has counted yet.</p>
      )}
      <WhenChangeable>
        {isOpen ? (
          <Count medicine={medicine} left={state?.left} onClose={() => setOpen(false)} />
        ) : (
          // Doses since the last count come off first: else they would come back as pieces.
          <Button variant="default" disabled={supply !== null && today.isPending} onClick={() => setOpen(true)}>
            {supply ? 'Count again or add a box' : 'Count'}
          </Button>
        )}
      </WhenChangeable>
    </PageSection>
  )
}

/** A reminder leads here, as soon as there is something to read. */
function useSupplyHeading(isPending: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reminder that is tapped is an arrival of its own.
  useEffect(() => {
    if (isPending || hash !== `#${SUPPLY_ANCHOR}`) return
    heading.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isPending, hash, key])
  return heading
}

/** Until the server has told what was taken since. */
const countedState = ({ id, supply }: Medicine): SupplyState => ({
  medicineId: id,
  left: supply?.count ?? 0,
  runsOutOn: null,
  refillOn: null,
  state: 'enough',
  isExpired: false,
})

interface CountProps {
  medicine: Medicine
  left: number | undefined
  onClose: () => void
}

function Count({ medicine, left, onClose }: CountProps) {
  const [supply, setSupply] = useState<SupplyDraft>(() => {
    const { supply: before } = draftOfMedicine(medicine, { today: '', zone: '' })
    return { ...before, count: left === undefined ? '' : String(left) }
  })
  const [box, setBox] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [message, setMessage] = useState('')
  const [isSaving, setSaving] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving) return
    const counted = supplyOf(supply, new Date())
    const added = number(box) ?? 0
    const draft = draftOfMedicine(medicine, { today: '', zone: '' })
    const next = counted && {
      ...counted,
      count: (counted.count ?? 0) + added,
      perDose: medicine.supply?.perDose ?? null,
    }
    const made = contentOf(draft, new Date(), next as MedicineContent['supply'])
    if (!made.content) {
      setProblems(
        Object.fromEntries(Object.entries(made.problems).map(([path, said]) => [path.replace('supply.', ''), said])),
      )
      return
    }
    setSaving(true)
    try {
      await changeMedicine(medicine.id, { ...made.content, schedule: medicine.schedule, version: medicine.version })
      notifySuccess('Supply saved.')
      onClose()
    } catch (error) {
      setMessage(
        currentIn(error)
          ? 'This medicine was changed in another place. Close this and look again.'
          : error instanceof Error
            ? error.message
            : '',
      )
      setSaving(false)
    }
  }

  return (
    <form className={classes.count} onSubmit={(event) => void save(event)} noValidate>
      <SupplyFields
        supply={supply}
        unit={medicine.schedule?.unit ?? '{dose}'}
        problems={problems}
        box={{ value: box, onChange: setBox }}
        onChange={setSupply}
      />
      <div role="alert">{message && <p className={classes.said}>{message}</p>}</div>
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
