import { liveMinute, minuteNow, minuteText, stateCode } from '@touchline/football'
import type { ReactNode } from 'react'
import { useApp } from '../../../../app/app.ts'
import { useNow } from '../../../../app/clock.ts'
import { isCovered } from '../../../../app/cover/cover.ts'
import { useTranslation } from '../../../../app/i18n/use-translation.ts'
import { useUnreported } from '../../../../app/live-leagues.tsx'
import { LiveDot } from '../../../../ui/controls/chips.tsx'
import { Tooltip } from '../../../../ui/layout/tooltip.tsx'
import { UnreportedBadge } from '../../../../ui/match/unreported-badge.tsx'
import list from '../../../../ui/match-list/match-list.module.css'
import type { ListedMatch } from '../../upcoming-queries.ts'
import { startParts, stateKey, timeCell } from '../match-view.ts'
import type { RowSettings } from '../row-settings.ts'
import styles from './match-time.module.css'

/** Start time, live clock or state of a match, at the beginning of its row. */
export function MatchTime({ match, settings }: { match: ListedMatch; settings: RowSettings }) {
  const { t } = useTranslation('upcoming')
  const cell = timeCell(match)
  if (isCovered(match)) return <CoveredTime live={match.state_id !== undefined} />
  if (cell.kind === 'live') return <LiveTime match={match} />
  const { date, time } = startParts(match, settings.day, settings.zone)
  const start = (
    <time
      dateTime={time ? match.start_dt : match.start_dt.slice(0, 10)}
      title={time ? (date ? `${date} ${time}` : undefined) : t('list.timeUnknown')}
    >
      {date ?? time}
    </time>
  )
  if (cell.kind !== 'state') return <Awaited match={match}>{start}</Awaited>
  return (
    <div className={styles.time} data-two="">
      {start}
      <StateBadge status={match.status} over={cell.over} />
    </div>
  )
}

/** No minute and no word that tells how it went. */
function CoveredTime({ live }: { live: boolean }) {
  const { t } = useTranslation()
  if (!live) return <div className={styles.time}>{t('cover.over')}</div>
  return (
    <div className={styles.live}>
      <span className={styles.liveMark}>
        <LiveDot />
        {t('live')}
      </span>
    </div>
  )
}

/** The start of a match ahead, with its state by the clock if nobody reports it. */
function Awaited({ match, children }: { match: ListedMatch; children: ReactNode }) {
  const { league_id, status, start_dt, kickoff_known } = match
  const what = useUnreported({ league_id, state: status, kickoff: start_dt, kickoffKnown: kickoff_known })
  if (what === null) return <div className={styles.time}>{children}</div>
  return (
    <div className={styles.time} data-two="">
      {children}
      <span className={list.raised}>
        <UnreportedBadge what={what} />
      </span>
    </div>
  )
}

/** Short word of a state; its meaning is reported on hover and focus. */
function StateBadge({ status, over }: { status: number; over: boolean }) {
  const { t } = useTranslation()
  const key = stateKey(status)
  if (key === null) return null
  const name = t(`state.${key}.name`)
  const code = stateCode(status) === '' ? name : t(`state.${key}.code`)
  return (
    <span className={list.raised}>
      <Tooltip text={`${name}. ${t(`state.${key}.info`)}`}>
        <span className={over ? styles.over : styles.state}>{code}</span>
      </Tooltip>
    </span>
  )
}

const TICK_MS = 5000

function LiveTime({ match }: { match: ListedMatch }) {
  const { t } = useTranslation()
  const { page } = useApp()
  const now = useNow(TICK_MS, page.now)
  const { status, minute, added_minute, minute_estimated, seen_at } = match
  const clock = liveMinute(status, minuteNow(status, { minute, seenAt: seen_at ?? now, now }), added_minute)
  const key = stateKey(status)
  return (
    <div className={styles.live} data-clock={clock.kind} title={key ? t(`state.${key}.name`) : undefined}>
      <span className={styles.liveMark}>
        <LiveDot />
        <span className={styles.liveWord}>{t('live')}</span>
      </span>
      {clock.kind === 'minute' ? (
        <span className={styles.minute}>{minuteText(clock.minute, clock.added, minute_estimated)}</span>
      ) : null}
      {clock.kind === 'word' && key ? <span className={styles.minute}>{t(`state.${key}.code`)}</span> : null}
    </div>
  )
}
