import { otherRecord } from '#web/api/other-record.ts'
import classes from './speaks-to.module.css'

/** Above advice whose words were checked as they are: they speak to the person whose record it is. */
export function SpeaksTo() {
  return otherRecord && <p className={classes.line}>“You” means {otherRecord.name} here.</p>
}
