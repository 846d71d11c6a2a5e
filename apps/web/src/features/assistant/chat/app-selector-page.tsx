import { MODE_PAGES, MODES, type Mode } from '@salus/contract'
import {
  IconBandage,
  IconBed,
  IconBrain,
  IconHeartHandshake,
  IconMoodKid,
  IconPill,
  IconPlane,
  IconRun,
  IconSalad,
  IconWoman,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import classes from './app-selector-page.module.css'

const ICONS: Record<Mode, TablerIcon> = {
  everyday: IconHeartHandshake,
  first_aid: IconBandage,
  medicines: IconPill,
  nutrition: IconSalad,
  movement: IconRun,
  sleep: IconBed,
  mind: IconBrain,
  womens_health: IconWoman,
  child_health: IconMoodKid,
  travel: IconPlane,
}

/** The ten focused modes of the assistant. */
export function AppSelectorPage() {
  return (
    <Page title="Choose App Mode" lead="The same assistant, with its mind on one thing." width="wide">
      <ul className={classes.modes}>
        {(Object.keys(MODES) as Mode[]).map((mode) => {
          const Icon = ICONS[mode]
          return (
            <li key={mode}>
              <Link to={MODE_PAGES[mode]}>
                <Icon size={30} stroke={1.4} aria-hidden />
                <span className={classes.name}>{MODES[mode].name}</span>
                <span className={classes.about}>{MODES[mode].about}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
