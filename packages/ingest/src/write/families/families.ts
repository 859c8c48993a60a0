import type { Key } from '@touchline/football'
import { offersPrices } from '../packed-odds.ts'
import { sinkPlayerSpells, sinkRivals, sinkSidelined, sinkTransfers, sinkTrophies } from '../sinks/careers.sink.ts'
import { sinkCoachSpells } from '../sinks/coach-spells.sink.ts'
import { sinkEvents } from '../sinks/events.sink.ts'
import { sinkFixtureDetails } from '../sinks/fixture-details.sink.ts'
import { sinkFixtures } from '../sinks/fixtures.sink.ts'
import { sinkGroups } from '../sinks/groups.sink.ts'
import { sinkLeagues } from '../sinks/leagues.sink.ts'
import { sinkComments, sinkLineups, sinkPressure, sinkStatistics } from '../sinks/match-parts.sink.ts'
import { sinkSeenOdds } from '../sinks/meant/seen-odds.sink.ts'
import { sinkWeather } from '../sinks/meant/weather.sink.ts'
import { sinkCoaches, sinkPlayers, sinkReferees } from '../sinks/people.sink.ts'
import { dropMarkets, sinkOdds, sinkReferencePrices } from '../sinks/prices.sink.ts'
import {
  sinkCoachSeasons,
  sinkCorrections,
  sinkPlayerSeasons,
  sinkRefereeSeasons,
  sinkSeasonStatistics,
  sinkStandings,
  sinkTeamSeasons,
  sinkTopScorers,
} from '../sinks/season-figures.sink.ts'
import { sinkSeasons, sinkStages } from '../sinks/seasons.sink.ts'
import { sinkTeams } from '../sinks/teams.sink.ts'
import { sinkVenues } from '../sinks/venues.sink.ts'
import type { Family } from '../summary.ts'
import type { WritableBatch } from '../writable-batch.ts'
import type { Families, Look, RecordFamily, RecordOf } from './family.ts'

const ofFixture = <Record extends { fixture: string }>(one: Record, look: Look): Record | null =>
  look.need('fixture', one.fixture) ? one : null

const knowsDetails = (one: RecordOf<'fixtureDetails'>): boolean =>
  [one.homeColour, one.awayColour, one.attendance].some((value) => value !== null) ||
  [one.periods, one.referees, one.missing, one.expected].some((list) => list.length > 0)

/** Every family, in the order of references: competitions, people, fixtures and their parts, tables and figures of seasons. */
const FAMILIES: Families = {
  leagues: { describes: 'league', resolve: (one) => one, sink: sinkLeagues },
  seasons: {
    describes: 'season',
    resolve: (one, look) => (look.need('league', one.league) ? one : null),
    sink: sinkSeasons,
  },
  stages: {
    describes: 'stage',
    resolve: (one, look) => (look.need('season', one.season) ? one : null),
    sink: sinkStages,
  },
  groups: {
    describes: 'group',
    resolve: (one, look) => (look.need('stage', one.stage) ? one : null),
    sink: sinkGroups,
  },
  venues: { describes: 'venue', resolve: (one) => one, sink: sinkVenues },
  teams: {
    describes: 'team',
    resolve: (one, look) => ({ ...one, venue: look.orNull('venue', one.venue) }),
    sink: sinkTeams,
  },
  players: { describes: 'player', resolve: (one) => one, sink: sinkPlayers },
  coaches: {
    describes: 'coach',
    // The person as a player matters only where he is one of ours.
    resolve: (one, look) => ({ ...one, player: look.ifHeld('player', one.player ?? null) }),
    sink: sinkCoaches,
  },
  referees: { describes: 'referee', resolve: (one) => one, sink: sinkReferees },
  coachSpells: {
    resolve: (one, look) => (look.need('coach', one.coach) && look.need('team', one.team) ? one : null),
    sink: sinkCoachSpells,
  },
  playerSpells: {
    resolve: (one, look) =>
      look.need('player', one.player)
        ? { ...one, spells: one.spells.filter((spell) => look.need('team', spell.team)) }
        : null,
    sink: sinkPlayerSpells,
  },
  rivals: {
    resolve: (one, look) =>
      look.need('team', one.team) ? { ...one, rivals: one.rivals.filter((team) => look.need('team', team)) } : null,
    sink: sinkRivals,
  },
  trophies: {
    resolve: (one, look) =>
      look.need(one.owner, one.key)
        ? {
            ...one,
            trophies: one.trophies.map((trophy) => ({
              ...trophy,
              league: look.ifHeld('league', trophy.league),
              season: look.ifHeld('season', trophy.season),
              team: look.orNull('team', trophy.team),
            })),
          }
        : null,
    sink: sinkTrophies,
  },
  transfers: {
    describes: 'transfer',
    resolve: (one, look) =>
      look.need('player', one.player)
        ? { ...one, from: look.orNull('team', one.from), to: look.orNull('team', one.to) }
        : null,
    sink: sinkTransfers,
  },
  sidelined: {
    resolve: (one, look) =>
      look.need('team', one.team)
        ? {
            ...one,
            players: one.players
              .filter((row) => look.need('player', row.player))
              .map((row) => ({ ...row, season: look.ifHeld('season', row.season) })),
          }
        : null,
    sink: sinkSidelined,
  },
  fixtures: {
    describes: 'fixture',
    resolve: (one, look) => {
      const whole = [
        look.need('league', one.league),
        look.need('season', one.season),
        look.need('team', one.home),
        look.need('team', one.away),
      ]
      const record = {
        ...one,
        stage: look.orNull('stage', one.stage),
        group: look.orNull('group', one.group ?? null),
        venue: look.orNull('venue', one.venue),
        referee: look.orNull('referee', one.referee),
        homeCoach: look.orNull('coach', one.homeCoach),
        awayCoach: look.orNull('coach', one.awayCoach),
      }
      return whole.every(Boolean) ? record : null
    },
    sink: sinkFixtures,
  },
  referencePrices: {
    resolve: ofFixture,
    part: { name: 'price', knows: ({ price }) => price !== null },
    sink: sinkReferencePrices,
  },
  fixtureDetails: {
    resolve: (one, look) =>
      look.need('fixture', one.fixture)
        ? {
            ...one,
            referees: one.referees.filter(({ referee }) => look.need('referee', referee)),
            missing: one.missing.map((row) => ({ ...row, player: look.orNull('player', row.player) })),
            expected: one.expected.map((row) => ({ ...row, player: look.orNull('player', row.player) })),
          }
        : null,
    part: { name: 'details', knows: knowsDetails },
    sink: sinkFixtureDetails,
  },
  lineups: {
    resolve: (one, look) =>
      look.need('fixture', one.fixture)
        ? { ...one, entries: one.entries.map((row) => ({ ...row, player: look.orNull('player', row.player) })) }
        : null,
    part: { name: 'lineups', knows: ({ entries }) => entries.length > 0 },
    sink: sinkLineups,
  },
  events: {
    resolve: (one, look) =>
      look.need('fixture', one.fixture)
        ? {
            ...one,
            events: one.events.map((row) => ({
              ...row,
              player: look.orNull('player', row.player),
              relatedPlayer: look.orNull('player', row.relatedPlayer),
            })),
          }
        : null,
    part: { name: 'events', knows: ({ events }) => events.length > 0 },
    sink: sinkEvents,
  },
  statistics: {
    resolve: ofFixture,
    part: { name: 'all_statistics', knows: ({ statistics }) => statistics.length > 0 },
    sink: sinkStatistics,
  },
  comments: {
    resolve: ofFixture,
    part: { name: 'comments', knows: ({ comments }) => comments.length > 0 },
    sink: sinkComments,
  },
  pressure: {
    resolve: ofFixture,
    part: { name: 'pressure', knows: ({ minutes }) => minutes.length > 0 },
    sink: sinkPressure,
  },
  // Markets are written one by one, so those that only the former provider has must go first.
  odds: { resolve: ofFixture, part: { name: 'odds', knows: offersPrices, onTaken: dropMarkets }, sink: sinkOdds },
  // They are stored next to the reported prices, so that no source is outranked.
  seenOdds: { resolve: ofFixture, sink: sinkSeenOdds },
  weather: {
    resolve: ofFixture,
    part: { name: 'weather', knows: ({ weather }) => weather !== null },
    sink: sinkWeather,
  },
  // The figures of seasons that a plan does not cover come along with the others and are dropped.
  standings: {
    resolve: (one, look) =>
      look.need('season', one.season)
        ? {
            ...one,
            tables: one.tables.map((table) => ({
              stage: look.orNull('stage', table.stage),
              group: look.orNull('group', table.group),
              rows: table.rows
                .filter((row) => look.need('team', row.team))
                .map((row) => ({
                  ...row,
                  form: row.form.map((played) => ({ ...played, fixture: look.ifHeld('fixture', played.fixture) })),
                })),
            })),
          }
        : null,
    sink: sinkStandings,
  },
  corrections: {
    resolve: (one, look) =>
      look.need('season', one.season)
        ? {
            ...one,
            corrections: one.corrections
              .filter((row) => look.need('team', row.team))
              .map((row) => ({ ...row, stage: look.orNull('stage', row.stage) })),
          }
        : null,
    sink: sinkCorrections,
  },
  topScorers: {
    resolve: (one, look) =>
      look.need('season', one.season)
        ? { ...one, rows: one.rows.filter((row) => look.need('player', row.player) && look.need('team', row.team)) }
        : null,
    sink: sinkTopScorers,
  },
  playerSeasons: {
    resolve: (one, look) =>
      look.ifHeld('season', one.season) && look.need('team', one.team) && look.need('player', one.player) ? one : null,
    sink: sinkPlayerSeasons,
  },
  teamSeasons: {
    resolve: (one, look) => (look.ifHeld('season', one.season) && look.need('team', one.team) ? one : null),
    sink: sinkTeamSeasons,
  },
  coachSeasons: {
    resolve: (one, look) =>
      look.ifHeld('season', one.season) && look.need('team', one.team) && look.need('coach', one.coach) ? one : null,
    sink: sinkCoachSeasons,
  },
  refereeSeasons: {
    resolve: (one, look) => (look.ifHeld('season', one.season) && look.need('referee', one.referee) ? one : null),
    sink: sinkRefereeSeasons,
  },
  seasonStatistics: {
    resolve: (one, look) => (look.need('season', one.season) ? one : null),
    sink: sinkSeasonStatistics,
  },
}

/** In the same order. */
export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[]

/** Families whose records report a part of a fixture. */
type PartFamily = { [Name in Family]: RecordOf<Name> extends { fixture: Key } ? Name : never }[Family]

export const PART_FAMILIES = FAMILY_NAMES.filter((name): name is PartFamily => FAMILIES[name].part !== undefined)

export const familyOf = <Name extends Family>(name: Name): RecordFamily<Name> => FAMILIES[name]

export const recordsOf = <Name extends Family>(batch: WritableBatch, name: Name) =>
  batch[name] as readonly RecordOf<Name>[] | undefined
