import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  /** `primary` once per view; `quiet` has no box until it is touched. */
  look?: 'primary' | 'plain' | 'quiet'
  size?: 'small' | 'normal' | 'large'
  /** Square, for an icon alone; the button needs an aria-label then. */
  icon?: boolean
  wide?: boolean
}

/** The class of a button, for links that look like one. */
export function buttonClass({ look = 'plain', size = 'normal', icon = false, wide = false }: Look = {}): string {
  return [styles.button, styles[look], styles[size], icon && styles.icon, wide && styles.wide].filter(Boolean).join(' ')
}

/** A button; `busy` shows a spinner in it and keeps its width. */
export function Button({
  look,
  size,
  icon,
  wide,
  busy,
  className,
  type = 'button',
  children,
  disabled,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={[buttonClass({ look, size, icon, wide }), className].filter(Boolean).join(' ')}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <span className={styles.label} data-busy={busy || undefined}>
        {children}
      </span>
    </button>
  )
}
