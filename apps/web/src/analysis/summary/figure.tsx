import { MIN_MATCHES } from '@touchline/probability'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import styles from './figure.module.css'
import type { Sure } from './summary.model.ts'

interface FigureProps {
  /** How sure the figure is, on hover and focus; null where there are too few matches to say. */
  sure: Sure | null
  /** A share shows its interval, in percent. */
  share?: boolean
  children: ReactNode
}

/** A figure that shows its basis on hover and focus: the 95 % interval and the number of matches. */
export function Figure({ sure, share, children }: FigureProps) {
  const { t } = useTranslation('history')
  const { average, decimals, percent } = useNumbers()
  const id = useId()
  const text = (value: number) => (share ? percent(value) : average(value))
  const whole = (value: number) => decimals(value * 100, 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach the explanation by focus
    <span className={styles.figure} tabIndex={0} aria-describedby={id}>
      {children}
      {share && sure !== null ? (
        <span className="muted text-12 regular nowrap">{` (${whole(sure.low)}–${whole(sure.high)})`}</span>
      ) : null}
      <span role="tooltip" id={id} className={styles.tip}>
        {sure === null
          ? t('tooFew', { count: MIN_MATCHES })
          : t('interval', { low: text(sure.low), high: text(sure.high), count: sure.matches })}
      </span>
    </span>
  )
}
