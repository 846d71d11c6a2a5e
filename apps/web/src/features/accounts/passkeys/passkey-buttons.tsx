import { Button } from '@mantine/core'
import { MESSAGES } from '@salus/contract'
import { IconFaceId, IconFingerprint } from '@tabler/icons-react'
import classes from './passkey-buttons.module.css'

interface PasskeyButtonsProps {
  onUse: () => void
  disabled: boolean
}

/** Two names for one thing: the device itself knows whether it reads a face or a finger. */
export function PasskeyButtons({ onUse, disabled }: PasskeyButtonsProps) {
  return (
    <div className={classes.pair}>
      <Button
        variant="default"
        disabled={disabled}
        onClick={onUse}
        leftSection={<IconFaceId size={22} stroke={1.6} aria-hidden />}
      >
        {MESSAGES.login.faceId}
      </Button>
      <Button
        variant="default"
        disabled={disabled}
        onClick={onUse}
        leftSection={<IconFingerprint size={22} stroke={1.6} aria-hidden />}
      >
        {MESSAGES.login.thumbprint}
      </Button>
    </div>
  )
}
