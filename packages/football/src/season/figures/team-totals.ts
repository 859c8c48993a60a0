import { countsOnlyIn, type FigureDetail } from '../../match/player-figures.ts'
import { round2 } from '../../numbers.ts'
import type { DetailValue } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'

/** A count over seasons; null is unknown. */
export interface ByGround {
  all: number | null
  home: number | null
  away: number | null
}

/** A count over matches. */
export interface Counted {
  /** Null where no season reports it. */
  count: number | null
  /** A match, two decimals. */
  average: number | null
  /** The matches both rest on; null when that is unknown. */
  matches: number | null
  /** For cards: matches whose source has counts only. */
  countsOnly?: number
}

const COUNTED_FIGURES = {
  corners: DETAIL.corners,
  shots: DETAIL.shots,
  attacks: DETAIL.attacks,
  dangerousAttacks: DETAIL.dangerous_attacks,
  tackles: DETAIL.tackles,
  offsides: DETAIL.offsides,
  fouls: DETAIL.fouls,
  yellow: DETAIL.yellow_cards,
  secondYellow: DETAIL.second_yellow_cards,
  red: DETAIL.red_cards,
} as const
export type CountedFigure = keyof typeof COUNTED_FIGURES

/** The quarters of an hour the field reports goals in. */
const GOAL_MINUTES = ['0-15', '15-30', '30-45', '45-60', '60-75', '75-90'] as const

/** Figures of a team in one season, or in several together. */
export interface TeamTotals {
  matches: ByGround
  wins: ByGround
  draws: ByGround
  losses: ByGround
  goals: ByGround
  conceded: ByGround
  /** Goals a match at each ground, two decimals. */
  goalsAverage: ByGround
  concededAverage: ByGround
  cleanSheets: ByGround
  counted: Record<CountedFigure, Counted>
  /** Percent, averaged over the matches that report it. */
  possession: Counted
  penalties: { scored: number | null; missed: number | null }
  /** Goals by GOAL_MINUTES; null where no season reports the minutes. */
  scoredMinutes: number[] | null
  concededMinutes: number[] | null
  /** The best average rating of any of the seasons. */
  bestPlayer: { id: number; name: string | null; rating: number } | null
}

const GROUNDS = ['all', 'home', 'away'] as const

/**
 * Adds up the figures of seasons: counts are summed, averages computed again from the sums and their matches. A season that does not report
 * a figure is left out of its sum and its matches; a figure that no season reports stays unknown.
 */
export function teamTotals(seasons: readonly (readonly FigureDetail[])[]): TeamTotals {
  const read = seasons.map((details) => new Map(details.map(({ type_id, value }) => [type_id, value])))
  const byGround = (type: number) =>
    eachGround((ground) => sum(read.map((season) => groundCount(season, type, ground))))
  const [goals, conceded] = [byGround(DETAIL.goals), byGround(DETAIL.conceded)]
  const perMatch = (type: number) =>
    eachGround((ground) =>
      mean(read.map((season) => [groundCount(season, type, ground), playedAt(season, ground)] as const)),
    )
  const rated = read.flatMap((season) => bestOf(season.get(DETAIL.best_player)) ?? [])
  const penalties = (part: string) => sum(read.map((season) => numberAt(season.get(DETAIL.penalties), part)))
  return {
    matches: eachGround((ground) => sum(read.map((season) => playedAt(season, ground)))),
    wins: byGround(DETAIL.wins),
    draws: byGround(DETAIL.team_draws),
    losses: byGround(DETAIL.losses),
    goals,
    conceded,
    goalsAverage: perMatch(DETAIL.goals),
    concededAverage: perMatch(DETAIL.conceded),
    cleanSheets: byGround(DETAIL.clean_sheets),
    counted: {
      ...(Object.fromEntries(
        Object.entries(COUNTED_FIGURES).map(([name, type]) => [name, countedOver(read, type)]),
      ) as Record<CountedFigure, Counted>),
      yellow: cardsOver(read, DETAIL.yellow_cards),
      red: cardsOver(read, DETAIL.red_cards),
    },
    possession: possessionOver(read),
    penalties: { scored: penalties('scored'), missed: penalties('missed') },
    scoredMinutes: minutesOver(read, DETAIL.scoring_minutes),
    concededMinutes: minutesOver(read, DETAIL.conceding_minutes),
    bestPlayer: rated.toSorted((a, b) => b.rating - a.rating || a.id - b.id)[0] ?? null,
  }
}

type Season = ReadonlyMap<number, DetailValue>
type Ground = (typeof GROUNDS)[number]

function eachGround(of: (ground: Ground) => number | null): ByGround {
  return { all: of('all'), home: of('home'), away: of('away') }
}

function numberAt(value: DetailValue | undefined, ...path: readonly string[]): number | null {
  const found = path.reduce<DetailValue | undefined>(
    (at, part) => (typeof at === 'object' && at !== null ? at[part] : undefined),
    value,
  )
  return typeof found === 'number' ? found : null
}

function groundCount(season: Season, type: number, ground: Ground): number | null {
  return numberAt(season.get(type), ground, 'count')
}

/** Won, drawn and lost together; null when one of them is unknown. */
function playedAt(season: Season, ground: Ground): number | null {
  const results = [DETAIL.wins, DETAIL.team_draws, DETAIL.losses].map((type) => groundCount(season, type, ground))
  return results.includes(null) ? null : sum(results)
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : round2(known.reduce((total, value) => total + value, 0))
}

/** The mean of known values over their matches; null as soon as a count has an unknown number of matches. */
function mean(parts: readonly (readonly [count: number | null, matches: number | null])[]): number | null {
  const known = parts.filter(([count]) => count !== null)
  const [counts, matches] = [sum(known.map(([count]) => count)), known.map(([, of]) => of)]
  const played = matches.includes(null) ? null : sum(matches)
  return counts === null || played === null || played === 0 ? null : round2(counts / played)
}

/** The matches a figure of a season rests on: what it says itself, else all of the season's, else what count and average report. */
function restsOn(season: Season, value: DetailValue | undefined): number | null {
  const said = numberAt(value, 'matches') ?? playedAt(season, 'all')
  if (said !== null) return said
  const [count, average] = [numberAt(value, 'count') ?? numberAt(value, 'total'), numberAt(value, 'average')]
  return count === null || average === null || average === 0 ? null : Math.round(count / average)
}

function countedOver(read: readonly Season[], type: number): Counted {
  const parts = read.map((season) => {
    const value = season.get(type)
    return [numberAt(value, 'count') ?? numberAt(value, 'total'), restsOn(season, value)] as const
  })
  const reported = parts.filter(([count]) => count !== null)
  const matches = reported.some(([, of]) => of === null) ? null : sum(reported.map(([, of]) => of))
  return { count: sum(reported.map(([count]) => count)), average: mean(parts), matches }
}

/** Cards of one colour with the second yellows, which are among both. */
function cardsOver(read: readonly Season[], type: number): Counted {
  const own = countedOver(read, type)
  const second = countedOver(
    read.filter((season) => season.has(type)),
    DETAIL.second_yellow_cards,
  )
  const count = own.count === null ? null : own.count + (second.count ?? 0)
  const countsOnly = read.reduce((all, season) => all + countsOnlyIn(season.get(type)), 0)
  return {
    count,
    average: count === null || !own.matches ? null : round2(count / own.matches),
    matches: own.matches,
    ...(countsOnly > 0 && { countsOnly }),
  }
}

/** A share is no sum: its averages are weighed by the matches they rest on. */
function possessionOver(read: readonly Season[]): Counted {
  const reported = read.flatMap((season) => {
    const value = season.get(DETAIL.possession)
    const average = numberAt(value, 'average')
    return average === null ? [] : [{ average, matches: restsOn(season, value) }]
  })
  const matches = reported.some((one) => one.matches === null) ? null : sum(reported.map((one) => one.matches))
  const weighed = mean(reported.map(({ average, matches: of }) => [of === null ? average : average * of, of] as const))
  const only = reported.length === 1 ? (reported[0]?.average ?? null) : null
  return { count: null, average: only ?? weighed, matches }
}

function minutesOver(read: readonly Season[], type: number): number[] | null {
  const reported = read.map((season) => season.get(type)).filter((value) => numberAt(value, '0-15', 'count') !== null)
  if (reported.length === 0) return null
  return GOAL_MINUTES.map((part) => sum(reported.map((value) => numberAt(value, part, 'count'))) ?? 0)
}

function bestOf(value: DetailValue | undefined): TeamTotals['bestPlayer'] {
  const [id, rating] = [numberAt(value, 'player_id'), numberAt(value, 'rating')]
  if (id === null || rating === null || typeof value !== 'object' || value === null) return null
  return { id, name: typeof value.player_name === 'string' ? value.player_name : null, rating }
}
