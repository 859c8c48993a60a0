import { inside, type Row, type Table } from './world.ts'

/** Kinds of rows that occur only inside others, in addition to those with a list. */
type Part =
  | 'events'
  | 'lineups'
  | 'lineupDetails'
  | 'fixtureStatistics'
  | 'formations'
  | 'sidelined'
  | 'sidelines'
  | 'fixtureReferees'
  | 'metadata'
  | 'trophies'
  | 'typed'
  | 'statisticDetails'
  | 'standingForm'
  | 'plain'

export type Kind = Table | Part

/** How the rows of an include are found. */
export type Relation =
  /** The one row this row's field points at; null when there is none. */
  | { kind: Table; by: string }
  /** All rows whose field points at this row. */
  | { kind: Table; where: string }
  /** Stored in the row itself; `over` overrides the full row of that kind. */
  | { kind: Kind; inside: 'one' | 'many'; over?: Table }
  /** Derived from the row. */
  | { kind: Kind; derive: (row: Row) => unknown }

const one = (kind: Table, by: string): Relation => ({ kind, by })
const many = (kind: Table, where: string): Relation => ({ kind, where })
const part = (kind: Kind): Relation => ({ kind, inside: 'one' })
const parts = (kind: Kind): Relation => ({ kind, inside: 'many' })
const over = (kind: Table): Relation => ({ kind, inside: 'many', over: kind })

const sport = part('plain')
const type = one('types', 'type_id')
const league = one('leagues', 'league_id')
const season = one('seasons', 'season_id')
const stage = one('stages', 'stage_id')
const group = one('groups', 'group_id')
const round = one('rounds', 'round_id')
const team = one('teams', 'team_id')
const player = one('players', 'player_id')
const country = one('countries', 'country_id')
const position = one('types', 'position_id')
const detailedPosition = one('types', 'detailed_position_id')
const details = parts('statisticDetails')
const trophies = parts('trophies')
const typeOnly = { type }

const event: Record<string, Relation> = {
  type,
  subType: one('types', 'sub_type_id'),
  player,
  relatedPlayer: one('players', 'related_player_id'),
  participant: one('teams', 'participant_id'),
  fixture: one('fixtures', 'fixture_id'),
  period: part('plain'),
  detailedPeriod: part('plain'),
}

const person: Record<string, Relation> = {
  sport,
  country,
  nationality: one('countries', 'nationality_id'),
  city: part('plain'),
  trophies,
}

const fixture: Record<string, Relation> = {
  sport,
  league,
  season,
  stage,
  round,
  group,
  aggregate: one('aggregates', 'aggregate_id'),
  venue: one('venues', 'venue_id'),
  state: one('states', 'state_id'),
  participants: over('teams'),
  coaches: over('coaches'),
  scores: parts('typed'),
  periods: parts('typed'),
  detailedPeriods: { kind: 'typed', derive: (row) => row.detailedperiods ?? inside(row, 'periods') },
  currentPeriod: { kind: 'typed', derive: (row) => inside(row, 'periods').find((period) => period.ticking) ?? null },
  events: parts('events'),
  timeline: parts('events'),
  lineups: parts('lineups'),
  statistics: parts('fixtureStatistics'),
  formations: parts('formations'),
  metadata: parts('metadata'),
  sidelined: parts('sidelined'),
  referees: parts('fixtureReferees'),
  comments: parts('plain'),
  weatherReport: part('plain'),
  odds: many('odds', 'fixture_id'),
  inplayOdds: many('inplayOdds', 'fixture_id'),
}
for (const name of ['trends', 'pressure', 'xGFixture', 'ballCoordinates', 'predictions', 'premiumOdds', 'tvStations'])
  fixture[name] = parts('typed')
for (const name of [
  'prematchNews',
  'postmatchNews',
  'expectedLineups',
  'predictedLineups',
  'matchfacts',
  'AIOverviews',
])
  fixture[name] = parts('plain')

/** Possible includes of each kind, by the name to send; the key in the answer is the same in lower case. */
export const RELATIONS: Record<Kind, Readonly<Record<string, Relation>>> = {
  continents: { countries: many('countries', 'continent_id') },
  countries: { continent: one('continents', 'continent_id'), leagues: many('leagues', 'country_id') },
  types: {},
  states: { type: part('plain') },
  leagues: {
    sport,
    country,
    seasons: many('seasons', 'league_id'),
    stages: many('stages', 'league_id'),
    currentSeason: { kind: 'seasons', derive: (row) => row.currentseason ?? null },
    latest: parts('fixtures'),
    upcoming: parts('fixtures'),
    inplay: parts('fixtures'),
    today: parts('fixtures'),
  },
  seasons: {
    sport,
    league,
    stages: many('stages', 'season_id'),
    currentStage: part('stages'),
    fixtures: many('fixtures', 'season_id'),
    groups: many('groups', 'season_id'),
    teams: parts('teams'),
    statistics: parts('typed'),
    topscorers: many('topscorers', 'season_id'),
  },
  stages: {
    league,
    season,
    type,
    sport,
    rounds: many('rounds', 'stage_id'),
    currentRound: part('rounds'),
    groups: many('groups', 'stage_id'),
    fixtures: many('fixtures', 'stage_id'),
    aggregates: many('aggregates', 'stage_id'),
    topscorers: many('topscorers', 'stage_id'),
    statistics: parts('typed'),
  },
  groups: { league, season, stage, fixtures: many('fixtures', 'group_id') },
  rounds: { sport, league, season, stage, fixtures: many('fixtures', 'round_id'), statistics: parts('typed') },
  aggregates: { league, season, stage, fixtures: many('fixtures', 'aggregate_id') },
  fixtures: fixture,
  teams: {
    sport,
    country,
    venue: one('venues', 'venue_id'),
    coaches: many('teamCoaches', 'team_id'),
    rivals: many('rivals', 'team_id'),
    players: many('squads', 'team_id'),
    statistics: many('teamStatistics', 'team_id'),
    sidelined: parts('sidelines'),
    sidelinedHistory: parts('sidelines'),
    trophies,
    latest: parts('fixtures'),
    upcoming: parts('fixtures'),
    seasons: parts('seasons'),
    activeSeasons: parts('seasons'),
    socials: parts('plain'),
    rankings: parts('plain'),
  },
  players: {
    ...person,
    position,
    detailedPosition,
    teams: many('squads', 'player_id'),
    statistics: many('playerStatistics', 'player_id'),
    transfers: many('transfers', 'player_id'),
    pendingTransfers: parts('transfers'),
    lineups: parts('lineups'),
    latest: parts('lineups'),
    metadata: parts('metadata'),
  },
  coaches: {
    ...person,
    player,
    teams: many('teamCoaches', 'coach_id'),
    statistics: many('coachStatistics', 'coach_id'),
    fixtures: parts('fixtures'),
    latest: parts('fixtures'),
  },
  referees: {
    sport,
    country,
    city: part('plain'),
    statistics: many('refereeStatistics', 'referee_id'),
    latest: parts('fixtures'),
  },
  venues: { country, city: part('plain'), fixtures: many('fixtures', 'venue_id') },
  transfers: {
    sport,
    player,
    type,
    fromTeam: one('teams', 'from_team_id'),
    toTeam: one('teams', 'to_team_id'),
    position,
    detailedPosition,
  },
  standings: {
    sport,
    league,
    season,
    stage,
    group,
    round,
    participant: one('teams', 'participant_id'),
    rule: part('typed'),
    details: parts('typed'),
    form: parts('standingForm'),
  },
  corrections: { season, stage, group, type, participant: one('teams', 'participant_id') },
  topscorers: { season, player, type, participant: one('teams', 'participant_id') },
  squads: { team, player, position, detailedPosition, transfer: one('transfers', 'transfer_id') },
  teamCoaches: { team, coach: one('coaches', 'coach_id'), position },
  playerStatistics: { player, team, season, position, details },
  teamStatistics: { team, season, details },
  coachStatistics: { coach: one('coaches', 'coach_id'), team, season, details },
  refereeStatistics: { referee: one('referees', 'referee_id'), season, details },
  odds: {
    market: one('markets', 'market_id'),
    bookmaker: one('bookmakers', 'bookmaker_id'),
    fixture: one('fixtures', 'fixture_id'),
  },
  inplayOdds: {
    market: one('markets', 'market_id'),
    bookmaker: one('bookmakers', 'bookmaker_id'),
    fixture: one('fixtures', 'fixture_id'),
  },
  bookmakers: {},
  markets: {},
  rivals: { sport, team, rival: one('teams', 'rival_id') },
  events: event,
  lineups: {
    player,
    type,
    position,
    detailedPosition,
    fixture: one('fixtures', 'fixture_id'),
    details: parts('lineupDetails'),
    xGLineup: parts('typed'),
  },
  lineupDetails: typeOnly,
  fixtureStatistics: { type, participant: one('teams', 'participant_id') },
  formations: { participant: one('teams', 'participant_id') },
  sidelined: { sideline: part('sidelines'), player, type, participant: one('teams', 'participant_id') },
  sidelines: { player, type, team, season },
  fixtureReferees: { referee: one('referees', 'referee_id'), type, fixture: one('fixtures', 'fixture_id') },
  metadata: typeOnly,
  trophies: { league, season, team, trophy: part('plain') },
  typed: typeOnly,
  statisticDetails: typeOnly,
  standingForm: { fixture: one('fixtures', 'fixture_id') },
  plain: {},
}
