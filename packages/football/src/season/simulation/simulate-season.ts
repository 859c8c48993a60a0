import { GOALS } from '@touchline/probability'
import { foldText } from '../../text.ts'
import type { PlayOff } from '../rules/knock-out/knock-outs.ts'
import { byName } from '../table/ranking.ts'
import type { TeamId } from '../table/tally.ts'
import { CERTAIN, drawnStrengths } from './drawn-strengths.ts'
import { type DrawnValue, placesAround, valuesAround } from './drawn-values.ts'
import { type KnockOutPlay, knockOutWinner, type Score } from './knock-out.ts'
import { type RandomNumbers, randomNumbers } from './random-numbers.ts'
import { drawScore, type ScoreDraws } from './score-draws.ts'
import type { DrawnSeason, SeasonAhead } from './season-ahead.types.ts'
import { playFixed, seasonColumns } from './season-columns.ts'
import { outsiderOf, seasonOrder } from './season-order.ts'
import { firstPhases, secondPhasePlay } from './second-phase-play.ts'
import { unfixedDraws } from './unfixed-draws.ts'

export interface SimulationOptions {
  seasons: number
  seed: number
  /** Seasons in a row that are played with the same drawn strengths; 1 where it is not said. */
  perStrength?: number
}

export interface SimulatedTeam<Team extends TeamId> {
  team: Team
  /** Share of the seasons in which it ends at each place, first place first; adds up to 1. */
  places: readonly number[]
  /** Share of the seasons in which it wins the title: by its place, or in what follows the table. */
  champion: number
  /** Share of the seasons in which it is promoted by the play-off; 0 where there is none. */
  playOffWon: number
  points: DrawnValue
  position: DrawnValue
}

/** Looks at every season drawn; given the number of each team first. */
export type SeasonObserver<Team extends TeamId> = (numberOf: (team: Team) => number) => (season: DrawnSeason) => void

/**
 * Plays the rest of a season many times: each time the strength of every side is drawn from its uncertainty, once for the whole season,
 * then every match from its chances, and the table is made by the league's own rules. Later stages (a second phase, knock-outs for the
 * title or a promotion) are played from the chances of the resulting pairs.
 * @returns teams in the given order; the same shares for the same seed
 */
export function simulateSeason<Team extends TeamId>(
  season: SeasonAhead<Team>,
  { seasons, seed, perStrength = 1 }: SimulationOptions,
  observer?: SeasonObserver<Team>,
): SimulatedTeam<Team>[] {
  // Teams that no rule separates are in the order of the names.
  const sorted = season.teams.map(({ team, name }) => ({ team, name: foldText(name) })).sort(byName)
  const numbers = new Map(sorted.map(({ team }, at) => [team, at]))
  const numberOf = (team: Team) => numbers.get(team) ?? outsiderOf(sorted.length)
  const one = drawnSeason(season, { sorted, numberOf, random: randomNumbers(seed) })
  const counts = countsOf(sorted.length, seasons)
  const observe = observer?.(numberOf)
  for (let drawn = 0; drawn < seasons; drawn++) {
    if (drawn % perStrength === 0) one.drawStrengths()
    const played = one.play()
    counts.add(drawn, played, one.points)
    observe?.(played)
  }
  return season.teams.map(({ team }) => ({ team, ...counts.of(numberOf(team)) }))
}

interface Sorted<Team> {
  team: Team
  name: string
}

/** One season at a time, ready to be played again. */
function drawnSeason<Team extends TeamId>(
  season: SeasonAhead<Team>,
  {
    sorted,
    numberOf,
    random,
  }: { sorted: readonly Sorted<Team>[]; numberOf: (team: Team) => number; random: RandomNumbers },
) {
  const matches = seasonColumns(season, numberOf, sorted.length)
  const corrections = Float64Array.from(sorted, ({ team }) => season.corrections?.get(team) ?? 0)
  const ordering = seasonOrder(sorted.length, season.rules, corrections)
  const strengths = drawnStrengths(
    sorted.map(({ team }) => season.uncertainty.get(team) ?? CERTAIN),
    random.normal,
  )
  const draw = (draws: ScoreDraws, home: number, away: number) =>
    drawScore(draws, strengths.scoring(home, away), strengths.scoring(away, home), random.uniform)
  const play = unfixedPlay(season, { sorted, draw, uniform: random.uniform })
  const { second } = season
  const { rules } = season
  const inPhases =
    second && matches.pools
      ? secondPhasePlay(matches, { ordering, corrections, rules, second, pools: matches.pools }, play)
      : null
  const before = season.before && firstPhases(season, season.before, sorted)
  const isLast = sorted.map(({ team }) => season.last?.has(team) ?? false)
  const title = playOffOf(season.title, numberOf, play)
  const promotion = playOffOf(season.promotion, numberOf, play)
  return {
    points: ordering.points,
    drawStrengths: strengths.draw,
    play(): DrawnSeason {
      playFixed(matches, draw, rules.shootOut ? random.uniform : null)
      const merit = inPhases ? inPhases() : [...ordering.of(matches, matches.count, before)]
      const order = season.last ? merit.toSorted((one, other) => Number(isLast[one]) - Number(isLast[other])) : merit
      return {
        order,
        champion: season.title === null ? (order[0] ?? null) : title(order),
        promoted: promotion(order),
        score: (ahead) => {
          const at = matches.columnOf[ahead]!
          return at < 0 ? 0 : matches.homeGoals[at]! * 64 + matches.awayGoals[at]!
        },
      }
    },
  }
}

function unfixedPlay<Team extends TeamId>(
  season: SeasonAhead<Team>,
  {
    sorted,
    draw,
    uniform,
  }: {
    sorted: readonly Sorted<Team>[]
    draw: (draws: ScoreDraws, home: number, away: number) => number
    uniform: () => number
  },
): KnockOutPlay {
  const unfixed = unfixedDraws(season, sorted)
  const scoreBy =
    (drawsOf: typeof unfixed.match) =>
    (home: number, away: number): Score | null => {
      const draws = drawsOf(home, away)
      if (draws === null) return null
      const score = draw(draws, home, away)
      return [Math.floor(score / GOALS), score % GOALS]
    }
  return { score: scoreBy(unfixed.match), extraTime: scoreBy(unfixed.extraTime), uniform }
}

/** The first ten of each conference have separate seeds. */
const SEEDS_OF_A_CONFERENCE = 10

function playOffOf<Team extends TeamId>(
  playOff: PlayOff<Team> | null,
  numberOf: (team: Team) => number,
  play: KnockOutPlay,
): (order: readonly number[]) => number | null {
  if (playOff === null) return () => null
  const { form, first } = playOff
  const conferences = playOff.conferences?.map((teams) => new Set([...teams].map(numberOf)))
  return (order) => {
    const tables = conferences?.map((own) => order.filter((team) => own.has(team))) ?? [order.slice(first - 1)]
    const bySeed = (seed: number) =>
      tables.length === 1
        ? tables[0]?.[seed - 1]
        : tables[Math.floor(seed / SEEDS_OF_A_CONFERENCE)]?.[(seed % SEEDS_OF_A_CONFERENCE) - 1]
    return knockOutWinner(form, { bySeed, place: (team) => order.indexOf(team), play })
  }
}

/** Counts what becomes of the teams, by their numbers. */
function countsOf(teams: number, seasons: number) {
  const times = Array.from({ length: teams }, () => new Float64Array(teams))
  const points = Array.from({ length: teams }, () => new Int16Array(seasons))
  const champion = new Float64Array(teams)
  const promoted = new Float64Array(teams)
  return {
    add(drawn: number, season: DrawnSeason, now: Float64Array) {
      for (const [place, team] of season.order.entries()) {
        times[team]![place]!++
        points[team]![drawn] = now[team]!
      }
      if (season.champion !== null) champion[season.champion]!++
      if (season.promoted !== null) promoted[season.promoted]!++
    },
    of(team: number): Omit<SimulatedTeam<TeamId>, 'team'> {
      const places = Array.from(times[team]!, (count) => count / seasons)
      return {
        places,
        champion: champion[team]! / seasons,
        playOffWon: promoted[team]! / seasons,
        points: valuesAround(points[team]!),
        position: placesAround(places),
      }
    },
  }
}
