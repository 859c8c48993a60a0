import type { ListedPart } from '@touchline/football'

/** Where a part that stands beside the fixture is kept. */
interface ListedPlace {
  /** Tables with a row per item, by `fixture_id`. */
  tables: readonly string[]
  /** Columns of the fixture that belong to it. */
  columns: readonly string[]
  /** SQL: true when the fixture `f` has anything of it. */
  present: string
}

const listed = (tables: readonly string[], columns: readonly string[] = []): ListedPlace => ({
  tables,
  columns,
  present: [
    ...tables.map((table) => `exists (select from ${table} t where t.fixture_id = f.id)`),
    ...columns.map((column) => `f.${column} is not null`),
  ].join(' OR '),
})

export const LISTS: Readonly<Record<ListedPart, ListedPlace>> = {
  events: listed(['event']),
  lineups: listed(['lineup_entry'], ['home_formation', 'away_formation', 'lineup_confirmed']),
  details: listed(
    ['fixture_period', 'fixture_referee', 'fixture_missing'],
    ['home_colour', 'away_colour', 'attendance'],
  ),
  all_statistics: listed(['fixture_statistics']),
  comments: listed(['comment']),
  pressure: listed(['fixture_pressure']),
  odds: listed(['odds_current']),
}
