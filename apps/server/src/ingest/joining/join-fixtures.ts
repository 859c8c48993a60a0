import { fixture, league, type Placeholders, query, rows, season, sourceRef, statement } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import { type FixtureRecord, isDecided, type Source } from '@touchline/football'
import { and, eq, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { noteProblems } from '../feed/problems.ts'
import { readSummaries } from '../fixture-summaries.ts'
import type { SinkContext } from '../sinks/sink-context.ts'
import { MEETING, withOnce } from './meetings.ts'
import { pairFixtures, type ReportedMeeting, type StoredMeeting, turnedFixtures } from './pair-fixtures.ts'

/**
 * Lets the keys of new records stand for fixtures that another source has described, where it is certain that they are the same.
 * Where no other source describes the season nothing is looked up but that.
 */
export async function joinFixtures(context: SinkContext, records: readonly FixtureRecord[]): Promise<void> {
  const { client, source, ids } = context
  const isStored = (kind: 'season' | 'team', key: string) => !ids.isNew(kind, ids.of(kind, key))
  const reported = records.filter(
    ({ key, season, home, away }) =>
      ids.find('fixture', key) === null &&
      isStored('season', season) &&
      isStored('team', home) &&
      isStored('team', away),
  )
  if (reported.length === 0) return
  const seasons = new Set(reported.map(({ season }) => ids.of('season', season)))
  const stored = await readOthers(client, source, [...seasons])
  if (stored.length === 0) return
  const distinct = new Map(reported.map((record) => [record.key, record]))
  const meetings = [...distinct.values()].map(({ key, season, home, away, kickoff, state }) => ({
    key,
    season: ids.of('season', season),
    home: ids.of('team', home),
    away: ids.of('team', away),
    kickoff,
    decided: isDecided(state),
  }))
  const pairs = pairFixtures(meetings, stored)
  for (const [key, id] of pairs) ids.join('fixture', key, id)
  await noteDays(context, meetings, stored, pairs)
  await leaveTurned(context, turnedFixtures(meetings, stored, pairs))
  for (const [id, summary] of await readSummaries(client, [...pairs.values()])) context.joined.set(id, summary)
}

const dayOf = (kickoff: string | Date): string => new Date(kickoff).toISOString().slice(0, 10)
const DAY_MS = 86_400_000

/** Notes where the sources of one match differ on its day by more than their clocks can. */
async function noteDays(
  { client, source, now }: SinkContext,
  reported: readonly ReportedMeeting[],
  stored: readonly StoredMeeting[],
  pairs: ReadonlyMap<string, number>,
): Promise<void> {
  const others = new Map(stored.map((one) => [one.id, one]))
  const problems = reported.flatMap(({ key, kickoff, decided }): FeedProblem[] => {
    const other = others.get(pairs.get(key) ?? 0)
    if (!other?.decided || !decided) return []
    const [day, otherDay] = [dayOf(kickoff), dayOf(other.kickoff)]
    if (Math.abs(Date.parse(day) - Date.parse(otherDay)) <= DAY_MS) return []
    return [{ kind: 'day', key, reason: `It was played on ${day} here and on ${otherDay} in another source.` }]
  })
  await noteProblems(client, source, problems, now)
}

/** Leaves out matches that others have at the other ground: they are stored already, and whose ground it was is for the operator. */
async function leaveTurned(
  { client, source, now, turned }: SinkContext,
  found: ReadonlyMap<string, number>,
): Promise<void> {
  for (const key of found.keys()) turned.add(key)
  const problems = [...found].map(([key, id]): FeedProblem => {
    return { kind: 'home side', key, reason: `Another source has it at the other ground (match ${id}), which is kept.` }
  })
  await noteProblems(client, source, problems, now)
}

const SHARED_SEASONS = statement((p: Placeholders<{ seasons: readonly number[]; source: Source }>) =>
  query
    .selectDistinct({ id: sourceRef.id })
    .from(sourceRef)
    .where(
      and(
        eq(sourceRef.kind, 'season'),
        sql`${sourceRef.id} = any(${p.seasons}::integer[])`,
        ne(sourceRef.source, p.source),
      ),
    ),
)

const OF_OTHERS = statement((p: Placeholders<{ seasons: readonly number[]; source: Source }>) =>
  query
    .select(MEETING)
    .from(fixture)
    .innerJoin(season, eq(season.id, fixture.seasonId))
    .innerJoin(league, eq(league.id, fixture.leagueId))
    .where(
      sql`${fixture.seasonId} = any(${p.seasons}::integer[]) and not exists (
        select from ${sourceRef} where ${sourceRef.kind} = 'fixture' and ${sourceRef.id} = ${fixture.id} and ${sourceRef.source} = ${p.source})`,
    ),
)

/** The fixtures of those seasons that others but not this source describe; none of a season that only this one describes. */
async function readOthers(client: pg.ClientBase, source: Source, seasons: readonly number[]): Promise<StoredMeeting[]> {
  const shared = await rows(client, SHARED_SEASONS, { seasons, source })
  if (shared.length === 0) return []
  const others = await rows(client, OF_OTHERS, { seasons: shared.map(({ id }) => id), source })
  return others.map(withOnce)
}
