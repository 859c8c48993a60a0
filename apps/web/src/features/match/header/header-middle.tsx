import type { MatchBasics } from '@touchline/contract'
import { formatTime, STATE, showsBadge, stateCode } from '@touchline/football'
import { useApp } from '../../../app/app.ts'
import { useNow } from '../../../app/clock.ts'
import { isCovered } from '../../../app/cover/cover.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useUnreported } from '../../../app/live-leagues.tsx'
import { LiveDot } from '../../../ui/controls/chips.tsx'
import { ScoreCover } from '../../../ui/cover/score-cover.tsx'
import { GoalAnnouncer } from '../../../ui/live/fresh.tsx'
import { GoalFigure } from '../../../ui/live/goal-figure.tsx'
import { LiveMinute } from '../../../ui/match/live-minute.tsx'
import head from '../../../ui/match/match-head.module.css'
import { StateBadge } from '../../../ui/match/state-badge.tsx'
import { UnreportedBadge } from '../../../ui/match/unreported-badge.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import styles from './header-middle.module.css'
import { countdown, middleOf } from './match-header.model.ts'

const HALF_MINUTE = 30_000

/** Between the teams: the kick-off and how far away it is, the live score and minute, or the result. */
export function HeaderMiddle({ match }: { match: MatchBasics }) {
  const { t } = useTranslation('match')
  const zone = useZone()
  const at = useNow(HALF_MINUTE, useApp().page.now)
  const middle = middleOf(match, at)
  const { league_id, status, start_dt, kickoff_known } = match
  const awaited = useUnreported({ league_id, state: status, kickoff: start_dt, kickoffKnown: kickoff_known })
  if (isCovered(match)) return <CoveredMiddle match={match} live={middle.kind === 'live'} />
  if (middle.kind === 'upcoming') {
    return (
      <div className={`${head.middle} ${styles.middle}`}>
        {middle.timeKnown ? (
          <time className={`${head.large} ${styles.large}`} dateTime={match.start_dt}>
            {formatTime(match.start_dt, zone)}
          </time>
        ) : null}
        {awaited === null ? (
          <p className={styles.note}>{middle.timeKnown ? <Countdown minutes={middle.minutes} /> : t('timeUnknown')}</p>
        ) : (
          <UnreportedBadge what={awaited} long />
        )}
        {showsBadge(match.status) && stateCode(match.status) !== 'NS' ? <StateBadge state={match.status} /> : null}
      </div>
    )
  }
  return (
    <div className={`${head.middle} ${styles.middle}`} data-live={middle.kind === 'live' || undefined}>
      {middle.kind === 'off' ? null : <Score match={match} />}
      {middle.kind === 'live' ? (
        <p className={head.minute}>
          <LiveDot />
          <LiveMinute
            state={match.status}
            minute={match.minute}
            added={match.added_minute}
            estimated={match.minute_estimated}
          />
        </p>
      ) : (
        <StateBadge state={match.status} long />
      )}
      {match.half_time === null || match.status === STATE.half_time ? null : (
        <p className={styles.note}>{t('halfTime', { score: `${match.half_time.home}–${match.half_time.away}` })}</p>
      )}
      {match.shootout === null ? null : (
        <p className={styles.note}>{t('shootout', { score: `${match.shootout.home}–${match.shootout.away}` })}</p>
      )}
      <GoalAnnouncer match_id={match.match_id} />
    </div>
  )
}

/** Says that it is in play or over, with a button to see the score. */
function CoveredMiddle({ match, live }: { match: MatchBasics; live: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={`${head.middle} ${styles.middle}`} data-live={live || undefined}>
      <ScoreCover id={match.match_id} home={match.local_name} away={match.visitor_name} size="head" />
      <p className={live ? head.minute : styles.note}>
        {live ? <LiveDot /> : null}
        {t(live ? 'live' : 'cover.over')}
      </p>
    </div>
  )
}

function Score({ match: { match_id, score } }: { match: MatchBasics }) {
  return (
    <p className={`${head.large} ${styles.large}`}>
      <GoalFigure match_id={match_id} side="home" goals={score?.home ?? '?'} />
      <span className={styles.dash}>–</span>
      <GoalFigure match_id={match_id} side="away" goals={score?.away ?? '?'} />
    </p>
  )
}

function Countdown({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation('match')
  const left = countdown(minutes)
  if (left === null) return t('due')
  const parts = (['days', 'hours', 'minutes'] as const).filter((unit) => left[unit] > 0)
  return t('in', { time: parts.map((unit) => t(unit, { count: left[unit] })).join(' ') })
}
