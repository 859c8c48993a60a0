import {
  fixture,
  type Placeholders,
  query,
  type RowOf,
  rows,
  selection,
  side,
  sideFiguresOf,
  sourceRef,
  statement,
} from '@touchline/database'
import {
  type FixtureParts,
  fromOneSource,
  knownScore,
  type ListedPart,
  NO_FIGURES,
  type Source,
  type SourcedFixture,
} from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { FixturePlace } from '../write/sinks/fixture-row.ts'
import { LISTS } from './lists-of-parts.ts'

/** A fixture as stored: which one it is, and who reported what of it. */
export interface StoredFixture {
  place: FixturePlace
  sourced: SourcedFixture<number>
  /** When it last changed. */
  storedAt: Date
}

interface Ids {
  ids: readonly number[]
}

const FIXTURES = statement((p: Placeholders<Ids>) =>
  query.select().from(fixture).where(sql`${fixture.id} = any(${p.ids}::integer[])`),
)

const SIDES = statement((p: Placeholders<Ids>) =>
  query.select().from(side).where(sql`${side.fixtureId} = any(${p.ids}::integer[])`),
)

type StoredFixtureRow = RowOf<typeof FIXTURES>

/**
 * Reads fixtures that are, or are about to be, described by several sources. A fixture that had a single source until now has all its parts
 * from that one.
 * @param joining the source whose keys join them in this batch, which may be stored already
 */
export async function readStoredFixtures(
  client: pg.ClientBase,
  ids: readonly number[],
  joining: Source | null = null,
): Promise<Map<number, StoredFixture>> {
  if (ids.length === 0) return new Map()
  const fixtures = await rows(client, FIXTURES, { ids })
  const sides = await rows(client, SIDES, { ids })
  const figures = new Map(sides.map((row) => [`${row.fixtureId} ${row.home}`, sideFiguresOf(row)]))
  const alone = await readAlone(
    client,
    fixtures.filter((row) => row.provenance === null).map((row) => row.id),
    joining,
  )
  return new Map(
    fixtures.map((row) => {
      const sides = {
        home: figures.get(`${row.id} true`) ?? NO_FIGURES,
        away: figures.get(`${row.id} false`) ?? NO_FIGURES,
      }
      return [
        row.id,
        { place: placeOf(row), sourced: sourcedOf(row, sides, alone.get(row.id)), storedAt: row.updatedAt },
      ]
    }),
  )
}

const placeOf = (row: StoredFixtureRow): FixturePlace => ({
  id: row.id,
  leagueId: row.leagueId,
  seasonId: row.seasonId,
  homeTeamId: row.homeTeamId,
  awayTeamId: row.awayTeamId,
})

function sourcedOf(
  row: StoredFixtureRow,
  sides: FixtureParts<number>['sides'],
  alone: { source: Source; listed: readonly ListedPart[] } | undefined,
): SourcedFixture<number> {
  const parts = partsOf(row, sides)
  if (row.provenance !== null) return { parts, provenance: row.provenance }
  // Without any source the stored parts have no provider, and any report wins.
  if (alone === undefined) return { parts, provenance: {} }
  const { source, listed } = alone
  const { provenance } = fromOneSource(parts, source)
  return { parts, provenance: { ...provenance, ...Object.fromEntries(listed.map((part) => [part, source])) } }
}

function partsOf(row: StoredFixtureRow, sides: FixtureParts<number>['sides']): FixtureParts<number> {
  return {
    kickoff: row.kickoff.toISOString(),
    kickoffKnown: row.kickoffKnown,
    stage: row.stageId,
    group: row.groupId,
    round: row.roundName,
    state: row.stateId,
    minute: row.minute,
    addedMinute: row.addedMinute,
    minuteEstimated: row.minuteEstimated,
    seenUntil: row.seenUntil?.toISOString() ?? null,
    venue: row.venueId,
    referee: row.refereeId,
    homeCoach: row.homeCoachId,
    awayCoach: row.awayCoachId,
    scores: {
      halfTime: knownScore(row.homeHalfTime, row.awayHalfTime),
      fullTime: knownScore(row.homeFullTime, row.awayFullTime),
      extraTime: knownScore(row.homeExtraTime, row.awayExtraTime),
      shootOut: knownScore(row.homeShootOut, row.awayShootOut),
      current: knownScore(row.homeGoals, row.awayGoals),
    },
    sides,
    weather: weatherOf(row),
  }
}

function weatherOf(row: StoredFixtureRow): FixtureParts<number>['weather'] {
  const { weatherIcon: icon, weatherText: text, weatherTemperature: temperature } = row
  if (icon === null || text === null || temperature === null) return null
  const { weatherEvening: evening, weatherHumidity: humidity, weatherWind: windSpeed } = row
  return { icon, text, temperature, evening, humidity, windSpeed }
}

const LISTED = Object.keys(LISTS) as ListedPart[]

const ALONE = statement((p: Placeholders<Ids & { joining: Source | null }>) =>
  selection(
    {
      id: fixture.id,
      source: sql<Source>`r.source`,
      ...(Object.fromEntries(LISTED.map((part) => [part, LISTS[part].present])) as Record<ListedPart, SQL<boolean>>),
    },
    (columns) => sql`
      select ${columns} from ${fixture}
      cross join lateral (
        select min(${sourceRef.source}) as source from ${sourceRef}
        where ${sourceRef.kind} = 'fixture' and ${sourceRef.id} = ${fixture.id}
          and ${sourceRef.source} is distinct from ${p.joining}::text
      ) r
      where ${fixture.id} = any(${p.ids}::integer[]) and r.source is not null`,
  ),
)

/** The only source of each fixture and the lists it has reported. */
async function readAlone(
  client: pg.ClientBase,
  ids: readonly number[],
  joining: Source | null,
): Promise<Map<number, { source: Source; listed: ListedPart[] }>> {
  if (ids.length === 0) return new Map()
  const found = await rows(client, ALONE, { ids, joining })
  return new Map(found.map((row) => [row.id, { source: row.source, listed: LISTED.filter((part) => row[part]) }]))
}
