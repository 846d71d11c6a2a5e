import { Button, Checkbox, Loader } from '@mantine/core'
import { type ExportFormat, readableBytes } from '@salus/contract'
import { IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import classes from './export-file.module.css'
import { useExport } from './use-export.ts'

interface ExportFileProps {
  format: ExportFormat
  title: string
  text: string
  /** Asks whether the files that documents were read from go along. */
  asksForFiles?: boolean
}

/** One way to take the record along: what it is for, and the file itself. */
export function ExportFile({ format, title, text, asksForFiles = false }: ExportFileProps) {
  const { state, start, cancel } = useExport(format)
  const [files, setFiles] = useState(false)
  const id = useId()
  const isWorking = state.is === 'working'
  return (
    <li className={classes.file}>
      <div className={classes.words}>
        <h3 className={classes.title} id={id}>
          {title}
        </h3>
        <p className={classes.text}>{text}</p>
        {asksForFiles && (
          <Checkbox
            className={classes.choice}
            label="With the original files of saved documents"
            checked={files}
            disabled={isWorking}
            onChange={(event) => setFiles(event.currentTarget.checked)}
          />
        )}
        {state.is === 'failed' && <Caution>{state.message}</Caution>}
        <p className={classes.state} role="status">
          {isWorking && `Being made: ${readableBytes(state.received)} so far.`}
          {state.is === 'saved' && `Saved: ${readableBytes(state.bytes)}.`}
        </p>
      </div>
      {isWorking ? (
        <div className={classes.working}>
          <Loader size="sm" aria-hidden />
          <QuietButton onClick={cancel} aria-describedby={id}>
            Cancel
          </QuietButton>
        </div>
      ) : (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => void start(files)}
          aria-describedby={id}
        >
          {state.is === 'failed' ? 'Try again' : 'Download'}
        </Button>
      )}
    </li>
  )
}
