import type { Details, TypedNumbers } from '@touchline/football'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ownId } from './columns.ts'
import { coach, group, league, player, referee, season, stage, team } from './reference.ts'

const ofSeason = () =>
  integer()
    .notNull()
    .references(() => season.id)
const ofTeam = () =>
  integer()
    .notNull()
    .references(() => team.id)
const ofPlayer = () =>
  integer()
    .notNull()
    .references(() => player.id)

/** Season statistics by type id, each value as the field publishes it. */
const details = () => jsonb().$type<Details>().notNull()
/** The source that reported a row, or `computed` from our own results. */
const source = () => text().notNull()

export interface StandingForm {
  fixtureId: number | null
  result: 'W' | 'D' | 'L'
}

export const standing = pgTable(
  'standing',
  {
    seasonId: ofSeason(),
    place: smallint().notNull(),
    stageId: integer().references(() => stage.id),
    groupId: integer().references(() => group.id),
    teamId: ofTeam(),
    position: smallint().notNull(),
    points: smallint().notNull(),
    /** Meaning of the place: 180 Champions League, 182 relegation …; null for none. */
    ruleTypeId: integer(),
    movement: text({ enum: ['up', 'down', 'equal'] }),
    details: jsonb().$type<TypedNumbers>().notNull(),
    /** Oldest first. */
    form: jsonb().$type<readonly StandingForm[]>().notNull(),
    source: source(),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.place] }), index().on(t.teamId)],
)

/** Points given or taken by decision. */
export const pointsCorrection = pgTable(
  'points_correction',
  {
    seasonId: ofSeason(),
    place: smallint().notNull(),
    stageId: integer().references(() => stage.id),
    teamId: ofTeam(),
    points: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.place] })],
)

/** The season's best: 208 goals, 209 assists, 84 yellow cards, 83 red cards. */
export const topScorer = pgTable(
  'top_scorer',
  {
    seasonId: ofSeason(),
    typeId: smallint().notNull(),
    place: smallint().notNull(),
    position: smallint().notNull(),
    playerId: ofPlayer(),
    teamId: ofTeam(),
    total: smallint().notNull(),
    source: source(),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.typeId, t.place] }), index().on(t.playerId)],
)

/** A player in a team's squad of a season, with what he did there. */
export const playerSeason = pgTable(
  'player_season',
  {
    seasonId: ofSeason(),
    teamId: ofTeam(),
    playerId: ofPlayer(),
    positionId: smallint(),
    jerseyNumber: smallint(),
    details: details(),
    source: source(),
  },
  (t) => [
    primaryKey({ columns: [t.seasonId, t.teamId, t.playerId] }),
    index().on(t.playerId),
    index().on(t.teamId, t.seasonId),
  ],
)

export const teamSeason = pgTable(
  'team_season',
  { seasonId: ofSeason(), teamId: ofTeam(), details: details(), source: source() },
  (t) => [primaryKey({ columns: [t.seasonId, t.teamId] }), index().on(t.teamId)],
)

export const coachSeason = pgTable(
  'coach_season',
  {
    seasonId: ofSeason(),
    teamId: ofTeam(),
    coachId: integer()
      .notNull()
      .references(() => coach.id),
    details: details(),
    source: source(),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.teamId, t.coachId] }), index().on(t.coachId)],
)

export const refereeSeason = pgTable(
  'referee_season',
  {
    seasonId: ofSeason(),
    refereeId: integer()
      .notNull()
      .references(() => referee.id),
    details: details(),
    source: source(),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.refereeId] }), index().on(t.refereeId)],
)

export const seasonStatistics = pgTable('season_statistics', {
  seasonId: ofSeason().primaryKey(),
  details: details(),
  source: source(),
})

/** Trophies of a team, a player or a coach; `trophyId` 1 won, 2 runner-up. */
export const trophy = pgTable(
  'trophy',
  {
    owner: text({ enum: ['team', 'player', 'coach'] }).notNull(),
    ownerId: integer().notNull(),
    place: smallint().notNull(),
    trophyId: smallint().notNull(),
    /** Null where the competition or season is not stored; the names are used then. */
    leagueId: integer().references(() => league.id),
    leagueName: text().notNull(),
    seasonId: integer().references(() => season.id),
    seasonName: text().notNull(),
    teamId: integer().references(() => team.id),
  },
  (t) => [primaryKey({ columns: [t.owner, t.ownerId, t.place] })],
)

/** Spells of a player at clubs. */
export const playerSpell = pgTable(
  'player_spell',
  {
    playerId: ofPlayer(),
    place: smallint().notNull(),
    teamId: ofTeam(),
    startsOn: date(),
    endsOn: date(),
    positionId: smallint(),
    jerseyNumber: smallint(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.place] }), index().on(t.teamId)],
)

export const transfer = pgTable(
  'transfer',
  {
    id: ownId(),
    playerId: ofPlayer(),
    fromTeamId: integer().references(() => team.id),
    toTeamId: integer().references(() => team.id),
    date: date().notNull(),
    /** 218 loan, 219 transfer, 220 free transfer, 9688 end of a loan. */
    typeId: integer().notNull(),
    /** Euros. */
    amount: bigint({ mode: 'number' }),
  },
  (t) => [
    index().on(t.date.desc(), t.id.desc()),
    index().on(t.playerId),
    index().on(t.fromTeamId, t.date.desc()),
    index().on(t.toTeamId, t.date.desc()),
  ],
)

/** Injured and suspended players of a team, past and present. */
export const sidelined = pgTable(
  'sidelined',
  {
    teamId: ofTeam(),
    place: smallint().notNull(),
    playerId: ofPlayer(),
    seasonId: integer().references(() => season.id),
    typeId: integer(),
    category: text({ enum: ['injury', 'suspended'] }),
    startsOn: date(),
    endsOn: date(),
    gamesMissed: smallint(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.place] }), index().on(t.playerId)],
)

export const rival = pgTable('rival', { teamId: ofTeam(), place: smallint().notNull(), rivalId: ofTeam() }, (t) => [
  primaryKey({ columns: [t.teamId, t.place] }),
])
