import type { Unreported } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Tooltip } from '../layout/tooltip.tsx'
import styles from './state-badge.module.css'

interface UnreportedBadgeProps {
  what: Unreported
  /** The whole words instead of the short one. */
  long?: boolean
}

/** In the place of a state that nobody reports: a match without a live score is being played, or its result is awaited. */
export function UnreportedBadge({ what, long = false }: UnreportedBadgeProps) {
  const { t } = useTranslation()
  const [name, info] = [t(`unreported.${what}.name`), t(`unreported.${what}.info`)]
  return (
    <Tooltip text={long ? info : `${name}. ${info}`} side="bottom">
      <span className={long ? styles.words : styles.badge}>{long ? name : t(`unreported.${what}.code`)}</span>
    </Tooltip>
  )
}
