import { IconAlertTriangle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useApp } from '../../app/app.ts'
import { useNow } from '../../app/clock.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { streamLastBytesAt, useStreamState } from '../../app/live/stream-state.ts'
import { freshnessOf } from './freshness.ts'
import styles from './live-freshness.module.css'

interface LiveFreshnessProps {
  /** When the shown data was last read in full: `dataUpdatedAt` of its query. */
  updatedAt: number
  /** Whether something shown comes from a source that is minutes behind the match. */
  late?: boolean | undefined
}

/**
 * The age of a live page's data, ticking by itself, and a warning while live updates are interrupted. For pages that follow the live
 * stream, next to matches in play. Screen readers hear only the warning.
 */
export function LiveFreshness({ updatedAt, late = false }: LiveFreshnessProps) {
  const { t } = useTranslation()
  const stream = useStreamState()
  const lost = stream === 'lost'
  return (
    <span className={styles.freshness} data-lost={lost || undefined}>
      <Age updatedAt={updatedAt} />
      {late ? <span>{t('stream.late')}</span> : null}
      <span role="status">
        {lost ? (
          <span className="inline-row gap-6 semibold">
            <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" />
            {t('stream.lost')}
          </span>
        ) : null}
      </span>
    </span>
  )
}

const never = () => () => {}

function Age({ updatedAt }: Pick<LiveFreshnessProps, 'updatedAt'>) {
  const { t } = useTranslation()
  useNow(1000, useApp().page.now)
  // The page as the server drew it is as old as its data.
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { unit, count } = freshnessOf(Math.max(updatedAt, streamLastBytesAt()), awake ? Date.now() : updatedAt)
  return (
    <span className="nowrap" aria-hidden="true">
      {t(`stream.${unit}`, { count })}
    </span>
  )
}
