import { DEMO_SEED } from '@touchline/demo/index.ts'
import { describe, expect, it } from 'vitest'
import { inside, TABLES, type Table } from '../world.ts'
import { SLICE, SLICE_NOW, sliceWorld } from './index.ts'
import { sliceRecords } from './records.ts'

const world = sliceWorld()

/** Fields that refer to a list; transfers and trophies may name clubs and seasons without a record. */
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
}

function dangling(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => dangling(item, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const table = POINTERS[field]
    if (table && typeof inner === 'number')
      return world[table].some((row) => row.id === inner) ? [] : [`${at}.${field} ${inner}`]
    return field === 'trophies' ? [] : dangling(inner, `${at}.${field}`)
  })
}

describe('the slice of the demo world', () => {
  it('is the same whenever it is made', () => {
    expect(sliceRecords(DEMO_SEED, Date.parse(SLICE_NOW))).toEqual(SLICE)
  })

  it('points at nothing that is not there', () => {
    expect(TABLES.flatMap((table) => world[table].flatMap((row) => dangling(row, `${table} ${row.id}`)))).toEqual([])
  })

  it('has every id once in its list, and something in every list but two the product does not read', () => {
    for (const table of TABLES) expect(new Set(world[table].map((row) => row.id)).size, table).toBe(world[table].length)
    expect(TABLES.filter((table) => world[table].length === 0)).toEqual(['aggregates', 'inplayOdds'])
  })

  it('has matches over, to come and decided by a shoot-out, and away sides listed first', () => {
    expect(new Set(world.fixtures.map((row) => row.state_id))).toEqual(new Set([1, 5, 8]))
    const first = world.fixtures.map((row) => inside(row, 'participants')[0]?.meta as { location: string } | undefined)
    expect(new Set(first.map((meta) => meta?.location))).toEqual(new Set(['home', 'away']))
  })
})
