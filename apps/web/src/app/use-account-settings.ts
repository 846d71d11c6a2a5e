import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#web/api/session.ts'
import { settingsQuery, tellTheme } from '#web/api/settings.ts'
import { chosenDark, setDark, subscribeToDarkMode } from '#web/theme/dark-mode.ts'

/** Brings the settings of the account to this browser, and a change of light and dark back to the account. */
export function useAccountSettings() {
  const user = useSession().data?.user
  const { data } = useQuery({ ...settingsQuery, enabled: Boolean(user) })
  const theme = data?.theme
  useEffect(() => {
    if (theme) setDark(theme === 'dark')
  }, [theme])
  useEffect(() => subscribeToDarkMode(tellChoice), [])
}

function tellChoice() {
  const dark = chosenDark()
  if (dark !== null) void tellTheme(dark ? 'dark' : 'light')
}
