import { type CSSVariablesResolver, createTheme, MantineProvider } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import '@mantine/core/styles/default-css-variables.css'

const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 4,
  autoContrast: true,
  defaultRadius: 8,
  fontFamily: 'var(--font)',
  cursorType: 'pointer',
  colors: {
    accent: [
      '#e6f3ff',
      '#cde6ff',
      '#9dccff',
      '#6cb8ff',
      '#4aa8ff',
      '#3a95ea',
      '#2a6ca6',
      '#1f5384',
      '#163c61',
      '#13293d',
    ],
    dark: [
      '#e8edf3',
      '#c9d5e0',
      '#9fb0c0',
      '#7d90a3',
      '#2d3844',
      '#26313c',
      '#151b22',
      '#0e1217',
      '#0b0f13',
      '#080b0e',
    ],
  },
})

/** The kit's surfaces are ours; without this its own body colour would win. */
const surfaces: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--dim)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--pressed)',
    '--mantine-color-default-border': 'var(--line)',
  },
})

/**
 * Gives what it holds the component kit. The kit costs far more than our own pieces, so only code that is loaded when it is needed
 * may import it, with the style sheet of each component it uses (`@mantine/core/styles/Combobox.css`).
 */
export function Kit({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? ''
  if (nonce) setNonce(nonce)
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="dark"
      cssVariablesResolver={surfaces}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
