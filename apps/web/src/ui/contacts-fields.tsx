import { Button, TextInput } from '@mantine/core'
import { type EmergencyContact, MOST_EMERGENCY_CONTACTS } from '@salus/contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from './contacts-fields.module.css'
import { IconButton } from './icon-button.tsx'
import { ofWhom } from './of-whom.ts'

interface ContactsFieldsProps {
  contacts: EmergencyContact[]
  /** Field to what is wrong with it: `emergencyContacts.0.phone`. */
  problems: Partial<Record<string, string>>
  onChange: (contacts: EmergencyContact[]) => void
}

/** Who should be called. */
export function ContactsFields({ contacts, problems, onChange }: ContactsFieldsProps) {
  const set = (at: number, changed: Partial<EmergencyContact>) =>
    onChange(contacts.map((contact, index) => (index === at ? { ...contact, ...changed } : contact)))
  return (
    <fieldset className={classes.group}>
      <legend>Emergency contacts</legend>
      {contacts.map((contact, at) => {
        const field = (name: keyof EmergencyContact, label: string) => ({
          label,
          value: contact[name],
          error: problems[`emergencyContacts.${at}.${name}`],
          onChange: (event: { currentTarget: { value: string } }) => set(at, { [name]: event.currentTarget.value }),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have nothing else, and keep their order.
          <fieldset key={at} className={classes.contact} aria-label={`Emergency contact ${at + 1}`}>
            <TextInput {...field('name', 'Name')} maxLength={120} autoComplete="off" />
            <TextInput {...field('relation', ofWhom('Who they are to {you}'))} maxLength={60} autoComplete="off" />
            <TextInput {...field('phone', 'Phone number')} type="tel" maxLength={32} autoComplete="off" />
            <IconButton
              label={`Remove ${contact.name || `contact ${at + 1}`}`}
              onClick={() => onChange(contacts.filter((_, index) => index !== at))}
            >
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </IconButton>
          </fieldset>
        )
      })}
      {contacts.length < MOST_EMERGENCY_CONTACTS && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...contacts, { name: '', relation: '', phone: '' }])}
        >
          Add a contact
        </Button>
      )}
    </fieldset>
  )
}
