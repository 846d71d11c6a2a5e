import { Autocomplete } from '@mantine/core'
import { type ConditionEntry, conditionNamed, HISTORY_TEXT_LIMIT } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { KnownCondition } from './condition-index.ts'
import classes from './history-wizard.module.css'

const FREE = 'As I wrote it: '

/** Finds a condition by any name, slips of the finger included; what is in no list is added as it was written. */
export function ConditionSearch({ onAdd }: { onAdd: (condition: ConditionEntry) => void }) {
  const [words, setWords] = useState('')
  const [find, setFind] = useState<((words: string) => KnownCondition[]) | null>(null)
  const wasChosen = useRef(false)
  // The list is large: it comes when somebody begins to search. Without it, free text goes on working.
  const load = () => {
    if (!find)
      import('./condition-index.ts').then(
        ({ findConditions }) => setFind(() => findConditions),
        () => setFind(() => () => []),
      )
  }
  const wanted = words.trim()
  const found = wanted === '' ? [] : (find?.(wanted) ?? [])
  const isListed = found.some(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  // Not before the list is there: the first one is what Enter takes.
  const isReady = wanted !== '' && find !== null
  const options = [...found.map(({ name }) => name), ...(isReady && !isListed ? [FREE + wanted] : [])]
  const choose = (option: string) => {
    const known = found.find(({ name }) => name === option)
    const name = option.startsWith(FREE) ? option.slice(FREE.length) : option
    onAdd(known ? { ...conditionNamed(known.name, known.category), icd10: known.icd10 } : conditionNamed(name))
    setWords('')
  }
  /** Enter takes a condition; it does not go on to the next step. */
  const stayOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    if (options[0]) choose(options[0])
  }
  return (
    <Autocomplete
      wrapperProps={{ onKeyDown: stayOnEnter }}
      label="Search for a condition"
      description="By its name, an everyday name or a code. What is in no list is added as you write it."
      placeholder="For example: high blood pressure"
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={HISTORY_TEXT_LIMIT}
      data={options}
      filter={({ options: all }) => all}
      value={words}
      selectFirstOptionOnChange
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      renderOption={({ option }) => <Option option={option.value} known={found} />}
      onFocus={load}
      onChange={(value) => {
        // Mantine writes the chosen option into the field after choosing it.
        if (wasChosen.current) wasChosen.current = false
        else setWords(value)
      }}
      onOptionSubmit={(option) => {
        wasChosen.current = true
        choose(option)
      }}
    />
  )
}

function Option({ option, known }: { option: string; known: readonly KnownCondition[] }) {
  const condition = known.find(({ name }) => name === option)
  if (!condition) return <span>{option}</span>
  const { name, category, icd10, alsoCalled } = condition
  return (
    <span>
      {name}
      <small className={classes.hit}>{[alsoCalled[0], category, icd10].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
