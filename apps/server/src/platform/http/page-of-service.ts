/** Some services show their pages on other hosts than those that programs call. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'api.stripe.com': ['checkout.stripe.com', 'billing.stripe.com', 'invoice.stripe.com', 'pay.stripe.com'],
}

/**
 * Whether a service may send a person's browser there: to a host of its own, in the same way that the service itself is
 * reached. Whatever it answers, nobody is led anywhere else (OWASP ASVS 5.0, 3.7.2).
 */
export function isPageOfService(service: string, page: string): boolean {
  const own = new URL(service)
  const asked = URL.parse(page)
  if (!asked || asked.protocol !== own.protocol || asked.username !== '' || asked.password !== '') return false
  return [own.host, ...(HOSTS[own.host] ?? [])].includes(asked.host)
}
