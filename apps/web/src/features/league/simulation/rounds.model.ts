import type { SimulatedTable } from '@touchline/contract'
import type { CallAnswer } from '../../../app/api/api.ts'
import { CHANCES, type ChanceKind } from '../league.search.ts'

type Chances = Extract<CallAnswer<'GET /v3/season/chances/{seasonId}'>, { type: 2 }>
export type RoundsTable = Chances['tables'][number]

/** The way of a team's chance through the rounds, and where it is now. */
export interface ChanceLine {
  id: number
  name: string
  shortCode: string | null
  /** 0 to 1; null where nothing was said of the team after the round. */
  shares: readonly (number | null)[]
}

export interface ChanceLines {
  /** By the round; null is now. */
  rounds: readonly (number | null)[]
  /** The most likely ones first. */
  lines: readonly ChanceLine[]
}

/** Chances that the rounds of a table have. */
export const kindsOf = ({ rounds }: RoundsTable): ChanceKind[] =>
  CHANCES.filter((kind) => rounds.some(({ teams }) => teams.some((team) => team[kind] !== null)))

/** The table of the simulation whose rounds these are. */
export const sameTable = ({ stage_id, group_id }: RoundsTable, tables: readonly SimulatedTable[]) =>
  tables.find(({ stage, group }) => (stage?.id ?? null) === stage_id && (group?.id ?? null) === group_id)

/** One kind of chance of every team by round; the present expectation is at the end. */
export function chanceLines({ rounds, teams }: RoundsTable, kind: ChanceKind, now?: SimulatedTable): ChanceLines {
  const columns = [
    ...rounds.map((round) => ({ round: round.round as number | null, teams: round.teams })),
    ...(now ? [{ round: null, teams: now.teams }] : []),
  ].map(({ round, teams: own }) => ({ round, shares: new Map(own.map((one) => [one.participant_id, one[kind]])) }))
  const lines = teams.map(
    ({ id, name, short_code }): ChanceLine => ({
      ...{ id, name, shortCode: short_code },
      shares: columns.map(({ shares }) => shares.get(id) ?? null),
    }),
  )
  const known = (line: ChanceLine) => line.shares.flatMap((share) => share ?? [])
  const most = (line: ChanceLine) => Math.max(...known(line))
  return {
    rounds: columns.map(({ round }) => round),
    lines: lines
      .filter((line) => known(line).length > 0)
      .sort((one, other) => (other.shares.at(-1) ?? 0) - (one.shares.at(-1) ?? 0) || most(other) - most(one)),
  }
}

/** Lowest, highest and last share of a line. */
export function endsOf({ shares }: ChanceLine): { least: number; most: number; last: number } {
  const known = shares.flatMap((share) => share ?? [])
  return { least: Math.min(...known), most: Math.max(...known), last: known.at(-1) ?? 0 }
}
