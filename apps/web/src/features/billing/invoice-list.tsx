import { Button } from '@mantine/core'
import { type Invoice, MESSAGES } from '@salus/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './billing.module.css'
import { invoicesQuery } from './billing-requests.ts'
import { readableDay } from './days.ts'
import { readableMoney } from './money.ts'

const STATUS: Record<Invoice['status'], string> = {
  draft: 'In preparation',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Withdrawn',
}

export function InvoiceList({ customerId }: { customerId: string }) {
  const invoices = useInfiniteQuery(invoicesQuery(customerId))
  if (invoices.isPending) {
    return (
      <div role="status" aria-label="Loading">
        <ListSkeleton rows={3} />
      </div>
    )
  }
  if (invoices.isError) {
    return (
      <LoadProblem
        message={invoices.error.message}
        retrying={invoices.isFetching}
        onRetry={() => void invoices.refetch()}
      />
    )
  }
  const all = invoices.data.pages.flatMap(({ data }) => data)
  if (all.length === 0) return <p>{MESSAGES.billing.noInvoices}</p>
  return (
    <>
      <ul className={classes.invoices}>
        {all.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {invoices.hasNextPage && (
        <Button variant="default" loading={invoices.isFetchingNextPage} onClick={() => void invoices.fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </>
  )
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { created, amount_paid, amount_due, currency, status, number, invoice_pdf } = invoice
  const day = readableDay(created * 1_000)
  return (
    <li className={classes.invoice}>
      <span>
        {day}
        {number && <span className={classes.number}>{number}</span>}
      </span>
      <span className={classes.amount}>
        {readableMoney({ amount: status === 'paid' ? amount_paid : amount_due, currency })}
      </span>
      <span className={classes.status} data-open={status === 'open' || undefined}>
        {STATUS[status]}
      </span>
      {invoice_pdf && (
        <a
          className={classes.pdf}
          href={invoice_pdf}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`PDF of ${day}`}
        >
          PDF
        </a>
      )}
    </li>
  )
}
