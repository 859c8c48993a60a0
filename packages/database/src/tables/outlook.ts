import { date, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { fixture } from './fixture.ts'
import { season, team } from './reference.ts'

/** The outlook of a team's season after each round, from the knowledge of that day. Append-only: rows stay, whatever is corrected later. */
export const seasonChance = pgTable(
  'season_chance',
  {
    seasonId: integer()
      .notNull()
      .references(() => season.id, { onDelete: 'cascade' }),
    /** The table it is about; 0 where that is of no stage or group. */
    stageId: integer().notNull(),
    groupId: integer().notNull(),
    /** Matches of a team, on average. */
    round: smallint().notNull(),
    teamId: integer()
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    /** The last UTC day that was known. */
    day: date().notNull(),
    /** Probabilities; null where the league has no such place. */
    champion: real(),
    continental: real(),
    promotion: real(),
    relegation: real(),
    madeAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.stageId, t.groupId, t.round, t.teamId] })],
)

/** How far a match to come moves a chance of one of its teams: the chance that it moves most. */
export const fixtureStake = pgTable('fixture_stake', {
  fixtureId: integer()
    .primaryKey()
    .references(() => fixture.id, { onDelete: 'cascade' }),
  /** `champion`, `continental`, `qualification`, `promotion` or `relegation`; of a cup `next_round`, `final` or `champion`. */
  aim: text().notNull(),
  teamId: integer()
    .notNull()
    .references(() => team.id, { onDelete: 'cascade' }),
  /** Chance of the team after a home win and after an away win. */
  home: real().notNull(),
  away: real().notNull(),
  /** Bounds of home win less away win. */
  low: real().notNull(),
  high: real().notNull(),
})
