import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './drop-menu.module.css'
import type { Entry } from './entries.ts'
import { PlaceLink } from './place-link.tsx'

interface DropMenuProps {
  label: string
  entries: readonly Entry[]
  /** What follows the entries: Logout, or Login and Sign Up. */
  children?: ReactNode
}

/** More of them would not fit under the bar of a laptop. */
const MOST_IN_A_COLUMN = 12

/** A menu of the navigation bar. Arrow keys walk it; Escape and a click elsewhere close it. */
export function DropMenu({ label, entries, children }: DropMenuProps) {
  const isLong = entries.length > MOST_IN_A_COLUMN
  return (
    <Menu
      position="bottom-start"
      offset={6}
      width={isLong ? '30rem' : '15rem'}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={classes.target}>
          {label}
          <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} aria-label={label}>
        <div className={classes.entries} data-long={isLong || undefined}>
          {entries.map((entry) => (
            <PlaceItem key={entry.to} {...entry} />
          ))}
          {children}
        </div>
      </Menu.Dropdown>
    </Menu>
  )
}

export function PlaceItem({ to, label, icon: Icon }: Entry) {
  return (
    <Menu.Item
      component={PlaceLink}
      to={to}
      end
      className={classes.item}
      leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
    >
      {label}
    </Menu.Item>
  )
}
