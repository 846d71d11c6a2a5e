import type { ReactNode } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import classes from './outside-link.module.css'

/** A link that a model wrote: its host stands beside its words, and it opens only after a second look. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { host } = new URL(href)
  const open = async () => {
    const isWanted = await askToConfirm({
      title: `Open ${host}?`,
      body: (
        <>
          <p>A model wrote this link. Salus does not know the page behind it.</p>
          <p className={classes.address}>{href}</p>
          <p>Type no password, code or card number there.</p>
        </>
      ),
      confirmLabel: 'Open page',
      cancelLabel: 'Stay here',
    })
    if (isWanted) window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <button type="button" className={classes.link} onClick={() => void open()}>
      {children} <span className={classes.host}>({host})</span>
    </button>
  )
}
