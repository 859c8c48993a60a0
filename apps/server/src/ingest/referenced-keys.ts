import { KINDS, type Kind } from '@touchline/database'
import type { KeySets } from './keys.ts'
import type { WritableBatch } from './packed-odds.ts'
import type { Family } from './summary.ts'

type Want = (kind: Kind, key: string | null | undefined) => void
type RecordOf<Name extends Family> = NonNullable<WritableBatch[Name]>[number]

/** For each family of records, the keys that one of its records describes or points to. */
const POINTERS: { [Name in Family]: (record: RecordOf<Name>, want: Want) => void } = {
  leagues: (one, want) => want('league', one.key),
  seasons: (one, want) => {
    want('season', one.key)
    want('league', one.league)
  },
  stages: (one, want) => {
    want('stage', one.key)
    want('season', one.season)
  },
  groups: (one, want) => {
    want('group', one.key)
    want('stage', one.stage)
  },
  venues: (one, want) => want('venue', one.key),
  teams: (one, want) => {
    want('team', one.key)
    want('venue', one.venue)
  },
  players: (one, want) => want('player', one.key),
  coaches: (one, want) => {
    want('coach', one.key)
    want('player', one.player)
  },
  coachSpells: (one, want) => {
    want('coach', one.coach)
    want('team', one.team)
  },
  playerSpells: (one, want) => {
    want('player', one.player)
    for (const { team } of one.spells) want('team', team)
  },
  referees: (one, want) => want('referee', one.key),
  rivals: (one, want) => {
    for (const team of [one.team, ...one.rivals]) want('team', team)
  },
  trophies: (one, want) => {
    want(one.owner, one.key)
    for (const { league, season, team } of one.trophies) {
      want('league', league)
      want('season', season)
      want('team', team)
    }
  },
  transfers: (one, want) => {
    want('transfer', one.key)
    want('player', one.player)
    for (const team of [one.from, one.to]) want('team', team)
  },
  sidelined: (one, want) => {
    want('team', one.team)
    for (const { player, season } of one.players) {
      want('player', player)
      want('season', season)
    }
  },
  fixtures: (one, want) => {
    want('fixture', one.key)
    want('league', one.league)
    want('season', one.season)
    want('stage', one.stage)
    want('group', one.group)
    want('venue', one.venue)
    want('referee', one.referee)
    for (const team of [one.home, one.away]) want('team', team)
    for (const coach of [one.homeCoach, one.awayCoach]) want('coach', coach)
  },
  fixtureDetails: (one, want) => {
    want('fixture', one.fixture)
    for (const { referee } of one.referees) want('referee', referee)
    for (const { player } of one.missing) want('player', player)
  },
  lineups: (one, want) => {
    want('fixture', one.fixture)
    for (const { player } of one.entries) want('player', player)
  },
  events: (one, want) => {
    want('fixture', one.fixture)
    for (const event of one.events) for (const player of [event.player, event.relatedPlayer]) want('player', player)
  },
  statistics: (one, want) => want('fixture', one.fixture),
  comments: (one, want) => want('fixture', one.fixture),
  pressure: (one, want) => want('fixture', one.fixture),
  odds: (one, want) => want('fixture', one.fixture),
  standings: (one, want) => {
    want('season', one.season)
    for (const { stage, group, rows } of one.tables) {
      want('stage', stage)
      want('group', group)
      for (const row of rows) {
        want('team', row.team)
        for (const { fixture } of row.form) want('fixture', fixture)
      }
    }
  },
  corrections: (one, want) => {
    want('season', one.season)
    for (const { team, stage } of one.corrections) {
      want('team', team)
      want('stage', stage)
    }
  },
  topScorers: (one, want) => {
    want('season', one.season)
    for (const { player, team } of one.rows) {
      want('player', player)
      want('team', team)
    }
  },
  playerSeasons: (one, want) => {
    want('season', one.season)
    want('team', one.team)
    want('player', one.player)
  },
  teamSeasons: (one, want) => {
    want('season', one.season)
    want('team', one.team)
  },
  coachSeasons: (one, want) => {
    want('season', one.season)
    want('team', one.team)
    want('coach', one.coach)
  },
  refereeSeasons: (one, want) => {
    want('season', one.season)
    want('referee', one.referee)
  },
  seasonStatistics: (one, want) => want('season', one.season),
}

/** Every key a batch describes or points to, by kind. */
export function referencedKeys(batch: WritableBatch): KeySets {
  const sets = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  const want: Want = (kind, key) => {
    if (key !== null && key !== undefined) sets.get(kind)?.add(key)
  }
  for (const family of Object.keys(POINTERS) as Family[]) visit(batch, family, want)
  return sets
}

function visit<Name extends Family>(batch: WritableBatch, family: Name, want: Want): void {
  const pointersOf: (record: RecordOf<Name>, want: Want) => void = POINTERS[family]
  for (const record of (batch[family] ?? []) as readonly RecordOf<Name>[]) pointersOf(record, want)
}
