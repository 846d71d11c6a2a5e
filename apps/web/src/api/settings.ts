import { API, type Settings, SettingsSchema } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { rememberSettings } from './browser-settings.ts'
import { send } from './client.ts'
import { queryClient } from './query-client.ts'

/** How the person wants things, from the account: the same on every device. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => {
    const settings = await send(API.settings, { schema: SettingsSchema, signal, own: true })
    rememberSettings(settings)
    return settings
  },
  staleTime: 5 * 60_000,
})

/** Shown at once, and taken back when the server does not keep it. */
export async function changeSettings(settings: Settings): Promise<void> {
  const before = queryClient.getQueryData(settingsQuery.queryKey)
  queryClient.setQueryData(settingsQuery.queryKey, settings)
  try {
    await send(API.settings, { method: 'PUT', body: settings, schema: SettingsSchema, own: true })
    rememberSettings(settings)
  } catch (error) {
    queryClient.setQueryData(settingsQuery.queryKey, before)
    throw error
  }
}

/** Light or dark was switched in this browser: the account is told, and the switch stands even where it does not hear. */
export async function tellTheme(theme: 'light' | 'dark'): Promise<void> {
  const settings = queryClient.getQueryData(settingsQuery.queryKey)
  if (!settings || settings.theme === theme) return
  queryClient.setQueryData(settingsQuery.queryKey, { ...settings, theme })
  await send(API.settings, { method: 'PUT', body: { ...settings, theme }, own: true }).catch(() => {})
}
