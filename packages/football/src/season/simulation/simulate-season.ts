import { GOALS } from '@touchline/probability'
import { foldText } from '../../text.ts'
import { byName } from '../table/ranking.ts'
import { groupsOf, keptPoints } from '../table/second-phase.ts'
import type { TeamId } from '../table/tally.ts'
import { type DrawnValue, placesAround, valuesAround } from './drawn-values.ts'
import { promotionPlayOff } from './promotion-play-off.ts'
import { randomNumbers } from './random-numbers.ts'
import { drawScore, type ScoreDraws, scoreDraws } from './score-draws.ts'
import type { SeasonAhead, StrengthUncertainty } from './season-ahead.types.ts'
import { seasonColumns } from './season-columns.ts'
import { seasonOrder } from './season-order.ts'

export interface SimulationOptions {
  seasons: number
  seed: number
}

export interface SimulatedTeam<Team extends TeamId> {
  team: Team
  /** Share of the seasons in which it ends at each place, first place first; adds up to 1. */
  places: readonly number[]
  /** Share of the seasons in which it is promoted by the play-off; 0 where there is none. */
  playOffWon: number
  points: DrawnValue
  position: DrawnValue
}

/**
 * Plays what is left of a season many times: each time the strength of every side is drawn from its uncertainty, once for the whole
 * season, then every match from its chances, and the table is made by the league's own rules. Where a league splits, the matches after
 * it that nobody has fixed yet are played within the groups, each pair once.
 * @returns teams in the order given; the same shares for the same seed
 */
export function simulateSeason<Team extends TeamId>(
  season: SeasonAhead<Team>,
  { seasons, seed }: SimulationOptions,
): SimulatedTeam<Team>[] {
  // What no rule parts is in the order of the names.
  const sorted = season.teams.map(({ team, name }) => ({ team, name: foldText(name) })).sort(byName)
  const count = sorted.length
  const numbers = new Map(sorted.map(({ team }, at) => [team, at]))
  const random = randomNumbers(seed)
  const matches = seasonColumns(season, season.rules, (team) => numbers.get(team) ?? 0, count)
  const ordering = seasonOrder(
    count,
    season.rules,
    Float64Array.from(sorted, ({ team }) => season.corrections?.get(team) ?? 0),
  )
  const strengths = drawnStrengths(
    sorted.map(({ team }) => season.uncertainty.get(team) ?? CERTAIN),
    random.normal,
  )
  const unfixed = unfixedDraws(season, sorted)
  const isLast = sorted.map(({ team }) => season.last?.has(team) ?? false)
  const times = sorted.map(() => new Float64Array(count))
  const points = sorted.map(() => new Int16Array(seasons))
  const playOffWon = new Float64Array(count)

  const play = (draws: ScoreDraws, home: number, away: number) =>
    drawScore(draws, strengths.scoring(home, away), strengths.scoring(away, home), random.uniform)
  const playUnfixed = (home: number, away: number): readonly [number, number] | null => {
    const draws = unfixed(home, away)
    if (draws === null) return null
    const score = play(draws, home, away)
    return [Math.floor(score / GOALS), score % GOALS]
  }
  const playFixed = () => {
    for (let at = 0; at < matches.count; at++) {
      const draws = matches.draws[at]
      if (!draws) continue
      const score = play(draws, matches.home[at]!, matches.away[at]!)
      matches.homeGoals[at] = Math.floor(score / GOALS)
      matches.awayGoals[at] = score % GOALS
    }
  }
  const playGroup = (group: readonly number[], from: number): number => {
    let at = from
    for (const [place, one] of group.entries())
      for (const other of group.slice(place + 1)) {
        const [home, away] = random.uniform() < 0.5 ? [one, other] : [other, one]
        const score = playUnfixed(home, away)
        if (score === null) continue
        matches.home[at] = home
        matches.away[at] = away
        matches.homeGoals[at] = score[0]
        matches.awayGoals[at] = score[1]
        at++
      }
    return at
  }
  const phases = { places: new Int32Array(count), points: new Float64Array(count), kept: new Float64Array(count) }
  const finalOrder = (): readonly number[] => {
    const { split } = season.rules
    if (split === null || !matches.splits) return [...ordering.of(matches, matches.count)]
    const first = [...ordering.of(matches, matches.beforeSplit)]
    for (const [at, team] of first.entries()) {
      phases.places[team] = at + 1
      phases.points[team] = ordering.points[team]!
      phases.kept[team] = keptPoints(ordering.points[team]!, season.rules.carry)
    }
    const groups = groupsOf(first, split.groups)
    const isFixed = matches.count > matches.beforeSplit
    const played = isFixed ? matches.count : groups.reduce((from, group) => playGroup(group, from), matches.count)
    const order = [...ordering.of(matches, played, phases)]
    return groups.flatMap((group) => order.filter((team) => group.includes(team)))
  }

  for (let drawn = 0; drawn < seasons; drawn++) {
    strengths.draw()
    playFixed()
    const order = finalOrder()
    const final = season.last
      ? [...order.filter((team) => !isLast[team]), ...order.filter((team) => isLast[team])]
      : order
    for (const [place, team] of final.entries()) {
      times[team]![place]!++
      points[team]![drawn] = ordering.points[team]!
    }
    if (season.playOff === null) continue
    const winner = promotionPlayOff(final.slice(season.playOff[0] - 1, season.playOff[1]), playUnfixed, random.uniform)
    if (winner !== null) playOffWon[winner]!++
  }

  return season.teams.map(({ team }) => {
    const at = numbers.get(team) ?? 0
    const places = Array.from(times[at]!, (count) => count / seasons)
    return {
      team,
      places,
      playOffWon: playOffWon[at]! / seasons,
      points: valuesAround(points[at]!),
      position: placesAround(places),
    }
  })
}

const CERTAIN: StrengthUncertainty = { attack: 0, defence: 0 }

/** Strengths of all sides, drawn anew for each season. */
function drawnStrengths(uncertainty: readonly StrengthUncertainty[], normal: () => number) {
  const attack = new Float64Array(uncertainty.length)
  const defence = new Float64Array(uncertainty.length)
  // The mean of the drawn rates stays that of the forecast.
  const factor = (deviation: number) =>
    deviation === 0 ? 1 : Math.exp(deviation * normal() - (deviation * deviation) / 2)
  return {
    draw() {
      for (const [team, one] of uncertainty.entries()) {
        attack[team] = factor(one.attack)
        defence[team] = factor(one.defence)
      }
    },
    /** Times as many goals of a side against another as its forecast says. */
    scoring: (side: number, against: number): number => attack[side]! * defence[against]!,
  }
}

/** Chances of matches that nobody has fixed, each pairing asked for once. */
function unfixedDraws<Team extends TeamId>(
  { gridOf }: Pick<SeasonAhead<Team>, 'gridOf'>,
  sorted: readonly { team: Team }[],
) {
  const known = new Map<number, ScoreDraws | null>()
  return (home: number, away: number): ScoreDraws | null => {
    const pairing = home * sorted.length + away
    const kept = known.get(pairing)
    if (kept !== undefined) return kept
    const grid = gridOf(sorted[home]!.team, sorted[away]!.team)
    const made = grid && scoreDraws(grid)
    known.set(pairing, made)
    return made
  }
}
