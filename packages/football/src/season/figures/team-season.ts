import { groupBy } from '../../group-by.ts'
import { EVENT_TYPE } from '../../match/event-types.ts'
import type { Details, DetailValue } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import { cardsAveraged } from './card-figures.ts'
import { goalsReported, incidentsReported, isGoal } from './known.ts'
import { minuteShares } from './minute-shares.ts'
import type { PlayerSeason } from './player-season.ts'
import type { SeasonMatch } from './season-match.ts'
import { type TeamMatch, teamMatches } from './season-match.ts'
import { atGround, averaged, knownOnly, mean, percentage, share, shareByGround, sumOf } from './shares.ts'
import { shotsOf } from './shots.ts'

export interface TeamSeason {
  team: number
  details: Details
}

export type NameOf = (id: number) => string | null

/** Types of a team's match figures that are reported as sum and average. */
const AVERAGED = [
  ...[DETAIL.corners, DETAIL.attacks, DETAIL.dangerous_attacks, DETAIL.possession, DETAIL.offsides],
  ...[DETAIL.fouls, DETAIL.tackles],
] as const

/**
 * Figures of each team in a season, by type id in the field's shapes: results and goals `{ all, home, away }` with counts, shares and
 * averages, `{ count, average }` for counts in matches (with `matches` where not all of them know it, and `counts_only` for cards whose
 * source has counts only), minutes of goals by quarter of an hour. Unknown ones are left out.
 * @param squads the player seasons of the same matches, for the players a statistic names
 */
export function teamSeasons(
  matches: readonly SeasonMatch[],
  squads: readonly PlayerSeason[],
  playerName: NameOf,
): TeamSeason[] {
  const squadOf = groupBy(squads, ({ team }) => team)
  return [...teamMatches(matches)].map(([team, own]) => ({
    team,
    details: knownOnly({
      ...resultsOf(own),
      ...goalsOf(own),
      ...Object.fromEntries(AVERAGED.map((type) => [type, averaged(own.map((one) => one.own.figures[type]))])),
      [DETAIL.yellow_cards]: cardsOf(own, {
        type: DETAIL.yellow_cards,
        squad: squadOf.get(team) ?? [],
        nameOf: playerName,
      }),
      [DETAIL.red_cards]: cardsOf(own, { type: DETAIL.red_cards, squad: squadOf.get(team) ?? [], nameOf: playerName }),
      [DETAIL.second_yellow_cards]: cardsAveraged(
        own.map((one) => one.own.figures),
        DETAIL.second_yellow_cards,
      ),
      [DETAIL.penalties]: penaltiesOf(own),
      [DETAIL.shots]: shotsOf(own.map((one) => one.own.figures)),
      [DETAIL.best_player]: bestPlayer(squadOf.get(team) ?? [], own.length, playerName),
    }),
  }))
}

function resultsOf(own: readonly TeamMatch[]): Record<number, DetailValue> {
  const failed = shareByGround(own, (one) => one.own.goals === 0)
  const overall = (count: number) => ({ overall_percentage: percentage(count, own.length) })
  return {
    [DETAIL.wins]: shareByGround(own, (one) => one.own.goals > one.other.goals),
    [DETAIL.team_draws]: shareByGround(own, (one) => one.own.goals === one.other.goals),
    [DETAIL.losses]: shareByGround(own, (one) => one.own.goals < one.other.goals),
    [DETAIL.clean_sheets]: shareByGround(own, (one) => one.other.goals === 0),
    [DETAIL.both_scored]: shareByGround(own, (one) => one.own.goals > 0 && one.other.goals > 0),
    [DETAIL.failed_to_score]: {
      all: failed.all,
      home: { ...failed.home, ...overall(failed.home.count) },
      away: { ...failed.away, ...overall(failed.away.count) },
    },
    [DETAIL.number_of_goals]: Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((line) => [
        `over_${line}_5`,
        {
          matches: share(own, (one) => one.own.goals + one.other.goals > line),
          team: share(own, (one) => one.own.goals > line),
        },
      ]),
    ),
  }
}

function goalsOf(own: readonly TeamMatch[]): Record<number, DetailValue | undefined> {
  const timed = own.filter(({ match }) => goalsReported(match))
  const minutes = (scored: boolean) => timed.flatMap((one) => goalMinutes(one, scored))
  const some = timed.some(({ match }) => match.events.some(isGoal))
  return {
    [DETAIL.goals]: goalsByGround(own, true),
    [DETAIL.conceded]: goalsByGround(own, false),
    [DETAIL.scoring_minutes]: some ? minuteShares(minutes(true)) : undefined,
    [DETAIL.conceding_minutes]: some ? minuteShares(minutes(false)) : undefined,
  }
}

/** Minutes of the goals a team scored or let in, in the order they fell. */
function goalMinutes({ match, home }: TeamMatch, scored: boolean): number[] {
  return match.events.filter((event) => isGoal(event) && (event.home === home) === scored).map(({ minute }) => minute)
}

function goalsByGround(own: readonly TeamMatch[], scored: boolean) {
  const goals = (one: TeamMatch) => (scored ? one.own.goals : one.other.goals)
  const all = sumOf(own.map(goals))
  const part = (list: readonly TeamMatch[]) => {
    const count = sumOf(list.map(goals))
    return {
      count,
      percentage: percentage(count, all),
      average: mean(count, list.length),
      first: firstGoal(list, scored),
    }
  }
  const { percentage: _, ...overall } = part(own)
  return { all: overall, home: part(atGround(own, true)), away: part(atGround(own, false)) }
}

/** The average minute of a match's first goal, in matches that report the minutes; null where there is none. */
function firstGoal(own: readonly TeamMatch[], scored: boolean): number | null {
  const firsts = own
    .filter(({ match }) => goalsReported(match))
    .map((one) => goalMinutes(one, scored))
    .filter((minutes) => minutes.length > 0)
    .map((minutes) => Math.min(...minutes))
  return firsts.length === 0 ? null : Math.floor(sumOf(firsts) / firsts.length)
}

function cardsOf(
  own: readonly TeamMatch[],
  { type, squad, nameOf }: { type: number; squad: readonly PlayerSeason[]; nameOf: NameOf },
): DetailValue | undefined {
  const counted = cardsAveraged(
    own.map((one) => one.own.figures),
    type,
  )
  if (counted === undefined) return undefined
  const most = squad
    .map(({ player, details }) => ({
      player,
      total: totalOf(details[type]) + totalOf(details[DETAIL.second_yellow_cards]),
    }))
    .toSorted((a, b) => b.total - a.total || a.player - b.player)[0]
  if (!most || most.total === 0) return counted
  return { ...counted, player_id: most.player, player_name: nameOf(most.player) }
}

function totalOf(value: DetailValue | undefined): number {
  if (typeof value !== 'object' || value === null) return 0
  return typeof value.total === 'number' ? value.total : 0
}

/** Penalties taken, in matches whose incidents are all reported. */
function penaltiesOf(own: readonly TeamMatch[]) {
  const reported = own.filter(({ match }) => incidentsReported(match))
  if (reported.length === 0) return undefined
  const count = (type: number) =>
    sumOf(
      reported.map(
        ({ match, home }) => match.events.filter((event) => event.type === type && event.home === home).length,
      ),
    )
  const [scored, missed] = [count(EVENT_TYPE.penalty_goal), count(EVENT_TYPE.missed_penalty)]
  return { scored, missed, conversion_rate: percentage(scored, scored + missed) }
}

/** Rated in fewer than this share of the matches, a player is not the best of a season. */
const OFTEN = 1 / 3

/** The player with the best average rating among those who played often. */
export function bestPlayer(squad: readonly PlayerSeason[], matches: number, nameOf: NameOf) {
  const rated = squad.flatMap(({ player, details }) => {
    const rating = details[DETAIL.rating]
    if (typeof rating !== 'object' || rating === null || typeof rating.average !== 'number') return []
    const often = totalOf(details[DETAIL.appearances]) >= OFTEN * matches
    return often ? [{ rating: rating.average, player_id: player, player_name: nameOf(player) }] : []
  })
  return rated.toSorted((a, b) => b.rating - a.rating || a.player_id - b.player_id)[0]
}
