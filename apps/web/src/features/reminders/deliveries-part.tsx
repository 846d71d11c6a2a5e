import type { Reminders } from '@salus/contract'
import { deliveryWords } from './reminder-said.ts'
import classes from './reminders.module.css'

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Lists the notes of the last days, and those that did not arrive. */
export function DeliveriesPart({ deliveries }: Pick<Reminders, 'deliveries'>) {
  if (deliveries.length === 0) return <p className={classes.soft}>I have not sent anything yet.</p>
  return (
    // A box that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as said.
    <section className={classes.sent} aria-label="What was sent, the newest first" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            <th scope="col">Did it arrive?</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery, place) => {
            const { what, where, came, isGood } = deliveryWords(delivery)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of one moment are alike, and only the whole list changes.
              <tr key={`${delivery.at} ${place}`} data-good={isGood}>
                <td>{WHEN.format(new Date(delivery.at))}</td>
                <td>{what}</td>
                <td>{where}</td>
                <td>{came}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
