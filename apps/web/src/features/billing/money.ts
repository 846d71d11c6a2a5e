import type { Money } from '@salus/contract'

/** "$0", "$4.99", "$5.00", "¥500": amounts come in the smallest unit of their currency. */
export function readableMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    // Beside "$4.99" a bare "$5" looks like another kind of price.
    trailingZeroDisplay: amount === 0 ? 'stripIfInteger' : 'auto',
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
