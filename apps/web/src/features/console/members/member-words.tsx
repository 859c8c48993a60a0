import type { MemberState } from '@touchline/contract'
import { formatDate } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useZone } from '../../../ui/match/use-zone.ts'
import styles from './members.module.css'

/** State of a member, by shape and colour of its badge. */
export function StateBadge({ state }: { state: MemberState }) {
  const { t } = useTranslation('console')
  return (
    <span className={styles.state} data-state={state}>
      {t(`members.state.${state}`)}
    </span>
  )
}

/** Days as the reader writes them. */
export function useDay(): (at: string | null) => string {
  const zone = useZone()
  return (at) => (at === null ? '–' : formatDate(at, zone, 'DD/MM/YYYY'))
}
