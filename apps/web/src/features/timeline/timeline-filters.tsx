import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import classes from './timeline-filters.module.css'
import { FILTERS, type FilterName } from './timeline-words.ts'

interface TimelineFiltersProps {
  shown: readonly FilterName[]
  onShow: (shown: FilterName[]) => void
  words: string
  onWords: (words: string) => void
}

/** With none chosen, everything is shown. */
export function TimelineFilters({ shown, onShow, words, onWords }: TimelineFiltersProps) {
  const toggle = (name: FilterName) =>
    onShow(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name])
  return (
    <div className={classes.filters}>
      <TextInput
        className={classes.search}
        aria-label="Search the timeline"
        placeholder="Search in names, titles and texts"
        maxLength={100}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <fieldset className={classes.kinds}>
        <legend className="visually-hidden">Show only</legend>
        {(Object.keys(FILTERS) as FilterName[]).map((name) => (
          <button
            key={name}
            type="button"
            className={classes.kind}
            aria-pressed={shown.includes(name)}
            onClick={() => toggle(name)}
          >
            {shown.includes(name) && <IconCheck size={16} stroke={2} aria-hidden />}
            {FILTERS[name].label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
