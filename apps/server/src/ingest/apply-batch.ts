import { type Database, inTransaction } from '@touchline/database'
import type { RecordBatch } from '@touchline/football'
import type pg from 'pg'
import { changedSummaries, changeEvents } from './change-events.ts'
import { readSummaries } from './fixture-summary.ts'
import { openProvenance } from './joining/provenance.ts'
import { writableParts } from './joining/writable-parts.ts'
import { openIdMap } from './keys.ts'
import { writeLiveEvents } from './live-events.ts'
import type { WritableBatch } from './packed-odds.ts'
import { referencedKeys } from './referenced-keys.ts'
import { markSeasonsDue } from './seasons-due.ts'
import { sinkPlayerSpells, sinkRivals, sinkSidelined, sinkTransfers, sinkTrophies } from './sinks/careers.sink.ts'
import { sinkCoachSpells } from './sinks/coach-spells.sink.ts'
import { sinkEvents } from './sinks/events.sink.ts'
import { sinkFixtureDetails } from './sinks/fixture-details.sink.ts'
import { sinkFixtures } from './sinks/fixtures.sink.ts'
import { sinkGroups } from './sinks/groups.sink.ts'
import { sinkLeagues } from './sinks/leagues.sink.ts'
import { sinkComments, sinkLineups, sinkPressure, sinkStatistics } from './sinks/match-parts.sink.ts'
import { sinkOdds } from './sinks/odds.sink.ts'
import { sinkCoaches, sinkPlayers, sinkReferees } from './sinks/people.sink.ts'
import { sinkCorrections, sinkSeasonFigures, sinkStandings, sinkTopScorers } from './sinks/season-figures.sink.ts'
import { sinkSeasons, sinkStages } from './sinks/seasons.sink.ts'
import { nothingChanged, type SinkContext } from './sinks/sink-context.ts'
import { sinkTeams } from './sinks/teams.sink.ts'
import { sinkVenues } from './sinks/venues.sink.ts'
import type { BatchSummary } from './summary.ts'

/** Held by whoever writes fixtures and what is computed from them. */
export const INGEST_LOCK = 7_310_004

/**
 * Writes a batch in one transaction, with what it changed in the log of changes: there whole, or not at all.
 * The same batch twice writes nothing the second time.
 * @param now the instant noted beside changed rows
 * @throws Error when a record points to something its source has not described
 */
export function applyBatch(database: Database, batch: RecordBatch, { now }: { now: Date }): Promise<BatchSummary> {
  return inTransaction(database, (client) => writeBatch(client, database.kind, batch, now))
}

/** The same inside a transaction of the caller, as its last step. */
export async function writeBatch(
  client: pg.ClientBase,
  kind: Database['kind'],
  batch: WritableBatch,
  now: Date,
): Promise<BatchSummary> {
  await takeTurn(client)
  const wanted = referencedKeys(batch)
  const ids = await openIdMap(client, batch.source, wanted)
  const known = [...(wanted.get('fixture') ?? [])].flatMap((key) => ids.find('fixture', key) ?? [])
  const stored = await readSummaries(client, known)
  const context: SinkContext = {
    client,
    source: batch.source,
    ids,
    provenance: openProvenance(client),
    joined: new Map(),
    now,
    counts: {},
    changed: nothingChanged(),
  }
  await sinkAll(context, batch)
  await ids.save()
  await context.provenance.save()
  const { changed, counts, joined } = context
  const before = new Map([...stored, ...joined])
  const after = await changedSummaries(client, changed)
  await markSeasonsDue(client, changed, before, after)
  await writeLiveEvents(client, kind, changeEvents(changed, before, after, now), now)
  const changedFixtures = [...new Set([...changed.fixtures, ...changed.prices])].sort((a, b) => a - b)
  const unchanged = Object.values(counts).every((family) => family.inserted + family.updated === 0)
  return { families: counts, changedFixtures, unchanged }
}

/**
 * Writers take turns, so that two of them neither give one key two ids nor wait for each other's rows. Until the end of the
 * transaction what is stored stays as it is now; taking the turn again in it changes nothing.
 */
export async function takeTurn(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [INGEST_LOCK])
}

/** In the order of what points to what. */
async function sinkAll(context: SinkContext, batch: WritableBatch): Promise<void> {
  if (batch.leagues) await sinkLeagues(context, batch.leagues)
  if (batch.seasons) await sinkSeasons(context, batch.seasons)
  if (batch.stages) await sinkStages(context, batch.stages)
  if (batch.groups) await sinkGroups(context, batch.groups)
  if (batch.venues) await sinkVenues(context, batch.venues)
  if (batch.teams) await sinkTeams(context, batch.teams)
  if (batch.players) await sinkPlayers(context, batch.players)
  if (batch.coaches) await sinkCoaches(context, batch.coaches)
  if (batch.referees) await sinkReferees(context, batch.referees)
  if (batch.coachSpells) await sinkCoachSpells(context, batch.coachSpells)
  if (batch.playerSpells) await sinkPlayerSpells(context, batch.playerSpells)
  if (batch.rivals) await sinkRivals(context, batch.rivals)
  if (batch.trophies) await sinkTrophies(context, batch.trophies)
  if (batch.transfers) await sinkTransfers(context, batch.transfers)
  if (batch.sidelined) await sinkSidelined(context, batch.sidelined)
  await sinkMatches(context, batch)
  if (batch.standings) await sinkStandings(context, batch.standings)
  if (batch.corrections) await sinkCorrections(context, batch.corrections)
  if (batch.topScorers) await sinkTopScorers(context, batch.topScorers)
  await sinkSeasonFigures(context, batch)
}

async function sinkMatches(context: SinkContext, batch: WritableBatch): Promise<void> {
  if (batch.fixtures) await sinkFixtures(context, batch.fixtures)
  const writable = await writableParts(context, batch)
  if (writable.fixtureDetails) await sinkFixtureDetails(context, writable.fixtureDetails)
  if (writable.lineups) await sinkLineups(context, writable.lineups)
  if (writable.events) await sinkEvents(context, writable.events)
  if (writable.statistics) await sinkStatistics(context, writable.statistics)
  if (writable.comments) await sinkComments(context, writable.comments)
  if (writable.pressure) await sinkPressure(context, writable.pressure)
  if (writable.odds) await sinkOdds(context, writable.odds)
}
