import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** The feed's finer kind: domestic, domestic_cup, international … */
    subType: text(),
    /** Level in its country, 1 at the top; 1 where it is unknown. */
    tier: smallint().notNull().default(1),
    shortCode: text(),
    imageUrl: text(),
    /** Name shared by all sources for competitions the product speaks of: `england/premier-league`. */
    stableKey: text(),
    /** Whether it is still played, as its source says. */
    active: boolean().notNull(),
    /** An operator's choice: `hidden` ones are left out of lists, search and site map, `inactive` ones count as no longer played. */
    shown: text({ enum: ['shown', 'hidden', 'inactive'] })
      .notNull()
      .default('shown'),
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
    /** 223 group stage or regular season, 224 knock-out, 225 qualifying. */
    typeId: smallint(),
  },
  (t) => [index().on(t.seasonId)],
)

/** A group within a stage. */
export const group = pgTable(
  'group',
  {
    id: ownId(),
    stageId: integer()
      .notNull()
      .references(() => stage.id),
    name: text().notNull(),
  },
  (t) => [index().on(t.stageId)],
)

export const venue = pgTable('venue', {
  id: ownId(),
  name: text().notNull(),
  city: text(),
  countryId: integer().references(() => country.id),
  capacity: integer(),
  address: text(),
  surface: text(),
  imageUrl: text(),
  /** Degrees, of the ground or of its city. */
  latitude: real(),
  longitude: real(),
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
    imageUrl: text(),
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
  /** Name without accents and in lower case, for search. */
  foldedName: text().notNull().default(''),
  /** The common name, which is the one that is shown, without accents and in lower case, for sorting. */
  sortName: text().notNull().default(''),
  /** Centimetres. */
  height: smallint(),
  /** Kilograms. */
  weight: smallint(),
  /** Address of the picture at the source; served from our own origin only. */
  imageUrl: text(),
}

export const player = pgTable(
  'player',
  {
    ...person,
    positionId: smallint(),
    detailedPositionId: smallint(),
    preferredFoot: text({ enum: ['left', 'right', 'both'] }),
  },
  (t) => [index().on(t.countryId, t.sortName)],
)

export const coach = pgTable(
  'coach',
  { ...person, playerId: integer().references((): AnyPgColumn => player.id) },
  (t) => [index().on(t.countryId, t.sortName), index().on(t.playerId)],
)

export const referee = pgTable('referee', person, (t) => [index().on(t.countryId, t.sortName)])

/** A coach at a team; `endsOn` null while it lasts. */
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
    /** 221 coach, 226 assistant, 227 goalkeeping coach, 228 forward coach, 560 caretaker. */
    positionId: smallint().notNull().default(221),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.startsOn, t.coachId] }), index().on(t.coachId)],
)
