import { Button, NativeSelect } from '@mantine/core'
import { type ReadingAdvice, type Region, VITAL_NAMES, type VitalName, type VitalReading } from '@salus/contract'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { useDeleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { EditVital } from './edit-vital.tsx'
import { Section } from './section.tsx'
import classes from './vital-history.module.css'
import { measureLabel, readableTime, readingText } from './vital-words.ts'
import { DELETABLE_VITAL, historyQuery, type Order } from './vitals-requests.ts'

const MEASURES = [
  { value: '', label: 'All measures' },
  ...VITAL_NAMES.map((name) => ({ value: name, label: measureLabel(name) })),
]
const SOURCES: Record<VitalReading['source'], string> = {
  typed: 'Typed',
  device: 'Device',
  import: 'Import',
  document: 'Document',
}

interface VitalHistoryProps {
  region: Region
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
}

/** Every reading, a page at a time: sorted by time, filtered, changed, deleted and brought back. */
export function VitalHistory({ region, Advice }: VitalHistoryProps) {
  const [measure, setMeasure] = useState<VitalName | ''>('')
  const [order, setOrder] = useState<Order>('newest')
  const [editing, setEditing] = useState<VitalReading | null>(null)
  const { remove, deleting } = useDeleteWithUndo(DELETABLE_VITAL)
  const history = useInfiniteQuery(historyQuery(measure, order))
  const readings = history.data?.pages.flatMap(({ items }) => items) ?? []
  if (history.isSuccess && readings.length === 0 && measure === '') return null
  const Arrow = order === 'newest' ? IconArrowDown : IconArrowUp
  return (
    <Section
      title="History"
      tools={
        <NativeSelect
          label="Show"
          data={MEASURES}
          value={measure}
          onChange={(event) => setMeasure(event.currentTarget.value as VitalName | '')}
        />
      }
    >
      {history.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {history.isError && <LoadProblem message={history.error.message} onRetry={() => void history.refetch()} />}
      {history.isSuccess && readings.length === 0 && <p>No reading of this measure yet.</p>}
      {readings.length > 0 && (
        <table className={classes.table} data-stale={history.isPlaceholderData || undefined}>
          <thead>
            <tr>
              <th scope="col" aria-sort={order === 'newest' ? 'descending' : 'ascending'}>
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => setOrder(order === 'newest' ? 'oldest' : 'newest')}
                >
                  When
                  <Arrow size={18} stroke={1.75} aria-hidden />
                </button>
              </th>
              <th scope="col">Measure</th>
              <th scope="col">Value</th>
              <th scope="col">Note</th>
              <th scope="col">Source</th>
              <th scope="col">
                <span className="visually-hidden">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {readings.map((reading) => {
              const name = `${measureLabel(reading.measure)} ${readingText(reading, region)}`
              return (
                <tr key={reading.id} data-going={deleting === reading.id || undefined}>
                  <td className={classes.when}>
                    <time dateTime={reading.at}>{readableTime(reading.at)}</time>
                  </td>
                  <td className={classes.measure}>{measureLabel(reading.measure)}</td>
                  <td className={classes.value}>{readingText(reading, region)}</td>
                  <td className={classes.note}>{reading.note}</td>
                  <td className={classes.source}>{SOURCES[reading.source]}</td>
                  <td className={classes.actions}>
                    <WhenChangeable>
                      <IconButton label={`Edit ${name}`} onClick={() => setEditing(reading)}>
                        <IconPencil size={20} stroke={1.6} aria-hidden />
                      </IconButton>
                      <IconButton label={`Delete ${name}`} onClick={() => void remove(reading.id)}>
                        <IconTrash size={20} stroke={1.6} aria-hidden />
                      </IconButton>
                    </WhenChangeable>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {history.hasNextPage && (
        <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {order === 'newest' ? 'Show older ones' : 'Show newer ones'}
        </Button>
      )}
      {editing && <EditVital reading={editing} region={region} Advice={Advice} onClose={() => setEditing(null)} />}
    </Section>
  )
}
