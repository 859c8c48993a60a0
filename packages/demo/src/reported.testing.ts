import { hash } from 'node:crypto'
import type { RecordBatch } from '@touchline/football'
import type { LeagueSpec } from './competitions/leagues.ts'
import { currentBatches, demoHistory, demoReference } from './feed.ts'
import { trophyRecords } from './honours/trophies.ts'
import { spellRecords, transferRecords } from './people/careers.ts'
import { KNOWN_IN_FULL, sidelinedRecord } from './records/sidelined-records.ts'
import { worldOf } from './world.ts'

type Family = Exclude<keyof RecordBatch, 'source'>
type RecordOf<F extends Family> = NonNullable<RecordBatch[F]>[number]

/** The key of a record of each family. */
const KEYS: { readonly [F in Family]?: (record: RecordOf<F>) => string } = {
  fixtures: (record) => record.key,
  referencePrices: (record) => record.fixture,
  fixtureDetails: (record) => record.fixture,
  lineups: (record) => record.fixture,
  events: (record) => record.fixture,
  statistics: (record) => record.fixture,
  comments: (record) => record.fixture,
  pressure: (record) => record.fixture,
  odds: (record) => `${record.fixture} ${record.market}`,
  seasons: (record) => record.key,
  coaches: (record) => record.key,
  coachSpells: (record) => `${record.team} ${record.coach}`,
  players: (record) => record.key,
  playerSpells: (record) => record.player,
  transfers: (record) => record.key,
  sidelined: (record) => record.team,
  trophies: (record) => `${record.owner} ${record.key}`,
  corrections: (record) => record.season,
}
const KEYED_FAMILIES = Object.keys(KEYS) as Family[]

/** All written batches together: the last record of each key, by family. */
export interface Reported {
  of<F extends Family>(family: F): ReadonlyMap<string, RecordOf<F>>
  /** Fixture records reported, the same one twice counted twice. */
  emitted: number
  reference: RecordBatch
}

function bookOf<Kept>(keep: (family: Family, record: unknown) => Kept) {
  const families = new Map<Family, Map<string, Kept>>(KEYED_FAMILIES.map((family) => [family, new Map()]))
  const write = (batch: RecordBatch) => {
    for (const family of KEYED_FAMILIES) {
      const keyOf = KEYS[family] as (record: unknown) => string
      for (const record of batch[family] ?? []) families.get(family)?.set(keyOf(record), keep(family, record))
    }
  }
  return { families, write }
}

/** Families that would fill the memory of a test; they are checked batch by batch. */
const BULKY: ReadonlySet<Family> = new Set(['lineups', 'statistics', 'comments', 'pressure', 'fixtureDetails'])

/** Everything the feed reports at an instant but its bulky families, and how many fixtures it reported. */
export function reportAll(seed: string, now: number): Reported {
  const { families, write } = bookOf((_, record) => record)
  const reference = demoReference(seed, now)
  write(reference)
  write({ source: 'demo', playerSpells: spellRecords(worldOf(seed).careers, now) })
  let emitted = 0
  for (const batch of demoHistory(seed, now)) {
    emitted += batch.fixtures?.length ?? 0
    write(Object.fromEntries(Object.entries(batch).filter(([name]) => !BULKY.has(name as Family))) as RecordBatch)
  }
  return {
    of: <F extends Family>(family: F) => (families.get(family) ?? new Map()) as ReadonlyMap<string, RecordOf<F>>,
    emitted,
    reference,
  }
}

/** Stored digests of some competitions and of people, by family and key. */
export interface Digests {
  families: ReadonlyMap<string, ReadonlyMap<string, string>>
  kickoffs: ReadonlyMap<string, number>
}

/** The digests of the last record of each key. */
export function digestsOf(batches: Iterable<RecordBatch>): Digests {
  const kickoffs = new Map<string, number>()
  const { families, write } = bookOf((family, record) => {
    if (family === 'fixtures') {
      const { key, kickoff } = record as RecordOf<'fixtures'>
      kickoffs.set(key, Date.parse(kickoff))
    }
    return hash('sha1', JSON.stringify(record))
  })
  for (const batch of batches) write(batch)
  return { families, kickoffs }
}

/** Digests of the report at an instant for some competitions, and for all people and clubs. */
export const digestsAt = (seed: string, now: number, leagues: readonly LeagueSpec[]): Digests =>
  digestsOf(reportedOf(seed, now, leagues))

function* reportedOf(seed: string, now: number, leagues: readonly LeagueSpec[]): Generator<RecordBatch> {
  const world = worldOf(seed)
  yield demoReference(seed, now)
  yield* currentBatches(world, now, leagues)
  yield {
    source: 'demo',
    sidelined: KNOWN_IN_FULL.map((club) => sidelinedRecord(world, club, now)),
    trophies: trophyRecords(world, now),
    playerSpells: spellRecords(world.careers, now),
    transfers: transferRecords(world.careers, now),
  }
}
