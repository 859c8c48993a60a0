import type { TypedNumbers } from '@touchline/football'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { fixture } from './fixture.ts'
import { player, referee } from './reference.ts'

const ofFixture = () =>
  integer()
    .notNull()
    .references(() => fixture.id, { onDelete: 'cascade' })

/** Place in a list that a source reports as a whole. */
const place = () => smallint().notNull()

export const lineupEntry = pgTable(
  'lineup_entry',
  {
    fixtureId: ofFixture(),
    place: place(),
    home: boolean().notNull(),
    playerId: integer().references(() => player.id),
    playerName: text().notNull(),
    /** 11 in the first eleven, 12 on the bench. */
    typeId: smallint().notNull(),
    positionId: smallint(),
    formationPosition: smallint(),
    /** Row and column, `1:1` the goalkeeper. */
    formationField: text(),
    jerseyNumber: smallint(),
    captain: boolean().notNull(),
    /** Match statistics by type id. */
    details: jsonb().$type<TypedNumbers>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.place] }), index().on(t.playerId)],
)

/** Every statistic of one side by type id; period 0 is the whole match, 1 and 2 its halves. */
export const fixtureStatistics = pgTable(
  'fixture_statistics',
  {
    fixtureId: ofFixture(),
    home: boolean().notNull(),
    period: smallint().notNull(),
    values: jsonb().$type<TypedNumbers>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.home, t.period] })],
)

export const comment = pgTable(
  'comment',
  {
    fixtureId: ofFixture(),
    place: place(),
    minute: smallint(),
    extraMinute: smallint(),
    text: text().notNull(),
    goal: boolean().notNull(),
    important: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.place] })],
)

export const fixturePeriod = pgTable(
  'fixture_period',
  {
    fixtureId: ofFixture(),
    place: place(),
    /** 1 first half, 2 second half, 3 extra time, 5 shoot-out, 5314 and 39 the halves of extra time. */
    typeId: smallint().notNull(),
    startedAt: instant(),
    endedAt: instant(),
    /** Minute reached, 97 in the seventh minute after the 90th. */
    minutes: smallint(),
    added: smallint(),
    ticking: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.place] })],
)

export const fixtureReferee = pgTable(
  'fixture_referee',
  {
    fixtureId: ofFixture(),
    place: place(),
    refereeId: integer()
      .notNull()
      .references(() => referee.id),
    /** 6 referee, 7 and 8 assistants, 9 fourth official. */
    typeId: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.place] }), index().on(t.refereeId)],
)

/** Players who miss a fixture. */
export const fixtureMissing = pgTable(
  'fixture_missing',
  {
    fixtureId: ofFixture(),
    place: place(),
    home: boolean().notNull(),
    playerId: integer().references(() => player.id),
    playerName: text().notNull(),
    typeId: integer(),
    category: text({ enum: ['injury', 'suspended'] }),
    startsOn: date(),
    endsOn: date(),
    gamesMissed: smallint(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.place] })],
)

/** Whom the source expects in the first elevens of a fixture. */
export const fixtureExpected = pgTable(
  'fixture_expected',
  {
    fixtureId: ofFixture(),
    place: place(),
    home: boolean().notNull(),
    playerId: integer().references(() => player.id),
    playerName: text().notNull(),
    jerseyNumber: smallint(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.place] })],
)

/** Attack minute by minute, packed: above zero the home side presses, below the away side. */
export const fixturePressure = pgTable('fixture_pressure', {
  fixtureId: ofFixture().primaryKey(),
  minutes: smallint().array().notNull(),
  values: smallint().array().notNull(),
})
