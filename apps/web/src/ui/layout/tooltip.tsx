import { type ReactNode, useId } from 'react'
import styles from './tooltip.module.css'

interface TooltipProps {
  text: string
  /** The explained content; must not be interactive itself. */
  children: ReactNode
  side?: 'top' | 'bottom'
}

/** Explains its content on hover, focus and touch; rendered by the style sheet alone, so any number is cheap. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach the explanation by focus
    <span className={styles.holder} tabIndex={0} aria-describedby={id}>
      {children}
      <span role="tooltip" id={id} className={styles.tip} data-side={side}>
        {text}
      </span>
    </span>
  )
}
