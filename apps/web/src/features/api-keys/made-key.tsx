import { API } from '@salus/contract'
import { useEffect, useRef } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import classes from './api-keys.module.css'

/** The one time that a key is seen. */
export function MadeKey({ apiKey, onSeen }: { apiKey: string; onSeen: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const example = `curl ${window.location.origin}${API.health} \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{"blood_pressure": "120/80", "heartbeat": 72}'`
  return (
    <PageSection title="Your new key" headingRef={ref}>
      <Caution>It is shown this once. Put it where it is needed now; Salus keeps only its fingerprint.</Caution>
      <ShownOnce text={apiKey} what="key" done="I have it" onDone={onSeen} />
      <details className={classes.how}>
        <summary>How a program uses it</summary>
        {/* A box that scrolls must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said. */}
        <pre tabIndex={0}>{example}</pre>
      </details>
    </PageSection>
  )
}
