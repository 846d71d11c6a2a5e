import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { NO_BANNER } from '#web/ui/dialog.tsx'
import classes from './menu-sheet.module.css'
import { PlaceLink } from './place-link.tsx'
import { useRecordItems } from './record-items.ts'
import type { Group } from './use-groups.ts'

/** One group of the navigation on a phone: a sheet from below, where the thumb is. */
export function MenuSheet({ group, opened, onClose }: { group: Group; opened: boolean; onClose: () => void }) {
  // Opened one step after it is mounted: only then does it know where the focus has to return to.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={group.label}
      attributes={NO_BANNER}
      closeButtonProps={{ 'aria-label': `Close ${group.label}` }}
      transitionProps={{ duration: 140 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      {group.id === 'record' && <Records />}
      <nav className={classes.group} aria-label={group.label}>
        {group.entries.map(({ to, label, icon: Sign }) => (
          <PlaceLink key={to} to={to} end className={classes.entry} onClick={onClose}>
            <Sign size={24} stroke={1.6} aria-hidden />
            {label}
          </PlaceLink>
        ))}
      </nav>
    </Drawer>
  )
}

function Records() {
  const records = useRecordItems()
  if (records.length === 0) return null
  return (
    <nav className={classes.records} aria-label="Records">
      {records.map(({ id, label, icon: Sign, isHere, open }) => (
        <button key={id} type="button" className={classes.entry} aria-current={isHere || undefined} onClick={open}>
          <Sign size={24} stroke={1.6} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  )
}
