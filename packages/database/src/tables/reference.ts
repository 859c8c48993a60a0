import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ownId } from './columns.ts'

/** Countries and regions, a copy of the fixed list in packages/football; ids never change. */
export const country = pgTable('country', {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  region: boolean().notNull(),
})

export const league = pgTable(
  'league',
  {
    id: ownId(),
    name: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    type: text({ enum: ['league', 'cup', 'friendly'] }).notNull(),
    /** Name shared by all sources for competitions the product speaks of: `england/premier-league`. */
    stableKey: text(),
    active: boolean().notNull(),
  },
  (t) => [uniqueIndex().on(t.stableKey), index().on(t.countryId)],
)

export const season = pgTable(
  'season',
  {
    id: ownId(),
    leagueId: integer()
      .notNull()
      .references(() => league.id),
    name: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    current: boolean().notNull(),
  },
  (t) => [index().on(t.leagueId)],
)

export const stage = pgTable(
  'stage',
  {
    id: ownId(),
    seasonId: integer()
      .notNull()
      .references(() => season.id),
    name: text().notNull(),
    sortOrder: smallint().notNull(),
  },
  (t) => [index().on(t.seasonId)],
)

export const venue = pgTable('venue', {
  id: ownId(),
  name: text().notNull(),
  city: text(),
  countryId: integer().references(() => country.id),
  capacity: integer(),
})

export const team = pgTable(
  'team',
  {
    id: ownId(),
    name: text().notNull(),
    /** Name without accents and in lower case, for search and for sorting. */
    foldedName: text().notNull(),
    shortCode: text(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    national: boolean().notNull(),
    founded: smallint(),
    venueId: integer().references(() => venue.id),
    primaryColour: text(),
    secondaryColour: text(),
    stableKey: text(),
  },
  (t) => [uniqueIndex().on(t.stableKey), index().on(t.foldedName), index().on(t.countryId)],
)

const person = {
  id: ownId(),
  name: text().notNull(),
  commonName: text().notNull(),
  countryId: integer().references(() => country.id),
  dateOfBirth: date(),
}

export const player = pgTable('player', { ...person, positionId: smallint() })
export const coach = pgTable('coach', person)
export const referee = pgTable('referee', person)

/** A coach in charge of a team; `endsOn` null while it lasts. */
export const coachSpell = pgTable(
  'coach_spell',
  {
    teamId: integer()
      .notNull()
      .references(() => team.id),
    coachId: integer()
      .notNull()
      .references(() => coach.id),
    startsOn: date().notNull(),
    endsOn: date(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.startsOn, t.coachId] })],
)
