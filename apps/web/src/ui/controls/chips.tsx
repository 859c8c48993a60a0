import { formColour } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Tooltip } from '../layout/tooltip.tsx'
import styles from './chips.module.css'

/** Recent form: the value with its colour, nothing but the empty box without one. */
export function FormBadge({ value }: { value: number | null }) {
  const { t } = useTranslation()
  const { average } = useNumbers()
  if (value === null) return <span className={styles.form} data-colour="none" />
  const text = average(value)
  return (
    <span
      className={styles.form}
      data-colour={formColour(value)}
      title={t('form', { value: text })}
      role="img"
      aria-label={t('form', { value: text })}
    >
      {text}
    </span>
  )
}

/** The `c` next to a team whose coach changed recently. */
export function NewCoachBadge({ days }: { days: number }) {
  const { t } = useTranslation()
  return (
    <Tooltip text={t('newCoach', { count: days })}>
      <span className={styles.coach}>c</span>
    </Tooltip>
  )
}

/** The blinking dot of live play; still for viewers who prefer reduced motion. */
export function LiveDot() {
  return <span className={styles.live} aria-hidden="true" />
}
