import { Button } from '@mantine/core'
import { API, type Import, PAGES } from '@salus/contract'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { MedicineConflicts } from '#web/ui/medicine-conflicts.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import classes from './import-preview.module.css'
import { countOf, entriesText } from './import-words.ts'
import { previewUndo, undoImport } from './imports-requests.ts'
import { OutcomeSections } from './outcome-sections.tsx'

const PLACES = [
  {
    kinds: ['condition', 'medication', 'allergy', 'procedure', 'family-history'],
    to: PAGES.medicalHistory,
    label: 'Medical History',
  },
  { kinds: ['dose'], to: PAGES.medicinesAdherence, label: 'Doses' },
  { kinds: ['vital'], to: PAGES.view, label: 'View Data' },
  { kinds: ['immunization'], to: PAGES.immunizations, label: 'Vaccinations' },
  { kinds: ['visit'], to: PAGES.visits, label: 'Visits' },
  { kinds: ['lab'], to: PAGES.labResults, label: 'Lab Results' },
  { kinds: ['document'], to: PAGES.documents, label: 'Saved Documents' },
]

const laterText = (name: string) =>
  `“${name}” came later and found some of its entries there already: those that came with this file go, until that one is taken in again.`

/** Tells how much was taken in and its place in the record, and offers the way back. */
export function ImportDone({ item }: { item: Import }) {
  const [isBusy, setBusy] = useState(false)
  const written = item.counts.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const places = PLACES.filter(({ kinds }) => written.some(({ kind }) => kinds.includes(kind)))
  const undo = async () => {
    setBusy(true)
    try {
      const { entries, edited, later } = await previewUndo(item.id)
      const isSure = await askToConfirm({
        title: 'Undo this import?',
        body: [
          `${entriesText(entries)} go from your record or become what they were before.`,
          ...later.map(laterText),
          'The rest of your record stays.',
        ].join(' '),
        confirmLabel: 'Undo the import',
      })
      if (!isSure) return
      const goesToo =
        edited > 0 &&
        (await askToConfirm({
          title: `${entriesText(edited)} ${edited === 1 ? 'was' : 'were'} changed since`,
          body: 'What you or a later import changed can stay in your record, or go with the rest.',
          confirmLabel: 'Remove them too',
          cancelLabel: 'Keep them',
        }))
      await undoImport(item.id, goesToo ? 'remove' : 'keep')
    } catch (error) {
      notifyProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className={classes.sum}>{entriesText(countOf(item, 'new', 'changed'))} are in your record now.</p>
      <MedicineConflicts conflicts={item.conflicts} file="with this file" />
      <div className={classes.actions}>
        {places.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
        {countOf(item, 'differs', 'kept', 'not_understood', 'refused') > 0 && (
          <Button
            component="a"
            href={API.importRest(item.id)}
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            What was not taken in
          </Button>
        )}
        <Button
          variant="subtle"
          loading={isBusy}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => void undo()}
        >
          Undo this import
        </Button>
      </div>
      {item.remarks.length > 0 && (
        <ul className={classes.remarks} aria-label="Remarks">
          {item.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <OutcomeSections item={item} />
    </>
  )
}
