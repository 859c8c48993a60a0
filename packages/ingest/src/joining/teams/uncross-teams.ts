import { execute, type Placeholders, query, rows, searchName, statement, team } from '@touchline/database'
import {
  crossedClubs,
  type FixtureRecord,
  isDecided,
  type Key,
  type ReportedResult,
  type Score,
} from '@touchline/football'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { noteProblems } from '../../follow/feed/problems.ts'
import { describers, refsOf } from '../../write/keys.ts'
import type { SinkContext } from '../../write/sinks/sink-context.ts'
import { SEASON_KEEPERS } from '../join-seasons.ts'
import type { StoredMeeting } from '../pair-fixtures.ts'
import { KEPT_APART, keyOfSource, LEARNT, notedRefs, noteRefs } from './learnt-refs.ts'

/**
 * Joins names that a source uses crosswise, each for another club, to the clubs that its results belong to. Only new names are
 * joined; a name that has matches already is reported to the operator.
 */
export async function uncrossTeams(
  context: SinkContext,
  reported: readonly FixtureRecord[],
  stored: readonly StoredMeeting[],
): Promise<void> {
  const { client, source, ids, now } = context
  if (SEASON_KEEPERS.has(source)) return
  const crossed = crossedClubs(
    reported.flatMap((one) => reportedResult(context, one)),
    stored.flatMap(storedResult),
  )
  if (crossed.size === 0) return
  const keys = [...new Set(reported.flatMap(({ home, away }) => [home, away]))]
  const moves = keys.flatMap((key) => {
    const [from, id] = [ids.of('team', key), crossed.get(ids.of('team', key))]
    return id === undefined ? [] : [{ source, key, from, id }]
  })
  const kept = new Set((await notedRefs(client, KEPT_APART)).map(({ key }) => key))
  const left = new Set(crossed.values())
  const mayMove = ({ key, from }: { key: Key; from: number }) =>
    ids.isJoinedNow('team', key) && !kept.has(keyOfSource(source, key)) && (left.has(from) || ids.isNew('team', from))
  if (!moves.every(mayMove)) {
    const problems = moves.map(({ key, id }) => ({
      kind: 'club',
      key,
      reason: `Its results are those that another source has of team ${id}.`,
    }))
    return noteProblems(client, { source, problems, now })
  }
  for (const { key, id } of moves) ids.rejoin('team', key, id)
  await noteRefs(client, LEARNT, moves)
  await exchangeDescriptions(context, crossed)
}

const reportedResult = ({ ids }: SinkContext, { season, home, away, ...one }: FixtureRecord): ReportedResult[] =>
  isDecided(one.state) && one.scores.current
    ? [
        {
          season: ids.of('season', season),
          home: ids.of('team', home),
          away: ids.of('team', away),
          kickoff: one.kickoff,
          score: one.scores.current,
        },
      ]
    : []

const storedResult = ({ kickoff, score, decided, ...one }: StoredMeeting): ReportedResult[] =>
  decided && score ? [{ ...one, kickoff: new Date(kickoff).toISOString(), score: score as Score }] : []

/** A source that is trusted more than those that brought the clubs names them: their identity goes with the names. */
async function exchangeDescriptions(
  { client, source, changed }: SinkContext,
  crossed: ReadonlyMap<number, number>,
): Promise<void> {
  const [from, to] = [[...crossed.keys()], [...crossed.values()]]
  for (const id of to) changed.teams.add(id)
  const gone = from.filter((id) => !to.includes(id))
  const stored = await refsOf(client, 'team', to)
  const first = describers([...stored, ...to.map((id) => ({ source, key: '', id }))])
  const isTrusted = to.every((id) => first.get(id)?.source === source)
  const described = await rows(client, DESCRIBED, { ids: from })
  const names = await rows(client, NAMES, { ids: from })
  const ids = isTrusted ? [...new Set([...from, ...to])] : gone
  await execute(client, query.delete(searchName).where(and(eq(searchName.kind, 'team'), inArray(searchName.id, ids))))
  await execute(client, query.delete(team).where(inArray(team.id, gone)))
  for (const id of gone) changed.teams.delete(id)
  if (!isTrusted) return
  await execute(client, query.update(team).set({ stableKey: null }).where(inArray(team.id, to)))
  for (const { id, ...description } of described)
    await execute(
      client,
      query
        .update(team)
        .set(description)
        .where(eq(team.id, crossed.get(id) ?? id)),
    )
  const moved = names.map((name) => ({ ...name, id: crossed.get(name.id) ?? name.id }))
  if (moved.length > 0) await execute(client, query.insert(searchName).values(moved))
}

const DESCRIBED = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query.select().from(team).where(sql`${team.id} = any(${p.ids}::integer[])`),
)

const NAMES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select()
    .from(searchName)
    .where(and(eq(searchName.kind, 'team'), sql`${searchName.id} = any(${p.ids}::integer[])`)),
)
