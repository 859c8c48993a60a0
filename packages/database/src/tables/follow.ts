import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { instant, ownId } from './columns.ts'
import { fixture } from './fixture.ts'
import { league, player, team } from './reference.ts'

const ofAccount = () => integer().references(() => account.id, { onDelete: 'cascade' })

/** A team, league, match or player that an account follows: one of the four. A followed league is a favourite league. */
export const follow = pgTable(
  'follow',
  {
    id: ownId(),
    accountId: ofAccount().notNull(),
    teamId: integer().references(() => team.id, { onDelete: 'cascade' }),
    leagueId: integer().references(() => league.id, { onDelete: 'cascade' }),
    fixtureId: integer().references(() => fixture.id, { onDelete: 'cascade' }),
    playerId: integer().references(() => player.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.accountId, t.createdAt),
    uniqueIndex().on(t.teamId, t.accountId),
    uniqueIndex().on(t.leagueId, t.accountId),
    uniqueIndex().on(t.fixtureId, t.accountId),
    uniqueIndex().on(t.playerId, t.accountId),
    check('follow_is_of_one_thing', sql`num_nonnulls(team_id, league_id, fixture_id, player_id) = 1`),
  ],
)

/** The secret address at which an account's calendar and feeds are read without signing in. Only the hash is stored. */
export const feedAddress = pgTable(
  'feed_address',
  { accountId: ofAccount().primaryKey(), hash: text().notNull(), createdAt: instant().notNull() },
  (t) => [uniqueIndex().on(t.hash)],
)

/** Changes around a match without a result: moved, called off, line-ups out. */
export const fixtureNews = pgTable(
  'fixture_news',
  {
    id: ownId(),
    fixtureId: integer()
      .notNull()
      .references(() => fixture.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['moved', 'off', 'lineup'] }).notNull(),
    at: instant().notNull(),
    /** The kick-off and the state before. */
    kickoff: instant().notNull(),
    kickoffKnown: boolean().notNull(),
    stateId: smallint().notNull(),
  },
  (t) => [
    index().on(t.fixtureId, t.at),
    index().on(t.at),
    uniqueIndex('fixture_news_lineup_once').on(t.fixtureId).where(sql`kind = 'lineup'`),
  ],
)
