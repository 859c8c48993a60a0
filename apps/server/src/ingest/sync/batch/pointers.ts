import type { Kind } from '@touchline/database'
import type { RecordBatch } from '@touchline/football'
import type { Family } from '../../summary.ts'

export type RecordOf<Name extends Family> = NonNullable<RecordBatch[Name]>[number]

/** Asks about the things a record points to while it is looked through. */
export interface Look {
  /** True when it is known; otherwise the record cannot be kept, or the part of it that the caller drops. */
  need(kind: Kind, key: string): boolean
  /** The key when it is known, else null: the record stays without it. */
  orNull(kind: Kind, key: string | null): string | null
  /** The same for what a plan may rightly not cover: neither asked for nor reported. */
  ifHeld(kind: Kind, key: string | null): string | null
}

/** How records of one family stand to what they point to: the record with what is known of it, or null to leave it out. */
export type Pointers = { [Name in Family]: (record: RecordOf<Name>, look: Look) => RecordOf<Name> | null }

const ofFixture = <Record extends { fixture: string }>(one: Record, look: Look): Record | null =>
  look.need('fixture', one.fixture) ? one : null

export const POINTERS: Pointers = {
  leagues: (one) => one,
  seasons: (one, look) => (look.need('league', one.league) ? one : null),
  stages: (one, look) => (look.need('season', one.season) ? one : null),
  groups: (one, look) => (look.need('stage', one.stage) ? one : null),
  venues: (one) => one,
  teams: (one, look) => ({ ...one, venue: look.orNull('venue', one.venue) }),
  players: (one) => one,
  // The person as a player matters only where he is one of ours.
  coaches: (one, look) => ({ ...one, player: look.ifHeld('player', one.player ?? null) }),
  referees: (one) => one,
  coachSpells: (one, look) => (look.need('coach', one.coach) && look.need('team', one.team) ? one : null),
  playerSpells: (one, look) =>
    look.need('player', one.player)
      ? { ...one, spells: one.spells.filter((spell) => look.need('team', spell.team)) }
      : null,
  rivals: (one, look) =>
    look.need('team', one.team) ? { ...one, rivals: one.rivals.filter((team) => look.need('team', team)) } : null,
  trophies: (one, look) =>
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
  transfers: (one, look) =>
    look.need('player', one.player)
      ? { ...one, from: look.orNull('team', one.from), to: look.orNull('team', one.to) }
      : null,
  sidelined: (one, look) =>
    look.need('team', one.team)
      ? {
          ...one,
          players: one.players
            .filter((row) => look.need('player', row.player))
            .map((row) => ({ ...row, season: look.ifHeld('season', row.season) })),
        }
      : null,
  fixtures: (one, look) => {
    // Every one is looked at, so that all that is missing is asked for together.
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
  fixtureDetails: (one, look) =>
    look.need('fixture', one.fixture)
      ? {
          ...one,
          referees: one.referees.filter(({ referee }) => look.need('referee', referee)),
          missing: one.missing.map((row) => ({ ...row, player: look.orNull('player', row.player) })),
        }
      : null,
  lineups: (one, look) =>
    look.need('fixture', one.fixture)
      ? { ...one, entries: one.entries.map((row) => ({ ...row, player: look.orNull('player', row.player) })) }
      : null,
  events: (one, look) =>
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
  statistics: ofFixture,
  comments: ofFixture,
  pressure: ofFixture,
  odds: ofFixture,
  standings: (one, look) =>
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
  corrections: (one, look) =>
    look.need('season', one.season)
      ? {
          ...one,
          corrections: one.corrections
            .filter((row) => look.need('team', row.team))
            .map((row) => ({ ...row, stage: look.orNull('stage', row.stage) })),
        }
      : null,
  topScorers: (one, look) =>
    look.need('season', one.season)
      ? { ...one, rows: one.rows.filter((row) => look.need('player', row.player) && look.need('team', row.team)) }
      : null,
  // Figures of seasons that the plan does not cover come along with those that it does.
  playerSeasons: (one, look) =>
    look.ifHeld('season', one.season) && look.need('team', one.team) && look.need('player', one.player) ? one : null,
  teamSeasons: (one, look) => (look.ifHeld('season', one.season) && look.need('team', one.team) ? one : null),
  coachSeasons: (one, look) =>
    look.ifHeld('season', one.season) && look.need('team', one.team) && look.need('coach', one.coach) ? one : null,
  refereeSeasons: (one, look) => (look.ifHeld('season', one.season) && look.need('referee', one.referee) ? one : null),
  seasonStatistics: (one, look) => (look.need('season', one.season) ? one : null),
}
