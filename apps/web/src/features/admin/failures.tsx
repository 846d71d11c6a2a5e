import type { Installation } from '@salus/contract'
import classes from './admin-page.module.css'
import { Part } from './part.tsx'
import { MOMENT } from './words.ts'

/** Where to look in the log: what failed, and under which number. */
export function Failures({ failures }: { failures: Installation['failures'] }) {
  return (
    <Part
      title="Last failures"
      note="At most a hundred, of the server that answered. The number finds them in its log."
    >
      {failures.length === 0 ? (
        <p>None since the start.</p>
      ) : (
        <ol className={classes.list}>
          {failures.map(({ at, code, route, requestId }) => (
            <li key={`${at} ${requestId} ${route}`} className={classes.failure}>
              <time dateTime={at}>{MOMENT.format(new Date(at))}</time>
              <div>
                <strong>{code}</strong>
                <small>{route}</small>
                {requestId && <small className={classes.id}>{requestId}</small>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
