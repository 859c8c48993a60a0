import type { SquadPlayer } from '@touchline/contract'
import { averageOf, countOf, type KnownIn, knownIn } from '@touchline/football'

export const LINES = ['goalkeepers', 'defenders', 'midfielders', 'attackers'] as const
export type Line = (typeof LINES)[number]

const LINE_OF: Readonly<Record<number, Line>> = { 24: 'goalkeepers', 25: 'defenders', 26: 'midfielders' }

/** A player of the squad with the figures of the row; null is unknown. */
export interface SquadRow {
  player: SquadPlayer
  appearances: number | null
  goals: number | null
  assists: number | null
  /** Average of the season. */
  rating: number | null
  /** The matches each rests on, where these are not all. */
  known: Record<SquadFigure, KnownIn | null>
}

export const SQUAD_FIGURES = ['appearances', 'goals', 'assists', 'rating'] as const
type SquadFigure = (typeof SQUAD_FIGURES)[number]

/** The squad by line, in order; a player in none of the other three positions is an attacker. */
export function squadLines(players: readonly SquadPlayer[]): Record<Line, SquadRow[]> {
  const lines: Record<Line, SquadRow[]> = { goalkeepers: [], defenders: [], midfielders: [], attackers: [] }
  for (const player of players) lines[LINE_OF[player.position_id ?? 0] ?? 'attackers'].push(rowOf(player))
  return lines
}

/** Columns with known values for anybody in the squad. */
export function knownColumns(lines: Record<Line, readonly SquadRow[]>): ReadonlySet<'shirt' | SquadFigure> {
  const rows = Object.values(lines).flat()
  const figures = SQUAD_FIGURES.filter((figure) => rows.some((row) => row[figure] !== null))
  return new Set([
    ...figures,
    ...(rows.some(({ player }) => player.jersey_number !== null) ? (['shirt'] as const) : []),
  ])
}

/** A player with fewer than this share of the matches of the most used player is not the best. */
const OFTEN = 1 / 3

/** The best average rating of those who played often; null when nobody has one. */
export function bestRating(lines: Record<Line, readonly SquadRow[]>): number | null {
  const rows = Object.values(lines).flat()
  const most = Math.max(0, ...rows.map(({ appearances }) => appearances ?? 0))
  const ratings = rows.flatMap(({ rating, appearances }) =>
    (appearances ?? most) >= OFTEN * most ? (rating ?? []) : [],
  )
  return ratings.length === 0 ? null : Math.max(...ratings)
}

const [GOALS, ASSISTS, RATING, APPEARANCES] = [52, 79, 118, 321]

function rowOf(player: SquadPlayer): SquadRow {
  const value = (type: number | undefined) => player.details.find(({ type_id }) => type_id === type)?.value
  return {
    player,
    appearances: countOf(value(APPEARANCES)),
    goals: countOf(value(GOALS)),
    assists: countOf(value(ASSISTS)),
    rating: averageOf(value(RATING)),
    known: {
      appearances: knownIn(value(APPEARANCES)),
      goals: knownIn(value(GOALS)),
      assists: knownIn(value(ASSISTS)),
      rating: knownIn(value(RATING)),
    },
  }
}
