import type { ListFixture, StandingRow } from '@touchline/contract'
import { isDecided, positionsByRound, scoreOf } from '@touchline/football'
import { figuresOf, type LeagueTable, pointsForWin } from '../standings/standing.model.ts'

export interface TeamLine {
  id: number
  name: string
  shortCode: string | null
  /** After each round, from the first. */
  positions: readonly number[]
}

/**
 * The way of every team of a season's only table through its rounds, in the order of the table; null where the results reported are not those
 * the table counts. The last position is the table's own, which knows of points taken and of the league's rules; matches in play do not count.
 */
export function teamLines(table: LeagueTable, fixtures: readonly ListFixture[]): TeamLine[] | null {
  const { rows } = table
  const teams = new Set(rows.map(({ participant_id }) => participant_id))
  const results = fixtures.flatMap((fixture) => {
    const { state_id, stage, participants, scores, starting_at } = fixture
    const { goals } = scoreOf(scores)
    const [home, away] = [participants[0].id, participants[1].id]
    const counts = isDecided(state_id) && (table.stage === '' || stage?.name === table.stage)
    if (!counts || goals === null || !teams.has(home) || !teams.has(away)) return []
    return [{ kickoff: starting_at, home, away, homeGoals: goals.home, awayGoals: goals.away }]
  })
  const positions = positionsByRound(results, pointsForWin(rows))
  const complete = rows.every((row) => playedOf(row) === playedIn(results, row.participant_id))
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

/** Teams drawn where none is chosen. */
const FIRST_LINES = 4

/** The chosen teams in the order of the table; the first four where none of them plays in it. */
export function chosenLines<Line extends { id: number }>(lines: readonly Line[], chosen: readonly number[]): Line[] {
  const found = lines.filter(({ id }) => chosen.includes(id))
  return found.length > 0 ? found : lines.slice(0, FIRST_LINES)
}
