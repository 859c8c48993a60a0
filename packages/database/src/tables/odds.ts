import type { Source } from '@touchline/football'
import { boolean, index, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { fixture } from './fixture.ts'

/**
 * Every bookmaker's prices of one market of a fixture, packed: the arrays run in parallel, one element per quote.
 * A line or an opening price that does not exist is null.
 */
export const oddsCurrent = pgTable(
  'odds_current',
  {
    fixtureId: integer()
      .notNull()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    marketId: smallint().notNull(),
    bookmakerIds: integer().array().notNull(),
    selections: smallint().array().notNull(),
    lines: real().array().$type<(number | null)[]>().notNull(),
    openings: real().array().$type<(number | null)[]>().notNull(),
    prices: real().array().notNull(),
    updatedAt: instant().notNull(),
    /** Whether a price is the one at kick-off and not just the last one known; null in rows older than this column. */
    closings: boolean().array(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.marketId] })],
)

/**
 * Prices with the times their source saw them, next to those of `odds_current`, where a fixture has one source: the arrays run in parallel,
 * one element per quote. Readers of prices join the two by bookmaker.
 */
export const oddsSeen = pgTable(
  'odds_seen',
  {
    fixtureId: integer()
      .notNull()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    marketId: smallint().notNull(),
    source: text().$type<Source>().notNull(),
    bookmakerIds: integer().array().notNull(),
    selections: smallint().array().notNull(),
    lines: real().array().$type<(number | null)[]>().notNull(),
    prices: real().array().notNull(),
    /** Minutes since 1970. */
    seenAt: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.marketId, t.source] })],
)

/**
 * Prices as they stood from an instant on, one row a change, only ever added. Partitioned by month of `at`, so that a month goes as
 * a whole when its time is over.
 */
export const oddsChange = pgTable(
  'odds_change',
  {
    fixtureId: integer().notNull(),
    marketId: smallint().notNull(),
    bookmakerId: integer().notNull(),
    selection: smallint().notNull(),
    /** Handicap or total; null for markets without a line. */
    line: real(),
    price: real().notNull(),
    at: instant().notNull(),
  },
  (t) => [index().on(t.fixtureId, t.marketId, t.at)],
)
