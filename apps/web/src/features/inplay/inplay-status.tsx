import type { InplayMatch } from '@touchline/contract'
import { isInPlay, STATES } from '@touchline/football'
import { isCovered } from '../../app/cover/cover.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { LiveDot } from '../../ui/controls/chips.tsx'
import { LiveMinute } from '../../ui/match/live-minute.tsx'
import { MatchDate } from '../../ui/match/match-date.tsx'
import { StateBadge } from '../../ui/match/state-badge.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import list from '../../ui/match-list/match-list.module.css'
import { useToday } from '../../ui/use-today.ts'
import { earlierDay, statusOf } from './inplay.model.ts'
import styles from './inplay-list.module.css'

/**
 * The beginning of a row: the date, the live minute with the part of the match, or that it has ended. A row without a minute shows its day,
 * unless that is today.
 */
export function InplayStatus({ match }: { match: InplayMatch }) {
  const { t } = useTranslation('inplay')
  const { t: common } = useTranslation()
  const status = statusOf(match)
  if (isCovered(match)) {
    const live = isInPlay(match.state_id)
    return (
      <div className={styles.status} data-live={live ? '' : undefined}>
        <span className={live ? styles.minute : styles.ended}>
          {live ? <LiveDot /> : null}
          {common(live ? 'live' : 'cover.over')}
        </span>
      </div>
    )
  }
  if (status.kind === 'date') {
    return (
      <div className={styles.status}>
        <MatchDate at={match.starting_at} />
      </div>
    )
  }
  if (status.kind === 'ended') {
    return (
      <div className={styles.status}>
        <span className={styles.ended}>{t('ended')}</span>
        {status.badge ? <Part state={match.state_id} /> : null}
        <EarlierDay at={match.starting_at} />
      </div>
    )
  }
  if (status.kind === 'state') {
    return (
      <div className={styles.status}>
        <span className={list.raised}>
          <StateBadge state={match.state_id} />
        </span>
        <EarlierDay at={match.starting_at} />
      </div>
    )
  }
  return (
    <div className={styles.status} data-live="">
      <span className={styles.minute}>
        <LiveDot />
        {status.minute ? (
          <LiveMinute
            state={match.state_id}
            minute={match.minute}
            added={match.added_minute}
            estimated={match.minute_estimated}
            periodStart={match.period_started_at}
          />
        ) : (
          common('live')
        )}
      </span>
      <Part state={match.state_id} />
    </div>
  )
}

function EarlierDay({ at }: { at: string }) {
  const day = earlierDay(at, useToday(), useZone())
  return day === null ? null : <time dateTime={at}>{day}</time>
}

/** The part of the match as a badge; every running match has one, so its meaning is reported on hover alone. */
function Part({ state }: { state: number }) {
  const { t } = useTranslation()
  const key = STATES.find(({ id }) => id === state)?.key
  if (key === undefined || key === 'unused') return null
  return (
    <abbr className={styles.part} title={`${t(`state.${key}.name`)}. ${t(`state.${key}.info`)}`}>
      {t(`state.${key}.code`)}
    </abbr>
  )
}
