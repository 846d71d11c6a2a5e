import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './drop-menu.module.css'
import type { Entry } from './entries.ts'
import { PlaceLink } from './place-link.tsx'
import { useRecordItems } from './record-items.ts'
import type { Group } from './use-groups.ts'

interface DropMenuProps {
  group: Group
  /** Instead of the label with its sign; `name` is said for it. */
  face?: ReactNode
  name?: string
  className?: string | undefined
  position?: 'bottom-start' | 'bottom-end'
  /** Stands below the entries. */
  children?: ReactNode
}

/** A menu of the navigation bar. Arrow keys walk it; Escape and a click elsewhere close it. */
export function DropMenu({ group, face, name, className, position = 'bottom-start', children }: DropMenuProps) {
  const { id, label, entries, isHere } = group
  if (entries.length === 0 && !children) return null
  return (
    <Menu position={position} offset={6} width="16rem" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={className ?? classes.target}
          aria-label={name}
          aria-current={isHere || undefined}
        >
          {face ?? (
            <>
              {label}
              <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} aria-label={label}>
        {id === 'record' && <RecordItems />}
        {entries.map((entry) => (
          <PlaceItem key={entry.to} {...entry} />
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Whose record is looked at, where one may look at more than one. */
function RecordItems() {
  const records = useRecordItems()
  if (records.length === 0) return null
  return (
    <>
      {records.map(({ id, label, icon: Sign, isHere, open }) => (
        <Menu.Item
          key={id}
          className={classes.item}
          aria-current={isHere || undefined}
          leftSection={<Sign size={20} stroke={1.6} aria-hidden />}
          onClick={open}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}

function PlaceItem({ to, label, icon: Sign }: Entry) {
  return (
    <Menu.Item
      component={PlaceLink}
      to={to}
      end
      className={classes.item}
      leftSection={<Sign size={20} stroke={1.6} aria-hidden />}
    >
      {label}
    </Menu.Item>
  )
}
