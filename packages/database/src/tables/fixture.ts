import type { BookmakerId, Provenance } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { count, instant, ownId, price } from './columns.ts'
import { coach, group, league, player, referee, season, stage, team, venue } from './reference.ts'

/** One game, past or future. Scores are stored by period; null is unknown or not played. */
export const fixture = pgTable(
  'fixture',
  {
    id: ownId(),
    leagueId: integer()
      .notNull()
      .references(() => league.id),
    seasonId: integer()
      .notNull()
      .references(() => season.id),
    stageId: integer().references(() => stage.id),
    groupId: integer().references(() => group.id),
    roundName: text(),
    kickoff: instant().notNull(),
    /** False where only the day is known; then `kickoff` is that day at 00:00 UTC. */
    kickoffKnown: boolean().notNull(),
    stateId: smallint().notNull(),
    minute: smallint(),
    addedMinute: smallint(),
    /** True where the source has no minute and ours is computed from its data. */
    minuteEstimated: boolean().notNull().default(false),
    /** Up to when the source of the result had seen the match when it last changed it; null where it does not say. */
    seenUntil: instant(),
    homeTeamId: integer()
      .notNull()
      .references(() => team.id),
    awayTeamId: integer()
      .notNull()
      .references(() => team.id),
    venueId: integer().references(() => venue.id),
    refereeId: integer().references(() => referee.id),
    homeCoachId: integer().references(() => coach.id),
    awayCoachId: integer().references(() => coach.id),
    /** Goals so far or at the end, extra time included, shoot-out not. */
    homeGoals: count(),
    awayGoals: count(),
    homeHalfTime: count(),
    awayHalfTime: count(),
    /** After 90 minutes. */
    homeFullTime: count(),
    awayFullTime: count(),
    homeExtraTime: count(),
    awayExtraTime: count(),
    homeShootOut: count(),
    awayShootOut: count(),
    /** The reference three-way price: one bookmaker's, the last known before kick-off. */
    priceHome: price(),
    priceDraw: price(),
    priceAway: price(),
    priceBookmakerId: smallint().$type<BookmakerId>(),
    priceClosing: boolean(),
    weatherIcon: text(),
    weatherText: text(),
    /** Degrees Celsius. */
    weatherTemperature: real(),
    weatherEvening: real(),
    /** Percent. */
    weatherHumidity: smallint(),
    /** Metres a second. */
    weatherWind: real(),
    homeFormation: text(),
    awayFormation: text(),
    lineupConfirmed: boolean(),
    /** Shirt colours, #rrggbb. */
    homeColour: text(),
    awayColour: text(),
    attendance: integer(),
    /** The source of each part, where several describe the fixture; null where one source reported all of it. */
    provenance: jsonb().$type<Provenance>(),
    /** True while it is probably a match of the season that another source has under other names of its clubs: it counts nowhere. */
    doubled: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.kickoff),
    index().on(t.stateId, t.kickoff),
    index().on(t.seasonId, t.kickoff),
    index().on(t.refereeId, t.kickoff.desc()),
  ],
)

/**
 * One row per team per fixture: everything a team's history lists read, so that each list is one index scan.
 * Counts are whole numbers; null is unknown, never 0.
 */
export const side = pgTable(
  'side',
  {
    fixtureId: integer()
      .notNull()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    home: boolean().notNull(),
    teamId: integer().notNull(),
    opponentId: integer().notNull(),
    leagueId: integer().notNull(),
    seasonId: integer().notNull(),
    coachId: integer(),
    kickoff: instant().notNull(),
    /** True once the result counts (states 5, 7 and 8), unless the match is doubled. */
    finished: boolean().notNull(),
    /** After 90 minutes. */
    goals: count(),
    conceded: count(),
    halfTimeGoals: count(),
    halfTimeConceded: count(),
    /** 3, 1 or 0 by the score at the end without the shoot-out; null until finished. */
    points: smallint(),
    corners: count(),
    yellowCards: count(),
    /** Straight reds and second yellows. */
    redCards: count(),
    shotsTotal: count(),
    shotsOnTarget: count(),
    shotsBlocked: count(),
    shotsInsideBox: count(),
    attacks: count(),
    dangerousAttacks: count(),
    passesTotal: count(),
    passesAccurate: count(),
    ballSafe: count(),
    fouls: count(),
    freeKicks: count(),
    goalAttempts: count(),
    goalKicks: count(),
    injuries: count(),
    offsides: count(),
    penalties: count(),
    /** Percent. */
    possession: count(),
    saves: count(),
    substitutions: count(),
    tackles: count(),
    throwIns: count(),
    /** This side's own price in the reference three-way price. */
    price: price(),
    priceBookmakerId: smallint().$type<BookmakerId>(),
    /** Margin-free probability of this side's win by the reference three-way price, in thousandths. */
    chance: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.fixtureId, t.home] }),
    // Everything a list is filtered by, so that only the rows of its page are read.
    index('side_list_index').on(
      t.teamId,
      t.kickoff.desc(),
      t.fixtureId,
      t.seasonId,
      t.home,
      t.coachId,
      t.points,
      t.price,
      t.priceBookmakerId,
      t.chance,
    ),
    // The same for lists of all teams at a price or a chance.
    index('side_price_index')
      .on(t.priceBookmakerId, t.price, t.kickoff, t.fixtureId, t.home, t.leagueId, t.seasonId)
      .where(sql`points is not null and price is not null`),
    index('side_chance_index')
      .on(t.priceBookmakerId, t.chance, t.kickoff, t.fixtureId, t.home, t.leagueId, t.seasonId)
      .where(sql`points is not null and chance is not null`),
    // The same for those of a league: few enough to be read whole.
    index('side_league_index')
      .on(t.leagueId, t.priceBookmakerId, t.kickoff, t.fixtureId, t.home, t.seasonId, t.price, t.chance)
      .where(sql`points is not null and price is not null`),
    index().on(t.teamId, t.opponentId, t.kickoff.desc()),
    index().on(t.seasonId, t.teamId),
  ],
)

/** Events of a match: goals, cards, corners, substitutions, video reviews, shoot-out. */
export const event = pgTable(
  'event',
  {
    fixtureId: integer()
      .notNull()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    /** The source's key of the event within the fixture. */
    key: text().notNull(),
    /** Place in the order of events. */
    place: smallint().notNull().default(0),
    typeId: smallint().notNull(),
    minute: smallint().notNull(),
    extraMinute: smallint(),
    /** The side credited. */
    home: boolean().notNull(),
    playerId: integer().references(() => player.id),
    playerName: text(),
    relatedPlayerId: integer().references(() => player.id),
    relatedPlayerName: text(),
    /** An event of a coach or other staff: listed, and not counted among cards. */
    staff: boolean().notNull().default(false),
    comment: text(),
    /** Score after it, home first; of the shoot-out for its kicks. */
    result: text(),
    addition: text(),
    info: text(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.key] }), index().on(t.playerId)],
)
