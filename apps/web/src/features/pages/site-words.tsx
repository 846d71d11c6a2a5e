import { useBrand, useSite } from '#web/api/site.ts'
import { FillIn } from './fill-in.tsx'

// Words of the legal texts that the installation decides.

export function Brand() {
  return useBrand()
}

export function Company() {
  return <FillIn value={useSite().data?.legalEntity} name="company name, Inc." />
}

export function State() {
  return <FillIn value={useSite().data?.state} name="state" />
}

export function County() {
  return <FillIn value={useSite().data?.county} name="county" />
}

export function SupportEmail() {
  const email = useSite().data?.supportEmail
  return email ? <a href={`mailto:${email}`}>{email}</a> : <FillIn value={null} name="support e-mail" />
}
