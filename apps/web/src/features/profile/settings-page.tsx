import { Checkbox, NativeSelect } from '@mantine/core'
import { LANGUAGES, PAGES, REGIONS, type Settings } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { changeSettings, settingsQuery } from '#web/api/settings.ts'
import { useDarkMode } from '#web/theme/dark-mode.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { RATES } from '#web/voice/use-read-aloud.ts'
import { Part } from './part.tsx'
import classes from './profile.module.css'

const choices = (usual: string, labels: Record<string, string>) => [
  { value: '', label: usual },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]
const REGION_LABELS = Object.fromEntries(Object.entries(REGIONS).map(([region, { label }]) => [region, label]))
const RATE_LABELS = RATES.map((rate) => ({ value: String(rate), label: rate === 1 ? 'As people speak' : `${rate}×` }))

/** Kept with each choice: there is nothing to save. */
export function SettingsPage() {
  const settings = useQuery(settingsQuery)
  const { dark, toggle } = useDarkMode()
  return (
    <Page title="Settings" lead="They hold on every device you log in with, and are kept as you choose.">
      {settings.isPending && <ListSkeleton rows={5} />}
      {settings.isError && <LoadProblem message={settings.error.message} onRetry={() => void settings.refetch()} />}
      {settings.data && <Choices settings={settings.data} dark={dark} onDark={toggle} />}
    </Page>
  )
}

function Choices({ settings, dark, onDark }: { settings: Settings; dark: boolean; onDark: () => void }) {
  const change = (changed: Partial<Settings>) => {
    changeSettings({ ...settings, ...changed }).catch((error: Error) => notifyProblem(error.message))
  }
  const select = (name: 'language' | 'region' | 'units') => ({
    value: settings[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value || null }),
  })
  return (
    <>
      <Part title="Language and place">
        <div className={classes.form}>
          <NativeSelect
            label="Language"
            description="What your papers are written in, and what summaries begin with."
            data={choices('English, unless you choose another one', LANGUAGES)}
            {...select('language')}
          />
          <NativeSelect
            label="Region & Currency"
            description="Emergency numbers, names of medicines, units and prices."
            data={choices('Where this browser seems to be', REGION_LABELS)}
            {...select('region')}
          />
          <NativeSelect
            label="Height and weight"
            data={choices('As in my region', { metric: 'Centimetres and kilograms', us: 'Feet, inches and pounds' })}
            {...select('units')}
          />
        </div>
      </Part>
      <Part title="Look">
        <Checkbox className={classes.box ?? ''} color="var(--primary)" label="Dark" checked={dark} onChange={onDark} />
      </Part>
      <Part title="Voice">
        <div className={classes.form}>
          <Checkbox
            className={classes.box ?? ''}
            color="var(--primary)"
            label="Greet me aloud when I log in"
            checked={settings.spokenWelcome}
            onChange={(event) => change({ spokenWelcome: event.currentTarget.checked })}
          />
          <NativeSelect
            label="How fast answers are read aloud"
            data={RATE_LABELS}
            value={String(settings.speechRate)}
            onChange={(event) => change({ speechRate: Number(event.currentTarget.value) })}
          />
        </div>
      </Part>
      <Part title="Reminders">
        <p>
          <Link to={PAGES.reminders}>When and how I remind you of your medicines</Link>
        </p>
      </Part>
    </>
  )
}
