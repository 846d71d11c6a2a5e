import { Button } from '@mantine/core'
import type { Box } from '@salus/extract'
import { memo, useCallback } from 'react'
import {
  type Choice,
  choiceOf,
  type FoundMedicine as Medicine,
  standingOf,
  type FoundVital as Vital,
  vitalDoubt,
} from './found.ts'
import { FoundMedicine } from './found-medicine.tsx'
import { FoundVital } from './found-vital.tsx'
import type { Review } from './review.ts'
import classes from './review-view.module.css'
import type { KnownMedicine } from './rooms.ts'
import { useGrowing } from './use-growing.ts'

interface FoundListsProps {
  review: Review
  /** Of the medical history. */
  known: readonly KnownMedicine[]
  crops: ReadonlyMap<string, string>
  onChange: (changed: (review: Review) => Partial<Review>) => void
  onShow: (box: Box) => void
}

/** They come in tasks of so many. */
const FINDINGS_AT_ONCE = 12

/** Medicines and measurements that stand on the paper too: each joins its own part of the record, or is left out. */
export function FoundLists({ review, known, crops, onChange, onShow }: FoundListsProps) {
  const { medicines, vitals } = review
  const medicinesShown = useGrowing(medicines.length, FINDINGS_AT_ONCE)
  const vitalsShown = useGrowing(vitals.length, FINDINGS_AT_ONCE)
  const changeMedicine = useCallback(
    (changed: Medicine) => onChange((now) => ({ medicines: withChanged(now.medicines, changed) })),
    [onChange],
  )
  const changeVital = useCallback(
    (changed: Vital) => onChange((now) => ({ vitals: withChanged(now.vitals, changed) })),
    [onChange],
  )
  const standing = (medicine: Medicine) => standingOf(medicine, medicines, known)
  // What would change the history is looked at for itself, and so is what is unusual.
  const isOpen = (medicine: Medicine) => choiceOf(medicine, standing(medicine)) === 'open' && !standing(medicine).change
  const openMedicines = medicines.filter(isOpen)
  const openVitals = vitals.filter((each) => each.choice === 'open')
  const chooseMedicines = (choice: Choice) =>
    onChange((now) => ({
      medicines: now.medicines.map((each) => (isOpen(each) ? { ...each, choice } : each)),
    }))
  const chooseVitals = (choice: Choice) =>
    onChange((now) => ({
      vitals: now.vitals.map((each) =>
        each.choice !== 'open' || (choice === 'add' && isDoubtful(each)) ? each : { ...each, choice },
      ),
    }))
  return (
    <>
      {medicines.length > 0 && (
        <section aria-label="Medicines on this paper">
          <h3 className={classes.heading}>Medicines on this paper</h3>
          <ul className={classes.rows}>
            {medicines.slice(0, medicinesShown).map((medicine) => (
              <MedicineItem
                key={medicine.id}
                medicine={medicine}
                paper={medicines}
                known={known}
                crop={crops.get(medicine.id)}
                onChange={changeMedicine}
                onShow={onShow}
              />
            ))}
          </ul>
          {openMedicines.length > 1 && <AllOrNone count={openMedicines.length} onChoose={chooseMedicines} />}
        </section>
      )}
      {vitals.length > 0 && (
        <section aria-label="Measurements on this paper">
          <h3 className={classes.heading}>Measurements on this paper</h3>
          <ul className={classes.rows}>
            {vitals.slice(0, vitalsShown).map((vital) => (
              <VitalItem
                key={vital.id}
                vital={vital}
                crop={crops.get(vital.id)}
                onChange={changeVital}
                onShow={onShow}
              />
            ))}
          </ul>
          {openVitals.length > 1 && <AllOrNone count={openVitals.length} onChoose={chooseVitals} />}
        </section>
      )}
    </>
  )
}

interface MedicineItemProps extends Pick<FoundListsProps, 'known' | 'onShow'> {
  medicine: Medicine
  paper: readonly Medicine[]
  crop: string | undefined
  onChange: (changed: Medicine) => void
}

/** Of many, only those that change are drawn anew. */
const MedicineItem = memo(function MedicineItem({ paper, known, onShow, ...rest }: MedicineItemProps) {
  const { medicine } = rest
  return <FoundMedicine {...rest} standing={standingOf(medicine, paper, known)} onShow={() => onShow(medicine.box)} />
})

interface VitalItemProps extends Pick<FoundListsProps, 'onShow'> {
  vital: Vital
  crop: string | undefined
  onChange: (changed: Vital) => void
}

const VitalItem = memo(function VitalItem({ onShow, ...rest }: VitalItemProps) {
  return <FoundVital {...rest} onShow={() => onShow(rest.vital.box)} />
})

function AllOrNone({ count, onChoose }: { count: number; onChoose: (choice: Choice) => void }) {
  return (
    <div className={classes.adding}>
      <Button variant="default" onClick={() => onChoose('add')}>
        Add the {count} that are open
      </Button>
      <Button variant="default" onClick={() => onChoose('leave')}>
        Leave them out
      </Button>
    </div>
  )
}

const withChanged = <T extends { id: string }>(all: readonly T[], changed: T): T[] =>
  all.map((each) => (each.id === changed.id ? changed : each))

const isDoubtful = (vital: Parameters<typeof vitalDoubt>[0]) => Object.keys(vitalDoubt(vital)).length > 0
