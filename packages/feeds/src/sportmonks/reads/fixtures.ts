import type { Day, Key } from '@touchline/football'
import { parseFixtures } from '../parse/fixture/parse-fixtures.ts'
import { fields, key } from '../parse/read.ts'
import type { Parsed } from '../parsed.ts'
import { type Parse, type Reading, type ReadPage, readAll, readOne, readPages } from './page.ts'

/** The feed takes this many ids in one call. */
export const MAX_IDS = 50

/**
 * Includes of a fixture's record and its details. Every read of fixtures requests all of them: a record is complete, so a missing part
 * would become unknown.
 */
const WHOLE = [
  'participants',
  'scores',
  'periods',
  'statistics',
  'round',
  'venue',
  'coaches',
  'referees.referee',
  'weatherReport',
  'metadata',
  'sidelined.sideline',
  'sidelined.player',
  'expectedLineups',
] as const

/** Parts that change during a match. */
const LIVE = [...WHOLE, 'currentPeriod', 'events', 'timeline'] as const

/** Everything there is of a match. */
const FULL = [
  ...LIVE,
  'stage',
  'group',
  'formations',
  'lineups.player',
  'lineups.details',
  'comments',
  'pressure',
] as const

const fixtures = (path: string, include: readonly string[], filters?: Record<string, string>) => ({
  path: `football/${path}`,
  entity: 'Fixture',
  query: { include, ...(filters && { filters }) },
})

/** Understands the matches of the wanted leagues. */
const parsing =
  ({ leagues }: Reading): Parse =>
  (rows, context) =>
    parseFixtures(leagues ? rows.filter((row) => leagues.has(key(fields(row).league_id) ?? '')) : rows, context)

/** Fixtures of a season with everything, page by page. */
export const readFixturesOfSeason = (reading: Reading, season: Key, from: string | null): AsyncIterable<ReadPage> =>
  readPages(reading, { call: fixtures('fixtures', FULL, { fixtureSeasons: season }), parse: parsing(reading), from })

/** Fixtures of these days, both included and at most 100 of them, with everything. */
export const readFixturesBetween = (
  reading: Reading,
  days: { from: Day; to: Day },
  from: string | null,
): AsyncIterable<ReadPage> =>
  readPages(reading, {
    call: fixtures(`fixtures/between/${days.from}/${days.to}`, FULL),
    parse: parsing(reading),
    from,
  })

/** Up to 50 fixtures with everything; one the feed does not have is missing in the answer. */
export const readFixturesById = (reading: Reading, ids: readonly Key[]): Promise<Parsed> =>
  readAll(reading, fixtures(`fixtures/multi/${ids.join(',')}`, FULL), parsing(reading))

/** One fixture with everything; null when the feed has none with this id. */
export const readFixture = (reading: Reading, id: Key): Promise<Parsed | null> =>
  readOne(reading, fixtures(`fixtures/${id}`, FULL), parsing(reading))

/** Matches in play: scores, periods, events and statistics. */
export const readInPlay = (reading: Reading): Promise<Parsed> =>
  readAll(reading, fixtures('livescores/inplay', LIVE), parsing(reading))

/** The same with line-ups, ratings and commentary. */
export const readInPlayInFull = (reading: Reading): Promise<Parsed> =>
  readAll(reading, fixtures('livescores/inplay', FULL), parsing(reading))

/** Fixtures whose kick-off, state or ground changed in the last ten seconds. */
export const readLatestFixtures = (reading: Reading): Promise<Parsed> =>
  readAll(reading, fixtures('fixtures/latest', LIVE), parsing(reading))
