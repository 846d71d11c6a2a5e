import { Button, Checkbox } from '@mantine/core'
import { CARD_PARTS, type CardPart, type OwnCard, PAGES } from '@salus/contract'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { otherRecord } from '#web/api/other-record.ts'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './card.module.css'
import { closeCard, openCard, ownCardQuery } from './card-requests.ts'
import { cardText } from './card-text.ts'
import { CardView } from './card-view.tsx'
import { QrCode } from './qr-code.tsx'

const PARTS: Record<CardPart, string> = {
  age: 'Age',
  bloodType: 'Blood type',
  allergies: 'Allergies',
  conditions: 'Conditions',
  medicines: 'Medicines',
  contacts: 'Emergency contacts',
}
const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function OwnCardPage({ confirmed }: { confirmed: Confirmed }) {
  const own = useQuery({ ...ownCardQuery, staleTime: 0 })
  return (
    <Page
      title="Emergency card"
      lead="What a stranger should know if something happens to {you}: without a login, and only if you switch it on."
    >
      {own.isPending && <ListSkeleton rows={5} />}
      {own.isError && <LoadProblem message={own.error.message} onRetry={() => void own.refetch()} />}
      {own.data && <OwnCardView own={own.data} confirmed={confirmed} />}
    </Page>
  )
}

function OwnCardView({ own, confirmed }: { own: OwnCard; confirmed: Confirmed }) {
  const { token, parts, views, lastViewedAt, card } = own
  const onError = (error: Error) => notifyProblem(error.message)
  const open = useMutation({ mutationFn: (said: readonly CardPart[]) => confirmed(() => openCard(said)), onError })
  const close = useMutation({ mutationFn: closeCard, onError })
  const isBusy = open.isPending || close.isPending
  const chosen = open.isPending ? open.variables : parts
  const address = token && `${window.location.origin}${PAGES.card}#${token}`
  const switchOff = async () => {
    const body =
      'Nobody sees it any more, and codes that you printed lead nowhere. Switched on again, it gets a new code.'
    if (await askToConfirm({ title: ofWhom('Switch {your} emergency card off?'), body, confirmLabel: 'Switch off' }))
      close.mutate()
  }
  return (
    <>
      {address ? (
        <>
          <div className={classes.print}>
            <CardView card={card} />
            <div className={classes.codes}>
              <figure>
                <QrCode text={address} label={ofWhom('Code that leads to {your} emergency card')} />
                <figcaption>Leads to the card as it is now.</figcaption>
              </figure>
              <figure>
                <QrCode text={cardText(card)} label={ofWhom('Code that holds the words of {your} emergency card')} />
                <figcaption>Holds the words themselves: works without a network.</figcaption>
              </figure>
            </div>
          </div>
          <p className={classes.note}>
            {views === 0
              ? 'Nobody has looked at it yet.'
              : `Looked at ${views} ${views === 1 ? 'time' : 'times'}, last on ${lastViewedAt ? WHEN.format(new Date(lastViewedAt)) : ''}.`}{' '}
            <a href={address}>See it as a stranger does</a>
          </p>
          <div className={classes.actions}>
            <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="default" disabled={isBusy} onClick={() => void switchOff()}>
              Switch off
            </Button>
          </div>
        </>
      ) : (
        <p className={classes.note}>It is off: nobody sees it. This is what it would say.</p>
      )}
      <fieldset className={classes.parts}>
        <legend>{ofWhom('What it says, besides {your} name')}</legend>
        {CARD_PARTS.map((part) => (
          <Checkbox
            key={part}
            className={classes.box ?? ''}
            color="var(--primary)"
            label={PARTS[part]}
            checked={chosen.includes(part)}
            disabled={isBusy || !token}
            onChange={(event) =>
              open.mutate(event.currentTarget.checked ? [...parts, part] : parts.filter((each) => each !== part))
            }
          />
        ))}
        <p className={classes.note}>
          Taken from {ofWhom('{your}')}{' '}
          {otherRecord ? <Link to={PAGES.careCircle}>details</Link> : <Link to={PAGES.profile}>profile</Link>} and{' '}
          <Link to={PAGES.medicalHistory}>medical history</Link>, as they are at that moment.
        </p>
      </fieldset>
      {!token && (
        <>
          <CardView card={card} />
          <div className={classes.actions}>
            <Button loading={open.isPending} onClick={() => open.mutate(parts)}>
              Switch it on
            </Button>
          </div>
        </>
      )}
    </>
  )
}
