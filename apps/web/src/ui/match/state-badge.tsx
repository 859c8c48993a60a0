import { STATES, stateCode } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Tooltip } from '../layout/tooltip.tsx'
import styles from './state-badge.module.css'

interface StateBadgeProps {
  /** State id 1 to 26. */
  state: number
  /** The whole name instead of the short code. */
  long?: boolean
}

/** The state of a fixture as a badge that explains itself, by its name where it has no code; nothing for the unused one. */
export function StateBadge({ state, long }: StateBadgeProps) {
  const { t } = useTranslation()
  const known = STATES.find(({ id }) => id === state)
  if (known === undefined || known.key === 'unused') return null
  const named = long || stateCode(state) === ''
  const name = t(`state.${known.key}.name`)
  const info = t(`state.${known.key}.info`)
  return (
    <Tooltip text={named ? info : `${name}. ${info}`} side="bottom">
      <span className={styles.badge}>{named ? name : t(`state.${known.key}.code`)}</span>
    </Tooltip>
  )
}
