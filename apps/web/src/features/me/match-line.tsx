import { Link } from '@tanstack/react-router'
import { formatDate, formatTime, isDecided, localDay, priceText, resultOf, STATES } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { isCovered } from '../../app/cover/cover.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { matchPath } from '../../app/paths.ts'
import { usePrices } from '../../app/site.ts'
import { AlertBell } from '../../ui/alerts/alert-bell.tsx'
import { LiveDot } from '../../ui/controls/chips.tsx'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { ScoreCover } from '../../ui/cover/score-cover.tsx'
import { FittingName } from '../../ui/entities/fitting-name.tsx'
import { LiveMinute } from '../../ui/match/live-minute.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import list from '../../ui/match-list/match-list.module.css'
import { Score, TeamLine } from '../../ui/match-list/team-line.tsx'
import { useToday } from '../../ui/use-today.ts'
import type { Match } from './me.model.ts'
import styles from './me.module.css'

/** A match with its score and prices. The whole row leads to its page. */
export function MatchLine({ match }: { match: Match }) {
  const { score, shootout, status, state_id } = match
  const counted = shootout ?? score
  const result = counted && (state_id !== undefined || isDecided(status)) ? resultOf(counted.home, counted.away) : 'D'
  const leader = result === 'D' ? null : result === 'W' ? 'home' : 'away'
  const name = `${match.local_name} – ${match.visitor_name}`
  const team = (side: 'local' | 'visitor') => (
    <TeamLine
      side={side === 'local' ? 'home' : 'away'}
      name={match[`${side}_name`]}
      crest={match[`${side}_logo`]}
      reds={match[`${side}_red_cards`]}
      leader={leader}
    >
      <FittingName name={match[`${side}_name`]} code={match[`${side}_short_code`]} />
    </TeamLine>
  )
  return (
    <li className={`${list.row} ${styles.match}`} data-unpriced={usePrices() ? undefined : ''}>
      <Link {...matchPath(match.match_id, match.league_country.id)} className={list.cover}>
        <span className="visually-hidden">{name}</span>
      </Link>
      <MatchTime match={match} />
      <div className={styles.pair}>
        {team('local')}
        {team('visitor')}
      </div>
      <div className={styles.score}>
        {score === null ? null : <Score goals={score} shootout={shootout} leader={leader} goal={null} />}
        {isCovered(match) ? <ScoreCover id={match.match_id} home={match.local_name} away={match.visitor_name} /> : null}
      </div>
      <Prices match={match} />
      <span className={`${list.raised} row`}>
        <AlertBell of={{ thing: 'match', id: match.match_id, name }} />
        <FollowStar thing={{ kind: 'match', id: match.match_id, name }} look="quiet" />
      </span>
    </li>
  )
}

function Prices({ match: { odds } }: { match: Match }) {
  const prices = usePrices()
  const format = useSetting('odds_format')
  const language = useSetting('language')
  if (!prices) return null
  return (['1', 'X', '2'] as const).map((label, at) => (
    <span key={label} className={styles.price} data-prices="">
      <span className="visually-hidden">{label}</span>
      {priceText(odds?.[at] ?? null, format, language)}
    </span>
  ))
}

/** The minute of play, the state, or when it begins; with its date where that is not today. */
export function MatchTime({ match, long = false }: { match: Match; long?: boolean }) {
  const { t } = useTranslation()
  const zone = useZone()
  const today = useToday()
  const { state_id, status, minute, added_minute, minute_estimated, start_dt, kickoff_known } = match
  if (isCovered(match)) {
    return state_id === undefined ? (
      <span className={styles.time}>{t('cover.over')}</span>
    ) : (
      <span className={styles.live}>
        <LiveDot />
        {t('live')}
      </span>
    )
  }
  if (state_id !== undefined) {
    return (
      <span className={styles.live}>
        <LiveDot />
        <LiveMinute state={state_id} minute={minute} added={added_minute} estimated={minute_estimated} short />
      </span>
    )
  }
  const day = kickoff_known ? localDay(start_dt, zone) : start_dt.slice(0, 10)
  const date = day === today && !long ? null : formatDate(start_dt, kickoff_known ? zone : 0, 'DD/MM')
  const time = kickoff_known && !(long && isDecided(status)) ? formatTime(start_dt, zone) : null
  const key = STATES.find(({ id }) => id === status)?.key
  const said = status !== 1 && !long && key !== undefined && key !== 'unused' ? t(`state.${key}.code`) : null
  return (
    <time className={styles.time} dateTime={start_dt}>
      {said ?? [date, time].filter(Boolean).join(' ')}
    </time>
  )
}
