import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { colourSchemeManager } from './colour-scheme-manager.ts'
import { theme } from './theme.ts'

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''
// Overlays lock the page's scroll with a style of their own.
if (nonce) setNonce(nonce)

const colorSchemeManager = colourSchemeManager()

export function ThemeProvider({ children, env = 'default' }: { children: ReactNode; env?: 'default' | 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      env={env}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="light"
      getStyleNonce={() => nonce}
      withCssVariables={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  )
}
