import { isDecided, STATE } from '@touchline/football'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import type { SeasonFixtureRow } from '@touchline/ingest/derive/seasons/read-season.ts'
import type { TablePart } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { isAhead } from '../is-ahead.ts'

export interface PlayedRound {
  /** Matches of a team, on average. */
  round: number
  /** The day on which the last of them was played, counted from 1970. */
  day: number
}

/** A result that is missing after this many days does not delay a round any longer. */
const MAX_WAIT = 3

export const dayOf = ({ kickoff }: SeasonFixtureRow): number => dayAt(new Date(kickoff))

/**
 * The completed rounds of a table: of each the day by which its teams had played this many matches on average, so that a postponed match
 * delays nothing. A day is complete when it is over and no match of it is without a result.
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
