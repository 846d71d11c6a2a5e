import { Outlet } from 'react-router'
import { ThemeProvider } from '#web/theme/theme-provider.tsx'
import '#web/theme/indic-fonts.css'
import { DialogHost } from '#web/ui/dialog-host.tsx'

/** Every page but the landing page, which does without Mantine and opens the sooner for it. */
export function Themed() {
  return (
    <ThemeProvider>
      <Outlet />
      <DialogHost />
    </ThemeProvider>
  )
}
