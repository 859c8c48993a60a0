import type { SeasonObserver } from '../simulation/simulate-season.ts'
import type { TeamId } from '../table/tally.ts'
import { type ChanceInterval, chanceAround, type Difference, differenceOf } from './chance-intervals.ts'

/** Something that teams can reach in a season. */
export interface Aim {
  name: 'champion' | 'continental' | 'promotion' | 'relegation'
  /** Whether each place reaches it, first place first; null for the title, which what follows the table may decide. */
  places: readonly boolean[] | null
}

/** Points that teams take in matches to come, by their index in `ahead`, as a condition. */
export interface PointsWatch<Team extends TeamId> {
  team: Team
  /** At least so many in these. */
  points: number
  matches: readonly number[]
  /** At most so many of others in the same matches. */
  atMost: readonly { team: Team; points: number }[]
}

export interface Watched<Team extends TeamId> {
  ahead: readonly { home: Team; away: Team }[]
  pointsForWin: number
  aims: readonly Aim[]
  conditions: readonly PointsWatch<Team>[]
  /** Matches whose stakes are wanted, by their index in `ahead`. */
  matches: readonly number[]
}

/** How much a match moves a chance of one of its teams. */
interface Stake<Team extends TeamId> {
  aim: Aim['name']
  team: Team
  /** Chance after a home win, a draw and an away win; null where that was never drawn. */
  home: number | null
  draw: number | null
  away: number | null
  /** Home win less away win. */
  swing: Difference | null
}

export interface ObservedStakes<Team extends TeamId> {
  aims: readonly { name: Aim['name']; teams: readonly { team: Team; chance: ChanceInterval }[] }[]
  conditions: readonly ChanceInterval[]
  matches: readonly { match: number; stakes: readonly Stake<Team>[] }[]
}

/** Sees how often aims are reached and conditions hold, and what they have to do with the result of a match. */
export function observeStakes<Team extends TeamId>(
  teams: readonly Team[],
  watched: Watched<Team>,
  { seasons, perStrength }: { seasons: number; perStrength: number },
): { observer: SeasonObserver<Team>; result(): ObservedStakes<Team> } {
  const blocks = Math.ceil(seasons / perStrength)
  const counts = () => new Float64Array(blocks)
  const reached = watched.aims.map(() => teams.map(counts))
  const held = watched.conditions.map(counts)
  const byOutcome = watched.matches.map((match) => outcomeCounts(match, watched))
  const observer: SeasonObserver<Team> = (numberOf) => {
    const numbers = teams.map(numberOf)
    const holds = watched.conditions.map((condition) => conditionHolds(condition, watched))
    const places = new Int32Array(teams.length)
    let drawn = 0
    return (season) => {
      const block = Math.floor(drawn++ / perStrength)
      for (const [place, team] of season.order.entries()) places[team] = place
      const isReached = ({ name, places: good }: Aim, number: number) =>
        good === null
          ? season.champion === number
          : good[places[number]!]! || (name === 'promotion' && season.promoted === number)
      for (const [at, aim] of watched.aims.entries())
        for (const [team, number] of numbers.entries()) if (isReached(aim, number)) reached[at]![team]![block]!++
      for (const [at, hold] of holds.entries()) if (hold(season.score)) held[at]![block]!++
      for (const match of byOutcome) match.add(season.score, (aim, team) => isReached(aim, numberOf(team)))
    }
  }
  return {
    observer,
    result: () => ({
      aims: watched.aims.map(({ name }, at) => ({
        name,
        teams: teams.map((team, index) => ({ team, chance: chanceAround(reached[at]![index]!, perStrength) })),
      })),
      conditions: held.map((one) => chanceAround(one, perStrength)),
      matches: byOutcome.map(({ match, stakes }) => ({ match, stakes: stakes() })),
    }),
  }
}

/** Points of a side in a score: home · 64 + away. */
function pointsIn(score: number, isHome: boolean, pointsForWin: number): number {
  const lead = (score >> 6) - (score & 63)
  return lead === 0 ? 1 : lead > 0 === isHome ? pointsForWin : 0
}

function conditionHolds<Team extends TeamId>(condition: PointsWatch<Team>, { ahead, pointsForWin }: Watched<Team>) {
  const sumOf = (team: Team) => {
    const own = condition.matches.flatMap((match) => {
      const { home, away } = ahead[match]!
      return home === team ? [{ match, isHome: true }] : away === team ? [{ match, isHome: false }] : []
    })
    return (score: (match: number) => number) =>
      own.reduce((sum, { match, isHome }) => sum + pointsIn(score(match), isHome, pointsForWin), 0)
  }
  const own = sumOf(condition.team)
  const others = condition.atMost.map(({ team, points }) => ({ points, sum: sumOf(team) }))
  return (score: (match: number) => number) =>
    own(score) >= condition.points && others.every(({ points, sum }) => sum(score) <= points)
}

function outcomeCounts<Team extends TeamId>(match: number, { ahead, aims }: Watched<Team>) {
  const { home, away } = ahead[match]!
  const rows = aims.flatMap((aim) => [home, away].map((team) => ({ aim, team, reached: [0, 0, 0] })))
  const drawn = [0, 0, 0]
  return {
    match,
    add(score: (match: number) => number, isReached: (aim: Aim, team: Team) => boolean) {
      const own = score(match)
      const outcome = 1 - Math.sign((own >> 6) - (own & 63))
      drawn[outcome]!++
      for (const { aim, team, reached } of rows) if (isReached(aim, team)) reached[outcome]!++
    },
    stakes: () =>
      rows.map(({ aim, team, reached }): Stake<Team> => {
        const [home, draw, away] = reached.map((times, at) => (drawn[at]! === 0 ? null : times / drawn[at]!))
        return {
          ...{ aim: aim.name, team, home: home ?? null, draw: draw ?? null, away: away ?? null },
          swing: differenceOf({ times: reached[0]!, of: drawn[0]! }, { times: reached[2]!, of: drawn[2]! }),
        }
      }),
  }
}
