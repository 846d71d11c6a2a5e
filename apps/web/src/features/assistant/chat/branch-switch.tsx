import type { Message } from '@salus/contract'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './branch-switch.module.css'

interface BranchSwitchProps {
  message: Message
  all: readonly Message[]
  onOpen: (id: string) => void
}

/** Goes between what was said, or answered, in the same place. */
export function BranchSwitch({ message, all, onOpen }: BranchSwitchProps) {
  const beside = all.filter(({ after, role }) => after === message.after && role === message.role)
  if (beside.length < 2) return null
  const at = beside.findIndex(({ id }) => id === message.id)
  const [before, next] = [beside[at - 1], beside[at + 1]]
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form.
    <div className={classes.branches} role="group" aria-label="Versions">
      <IconButton label="Version before" aria-disabled={!before} onClick={() => before && onOpen(before.id)}>
        <IconChevronLeft size={20} aria-hidden />
      </IconButton>
      <span className="figures" role="status">
        <span className="visually-hidden">Version </span>
        {at + 1}/{beside.length}
      </span>
      <IconButton label="Next version" aria-disabled={!next} onClick={() => next && onOpen(next.id)}>
        <IconChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
