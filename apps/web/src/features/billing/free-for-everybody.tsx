import { type PlanList, readableBytes } from '@salus/contract'
import { useBrand } from '#web/api/site.ts'
import classes from './billing.module.css'

/** The Pricing page where the host sells nothing, with the limits that the host has set. */
export function FreeForEverybody({ limits }: Pick<PlanList, 'limits'>) {
  const brand = useBrand()
  const set = [
    limits?.queriesADay ? `${limits.queriesADay.toLocaleString('en')} questions a day` : null,
    limits?.storageBytes ? `${readableBytes(limits.storageBytes)} of storage` : null,
  ].filter(Boolean)
  return (
    <>
      <h2 className={classes.heading}>This {brand} is free</h2>
      <p>You can use all of it, and nobody sells you anything. No card, no trial, nothing that runs out.</p>
      {set.length > 0 && <p>Whoever runs it has set these limits for each person: {set.join(', ')}.</p>}
    </>
  )
}
