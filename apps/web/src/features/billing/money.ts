import type { Money } from '@salus/contract'

/** "$4.99", "€0.50", "₹399": amounts come in the smallest unit of their currency. */
export function readableMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
