import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Choice } from './found.ts'
import classes from './review-row.module.css'

interface FoundItemProps {
  id: string
  name: string
  crop: string | undefined
  asWritten: string
  choice: Choice
  /** On the button that takes it into the record. */
  add: string
  /** On the button that changes what the record has. */
  change?: string | undefined
  /** It cannot be added as it is. */
  isWrong?: boolean
  onChoose: (choice: Choice) => void
  onShow: () => void
  /** The fields to put it right, until `done`. */
  form: (done: () => void) => ReactNode
  /** What it says, and what speaks against it. */
  children: ReactNode
}

/** One finding beside the picture of its line: to be taken into the record, to change it, put right, or left out. */
export function FoundItem(props: FoundItemProps) {
  const { id, name, crop, asWritten, choice, add, change, isWrong = false, onChoose, onShow, form, children } = props
  const [isEditing, setEditing] = useState(false)
  return (
    <li className={classes.row} data-found-open={choice === 'open' || undefined} data-row={id}>
      {crop && (
        <button type="button" className={classes.crop} onClick={onShow} aria-label={`Show ${name} on its page`}>
          <img src={crop} alt={asWritten} />
        </button>
      )}
      {isEditing ? (
        form(() => setEditing(false))
      ) : (
        <>
          <div className={classes.line}>
            <div className={classes.words}>{children}</div>
            <div className={classes.tools}>
              <IconButton label={`Edit ${name}`} onClick={() => setEditing(true)}>
                <IconPencil size={20} stroke={1.6} aria-hidden />
              </IconButton>
            </div>
          </div>
          <fieldset className={classes.choices}>
            <legend className="visually-hidden">{name}</legend>
            {change && (
              <ChoiceButton isChosen={choice === 'change'} onClick={() => onChoose('change')}>
                {change}
              </ChoiceButton>
            )}
            <ChoiceButton isChosen={choice === 'add'} disabled={isWrong} onClick={() => onChoose('add')}>
              {add}
            </ChoiceButton>
            <ChoiceButton isChosen={choice === 'leave'} onClick={() => onChoose('leave')}>
              Leave out
            </ChoiceButton>
          </fieldset>
        </>
      )}
    </li>
  )
}

interface ChoiceButtonProps {
  isChosen: boolean
  disabled?: boolean
  onClick: () => void
  children: string
}

function ChoiceButton({ isChosen, disabled = false, onClick, children }: ChoiceButtonProps) {
  return (
    <Button variant={isChosen ? 'filled' : 'default'} aria-pressed={isChosen} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  )
}
