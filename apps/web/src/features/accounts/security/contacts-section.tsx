import { Button } from '@mantine/core'
import type { Contacts, NewContact } from '@salus/contract'
import { IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { ContactForm } from '../contacts/contact-form.tsx'
import { contactsQuery } from '../contacts/contact-requests.ts'
import classes from './section.module.css'
import { Section } from './section.tsx'
import { useConfirmed } from './use-confirmed.tsx'

/** Where codes and warnings go. */
export function ContactsSection() {
  const contacts = useQuery(contactsQuery)
  const [changing, setChanging] = useState<NewContact['channel'] | null>(null)
  const { confirmed, dialog } = useConfirmed()
  const unproven = contacts.data?.mobileProven === false ? (contacts.data.mobile ?? '') : ''
  return (
    <Section
      title="E-mail and mobile number"
      lead="You can log in with each, and codes and warnings go there. After a change the old address is told."
    >
      {contacts.isPending && <TextSkeleton lines={2} />}
      {contacts.isError && (
        <LoadProblem
          message={contacts.error.message}
          retrying={contacts.isFetching}
          onRetry={() => void contacts.refetch()}
        />
      )}
      {contacts.isSuccess && <ContactList contacts={contacts.data} onChange={setChanging} />}
      {changing && (
        <ContactForm
          key={changing}
          channel={changing}
          initial={changing === 'mobile' ? unproven : ''}
          confirmed={confirmed}
          onDone={() => setChanging(null)}
        />
      )}
      {dialog}
    </Section>
  )
}

interface ContactListProps {
  contacts: Contacts
  onChange: (channel: NewContact['channel']) => void
}

function ContactList({ contacts: { email, mobile, mobileProven }, onChange }: ContactListProps) {
  return (
    <ul className={classes.list}>
      <li className={classes.item}>
        <IconMail size={24} stroke={1.6} aria-hidden />
        <span className={classes.what}>
          <span className={classes.name}>{email ?? 'No e-mail address'}</span>
        </span>
        <Button variant="default" onClick={() => onChange('email')} aria-label={`${email ? 'Change' : 'Add'} e-mail`}>
          {email ? 'Change' : 'Add'}
        </Button>
      </li>
      <li className={classes.item}>
        <IconDeviceMobile size={24} stroke={1.6} aria-hidden />
        <span className={classes.what}>
          <span className={classes.name}>{mobile ?? 'No mobile number'}</span>
          {mobile && !mobileProven && <span className={classes.meta}>Not confirmed by a code yet</span>}
        </span>
        <Button
          variant="default"
          onClick={() => onChange('mobile')}
          aria-label={`${mobile ? 'Change or confirm' : 'Add'} mobile number`}
        >
          {mobile ? 'Change' : 'Add'}
        </Button>
      </li>
    </ul>
  )
}
