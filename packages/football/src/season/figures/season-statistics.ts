import type { Details, DetailValue } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import { cardsAveraged, cardsOfBoth } from './card-figures.ts'
import { goalsReported, isGoal } from './known.ts'
import { minuteShares } from './minute-shares.ts'
import type { PlayerSeason } from './player-season.ts'
import { type SeasonMatch, type TeamMatch, teamMatches } from './season-match.ts'
import { averaged, knownOnly, mean, percentage, share, sumOf } from './shares.ts'
import { shotsOf } from './shots.ts'
import { bestPlayer, type NameOf } from './team-season.ts'
import type { TopScorer, TopScorerType } from './top-scorers.ts'

export interface SeasonOf {
  matches: readonly SeasonMatch[]
  /** Matches of the season's calendar, those to come included. */
  scheduled: number
  /** Country of every team. */
  teams: ReadonlyMap<number, number>
  squads: readonly PlayerSeason[]
  topScorers: Record<TopScorerType, readonly TopScorer[]>
  playerName: NameOf
  teamName: NameOf
}

/** The statistics of a season as a whole, by type id in the field's shapes; what no match reports is left out. */
export function seasonStatistics(season: SeasonOf): Details {
  const { matches, teams, scheduled } = season
  if (matches.length === 0) return {}
  return knownOnly({
    [DETAIL.matches]: { total: scheduled, played: matches.length, percentage: percentage(matches.length, scheduled) },
    [DETAIL.teams]: { total: teams.size, countries: new Set(teams.values()).size },
    ...resultsOf(matches),
    ...figuresOf(matches),
    ...teamsOf(season),
    ...peopleOf(season),
  })
}

function resultsOf(matches: readonly SeasonMatch[]): Record<number, DetailValue | undefined> {
  const of = (holds: (home: number, away: number) => boolean) =>
    share(matches, ({ home, away }) => holds(home.goals, away.goals))
  const [home, draw, away] = [of((h, a) => h > a), of((h, a) => h === a), of((h, a) => h < a)]
  const decided = percentage(home.count + away.count, matches.length)
  const atHome = sumOf(matches.map((match) => match.home.goals))
  const all = atHome + sumOf(matches.map((match) => match.away.goals))
  const goals = (count: number) => ({ count, percentage: percentage(count, all), average: mean(count, matches.length) })
  const timed = matches.filter(goalsReported).flatMap(({ events }) => events.filter(isGoal).map(({ minute }) => minute))
  return {
    [DETAIL.draws]: draw,
    [DETAIL.win_percentage]: { all: decided, home: home.percentage, away: away.percentage },
    [DETAIL.defeat_percentage]: { all: decided, home: away.percentage, away: home.percentage },
    [DETAIL.draw_percentage]: { all: draw.percentage },
    [DETAIL.number_of_goals]: {
      total: all,
      home: goals(atHome),
      away: goals(all - atHome),
      average: mean(all, matches.length),
    },
    [DETAIL.both_scored]: of((h, a) => h > 0 && a > 0),
    [DETAIL.clean_sheets]: of((h, a) => h === 0 || a === 0),
    [DETAIL.scoring_minutes]: timed.length > 0 ? minuteShares(timed) : undefined,
  }
}

/** Both sides' count of a match, undefined unless both are known. */
function both({ home, away }: SeasonMatch, type: number): number | undefined {
  const [own, other] = [home.figures[type], away.figures[type]]
  return own === undefined || other === undefined ? undefined : own + other
}

const AVERAGED = [DETAIL.attacks, DETAIL.dangerous_attacks, DETAIL.fouls] as const

function figuresOf(matches: readonly SeasonMatch[]): Record<number, DetailValue | undefined> {
  const of = (type: number) => averaged(matches.map((match) => both(match, type)))
  const shown = matches.map(({ home, away }) => cardsOfBoth(home.figures, away.figures))
  const [yellow, red, second] = [DETAIL.yellow_cards, DETAIL.red_cards, DETAIL.second_yellow_cards].map((type) =>
    cardsAveraged(shown, type),
  )
  return {
    ...Object.fromEntries(AVERAGED.map((type) => [type, of(type)])),
    [DETAIL.assists]: of(DETAIL.assists),
    [DETAIL.yellow_cards]: yellow,
    [DETAIL.red_cards]: red,
    [DETAIL.second_yellow_cards]: second,
    [DETAIL.cards]: yellow &&
      red && {
        yellowcards: yellow.count,
        redcards: red.count,
        average_yellowcards: yellow.average,
        average_redcards: red.average,
        ...(second && { yellowredcards: second.count, average_yellowredcards: second.average }),
        ...(yellow.matches !== undefined && { matches: yellow.matches }),
        ...(yellow.counts_only !== undefined && { counts_only: yellow.counts_only }),
      },
    [DETAIL.shots]: shotsOf(matches.flatMap(({ home, away }) => [home.figures, away.figures])),
  }
}

function teamsOf({ matches, teamName }: SeasonOf): Record<number, DetailValue | undefined> {
  const byTeam = [...teamMatches(matches)].sort(([a], [b]) => a - b)
  const most = (value: (own: readonly TeamMatch[]) => number) => {
    const [first, ...others] = byTeam.map(([team, own]) => ({ team, own, value: value(own) }))
    return first && others.reduce((best, one) => (one.value > best.value ? one : best), first)
  }
  const goals = (one: TeamMatch, scored: boolean) => (scored ? one.own.goals : one.other.goals)
  const total = (scored: boolean) => {
    const best = most((own) => sumOf(own.map((one) => goals(one, scored))))
    if (!best) return undefined
    const home = sumOf(best.own.filter((one) => one.home).map((one) => goals(one, scored)))
    const all = sumOf(matches.map((match) => match.home.goals + match.away.goals))
    return {
      ...{ count: best.value, home, away: best.value - home, percentage: percentage(best.value, all) },
      ...{ participant_id: best.team, participant_name: teamName(best.team) },
    }
  }
  const single = (scored: boolean) => {
    const best = most((own) => Math.max(...own.map((one) => goals(one, scored))))
    if (!best) return undefined
    const at = (home: boolean) =>
      Math.max(0, ...best.own.filter((one) => one.home === home).map((one) => goals(one, scored)))
    return {
      ...{ count: best.value, home: at(true), away: at(false) },
      ...{ participant_id: best.team, participant_name: teamName(best.team) },
    }
  }
  return {
    [DETAIL.most_scored]: total(true),
    [DETAIL.most_conceded]: total(false),
    [DETAIL.most_scored_in_a_match]: single(true),
    [DETAIL.most_conceded_in_a_match]: single(false),
    [DETAIL.corners]: mostCorners(byTeam, teamName),
  }
}

function mostCorners(byTeam: readonly (readonly [number, readonly TeamMatch[]])[], teamName: NameOf) {
  const counts = byTeam.flatMap(([team, own]) => {
    const known = averaged(own.map((one) => one.own.figures[DETAIL.corners]))
    return known ? [{ team, ...known }] : []
  })
  const best = counts.toSorted((a, b) => b.count - a.count || a.team - b.team)[0]
  if (!best) return undefined
  return {
    count: best.count,
    percentage: percentage(best.count, sumOf(counts.map(({ count }) => count))),
    team_most_corners_id: best.team,
    team_most_corners_name: teamName(best.team),
  }
}

function peopleOf({ matches, squads, topScorers, playerName }: SeasonOf): Record<number, DetailValue | undefined> {
  const first = (type: TopScorerType) => {
    const best = topScorers[type][0]
    return best && { count: best.total, player_id: best.player, player_name: playerName(best.player) }
  }
  const referees = new Set(matches.flatMap(({ referee }) => referee ?? []))
  const rounds = Math.max(0, ...[...teamMatches(matches).values()].map((own) => own.length))
  return {
    [DETAIL.goal_top_scorer]: first(DETAIL.goal_top_scorer),
    [DETAIL.assist_top_scorer]: first(DETAIL.assist_top_scorer),
    [DETAIL.card_top_scorer]: first(DETAIL.yellow_cards),
    [DETAIL.best_player]: bestPlayer(squads, rounds, playerName),
    [DETAIL.referees]: referees.size > 0 ? { total: referees.size } : undefined,
  }
}
