import { createTheme, type VariantColorsResolver } from '@mantine/core'

// Colours live in tokens.css, for both schemes; here they only get their roles in Mantine's variants.
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const hue = color === 'emergency' || color === 'caution' ? color : 'primary'
  const text = `var(--${hue}-text)`
  const wash = `var(--${hue}-wash)`
  if (variant === 'filled') {
    const hover = hue === 'primary' ? 'var(--primary-deep)' : `var(--${hue})`
    const on = hue === 'caution' ? '#1c2527' : `var(--on-${hue})`
    return { background: `var(--${hue})`, hover, color: on, border: 'none' }
  }
  if (variant === 'light') return { background: wash, hover: wash, color: text, border: 'none' }
  if (variant === 'outline') {
    return { background: 'transparent', hover: wash, color: text, border: `1px solid var(--${hue})` }
  }
  if (variant === 'default') {
    return {
      background: 'var(--surface)',
      hover: 'var(--paper-deep)',
      color: 'var(--ink)',
      border: '1px solid var(--line-strong)',
    }
  }
  return { background: 'transparent', hover: wash, color: text, border: 'none' }
}

export const theme = createTheme({
  variantColorResolver,
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 140, transition: 'fade' } } },
    Menu: { defaultProps: { transitionProps: { duration: 100, transition: 'fade' }, shadow: 'md' } },
    Loader: { defaultProps: { type: 'dots' } },
    // Mantine leaves the keyboard out, and the eye without a name.
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Show password' },
      },
    },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})
