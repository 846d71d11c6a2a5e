import { Checkbox } from '@mantine/core'
import { type Consents, MESSAGES, PAGES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { acceptCookies, useCookieConsent, withdrawCookieConsent } from '#web/api/cookie-consent.ts'
import { ConsentChoice } from '#web/ui/consent-choice.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { Part } from './part.tsx'
import classes from './profile.module.css'
import { changeConsent, consentsQuery } from './profile-requests.ts'

/** Versions of the words are named by their day. */
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (version: string) => (Number.isNaN(Date.parse(version)) ? version : DAY.format(new Date(version)))
const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })
const NAMES = {
  terms: 'Terms and privacy policy',
  gmail_contacts: MESSAGES.signUp.consentGmail,
  phone_contacts: MESSAGES.signUp.consentPhone,
}

export function ConsentsPart() {
  const consents = useQuery(consentsQuery)
  return (
    <Part title="Consents">
      {consents.isPending && <ListSkeleton rows={3} />}
      {consents.isError && <LoadProblem message={consents.error.message} onRetry={() => void consents.refetch()} />}
      {consents.data && <ConsentList items={consents.data.items} />}
      <h3 className={classes.small}>Cookies, in this browser</h3>
      <ConsentChoice given={useCookieConsent()} onAccept={acceptCookies} onWithdraw={withdrawCookieConsent} />
    </Part>
  )
}

function ConsentList({ items }: Consents) {
  const change = useMutation({ mutationFn: changeConsent, onError: (error) => notifyProblem(error.message) })
  const newest = (kind: keyof typeof NAMES) => items.find((each) => each.kind === kind)
  const terms = newest('terms')
  return (
    <>
      {(['gmail_contacts', 'phone_contacts'] as const).map((kind) => {
        const kept = newest(kind)
        return (
          <Checkbox
            key={kind}
            className={classes.box ?? ''}
            color="var(--primary)"
            label={NAMES[kind]}
            description={
              kept &&
              `${kept.given ? 'Given' : 'Not given'} on ${WHEN.format(new Date(kept.at))}. No contact is read until a feature needs it.`
            }
            checked={
              change.isPending && change.variables.kind === kind ? change.variables.given : (kept?.given ?? false)
            }
            disabled={change.isPending}
            onChange={(event) => change.mutate({ kind, given: event.currentTarget.checked })}
          />
        )
      })}
      {terms && (
        <p className={classes.note}>
          You agreed to the <Link to={PAGES.terms}>Terms</Link> and the <Link to={PAGES.privacy}>Privacy</Link> policy
          on {WHEN.format(new Date(terms.at))}, in their words of {dayText(terms.textVersion)}. To take that back,
          delete your account.
        </p>
      )}
      <details className={classes.log}>
        <summary>Everything that was agreed to and taken back</summary>
        <ul>
          {items.map(({ kind, given, at }) => (
            <li key={`${kind} ${at}`}>
              {WHEN.format(new Date(at))}: {NAMES[kind]}, {given ? 'given' : 'not given'}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
