import { coachChangedRecently, degreesText, type PriceFormats, priceText, type Side, STATE } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { memo } from 'react'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { FormBadge, NewCoachBadge } from '../../../ui/controls/chips.tsx'
import { FittingName } from '../../../ui/entities/fitting-name.tsx'
import { type Moves, useFreshGoal, useFreshMoves } from '../../../ui/live/fresh.tsx'
import { takenAt } from '../../../ui/match/taken-at.ts'
import { useWeatherText, WeatherIcon } from '../../../ui/match/weather-icon.tsx'
import { LiveChances } from '../../../ui/match-list/live-chances.tsx'
import list from '../../../ui/match-list/match-list.module.css'
import { Score, TeamLine } from '../../../ui/match-list/team-line.tsx'
import type { ListedMatch } from '../upcoming-queries.ts'
import styles from './match-row.module.css'
import { MatchTime } from './match-time.tsx'
import { leaderOf, lowestPrice, matchAddress, startParts } from './match-view.ts'
import type { RowSettings } from './row-settings.ts'

interface MatchRowProps {
  match: ListedMatch
  settings: RowSettings
  /** Out of sight until somebody scrolls. */
  isBelow: boolean
}

/** One match: time or live clock, teams with form, score, prices and weather. The whole row leads to the match page. */
export const MatchRow = memo(function MatchRow({ match, settings, isBelow }: MatchRowProps) {
  const goal = useFreshGoal(match.match_id)
  const moves = useFreshMoves(match.match_id)
  const leader = leaderOf(match)
  const { score, shootout } = match
  return (
    <li className={`${list.row} ${styles.row}`} data-goal={goal ?? undefined} data-below={isBelow || undefined}>
      <a className={list.cover} href={matchAddress(match)} aria-label={rowWords(match, settings)}>
        <span className="visually-hidden">{`${match.local_name} – ${match.visitor_name}`}</span>
      </a>
      <MatchTime match={match} settings={settings} />
      <div className={styles.pair}>
        <Team side="home" of="local" match={match} leader={leader} coachDays={settings.coachDays} />
        <Team side="away" of="visitor" match={match} leader={leader} coachDays={settings.coachDays} />
      </div>
      <Note match={match} language={settings.language} />
      <div className={styles.forms}>
        <FormBadge value={match.local_form} />
        <FormBadge value={match.visitor_form} />
      </div>
      <div className={styles.score}>
        {score === null ? null : <Score goals={score} shootout={shootout} leader={leader} goal={goal} />}
      </div>
      <Prices match={match} moves={moves} settings={settings} />
      {settings.byStakes ? <Stakes match={match} /> : <Weather match={match} />}
      {match.state_id === undefined ? null : (
        <LiveChances id={match.match_id} state={match.status} home={match.local_name} away={match.visitor_name} />
      )}
    </li>
  )
})

/** Who plays, and how it stands or when it begins: the cells of a row are read by themselves only. */
function rowWords(match: ListedMatch, { day, zone }: RowSettings): string {
  const { date, time } = startParts(match, day, zone)
  const stand =
    match.score === null ? [date, time].filter(Boolean).join(' ') : `${match.score.home}–${match.score.away}`
  return `${match.local_name} – ${match.visitor_name}, ${stand}`
}

interface TeamProps {
  side: Side
  /** What the API calls the side. */
  of: 'local' | 'visitor'
  match: ListedMatch
  leader: Side | null
  coachDays: number
}

function Team({ side, of, match, leader, coachDays }: TeamProps) {
  const name = match[`${of}_name`]
  const changed = match[`${of}_coach_changed`]
  return (
    <TeamLine
      side={side}
      name={name}
      crest={match[`${of}_logo`]}
      reds={match[`${of}_red_cards`]}
      leader={leader}
      end={
        changed !== null && coachChangedRecently(changed, coachDays) ? (
          <span className={list.raised}>
            <NewCoachBadge days={changed} />
          </span>
        ) : null
      }
    >
      <FittingName name={name} code={match[`${of}_short_code`]} />
    </TeamLine>
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

const PRICES = ['1', 'X', '2'] as const

interface PricesProps {
  match: ListedMatch
  moves: Moves | null
  settings: RowSettings
}

function Prices({ match: { odds, odds_at, start_dt }, moves, settings }: PricesProps) {
  const { zone, language } = settings
  const { t } = useTranslation()
  const lowest = lowestPrice(odds)
  const when = odds_at === null ? undefined : t('pricesOf', { time: takenAt(odds_at, start_dt, zone, language) })
  return (
    <div className={styles.prices} title={when}>
      {PRICES.map((label, at) => (
        <PriceBox
          key={label}
          price={odds?.[at] ?? null}
          label={label}
          strong={lowest === at}
          move={moves?.[at] ?? null}
          settings={settings}
        />
      ))}
    </div>
  )
}

interface PriceBoxProps {
  /** The price in every format; null shows a dash. */
  price: PriceFormats | null
  /** What the price is for, said to screen readers. */
  label: string
  /** The favourite of its group stands out. */
  strong: boolean
  /** Which way it went last. */
  move: 'up' | 'down' | null
  settings: RowSettings
}

/** One price in the viewer's odds format. */
function PriceBox({ price, label, strong, move, settings }: PriceBoxProps) {
  const { t } = useTranslation()
  const { oddsFormat, language } = settings
  // A price that falls is a probability that rises: colour and arrow follow the number that is shown.
  const percent = oddsFormat === 2 && price?.['2'] !== undefined
  const shown = move && percent ? (move === 'up' ? 'down' : 'up') : move
  return (
    <span
      className={styles.price}
      data-strong={strong || undefined}
      data-move={shown === null ? undefined : ''}
      data-percent={percent || undefined}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.value}>{priceText(price, oddsFormat, language)}</span>
      {shown ? (
        <span className={styles.move}>
          <span aria-hidden="true">{shown === 'up' ? '▲' : '▼'}</span>
          <span className="visually-hidden">{t(shown === 'up' ? 'priceUp' : 'priceDown')}</span>
        </span>
      ) : null}
    </span>
  )
}

/** How far the result moves the chance of a side, and which. */
function Stakes({ match: { stakes, local_id, local_name, visitor_name } }: { match: ListedMatch }) {
  const { t } = useTranslation('upcoming')
  const { whole, inPercent } = useNumbers()
  if (stakes === null) return <div className={styles.weather} />
  const { aim, participant_id, home, away } = stakes
  const chance = (share: number) => inPercent(whole(share * 100))
  const reason = t(`list.stakesReason.${aim}`, {
    team: participant_id === local_id ? local_name : visitor_name,
    home: chance(home),
    away: chance(away),
  })
  return (
    <div className={styles.stakes} title={reason}>
      <b>±{whole(Math.abs(home - away) * 100)}</b>
      <span className="dim text-12">{t(`list.aims.${aim}`)}</span>
      <span className="visually-hidden">{reason}</span>
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
