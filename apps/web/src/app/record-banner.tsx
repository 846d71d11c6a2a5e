import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { leaveRecord, otherRecord } from '#web/api/other-record.ts'
import classes from './other-record.module.css'

/** On every page, as long as it is not one's own record. */
export function RecordBanner() {
  if (!otherRecord) return null
  return (
    <section className={classes.banner} aria-label="Whose record this is">
      <div>
        <IconUsers size={22} stroke={1.6} aria-hidden />
        <p>
          You are looking at <b>{otherRecord.name}’s</b> record.
        </p>
        <Button variant="default" onClick={() => leaveRecord()}>
          Back to mine
        </Button>
      </div>
    </section>
  )
}
