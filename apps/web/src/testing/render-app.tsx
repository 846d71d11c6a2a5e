import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#web/api/query-client.ts'
import { ThemeProvider } from '#web/theme/theme-provider.tsx'
import { DialogHost } from '#web/ui/dialog-host.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

/** Renders routes as the application does, starting at `entry`, a path or a whole location. The router is handed back to look at the address. */
export function renderRoutes(routes: RouteObject[], entry: InitialEntry = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const view = render(
    <ThemeProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return { ...view, router }
}

/** Renders one page at `path`, with toasts and dialogs; any other address shows its own path as text. */
export function renderPage(page: ReactElement, path = '/') {
  const withMessages = (
    <>
      {page}
      <Toaster />
      <DialogHost />
    </>
  )
  const { pathname } = new URL(path, 'http://localhost')
  return renderRoutes(
    [
      { path: pathname, element: withMessages },
      { path: '*', element: <Toaster /> },
    ],
    path,
  )
}
