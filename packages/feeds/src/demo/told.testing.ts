import type { CoachSpellRecord, FixtureEventsRecord, FixtureRecord, OddsRecord, RecordBatch } from '@touchline/football'
import { demoHistory, demoReference, friendlyBatch, seasonBatches } from './feed.ts'
import { worldOf } from './world.ts'

/** What somebody who wrote every batch down would know: the last record of each key. */
export interface Told {
  fixtures: Map<string, FixtureRecord>
  events: Map<string, FixtureEventsRecord>
  odds: Map<string, OddsRecord>
  spells: Map<string, CoachSpellRecord>
  seasons: Map<string, boolean>
  reference: RecordBatch
}

/** Writes a batch over what is known. */
export function write(told: Told, batch: RecordBatch): void {
  for (const record of batch.fixtures ?? []) told.fixtures.set(record.key, record)
  for (const record of batch.events ?? []) told.events.set(record.fixture, record)
  for (const record of batch.odds ?? []) told.odds.set(`${record.fixture} ${record.market}`, record)
  for (const record of batch.coachSpells ?? []) told.spells.set(`${record.team} ${record.coach}`, record)
  for (const record of batch.seasons ?? []) told.seasons.set(record.key, record.current)
}

/** Everything the feed tells at an instant, or that of current seasons only. */
export function tellAll(seed: string, now: number, currentOnly = false): Told {
  const reference = demoReference(seed, now)
  const told: Told = {
    fixtures: new Map(),
    events: new Map(),
    odds: new Map(),
    spells: new Map(),
    seasons: new Map(),
    reference,
  }
  write(told, reference)
  const world = worldOf(seed)
  const batches = currentOnly ? [...seasonBatches(world, now, 0), friendlyBatch(world, now)] : demoHistory(seed, now)
  for (const batch of batches) write(told, batch)
  return told
}
