import type { RecordBatch } from '@touchline/football'
import { type KeySets, KINDS, type Kind } from './keys.ts'

/** Every key a batch describes or points to, by kind. */
export function wantedKeys(batch: RecordBatch): KeySets {
  const sets = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  const want = (kind: Kind, key: string | null) => {
    if (key !== null) sets.get(kind)?.add(key)
  }
  for (const one of batch.leagues ?? []) want('league', one.key)
  for (const one of batch.seasons ?? []) {
    want('season', one.key)
    want('league', one.league)
  }
  for (const one of batch.stages ?? []) {
    want('stage', one.key)
    want('season', one.season)
  }
  for (const one of batch.venues ?? []) want('venue', one.key)
  for (const one of batch.teams ?? []) {
    want('team', one.key)
    want('venue', one.venue)
  }
  for (const one of batch.players ?? []) want('player', one.key)
  for (const one of batch.coaches ?? []) want('coach', one.key)
  for (const one of batch.referees ?? []) want('referee', one.key)
  for (const one of batch.coachSpells ?? []) {
    want('coach', one.coach)
    want('team', one.team)
  }
  for (const one of batch.fixtures ?? []) {
    want('fixture', one.key)
    want('league', one.league)
    want('season', one.season)
    want('stage', one.stage)
    want('venue', one.venue)
    want('referee', one.referee)
    for (const team of [one.home, one.away]) want('team', team)
    for (const coach of [one.homeCoach, one.awayCoach]) want('coach', coach)
  }
  for (const one of batch.events ?? []) {
    want('fixture', one.fixture)
    for (const event of one.events) for (const player of [event.player, event.relatedPlayer]) want('player', player)
  }
  for (const one of batch.odds ?? []) want('fixture', one.fixture)
  return sets
}
