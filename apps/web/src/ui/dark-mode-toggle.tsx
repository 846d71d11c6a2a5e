import { IconMoon, IconSun } from '@tabler/icons-react'
import { useDarkMode } from '#web/theme/dark-mode.ts'
import { IconButton } from './icon-button.tsx'

export function DarkModeToggle({ className }: { className?: string | undefined }) {
  const { dark, toggle } = useDarkMode()
  const Icon = dark ? IconSun : IconMoon
  return (
    <IconButton label={dark ? 'Use light mode' : 'Use dark mode'} className={className} onClick={toggle}>
      <Icon size={22} stroke={1.6} aria-hidden />
    </IconButton>
  )
}
