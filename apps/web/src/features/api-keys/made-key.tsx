import { Button } from '@mantine/core'
import { API } from '@salus/contract'
import { useEffect, useRef } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import classes from './api-keys.module.css'

/** The one time that a key is seen. */
export function MadeKey({ apiKey, onSeen }: { apiKey: string; onSeen: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(apiKey).then(
      () => notifySuccess('The key was copied.'),
      () => notifyProblem('This browser does not let it be copied. Please mark it and copy it yourself.'),
    )
  const example = `curl ${window.location.origin}${API.health} \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{"blood_pressure": "120/80", "heartbeat": 72}'`
  return (
    <section className={classes.section} aria-label="Your new key">
      <h2 ref={ref} tabIndex={-1}>
        Your new key
      </h2>
      <Caution>It is shown this once. Put it where it is needed now; Salus keeps only its fingerprint.</Caution>
      <p className={classes.key}>
        <code>{apiKey}</code>
      </p>
      <div className={classes.actions}>
        <Button onClick={() => void copy()}>Copy the key</Button>
        <Button variant="default" onClick={onSeen}>
          I have it
        </Button>
      </div>
      <details>
        <summary>How a program uses it</summary>
        {/* A box that scrolls must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said. */}
        <pre tabIndex={0}>{example}</pre>
      </details>
    </section>
  )
}
