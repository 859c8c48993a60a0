import type { Database } from '@touchline/database'
import type pg from 'pg'

/** The kind of thing that ids in a column refer to, by the column's name; the table itself for `id`. */
const KIND_OF: Readonly<Record<string, string>> = {
  league_id: 'league',
  season_id: 'season',
  stage_id: 'stage',
  group_id: 'group',
  venue_id: 'venue',
  team_id: 'team',
  home_team_id: 'team',
  away_team_id: 'team',
  opponent_id: 'team',
  from_team_id: 'team',
  to_team_id: 'team',
  rival_id: 'team',
  player_id: 'player',
  related_player_id: 'player',
  coach_id: 'coach',
  home_coach_id: 'coach',
  away_coach_id: 'coach',
  referee_id: 'referee',
  fixture_id: 'fixture',
  transfer_id: 'transfer',
}

/** Tables of football, each with the kind of its own `id`. */
const TABLES: readonly (readonly [table: string, kind: string | null])[] = [
  ['league', 'league'],
  ['season', 'season'],
  ['stage', 'stage'],
  ['group', 'group'],
  ['venue', 'venue'],
  ['team', 'team'],
  ['player', 'player'],
  ['coach', 'coach'],
  ['referee', 'referee'],
  ['coach_spell', null],
  ['player_spell', null],
  ['rival', null],
  ['trophy', null],
  ['transfer', 'transfer'],
  ['sidelined', null],
  ['fixture', 'fixture'],
  ['side', null],
  ['event', null],
  ['lineup_entry', null],
  ['fixture_statistics', null],
  ['comment', null],
  ['fixture_period', null],
  ['fixture_referee', null],
  ['fixture_missing', null],
  ['fixture_expected', null],
  ['fixture_pressure', null],
  ['odds_current', null],
  ['standing', null],
  ['points_correction', null],
  ['top_scorer', null],
  ['player_season', null],
  ['team_season', null],
  ['coach_season', null],
  ['referee_season', null],
  ['season_statistics', null],
]

/** Times of writing say nothing about the reported data. */
const LEFT_OUT: ReadonlySet<string> = new Set(['updated_at'])

/** Every football table as lines that are the same for the same football: source keys for ids, in a fixed order. */
export async function dumpTables(database: Database): Promise<Map<string, string[]>> {
  const names = await sourceNames(database.pool)
  const dump = new Map<string, string[]>()
  for (const [table, kind] of TABLES) {
    const { rows } = await database.pool.query<Record<string, unknown>>(`select * from "${table}"`)
    dump.set(table, rows.map((row) => JSON.stringify(named(row, kind, names))).sort())
  }
  return dump
}

type Names = ReadonlyMap<string, string>

async function sourceNames(pool: pg.Pool): Promise<Names> {
  const { rows } = await pool.query<{ kind: string; id: number; name: string }>(
    `select kind, id, string_agg(source || ' ' || key, ', ' order by source, key) as name from source_ref group by kind, id`,
  )
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.name]))
}

function named(row: Record<string, unknown>, kind: string | null, names: Names): Record<string, unknown> {
  const nameOf = (of: string, id: unknown) =>
    id === null ? null : (names.get(`${of} ${id}`) ?? `nobody's ${of} ${id}`)
  const owner = typeof row.owner === 'string' ? row.owner : null
  const cells = Object.entries(row)
    .filter(([column]) => !LEFT_OUT.has(column))
    .map(([column, value]) => {
      const of = column === 'id' ? kind : column === 'owner_id' ? owner : (KIND_OF[column] ?? null)
      if (of) return [column, nameOf(of, value)]
      return [column, column === 'form' ? formOf(value, (id) => nameOf('fixture', id)) : value]
    })
  return Object.fromEntries(cells)
}

/** The results stored with a table name their match by our id. */
function formOf(value: unknown, nameOf: (id: unknown) => string | null): unknown {
  if (!Array.isArray(value)) return value
  return value.map(({ fixtureId, ...rest }) => ({ fixture: nameOf(fixtureId), ...rest }))
}
