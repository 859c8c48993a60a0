import { describe, expect, it } from 'vitest'
import { type Row, smallWorld, TABLES, type Table } from './index.ts'
import { inside, sidesOf } from './world.ts'

const world = smallWorld()

/** Fields that point at a list; the club nobody describes is the one thing that is not there. */
const POINTERS: Readonly<Record<string, Table>> = {
  league_id: 'leagues',
  season_id: 'seasons',
  stage_id: 'stages',
  group_id: 'groups',
  round_id: 'rounds',
  aggregate_id: 'aggregates',
  venue_id: 'venues',
  state_id: 'states',
  team_id: 'teams',
  player_id: 'players',
  related_player_id: 'players',
  coach_id: 'coaches',
  referee_id: 'referees',
  fixture_id: 'fixtures',
  country_id: 'countries',
  market_id: 'markets',
  bookmaker_id: 'bookmakers',
  to_team_id: 'teams',
}

function dangling(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => dangling(item, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const table = POINTERS[field]
    if (table && typeof inner === 'number')
      return world[table].some((row) => row.id === inner) ? [] : [`${at}.${field} ${inner}`]
    return dangling(inner, `${at}.${field}`)
  })
}

const goals = (fixture: Row, description: string) =>
  Object.fromEntries(
    inside(fixture, 'scores')
      .filter((row) => row.description === description)
      .map((row) => [row.participant_id, (row.score as { goals: number }).goals]),
  )

describe('the small world', () => {
  it('is the same in every run', () => {
    expect(smallWorld()).toEqual(world)
  })

  it('points at nothing that is not there', () => {
    expect(TABLES.flatMap((table) => world[table].flatMap((row) => dangling(row, `${table} ${row.id}`)))).toEqual([])
  })

  it('has every id once in its list', () => {
    for (const table of TABLES) expect(new Set(world[table].map((row) => row.id)).size, table).toBe(world[table].length)
  })

  it('reports scores that its goals add up to', () => {
    const finished = world.fixtures.filter((row) => [5, 8].includes(Number(row.state_id)))
    expect(finished).toHaveLength(31)
    for (const fixture of finished) {
      const reported = inside(fixture, 'events').filter((event) => [14, 15, 16].includes(Number(event.type_id)))
      const counted = Object.fromEntries(
        sidesOf(fixture).map((team) => [team, reported.filter((event) => event.participant_id === team).length]),
      )
      expect(goals(fixture, 'CURRENT'), String(fixture.id)).toEqual(counted)
    }
  })

  it('has fixtures over, to come, postponed, decided by a shoot-out, and away sides listed first', () => {
    const states = Map.groupBy(world.fixtures, (row) => row.state_id)
    expect(
      [...states].map(([state, rows]) => [state, rows.length]).sort((a, b) => Number(a[0]) - Number(b[0])),
    ).toEqual([
      [1, 4],
      [5, 30],
      [8, 1],
      [10, 1],
    ])
    const shootOut = world.fixtures.find((row) => row.state_id === 8)
    expect(goals(shootOut ?? { id: 0 }, 'PENALTY_SHOOTOUT')).toEqual({ 19: 4, 83: 3 })
    const first = world.fixtures.map((row) => inside(row, 'participants')[0]?.meta as { location: string } | undefined)
    expect(new Set(first.map((meta) => meta?.location))).toEqual(new Set(['home', 'away']))
  })
})
