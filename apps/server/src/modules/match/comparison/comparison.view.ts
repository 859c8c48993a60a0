import type { CommonOpponentView, ComparisonSide } from '@touchline/contract'
import {
  cardMinutes,
  commonOpponents,
  firstGoals,
  goalsFor,
  halfTimeLeads,
  hitCounts,
  INTERVALS,
  type Match,
  otherSide,
  pointsOf,
  resultFor,
  runsOf,
  type Side,
  sideOf,
  type WinDrawLoss,
} from '@touchline/football'
import { boundedMeanInterval, countMeanInterval, type Interval, POINTS } from '@touchline/probability'
import type { SidelinedRow } from '../../fixture/sidelined.queries.ts'
import { viewHitRate, viewHitRates } from '../../history/rates/hit-rates.view.ts'
import { viewTeam } from '../../shared/names.views.ts'
import type { ComparedMatch } from './compared-match.queries.ts'
import type { ExpectedRow } from './expected-lineups.queries.ts'

/** @param matches of the team, the newest first */
export function viewCompared(
  compared: ComparedMatch,
  side: Side,
  matches: readonly Match[],
  { missing, expected }: { missing: readonly SidelinedRow[]; expected: readonly ExpectedRow[] },
): ComparisonSide {
  const team = compared[`${side}Id`]
  const goals = matches.flatMap((match) => goalsFor(match, team) ?? [])
  const results = matches.flatMap((match) => resultFor(match, team) ?? [])
  return {
    participant_id: team,
    participant: viewTeam(team, compared[`${side}Name`], compared[`${side}ShortCode`]),
    matches: matches.length,
    form: matches.map((match) => ({ ...viewMeeting(match, team), opponent: viewOpponent(match, team) })),
    home: viewGround(matches, team, 'home'),
    away: viewGround(matches, team, 'away'),
    points: viewMean(results.map(pointsOf), (points) => boundedMeanInterval(points, POINTS)),
    scored: viewMean(
      goals.map(({ own }) => own),
      countMeanInterval,
    ),
    conceded: viewMean(
      goals.map(({ other }) => other),
      countMeanInterval,
    ),
    hit_rates: viewHitRates(hitCounts(matches, team)),
    streaks: runsOf(matches, team),
    first_goal: viewFirstGoals(matches, team),
    half_time: halfTimeLeads(matches, team),
    card_minutes: viewCardMinutes(matches, team),
    missing: missing
      .filter(({ home }) => home === (side === 'home'))
      .map(({ playerId, playerName, commonName, name, typeId, category }) => ({
        player_id: playerId,
        player_name: commonName ?? name ?? playerName,
        type_id: typeId,
        category,
      })),
    expected: expected
      .filter(({ home }) => home === (side === 'home'))
      .map(({ playerId, playerName, commonName, jerseyNumber }) => ({
        player_id: playerId,
        player_name: commonName ?? playerName,
        jersey_number: jerseyNumber,
      })),
  }
}

/** The teams both have met, those met last first. */
export function viewCommon(
  { homeId, awayId }: ComparedMatch,
  home: readonly Match[],
  away: readonly Match[],
): CommonOpponentView[] {
  const common = commonOpponents({ team: homeId, matches: home }, { team: awayId, matches: away })
  return common.map(({ opponent: { id, name, shortCode }, ...met }) => ({
    opponent: viewTeam(id, name, shortCode),
    home: met.home.map((match) => viewMeeting(match, homeId)),
    away: met.away.map((match) => viewMeeting(match, awayId)),
  }))
}

function viewMeeting(match: Match, team: number): CommonOpponentView['home'][number] {
  const goals = goalsFor(match, team)
  return {
    match_id: match.id,
    starting_at: match.kickoff,
    home: sideOf(match, team) === 'home',
    goals: goals && [goals.own, goals.other],
    result: resultFor(match, team),
  }
}

function viewOpponent(match: Match, team: number) {
  const { id, name, shortCode } = match[otherSide(sideOf(match, team))]
  return viewTeam(id, name, shortCode)
}

function viewGround(matches: readonly Match[], team: number, ground: Side): ComparisonSide['home'] {
  const goals = matches.flatMap((match) => {
    const known = sideOf(match, team) === ground ? goalsFor(match, team) : null
    return known ? [known] : []
  })
  const times = (holds: (own: number, other: number) => boolean) =>
    goals.filter(({ own, other }) => holds(own, other)).length
  return {
    played: goals.length,
    won: times((own, other) => own > other),
    drawn: times((own, other) => own === other),
    lost: times((own, other) => own < other),
    scored: goals.reduce((sum, { own }) => sum + own, 0),
    conceded: goals.reduce((sum, { other }) => sum + other, 0),
  }
}

function viewMean(
  values: readonly number[],
  intervalOf: (values: readonly number[]) => Interval | null,
): ComparisonSide['points'] {
  const interval = intervalOf(values)
  return {
    matches: values.length,
    mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
  }
}

const played = ({ won, drawn, lost }: WinDrawLoss) => won + drawn + lost

function viewFirstGoals(matches: readonly Match[], team: number): ComparisonSide['first_goal'] {
  const { matches: known, goalless, scored, conceded } = firstGoals(matches, team)
  return {
    matches: known,
    goalless,
    scored: viewHitRate({ count: played(scored), matches: known }),
    conceded: viewHitRate({ count: played(conceded), matches: known }),
    after_scored: scored,
    after_conceded: conceded,
  }
}

function viewCardMinutes(matches: readonly Match[], team: number): ComparisonSide['card_minutes'] {
  const { matches: known, cards } = cardMinutes(matches, team)
  return { matches: known, parts: INTERVALS.map(({ label }, at) => ({ label, cards: cards[at] ?? 0 })) }
}
