import { isDecided, STATE } from '@touchline/football'
import type { FixtureRow } from '../../../../ingest/derive/read-season.ts'
import type { TablePart } from '../../../../ingest/derive/season-tables.ts'
import { dayAt } from '../../../../ingest/ratings/days.ts'
import { isAhead } from '../simulation-task.ts'

export interface PlayedRound {
  /** Matches of a team, on average. */
  round: number
  /** The day on which the last of them was played, counted from 1970. */
  day: number
}

/** A result that nobody has reported by then does not hold up a round for longer. */
const MAX_WAIT = 3

export const dayOf = ({ kickoff }: FixtureRow): number => dayAt(new Date(kickoff))

/**
 * The rounds of a table that are over: of each the day by which its teams had played so many matches on average, so that a postponed match
 * holds up nobody. What was played on a day is known when the day is over and no match of it is still without a result.
 */
export function playedRounds({ fixtures, input }: TablePart, today: number): PlayedRound[] {
  const days = fixtures
    .filter(({ stateId }) => isDecided(stateId))
    .map(dayOf)
    .sort((one, other) => one - other)
  const open = fixtures.filter((one) => isAhead(one) && one.stateId !== STATE.postponed).map(dayOf)
  const isKnown = (day: number) => day < today && !open.some((other) => other <= day && other >= today - MAX_WAIT)
  const teams = input.teams.length
  const count = teams === 0 ? 0 : Math.floor((2 * days.length) / teams)
  return Array.from({ length: count }, (_, at) => ({
    round: at + 1,
    day: days[Math.ceil(((at + 1) * teams) / 2) - 1] ?? 0,
  })).filter(({ day }) => isKnown(day))
}
