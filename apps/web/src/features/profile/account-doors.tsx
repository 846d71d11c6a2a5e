import { PAGES } from '@salus/contract'
import {
  type Icon,
  IconAdjustments,
  IconChevronRight,
  IconDatabase,
  IconEye,
  IconIdBadge2,
  IconKey,
  IconShieldLock,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { Part } from './part.tsx'
import classes from './profile.module.css'

interface Door {
  to: string
  title: string
  text: string
  icon: Icon
}

const DOORS: Door[] = [
  { to: PAGES.settings, title: 'Settings', text: 'Language, region, units, theme and voice.', icon: IconAdjustments },
  {
    to: PAGES.security,
    title: 'Sign-in and security',
    text: 'E-mail, mobile number, passkeys, second step and devices.',
    icon: IconShieldLock,
  },
  {
    to: PAGES.emergencyCard,
    title: 'Emergency card',
    text: 'For a stranger who has to help you.',
    icon: IconIdBadge2,
  },
  {
    to: PAGES.myData,
    title: 'My data and consents',
    text: 'Take everything along, what you agreed to, and your own AI key.',
    icon: IconDatabase,
  },
  {
    to: PAGES.careCircle,
    title: 'Care circle',
    text: 'Who may see your record, and whose you may see.',
    icon: IconUsers,
  },
  { to: PAGES.deviceKeys, title: 'Device keys', text: 'Let a watch or a program send or read.', icon: IconKey },
  { to: PAGES.accessLog, title: 'Who saw my data', text: 'Each time it was read or changed.', icon: IconEye },
  { to: PAGES.deleteAccount, title: 'Delete my account', text: 'Everything goes, for good.', icon: IconTrash },
]

/** The other pages of the account. */
export function AccountDoors() {
  return (
    <Part title="More of your account">
      <ul className={classes.doors}>
        {DOORS.map(({ to, title, text, icon: Sign }) => (
          <li key={to}>
            <Link to={to}>
              <Sign size={24} stroke={1.6} aria-hidden />
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
              <IconChevronRight size={20} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
