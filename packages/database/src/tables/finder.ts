import type { BookmakerId } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { count, instant, ownId } from './columns.ts'

/**
 * Facts of a match of a domestic league for the finder: what was known before its day, and the profit of bets on it. Computed, a row a
 * fixture; null is unknown. It has no key to its fixture, so that rows of deleted fixtures can still be found.
 */
export const finderFact = pgTable(
  'finder_fact',
  {
    fixtureId: integer().primaryKey(),
    kickoff: instant().notNull(),
    leagueId: integer().notNull(),
    seasonId: integer().notNull(),
    homeTeamId: integer().notNull(),
    awayTeamId: integer().notNull(),
    /** UTC, 1 Monday to 7 Sunday. */
    weekday: smallint().notNull(),
    /** Months since January 1970. */
    month: smallint().notNull(),
    /** After 90 minutes; null until the match is over. */
    homeGoals: count(),
    awayGoals: count(),
    /** Opening prices of the reference bookmaker, and of more and fewer than 2.5 goals. */
    priceHome: real(),
    priceDraw: real(),
    priceAway: real(),
    priceOver: real(),
    priceUnder: real(),
    /** Bookmaker of the opening 1X2 price. */
    priceBookmakerId: integer().$type<BookmakerId>(),
    /** The longest opening price of any bookmaker. */
    bestHome: real(),
    bestDraw: real(),
    bestAway: real(),
    bestOver: real(),
    bestUnder: real(),
    /** Margin-free probabilities at kick-off. */
    closeHome: real(),
    closeDraw: real(),
    closeAway: real(),
    closeOver: real(),
    /** Margin-free opening probabilities, and our forecast less these, in thousandths. */
    chanceHome: smallint(),
    chanceDraw: smallint(),
    chanceAway: smallint(),
    chanceOver: smallint(),
    edgeHome: smallint(),
    edgeDraw: smallint(),
    edgeAway: smallint(),
    edgeOver: smallint(),
    /** Whole days since the match before, at most 30. */
    homeRest: smallint(),
    awayRest: smallint(),
    restLead: smallint(),
    homePlace: smallint(),
    awayPlace: smallint(),
    placeLead: smallint(),
    /** The last five meetings, wins and losses from the home side's view. */
    meetings: smallint(),
    meetingWins: smallint(),
    meetingDraws: smallint(),
    meetingLosses: smallint(),
    meetingOvers: smallint(),
    meetingBoth: smallint(),
    /** Wins, and matches with more than 2.5 goals, of the last 20 home sides at the price of this one, and of the last 20 away sides at its price. */
    sameHomeWins20: smallint(),
    sameHomeOvers20: smallint(),
    sameAwayWins20: smallint(),
    sameAwayOvers20: smallint(),
    refereeId: integer(),
    /** Yellow and red cards of both sides, of a match that is over and whose referee is known. */
    cards: count(),
    /** The referee's last ten matches: cards a match in tenths, and home wins. */
    refereeCards: smallint(),
    refereeHomeWins: smallint(),
    /** Tenths of a degree Celsius and of a metre a second; 1 for rain or snow. */
    temperature: smallint(),
    wind: smallint(),
    wet: smallint(),
    /** Points, wins, more than 2.5 goals and goals of both sides in the last 5 and 10 matches: of all, and of those on the side it has here. */
    homePoints5All: smallint(),
    homePoints5Venue: smallint(),
    homePoints10All: smallint(),
    homePoints10Venue: smallint(),
    homeWins5All: smallint(),
    homeWins5Venue: smallint(),
    homeWins10All: smallint(),
    homeWins10Venue: smallint(),
    homeOvers5All: smallint(),
    homeOvers5Venue: smallint(),
    homeOvers10All: smallint(),
    homeOvers10Venue: smallint(),
    homeBoth5All: smallint(),
    homeBoth5Venue: smallint(),
    homeBoth10All: smallint(),
    homeBoth10Venue: smallint(),
    awayPoints5All: smallint(),
    awayPoints5Venue: smallint(),
    awayPoints10All: smallint(),
    awayPoints10Venue: smallint(),
    awayWins5All: smallint(),
    awayWins5Venue: smallint(),
    awayWins10All: smallint(),
    awayWins10Venue: smallint(),
    awayOvers5All: smallint(),
    awayOvers5Venue: smallint(),
    awayOvers10All: smallint(),
    awayOvers10Venue: smallint(),
    awayBoth5All: smallint(),
    awayBoth5Venue: smallint(),
    awayBoth10All: smallint(),
    awayBoth10Venue: smallint(),
  },
  (t) => [
    index().on(t.kickoff),
    index('finder_fact_ahead_index').on(t.kickoff).where(sql`home_goals is null`),
    index().on(t.leagueId, t.kickoff),
    index('finder_fact_same_home_index')
      .on(t.priceBookmakerId, t.priceHome, t.kickoff, t.fixtureId)
      .where(sql`price_home is not null`),
    index('finder_fact_same_away_index')
      .on(t.priceBookmakerId, t.priceAway, t.kickoff, t.fixtureId)
      .where(sql`price_away is not null`),
  ],
)

/** How many random finders did as well as one, valid while its figures are the same. */
export const finderChance = pgTable(
  'finder_chance',
  {
    /** Digest of the finder. */
    key: text().primaryKey(),
    bets: integer().notNull(),
    profit: doublePrecision().notNull(),
    draws: integer().notNull(),
    asGood: integer().notNull(),
    madeAt: instant().notNull(),
  },
  (t) => [index().on(t.madeAt)],
)

/** A finder that a subscriber gave a name. */
export const savedFinder = pgTable(
  'saved_finder',
  {
    id: ownId(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The finder as in the address of its page. */
    finder: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.accountId, t.name)],
)
