import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') }
}
