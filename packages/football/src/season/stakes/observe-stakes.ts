import type { SeasonObserver } from '../simulation/simulate-season.ts'
import type { TeamId } from '../table/tally.ts'
import { type ChanceInterval, chanceAround } from './chance-intervals.ts'
import { outcomeCounts, type Stake } from './outcome-counts.ts'

/** Something that teams can reach in a season. */
export interface Aim {
  name: 'champion' | 'continental' | 'qualification' | 'promotion' | 'relegation'
  /** Whether each place reaches it, first place first; null for the title, which play-offs after the table may decide. */
  places: readonly boolean[] | null
}

/** Points that teams take in matches to come, by their index in `ahead`, as a condition. */
export interface PointsWatch<Team extends TeamId> {
  team: Team
  /** At least this many points in these matches. */
  points: number
  matches: readonly number[]
  /** At most this many points of others in the same matches. */
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

export interface ObservedStakes<Team extends TeamId> {
  aims: readonly { name: Aim['name']; teams: readonly { team: Team; chance: ChanceInterval }[] }[]
  conditions: readonly ChanceInterval[]
  matches: readonly { match: number; stakes: readonly Stake<Aim['name'], Team>[] }[]
}

/** Counts how often aims are reached and conditions met, in all seasons and by the result of a match. */
export function observeStakes<Team extends TeamId>(
  teams: readonly Team[],
  watched: Watched<Team>,
  { seasons, perStrength }: { seasons: number; perStrength: number },
): { observer: SeasonObserver<Team>; result(): ObservedStakes<Team> } {
  const blocks = Math.ceil(seasons / perStrength)
  const counts = () => new Float64Array(blocks)
  const reached = watched.aims.map(() => teams.map(counts))
  const held = watched.conditions.map(counts)
  const byOutcome = watched.matches.map((match) => {
    const { home, away } = watched.ahead[match]!
    return { match, counts: outcomeCounts(watched.aims, [home, away]) }
  })
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
      for (const { match, counts: own } of byOutcome)
        own.add(leadIn(season.score(match)), (aim, team) => isReached(aim, numberOf(team)))
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
      matches: byOutcome.map(({ match, counts: own }) => ({ match, stakes: own.stakes() })),
    }),
  }
}

/** Goals of the home side minus those of the other, from home · 64 + away. */
const leadIn = (score: number) => (score >> 6) - (score & 63)

/** Points of a side in a score. */
function pointsIn(score: number, isHome: boolean, pointsForWin: number): number {
  const lead = leadIn(score)
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
