import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { emptyWorld, inside, type Row, type Table, type World } from './world.ts'

/** The recorded Champions League final with extra time and shoot-out. */
export const RECORDED_FINAL = 19_683_241

const FIXTURES = [
  'fixture_19683241_extra_time_penalties.json',
  'fixture_19135043_events_stats_sidelined_weather.json',
  'fixture_19568578_upcoming_with_lineups.json',
  'fixture_19611366_events_stats_lineups_comments_referees.json',
]

/** Countries of the recorded clubs and leagues; the recorded answers point at them and do not hold them. */
const COUNTRIES: readonly (readonly [id: number, name: string, iso2: string | null, fifa: string | null])[] = [
  [5, 'Brazil', 'BR', 'BRA'],
  [17, 'France', 'FR', 'FRA'],
  [32, 'Spain', 'ES', 'ESP'],
  [41, 'Europe', null, null],
  [458, 'Mexico', 'MX', 'MEX'],
  [462, 'United Kingdom', 'GB', 'ENG'],
]

/**
 * A world of recorded answers: four fixtures, one league table, the prices of one fixture, and all that is reported inside them. What
 * they only point at (seasons, stages, rounds, players of a line-up) is described with as much as they say about it.
 *
 * @param folder the one with `recorded`, `postman` and `postman-2023` in it
 */
export function worldFromRecorded(folder: string): World {
  const world = emptyWorld()
  const read = (...path: string[]): unknown => dataOf(JSON.parse(readFileSync(resolve(folder, ...path), 'utf8')))
  const add = (table: Table, row: unknown) => addOnce(world[table], row)
  world.fixtures = FIXTURES.map((file) => read('recorded', file) as Row)
  world.odds = read('recorded', 'odds_full_fixture_19611366.json') as Row[]
  world.standings = read('recorded', 'standings_season_23614_details_form_rule.json') as Row[]
  world.states = (read('postman', 'states_all_states.json') as Row[]).map(({ id, ...state }) => ({ id, ...state }))
  for (const country of read('postman-2023', 'core_countries_all.json') as Row[]) add('countries', country)
  for (const [id, name, iso2, fifa] of COUNTRIES) add('countries', { id, continent_id: 1, name, iso2, fifa_name: fifa })
  for (const [id, type] of Object.entries(read('types_seen_in_real_responses.json') as Record<string, object>))
    add('types', { id: Number(id), ...type })
  for (const [id, name] of Object.entries(read('odds_markets_id_to_developer_name.json') as Record<string, string>)) {
    add('markets', { id: Number(id), name, developer_name: name, has_winning_calculations: false })
  }
  for (const bookmaker of read('postman-2023', 'odds_bookmakers_all.json') as Row[]) add('bookmakers', bookmaker)
  for (const id of new Set(world.odds.map((row) => Number(row.bookmaker_id))))
    add('bookmakers', { id, name: `Bookmaker ${id}` })
  for (const fixture of world.fixtures) addFixtureParts(fixture, add)
  for (const row of world.standings) {
    add('teams', row.participant)
    add('leagues', row.league)
    add('stages', row.stage)
    addCompetition(row, add)
  }
  return world
}

const dataOf = (body: unknown): unknown => (isRow(body) && 'data' in body ? body.data : body)

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first description of a thing stays. */
function addOnce(rows: Row[], row: unknown): void {
  if (!isRow(row) || typeof row.id !== 'number' || rows.some((one) => one.id === row.id)) return
  rows.push({ ...row, id: row.id })
}

type Add = (table: Table, row: unknown) => void

function addFixtureParts(fixture: Row, add: Add): void {
  add('leagues', fixture.league)
  add('venues', fixture.venue)
  add('venues', { id: fixture.venue_id, country_id: null, name: `Venue ${fixture.venue_id}` })
  for (const { meta: _, ...team } of inside(fixture, 'participants')) add('teams', team)
  for (const event of inside(fixture, 'events')) add('players', event.player)
  for (const absence of inside(fixture, 'sidelined'))
    add('players', isRow(absence.sideline) ? absence.sideline.player : null)
  for (const place of inside(fixture, 'lineups')) {
    add('players', place.player)
    add('players', {
      id: place.player_id,
      name: place.player_name,
      display_name: place.player_name,
      position_id: place.position_id,
    })
  }
  for (const { referee_id } of inside(fixture, 'referees'))
    add('referees', { id: referee_id, name: `Referee ${referee_id}` })
  addCompetition(fixture, add)
}

const LEAGUE_NAMES: Readonly<Record<string, string>> = { 2: 'Champions League', 1452: 'FIFA Intercontinental Cup' }

/** League, season, stage and round that a row points at. Recorded seasons run from summer to summer. */
function addCompetition(row: Row, add: Add): void {
  const { league_id, season_id, stage_id, round_id } = row
  const end = season_id === 23614 ? 2025 : 2026
  const of = { sport_id: 1, league_id, season_id, is_current: false, finished: true }
  add('leagues', {
    id: league_id,
    sport_id: 1,
    country_id: 41,
    name: LEAGUE_NAMES[String(league_id)],
    active: true,
    type: 'league',
    sub_type: 'cup_international',
  })
  add('seasons', {
    ...of,
    id: season_id,
    name: `${end - 1}/${end}`,
    starting_at: `${end - 1}-07-01`,
    ending_at: `${end}-06-30`,
  })
  add('stages', {
    ...of,
    id: stage_id,
    type_id: round_id === null ? 224 : 223,
    name: round_id === null ? 'Knock-out' : 'League Stage',
    sort_order: 1,
  })
  if (round_id !== null) add('rounds', { ...of, id: round_id, stage_id, name: String(round_id) })
}
