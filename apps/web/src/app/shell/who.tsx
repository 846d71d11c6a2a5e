import { API, PAGES, type PublicUser } from '@salus/contract'
import { Link } from 'react-router'
import classes from './who.module.css'

/** Whose session this is, and the way to the profile: so that nobody writes into another person's record by mistake. */
export function Who({ user }: { user: Pick<PublicUser, 'firstName' | 'hasPhoto'> }) {
  return (
    <Link to={PAGES.profile} className={classes.who} aria-label={`${user.firstName}, profile`}>
      <span className={classes.face} aria-hidden>
        {user.hasPhoto ? <img src={API.profilePhoto} alt="" /> : initialOf(user.firstName)}
      </span>
      <span className={classes.name}>{user.firstName}</span>
    </Link>
  )
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
