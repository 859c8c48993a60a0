import { coachChangedRecently, STATE, stageNameIn } from '@touchline/football'
import { memo } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { Language } from '../../../app/settings/settings.fields.ts'
import { FormBadge, NewCoachBadge } from '../../../ui/controls/chips.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { FittingName } from '../../../ui/entities/fitting-name.tsx'
import { type Moves, useFreshGoal, useFreshMoves } from '../../../ui/live/fresh.ts'
import { PriceBox } from '../../../ui/match/price-box.tsx'
import { useWeatherText, WeatherIcon } from '../../../ui/match/weather-icon.tsx'
import type { ListedMatch } from '../upcoming-queries.ts'
import styles from './match-row.module.css'
import { MatchTime } from './match-time.tsx'
import { degreesText, leaderOf, lowestPrice, matchAddress } from './match-view.ts'
import type { RowSettings } from './row-settings.ts'

/** One match: time or live clock, teams with form, score, prices and weather. The whole row leads to the match page. */
export const MatchRow = memo(function MatchRow({ match, settings }: { match: ListedMatch; settings: RowSettings }) {
  const goal = useFreshGoal(match.match_id)
  const moves = useFreshMoves(match.match_id)
  const leader = leaderOf(match)
  const { local_name, visitor_name, local_coach_changed, visitor_coach_changed } = match
  const { coachDays } = settings
  return (
    <li className={styles.row} data-goal={goal ?? undefined}>
      <a className={styles.cover} href={matchAddress(match)}>
        <span className="visually-hidden">{`${local_name} – ${visitor_name}`}</span>
      </a>
      <MatchTime match={match} settings={settings} />
      <div className={styles.pair}>
        <TeamLine
          name={local_name}
          code={match.local_short_code}
          logo={match.local_logo}
          reds={match.local_red_cards ?? 0}
          behind={leader === 'away'}
          ahead={leader === 'home'}
          coach={coachChangedRecently(local_coach_changed, coachDays) ? local_coach_changed : null}
        />
        <TeamLine
          name={visitor_name}
          code={match.visitor_short_code}
          logo={match.visitor_logo}
          reds={match.visitor_red_cards ?? 0}
          behind={leader === 'home'}
          ahead={leader === 'away'}
          coach={coachChangedRecently(visitor_coach_changed, coachDays) ? visitor_coach_changed : null}
        />
      </div>
      <Note match={match} language={settings.language} />
      <div className={styles.forms}>
        <FormBadge value={match.local_form} />
        <FormBadge value={match.visitor_form} />
      </div>
      <Score match={match} leader={leader} goal={goal} />
      <Prices odds={match.odds} moves={moves} />
      <Weather match={match} />
    </li>
  )
})

interface TeamLineProps {
  name: string
  code: string | null
  logo: string
  /** Players sent off. */
  reds: number
  ahead: boolean
  behind: boolean
  /** Days since the coach changed when that is to be shown. */
  coach: number | null
}

function TeamLine({ name, code, logo, reds, ahead, behind, coach }: TeamLineProps) {
  const { t } = useTranslation('upcoming')
  return (
    <div className={styles.team} data-ahead={ahead || undefined} data-behind={behind || undefined}>
      <Crest name={name} src={logo} size={20} />
      <FittingName name={name} code={code} />
      {reds === 0 ? null : (
        <span className={styles.reds} role="img" aria-label={t('list.reds', { count: reds })}>
          {reds}
        </span>
      )}
      {coach === null ? null : (
        <span className={styles.raised}>
          <NewCoachBadge days={coach} />
        </span>
      )}
    </div>
  )
}

/** Where there is room: the round, and how it stood at half-time. */
function Note({ match: { round_name, halftime, status }, language }: { match: ListedMatch; language: Language }) {
  const { t } = useTranslation()
  const { t: list } = useTranslation('upcoming')
  const roundText = (name: string) =>
    /^\d+$/.test(name) ? list('list.round', { round: name }) : stageNameIn(language, name)
  return (
    <div className={styles.note}>
      {round_name === null ? null : <span>{roundText(round_name)}</span>}
      {halftime === null || status === STATE.half_time ? null : (
        <span title={t('state.ht.name')}>
          {t('state.ht.code')} {halftime.home}–{halftime.away}
        </span>
      )}
    </div>
  )
}

type Side = 'home' | 'away'

function Score({ match, leader, goal }: { match: ListedMatch; leader: Side | null; goal: Side | null }) {
  const { t } = useTranslation('upcoming')
  const { score, shootout } = match
  if (score === null) return <div className={styles.score} />
  return (
    <div className={styles.score}>
      {(['home', 'away'] as const).map((side) => (
        <span
          key={side}
          className={styles.goals}
          data-behind={(leader !== null && leader !== side) || undefined}
          data-goal={goal === side || undefined}
        >
          {shootout ? (
            <span className={styles.shootout} title={t('list.shootout')}>
              ({shootout[side]})
            </span>
          ) : null}
          {score[side]}
        </span>
      ))}
    </div>
  )
}

const PRICES = ['1', 'X', '2'] as const

function Prices({ odds, moves }: { odds: ListedMatch['odds']; moves: Moves | null }) {
  const lowest = lowestPrice(odds)
  return (
    <div className={styles.prices}>
      {PRICES.map((label, at) => (
        <PriceBox
          key={label}
          price={odds?.[at] ?? null}
          label={label}
          strong={lowest === at}
          move={moves?.[at] ?? null}
        />
      ))}
    </div>
  )
}

function Weather({ match: { weather_icon, weather_text, weather_temp } }: { match: ListedMatch }) {
  const words = useWeatherText()
  return (
    <div className={styles.weather}>
      <WeatherIcon icon={weather_icon} text={weather_text} />
      {weather_temp === null ? null : <span className={styles.degrees}>{degreesText(weather_temp)}</span>}
      {weather_text ? (
        <span className={styles.weatherText} aria-hidden="true">
          {words(weather_text)}
        </span>
      ) : null}
    </div>
  )
}
