import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EntryForm } from './entry-form.tsx'
import { DOUBTS, flagText, isOutside, valueText } from './result-words.ts'
import { corrected, fieldsOf, isAsked, type ReviewRow as Row } from './review.ts'
import classes from './review-row.module.css'

interface ReviewRowProps {
  row: Row
  crop: string | undefined
  /** Of its column, in a report with several. */
  day: string | undefined
  onChange: (row: Row) => void
  onRemove: (row: Row) => void
  onShow: (row: Row) => void
}

/**
 * One value beside the picture of its line: to be left as it is, confirmed, put right or taken out. Of many, only those
 * that change are drawn anew.
 */
export const ReviewRow = memo(function ReviewRow({ row, crop, day, onChange, onRemove, onShow }: ReviewRowProps) {
  const isUnfinished = row.doubts.includes('unfinished')
  const [isEditing, setEditing] = useState(isUnfinished)
  const fields = fieldsOf(row)
  const name = fields.name || 'the new value'
  const say = (value: string) => onChange(corrected(row, { ...row.entry, value }))
  const { suggestion } = row
  const suggested = `${fields.comparator ?? ''}${suggestion}`
  const right = suggestion === undefined ? 'It is right as shown' : `It is ${valueText(fields)}`
  const other = suggestion === undefined ? undefined : `It is ${valueText({ ...fields, value: suggestion })}`
  const cancel = () => {
    setEditing(false)
    if (isUnfinished) onRemove(row)
  }
  return (
    <li className={classes.row} data-asked={isAsked(row) || undefined} data-row={row.id}>
      {crop && (
        <button
          type="button"
          className={classes.crop}
          onClick={() => onShow(row)}
          aria-label={`Show ${name} on its page`}
        >
          <img src={crop} alt={row.asWritten ?? ''} />
        </button>
      )}
      {isEditing ? (
        <EntryForm
          label={row.review === 'added' ? 'A value that was missed' : `Edit ${name}`}
          initial={row.entry}
          onDone={(entry) => {
            setEditing(false)
            onChange(corrected(row, entry))
          }}
          onCancel={cancel}
        />
      ) : (
        <div className={classes.line}>
          <div className={classes.words}>
            <span className={classes.name}>{fields.name}</span>
            <span className={classes.value}>{valueText(fields)}</span>
            <span className={classes.range}>
              {fields.range ? `Lab’s range ${fields.range.text}` : 'No range printed'}
              {fields.flag && (
                <span className={classes.flag} data-outside={isOutside(fields.flag) || undefined}>
                  {fields.flag === 'high' && <IconArrowUp size={16} stroke={2} aria-hidden />}
                  {fields.flag === 'low' && <IconArrowDown size={16} stroke={2} aria-hidden />}
                  {flagText(fields.flag)}
                </span>
              )}
              {day && <span>{day}</span>}
              {REVIEWED[row.review] && <span className={classes.flag}>{REVIEWED[row.review]}</span>}
            </span>
          </div>
          <div className={classes.tools}>
            <IconButton label={`Edit ${name}`} onClick={() => setEditing(true)}>
              <IconPencil size={20} stroke={1.6} aria-hidden />
            </IconButton>
            <IconButton label={`Take out ${name}`} onClick={() => onRemove(row)}>
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
      {isAsked(row) && !isEditing && (
        <div className={classes.question}>
          <Caution>{row.doubts.map((doubt) => DOUBTS[doubt]).join(' ')}</Caution>
          <div className={classes.answers}>
            <Answer of={name} text={right} onClick={() => say(row.entry.value)} />
            {other !== undefined && <Answer of={name} text={other} onClick={() => say(suggested)} />}
          </div>
        </div>
      )}
    </li>
  )
})

function Answer({ of, text, onClick }: { of: string; text: string; onClick: () => void }) {
  return (
    <Button variant="default" aria-label={`${text}: ${of}`} onClick={onClick}>
      {text}
    </Button>
  )
}

const REVIEWED = { read: '', confirmed: 'confirmed by you', corrected: 'corrected by you', added: 'added by you' }
