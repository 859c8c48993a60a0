import type { ListFixture, StandingRow } from '@touchline/contract'
import { isDecided, positionsByRound, STATE, scoreOf } from '@touchline/football'
import { figuresOf, type LeagueTable, pointsRules } from '../standings/standing.model.ts'

export interface TeamLine {
  id: number
  name: string
  shortCode: string | null
  /** After each round, from the first. */
  positions: readonly number[]
}

/**
 * The positions of every team of a table by round, in the order of the table and starting from points carried over; null where the reported
 * results are not those the table counts. The last position is the table's own, which includes deductions and the league's rules; matches
 * in play do not count.
 */
export function teamLines(table: LeagueTable, fixtures: readonly ListFixture[]): TeamLine[] | null {
  const { rows } = table
  const teams = new Set(rows.map(({ participant_id }) => participant_id))
  const results = fixtures.flatMap((fixture) => {
    const { state_id, stage, participants, scores, starting_at } = fixture
    const { goals, shootout, winner } = scoreOf(scores)
    const [home, away] = [participants[0].id, participants[1].id]
    const counts = isDecided(state_id) && (table.stage === '' || stage?.name === table.stage)
    if (!counts || goals === null || !teams.has(home) || !teams.has(away)) return []
    const beyond = { shootOut: shootout && winner, extraTime: state_id === STATE.after_extra_time }
    return [{ kickoff: starting_at, home, away, homeGoals: goals.home, awayGoals: goals.away, ...beyond }]
  })
  const kept = new Map(rows.map(({ participant_id, carried }) => [participant_id, carried?.kept ?? 0]))
  const positions = positionsByRound(results, pointsRules(table), kept)
  const before = rows.map((row) => (playedOf(row) ?? Number.NaN) - playedIn(results, row.participant_id))
  const [first = 0] = before
  // A table of both phases has the matches of the first one too.
  const complete = before.every((count, at) => count === (rows[at]?.carried ? first : 0) && count >= 0)
  if (results.length === 0 || !complete) return null
  return rows.map(({ participant_id, participant, position, settled }) => ({
    id: participant_id,
    name: participant.name,
    shortCode: participant.short_code,
    positions: [...(positions.get(participant_id) ?? []).slice(0, -1), settled?.position ?? position],
  }))
}

const playedOf = (row: StandingRow) => row.settled?.played ?? figuresOf(row, 'all').played

const playedIn = (results: readonly { home: number; away: number }[], team: number) =>
  results.filter(({ home, away }) => home === team || away === team).length

/** The number of teams drawn by default. */
const FIRST_LINES = 4

/** The chosen teams in the order of the table; the first four where none of them plays in it. */
export function chosenLines<Line extends { id: number }>(lines: readonly Line[], chosen: readonly number[]): Line[] {
  const found = lines.filter(({ id }) => chosen.includes(id))
  return found.length > 0 ? found : lines.slice(0, FIRST_LINES)
}
