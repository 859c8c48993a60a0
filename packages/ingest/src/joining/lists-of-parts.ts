import {
  comment,
  event,
  fixture,
  fixtureExpected,
  fixtureMissing,
  fixturePeriod,
  fixturePressure,
  fixtureReferee,
  fixtureStatistics,
  lineupEntry,
  oddsCurrent,
  type side,
} from '@touchline/database'
import type { ListedPart } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type ListTable = PgTable & { fixtureId: PgColumn }
type FixtureColumn = keyof typeof fixture.$inferSelect

/** The table of a part that is stored as a list. */
interface ListedPlace {
  /** Tables with a row per item. */
  tables: readonly ListTable[]
  /** Columns of the fixture and of its sides that belong to it. */
  columns: readonly FixtureColumn[]
  sideColumns: readonly (keyof typeof side.$inferSelect)[]
  /** Whether anything is stored of it for the fixture. */
  present: SQL<boolean>
}

const listed = (
  tables: readonly ListTable[],
  columns: ListedPlace['columns'] = [],
  sideColumns: ListedPlace['sideColumns'] = [],
): ListedPlace => ({
  tables,
  columns,
  sideColumns,
  present: sql<boolean>`(${sql.join(
    [
      ...tables.map((table) => sql`exists (select from ${table} where ${table.fixtureId} = ${fixture.id})`),
      ...columns.map((column) => sql`${fixture[column]} is not null`),
    ],
    sql` or `,
  )})`,
})

export const LISTS: Readonly<Record<ListedPart, ListedPlace>> = {
  price: listed(
    [],
    ['priceHome', 'priceDraw', 'priceAway', 'priceBookmakerId', 'priceClosing'],
    ['price', 'priceBookmakerId', 'chance'],
  ),
  events: listed([event]),
  lineups: listed([lineupEntry], ['homeFormation', 'awayFormation', 'lineupConfirmed']),
  details: listed(
    [fixturePeriod, fixtureReferee, fixtureMissing, fixtureExpected],
    ['homeColour', 'awayColour', 'attendance'],
  ),
  all_statistics: listed([fixtureStatistics]),
  comments: listed([comment]),
  pressure: listed([fixturePressure]),
  odds: listed([oddsCurrent]),
}
