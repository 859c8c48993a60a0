import { coachChangedRecently, degreesText, type PriceFormats, priceText, type Side, STATE } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { memo } from 'react'
import { useSetting } from '../../../../app/app.ts'
import { isCovered } from '../../../../app/cover/cover.ts'
import { stageNameIn } from '../../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../../app/use-numbers.ts'
import { FormBadge, NewCoachBadge } from '../../../../ui/controls/chips.tsx'
import { CoverAgain, ScoreCover } from '../../../../ui/cover/score-cover.tsx'
import { FittingName } from '../../../../ui/entities/fitting-name.tsx'
import { type Moves, useFreshGoal, useFreshMoves } from '../../../../ui/live/fresh.tsx'
import { takenAt } from '../../../../ui/match/taken-at.ts'
import { useWeatherText, WeatherIcon } from '../../../../ui/match/weather-icon.tsx'
import { LiveChances } from '../../../../ui/match-list/live-chances.tsx'
import list from '../../../../ui/match-list/match-list.module.css'
import { Score, TeamLine } from '../../../../ui/match-list/team-line.tsx'
import type { ListedMatch } from '../../upcoming-queries.ts'
import { leaderOf, lowestPrice, matchAddress, rowWords } from '../match-view.ts'
import type { RowSettings } from '../row-settings.ts'
import styles from './match-row.module.css'
import { MatchTime } from './match-time.tsx'
import { RowStar } from './row-star.tsx'

interface MatchRowProps {
  match: ListedMatch
  settings: RowSettings
  /** Below the visible part until scrolled to. */
  isBelow: boolean
  /** It is followed itself. */
  followed: boolean
  /** It is followed itself or by one of its teams. */
  byTeam: boolean
}

/** One match: time or live clock, teams with form, score, prices and weather. The whole row leads to the match page. */
export const MatchRow = memo(function MatchRow({ match, settings, isBelow, followed, byTeam }: MatchRowProps) {
  const goal = useFreshGoal(match.match_id)
  const moves = useFreshMoves(match.match_id)
  const leader = leaderOf(match)
  const { score, shootout } = match
  const covered = isCovered(match)
  const uncovered = useSetting('shown_match').includes(match.match_id)
  return (
    <li className={`${list.row} ${styles.row}`} data-goal={goal ?? undefined} data-below={isBelow || undefined}>
      <a className={list.cover} href={matchAddress(match)} aria-label={rowWords(match, settings)}>
        <span className="visually-hidden">{`${match.local_name} – ${match.visitor_name}`}</span>
      </a>
      <RowStar name={`${match.local_name} – ${match.visitor_name}`} {...{ followed, byTeam }} id={match.match_id} />
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
      <div className={styles.score} data-covered={covered || undefined}>
        {score === null ? null : <Score goals={score} shootout={shootout} leader={leader} goal={goal} />}
        {covered ? <ScoreCover id={match.match_id} home={match.local_name} away={match.visitor_name} /> : null}
      </div>
      <Prices match={match} moves={moves} settings={settings} />
      {uncovered ? (
        <Uncovered match={match} />
      ) : settings.byStakes ? (
        <Stakes match={match} />
      ) : (
        <Weather match={match} />
      )}
      {match.state_id === undefined || covered ? null : (
        <LiveChances id={match.match_id} state={match.status} home={match.local_name} away={match.visitor_name} />
      )}
    </li>
  )
})

interface TeamProps {
  side: Side
  /** The API's name of the side. */
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

/** Shown where there is room: the round, and the half-time score. */
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
  const when =
    odds_at === null ? undefined : t('pricesOf', { time: takenAt(odds_at, { kickoff: start_dt, zone, language }) })
  return (
    <div className={styles.prices} data-prices="" title={when}>
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
  /** The selection of the price, for screen readers. */
  label: string
  /** Emphasises the favourite of its group. */
  strong: boolean
  /** The direction of the last move. */
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

/** Its score was uncovered alone: in the place of the weather it can be covered again. */
function Uncovered({ match: { match_id, local_id, local_name, visitor_id, visitor_name } }: { match: ListedMatch }) {
  return (
    <div className={styles.weather}>
      <CoverAgain match={[match_id, local_id, visitor_id]} home={local_name} away={visitor_name} />
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
