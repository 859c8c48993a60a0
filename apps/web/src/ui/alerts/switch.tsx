import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> {
  checked: boolean
  children: ReactNode
}

/** On or off at once, with its words before it; all of the row can be pressed. */
export function Switch({ checked, children, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>{children}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={styles.input}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  )
}
