import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { setWelcomesAloud, welcomesAloud } from '#web/voice/spoken-welcome.ts'
import { Section } from './section.tsx'

export function WelcomeSection() {
  const [aloud, setAloud] = useState(welcomesAloud)
  return (
    <Section title="Spoken welcome" lead="Said once after you log in. Never where your device asks for reduced motion.">
      <Checkbox
        label="Say “Welcome back” aloud on this device"
        checked={aloud}
        onChange={(event) => {
          setAloud(event.currentTarget.checked)
          setWelcomesAloud(event.currentTarget.checked)
        }}
      />
    </Section>
  )
}
