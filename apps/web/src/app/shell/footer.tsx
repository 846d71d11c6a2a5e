import { useSite } from '#web/api/site.ts'
import { FOOTER_ENTRIES } from './entries.ts'
import classes from './footer.module.css'
import { PlaceLink } from './place-link.tsx'

export function Footer() {
  const site = useSite().data
  const owner = site?.legalEntity ?? site?.brand ?? 'Salus'
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p className={classes.owner}>
          © {new Date().getFullYear()} {owner}
        </p>
        <nav aria-label="Legal" className={classes.links}>
          {FOOTER_ENTRIES.map(({ to, label }) => (
            <PlaceLink key={to} to={to} className={classes.link}>
              {label}
            </PlaceLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}
