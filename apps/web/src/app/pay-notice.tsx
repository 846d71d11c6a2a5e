import { PlanNotice } from '#web/features/billing/plan-notice.tsx'
import classes from './notice.module.css'

/** Under the navigation of every page, while there is something to say. */
export function PayNotice() {
  return <PlanNotice className={classes.notice} />
}
