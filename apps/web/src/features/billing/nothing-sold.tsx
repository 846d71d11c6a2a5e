import type { ReactNode } from 'react'
import { useBrand } from '#web/api/site.ts'
import classes from './billing.module.css'

/** Instead of a plan, where the host sells none. */
export function NothingSold({ usage }: { usage?: ReactNode }) {
  const brand = useBrand()
  return (
    <>
      <p>This {brand} is free. There is nothing to pay or to renew.</p>
      {usage && <div className={classes.usage}>{usage}</div>}
    </>
  )
}
