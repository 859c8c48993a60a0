import { fixture, league, type Placeholders, query, rows, season, sourceRef, statement } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import { DAY_MS, type FixtureRecord, isDecided, type Source } from '@touchline/football'
import { and, eq, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { noteProblems } from '../follow/feed/problems.ts'
import { readSummaries } from '../write/fixture-summaries.ts'
import type { SinkContext } from '../write/sinks/sink-context.ts'
import { MEETING, withOnce } from './meetings.ts'
import { pairFixtures, type ReportedMeeting, type StoredMeeting, turnedFixtures } from './pair-fixtures.ts'
import { uncrossTeams } from './teams/uncross-teams.ts'

/**
 * Joins the keys of new records to fixtures that another source has described, where it is certain that they are the same. Where no other
 * source describes the season only that is looked up.
 */
export async function joinFixtures(context: SinkContext, records: readonly FixtureRecord[]): Promise<void> {
  const { client, source, ids } = context
  const isStored = (kind: 'season' | 'team', key: string) => !ids.isNew(kind, ids.of(kind, key))
  const fresh = records.filter(({ key, season }) => ids.find('fixture', key) === null && isStored('season', season))
  if (fresh.length === 0) return
  const seasons = new Set(fresh.map(({ season }) => ids.of('season', season)))
  const stored = await readOthers(client, source, [...seasons])
  if (stored.length === 0) return
  await uncrossTeams(context, fresh, stored)
  const distinct = new Map(fresh.map((record) => [record.key, record]))
  const reported = [...distinct.values()].filter(({ home, away }) => isStored('team', home) && isStored('team', away))
  const meetings = reported.map(({ key, season, home, away, kickoff, state, scores }) => ({
    key,
    season: ids.of('season', season),
    home: ids.of('team', home),
    away: ids.of('team', away),
    kickoff,
    decided: isDecided(state),
    score: scores.current,
  }))
  const pairs = pairFixtures(meetings, stored)
  for (const [key, id] of pairs) ids.join('fixture', key, id)
  await noteDays(context, { reported: meetings, stored, pairs })
  await leaveTurned(context, turnedFixtures(meetings, stored, pairs))
  for (const [id, summary] of await readSummaries(client, [...pairs.values()])) context.joined.set(id, summary)
}

const dayOf = (kickoff: string | Date): string => new Date(kickoff).toISOString().slice(0, 10)

/** Notes where the sources of one match differ on its day by more than their clocks can. */
async function noteDays(
  { client, source, now }: SinkContext,
  {
    reported,
    stored,
    pairs,
  }: { reported: readonly ReportedMeeting[]; stored: readonly StoredMeeting[]; pairs: ReadonlyMap<string, number> },
): Promise<void> {
  const others = new Map(stored.map((one) => [one.id, one]))
  const problems = reported.flatMap(({ key, kickoff, decided }): FeedProblem[] => {
    const other = others.get(pairs.get(key) ?? 0)
    if (!other?.decided || !decided) return []
    const [day, otherDay] = [dayOf(kickoff), dayOf(other.kickoff)]
    if (Math.abs(Date.parse(day) - Date.parse(otherDay)) <= DAY_MS) return []
    return [{ kind: 'day', key, reason: `It was played on ${day} here and on ${otherDay} in another source.` }]
  })
  await noteProblems(client, { source, problems, now })
}

/** Leaves out matches that others have at the other ground: they are stored already, and whose ground it was is for the operator. */
async function leaveTurned(
  { client, source, now, turned }: SinkContext,
  found: ReadonlyMap<string, number>,
): Promise<void> {
  for (const key of found.keys()) turned.add(key)
  const problems = [...found].map(([key, id]) => turnedProblem(key, id))
  await noteProblems(client, { source, problems, now })
}

/** The problem listed for the operator when another source has a match at the other ground. */
export const turnedProblem = (key: string, id: number): FeedProblem => ({
  kind: 'home side',
  key,
  reason: `Another source has it at the other ground (match ${id}), which is kept.`,
})

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
