import { Outlet } from 'react-router'

/** Landing, login and sign-up stand alone: no navigation bar and no footer. */
export function Bare() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
