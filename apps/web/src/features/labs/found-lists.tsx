import { Button } from '@mantine/core'
import type { Box } from '@salus/extract'
import { type Choice, choiceOf, type FoundMedicine as Medicine, standingOf, vitalDoubt } from './found.ts'
import { FoundMedicine } from './found-medicine.tsx'
import { FoundVital } from './found-vital.tsx'
import type { Review } from './review.ts'
import classes from './review-view.module.css'
import type { KnownMedicine } from './rooms.ts'

interface FoundListsProps {
  review: Review
  /** Of the medical history. */
  known: readonly KnownMedicine[]
  crops: ReadonlyMap<string, string>
  onChange: (changed: (review: Review) => Partial<Review>) => void
  onShow: (box: Box) => void
}

/** Medicines and measurements that stand on the paper too: each joins its own part of the record, or is left out. */
export function FoundLists({ review, known, crops, onChange, onShow }: FoundListsProps) {
  const { medicines, vitals } = review
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
            {medicines.map((medicine) => (
              <FoundMedicine
                key={medicine.id}
                medicine={medicine}
                standing={standing(medicine)}
                crop={crops.get(medicine.id)}
                onChange={(changed) =>
                  onChange((now) => ({
                    medicines: now.medicines.map((each) => (each.id === changed.id ? changed : each)),
                  }))
                }
                onShow={() => onShow(medicine.box)}
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
            {vitals.map((vital) => (
              <FoundVital
                key={vital.id}
                vital={vital}
                crop={crops.get(vital.id)}
                onChange={(changed) =>
                  onChange((now) => ({ vitals: now.vitals.map((each) => (each.id === changed.id ? changed : each)) }))
                }
                onShow={() => onShow(vital.box)}
              />
            ))}
          </ul>
          {openVitals.length > 1 && <AllOrNone count={openVitals.length} onChoose={chooseVitals} />}
        </section>
      )}
    </>
  )
}

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

const isDoubtful = (vital: Parameters<typeof vitalDoubt>[0]) => Object.keys(vitalDoubt(vital)).length > 0
