import { date, doublePrecision, index, integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { bytes, count } from './columns.ts'
import { fixture } from './fixture.ts'

/**
 * Our own forecast of a rated fixture, from the knowledge before its day. A row for every match of a domestic league that is ahead, in play
 * or was completed.
 */
export const forecast = pgTable(
  'forecast',
  {
    fixtureId: integer()
      .primaryKey()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    /** UTC day of the kick-off. */
    day: date().notNull(),
    /** Digest of everything the ratings read of the fixture; when it changes the fixture is rated again. */
    inputs: uuid().notNull(),
    /** The result after 90 minutes that was learned from; null while there is none. */
    homeGoals: count(),
    awayGoals: count(),
    /** Logarithms of the expected goals (of goals and shots), and of those of both sides together by goals alone. */
    logHome: doublePrecision().notNull(),
    logAway: doublePrecision().notNull(),
    logGoals: doublePrecision().notNull(),
    /** Difference of the pi-ratings: expected lead of the home side in goals. */
    pi: doublePrecision().notNull(),
    /** Probabilities of 1X2, which add up to 1, and of more than 2.5 goals. */
    home: doublePrecision().notNull(),
    draw: doublePrecision().notNull(),
    away: doublePrecision().notNull(),
    over25: doublePrecision().notNull(),
    /** Expected counts. */
    homeCorners: doublePrecision().notNull(),
    awayCorners: doublePrecision().notNull(),
    homeYellowCards: doublePrecision().notNull(),
    awayYellowCards: doublePrecision().notNull(),
    /** Log effect of the referee on the yellow cards of both sides, already included in them; null without a referee. */
    refereeEffect: doublePrecision(),
  },
  (t) => [index().on(t.day)],
)

/** The state of the ratings before the matches of a day, packed; they are computed again from here when a result is corrected. */
export const ratingSnapshot = pgTable('rating_snapshot', {
  day: date().primaryKey(),
  /** Changes whenever the state is written, so that readers know whether to read it again. */
  version: uuid().notNull().defaultRandom(),
  state: bytes().notNull(),
})

/** Weights of the forecasts of a season, fitted in its July on the seasons before. */
export const ratingFit = pgTable('rating_fit', {
  /** Year the season begins in. */
  season: smallint().primaryKey(),
  /** Matches of the fit; 0 where the published weights are used. */
  matches: integer().notNull(),
  home: doublePrecision().array().notNull(),
  away: doublePrecision().array().notNull(),
  over25: doublePrecision().array().notNull(),
})
