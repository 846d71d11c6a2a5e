import { Button } from '@mantine/core'
import { useBrand } from '#web/api/site.ts'
import { downloadText } from '#web/ui/download-text.ts'
import classes from './second-factor-setup.module.css'

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const brand = useBrand()
  const text = `Recovery codes for ${brand}. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <div>
      <p className={classes.lead} role="status">
        These recovery codes let you in without the app. Each works once, and they are shown only now: print them or
        keep them where you keep passwords.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => downloadText('recovery-codes.txt', text)}>
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
