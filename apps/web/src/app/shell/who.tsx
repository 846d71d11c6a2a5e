import { API, type PublicUser } from '@salus/contract'
import classes from './who.module.css'

/** Whose session this is, so that nobody writes into another person's record by mistake. */
export function Who({ user }: { user: Pick<PublicUser, 'firstName' | 'hasPhoto'> }) {
  return (
    <div className={classes.who}>
      <span className={classes.face} aria-hidden>
        {user.hasPhoto ? <img src={API.profilePhoto} alt="" /> : initialOf(user.firstName)}
      </span>
      <span className={classes.name}>{user.firstName}</span>
    </div>
  )
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
