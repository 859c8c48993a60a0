import { NO_FIGURES, type Score, type SideFigures, type TypedNumbers } from '@touchline/football'
import { type Fields, fieldsOf, listOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'
import { idOf, numberOf } from './text.ts'

/** A player of one side as the file has him. */
interface SquadPlayer {
  /** Null where the file names nobody. */
  id: string | null
  type: 11 | 12
  details: TypedNumbers
}

export interface Squad {
  players: readonly SquadPlayer[]
  /** Null where the file lists none and so does not say whether there were any. */
  substitutions: readonly Substitution[] | null
  figures: SideFigures
  goals: number
  ownGoals: number
}

/** The players coming on and off. The minute continues through added time: 94 is 90+4. */
export interface Substitution {
  on: string | null
  off: string | null
  minute: number
}

/**
 * One side's eleven, bench and substitutions, with what each player did. Minutes are known where substitutions are; of goals the file has no minute.
 * A yellow and a red card of one player may be a second yellow or a straight red: then only the yellow is his.
 * @param length minutes of the match
 */
export function readSquad(team: Fields, length: number): Squad {
  const { lineup, bench, substitutions } = fieldsOf(team.formation)
  const swaps = Array.isArray(substitutions) ? listOf(substitutions).flatMap((one) => swapOf(one) ?? []) : null
  const read = (list: unknown, type: 11 | 12): SquadPlayer[] =>
    listOf(list).map((fields) => {
      const id = idOf(fields.playerId)
      return { id, type, details: { ...minutesOf(id, { type, fields, swaps, length }), ...countsOf(fields) } }
    })
  const players = [...read(lineup, 11), ...read(bench, 12)]
  const all = [...listOf(lineup), ...listOf(bench)]
  const shown = (field: string): number => all.filter((fields) => minuteOf(fields[field]) !== null).length
  return {
    players,
    substitutions: swaps,
    figures:
      all.length === 0 ? NO_FIGURES : { ...NO_FIGURES, yellowCards: shown('yellowCards'), redCards: shown('redCards') },
    goals: sum(players, TYPE.goals),
    ownGoals: sum(players, TYPE.ownGoals),
  }
}

const TYPE = { goals: 52, assists: 79, red: 83, yellow: 84, minutes: 119, ownGoals: 324 } as const

function sum(players: readonly SquadPlayer[], type: number): number {
  return players.reduce((total, { details }) => total + (details[type] ?? 0), 0)
}

function swapOf({ playerIn, playerOut, minute }: Fields): Substitution | null {
  const at = numberOf(minute)
  return at === null ? null : { on: idOf(playerIn), off: idOf(playerOut), minute: at }
}

/** Cards are given as their minute, 0 for none. */
function minuteOf(value: unknown): number | null {
  return numberOf(value) || null
}

/** Missing figures are zero. An own goal count of 2 is given for whole teams without own goals, so it is ignored. */
function countsOf(fields: Fields): TypedNumbers {
  const [yellow, red] = [minuteOf(fields.yellowCards) !== null, minuteOf(fields.redCards) !== null]
  const ownGoals = numberOf(fields.ownGoals)
  return known([
    [TYPE.goals, numberOf(fields.goals)],
    [TYPE.assists, numberOf(fields.assists)],
    [TYPE.ownGoals, ownGoals === 2 ? null : ownGoals],
    [TYPE.yellow, yellow ? 1 : null],
    [TYPE.red, red ? 1 : null],
  ])
}

const known = (counts: readonly (readonly [type: number, count: number | null])[]): TypedNumbers =>
  Object.fromEntries(counts.flatMap(([type, count]) => (count === null || count === 0 ? [] : [[type, count]])))

function minutesOf(
  id: string | null,
  {
    type,
    fields,
    swaps,
    length,
  }: { type: 11 | 12; fields: Fields; swaps: readonly Substitution[] | null; length: number },
): TypedNumbers {
  if (swaps === null || id === null) return {}
  const on = type === 11 ? 0 : swaps.find((swap) => swap.on === id)?.minute
  if (on === undefined) return {}
  const off = swaps.find((swap) => swap.off === id)?.minute ?? minuteOf(fields.redCards)
  // A player who comes on in added time has played a minute by the field's count.
  return { [TYPE.minutes]: Math.max(1, elapsed(off ?? length, length) - elapsed(on, length)) }
}

/** Minutes played by then: a change at the break is at 46. */
function elapsed(minute: number, length: number): number {
  return minute === 46 ? 45 : Math.min(minute, length)
}

/** Doubts a side whose goals are not those of the score. */
export function checkGoals({
  home,
  away,
  score,
  doubt,
}: {
  home: Squad
  away: Squad
  score: Score | null
  doubt: Doubt
}): void {
  if (score === null || home.players.length === 0 || away.players.length === 0) return
  const reported = [home.goals + away.ownGoals, away.goals + home.ownGoals]
  if (reported[0] === score[0] && reported[1] === score[1]) return
  doubt('goals,ownGoals', `the goals listed (${reported.join('-')}) are not those of ${score.join('-')}`)
}
