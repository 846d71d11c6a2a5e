import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { PlainButton } from '#web/ui/plain-button.tsx'
import classes from './file-chooser.module.css'

const FORMATS = [
  ['Hospitals and portals', 'FHIR (JSON or NDJSON), International Patient Summary, C-CDA (XML), or a ZIP of these'],
  ['iPhone and Apple Watch', 'the export.zip of the Health app'],
  ['Meters and spreadsheets', 'CSV tables of blood pressure, glucose, weight and the like'],
] as const

/** One file, chosen or dropped. What it is shows from its content. */
export function FileChooser({ onChoose, label = 'Choose a file' }: { onChoose: (file: File) => void; label?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does.
    <div
      className={classes.chooser}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PlainButton className={classes.button} onClick={() => input.current?.click()}>
        <IconFileImport size={20} stroke={1.75} aria-hidden /> {label}
      </PlainButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <dl className={classes.formats}>
        {FORMATS.map(([from, what]) => (
          <div key={from}>
            <dt>{from}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
