import {
  type Database,
  fixture,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  selection,
  side,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import {
  areOfOtherSquads,
  type ReportedResult,
  SOURCES,
  type Source,
  STATE,
  type TeamVotes,
  voteForTeams,
} from '@touchline/football'
import { sql } from 'drizzle-orm'
import { SEASON_KEEPERS } from '../join-seasons.ts'
import { KEPT_APART, keyOfSource, LEARNT, notedRefs, noteRefs } from './learnt-refs.ts'
import { mergeTeams, type TeamMerge } from './merge-teams.ts'

const OVER = [STATE.full_time, STATE.after_extra_time, STATE.after_penalties]

/** Results of the seasons that several sources describe and in which one of them has a team that no other has. */
const RESULTS = statement((p: Placeholders<{ sources: readonly Source[]; over: readonly number[] }>) =>
  selection(
    {
      season: fixture.seasonId,
      kickoff: fixture.kickoff,
      home: fixture.homeTeamId,
      away: fixture.awayTeamId,
      homeGoals: sql<number>`${fixture.homeFullTime}`,
      awayGoals: sql<number>`${fixture.awayFullTime}`,
      sources: sql<Source[]>`r.sources`,
    },
    (columns) => sql`
      with shared as (
        select ${sourceRef.id} from ${sourceRef} where ${sourceRef.kind} = 'season' and ${sourceRef.source} = any(${p.sources}::text[])
        group by ${sourceRef.id} having count(distinct ${sourceRef.source}) > 1),
      alone as (
        select ${sourceRef.id} from ${sourceRef} where ${sourceRef.kind} = 'team' and ${sourceRef.source} = any(${p.sources}::text[])
        group by ${sourceRef.id} having count(distinct ${sourceRef.source}) = 1),
      apart as (
        select distinct h.id from shared h join ${side} on ${side.seasonId} = h.id join alone a on a.id = ${side.teamId})
      select ${columns} from apart p join ${fixture} on ${fixture.seasonId} = p.id
      cross join lateral (
        select array_agg(distinct ${sourceRef.source}) as sources from ${sourceRef}
        where ${sourceRef.kind} = 'fixture' and ${sourceRef.id} = ${fixture.id}) r
      where ${fixture.stateId} = any(${p.over}::smallint[]) and ${fixture.homeFullTime} is not null and ${fixture.awayFullTime} is not null`,
  ),
)

const NAMES = statement((p: Placeholders<{ ids: readonly number[]; sources: readonly Source[] }>) =>
  selection(
    {
      id: team.id,
      name: team.name,
      stableKey: team.stableKey,
      source: sql<Source>`${sourceRef.source}`,
      key: sourceRef.key,
    },
    (columns) => sql`
      select ${columns} from ${team} join ${sourceRef} on ${sourceRef.kind} = 'team' and ${sourceRef.id} = ${team.id}
      where ${team.id} = any(${p.ids}::integer[]) and ${sourceRef.source} = any(${p.sources}::text[])
      order by ${team.id}, ${sourceRef.source}, ${sourceRef.key}`,
  ),
)

type Named = RowOf<typeof NAMES>

/** A team of one source that is another source's by its results. */
export interface LearntTeam extends Pick<TeamVotes, 'votes' | 'of'> {
  source: Source
  team: { id: number; name: string }
  is: { id: number; name: string }
  /** Whether it is, or was, made one without asking: nearly unanimous over at least five results, and nothing stored speaks against it. */
  certain: boolean
  keys: readonly string[]
}

/**
 * Evidence about teams that only one source has, in the seasons that others describe too; the least trusted sources first, and each team
 * once. Changes nothing.
 */
export async function proposedTeams(client: Queryable): Promise<LearntTeam[]> {
  const results = await rows(client, RESULTS, { sources: SOURCES, over: OVER })
  if (results.length === 0) return []
  const votes = SOURCES.toReversed()
    .flatMap((source) => (SEASON_KEEPERS.has(source) ? [] : votesOf(source, results)))
    .sort((one, other) => Number(other.certain) - Number(one.certain))
  const ids = [...new Set(votes.flatMap((one) => [one.team, one.is]))]
  const named = Map.groupBy(await rows(client, NAMES, { ids, sources: SOURCES }), ({ id }) => id)
  const kept = new Set((await notedRefs(client, KEPT_APART)).map(({ key }) => key))
  const seen = new Set<number>()
  return votes.flatMap((one) => {
    const [from = [], into = []] = [named.get(one.team), named.get(one.is)]
    const [team, is] = [from[0], into[0]]
    const alone = new Set(from.map(({ source }) => source)).size === 1
    if (team === undefined || is === undefined || !alone || seen.has(one.team) || seen.has(one.is)) return []
    seen.add(one.team)
    const certain = one.certain && !contradicts(from, into, kept)
    if (certain) seen.add(one.is)
    const { source, votes: count, of } = one
    return [{ source, team, is, votes: count, of, certain, keys: from.map(({ key }) => key) }]
  })
}

/** Both are listed clubs, one is a women's or youth team by its name, or an operator keeps them apart. */
function contradicts(from: readonly Named[], into: readonly Named[], kept: ReadonlySet<string>): boolean {
  const listed = from[0]?.stableKey != null && into[0]?.stableKey != null
  const isKept = [...from, ...into].some((one) => kept.has(keyOfSource(one.source, one.key)))
  const others = from.some((one) => into.some((other) => areOfOtherSquads(one.name, other.name)))
  return listed || isKept || others
}

/** Votes on the teams of a source by each other source. */
function votesOf(source: Source, results: readonly RowOf<typeof RESULTS>[]): (TeamVotes & { source: Source })[] {
  const own = results.filter(({ sources }) => sources.includes(source)).map(resultOf)
  if (own.length === 0) return []
  const seasons = new Set(own.map(({ season }) => season))
  const inSeasons = results.filter(({ season }) => seasons.has(season))
  return SOURCES.filter((other) => other !== source).flatMap((other) => {
    const others = inSeasons.filter(({ sources }) => sources.includes(other)).map(resultOf)
    const shared = new Set(others.map(({ season }) => season))
    return voteForTeams(
      own.filter(({ season }) => shared.has(season)),
      others,
    ).map((votes) => ({ ...votes, source }))
  })
}

const resultOf = ({ kickoff, homeGoals, awayGoals, ...row }: RowOf<typeof RESULTS>): ReportedResult => ({
  ...row,
  kickoff: kickoff.toISOString(),
  score: [homeGoals, awayGoals],
})

/**
 * Merges teams that are certainly one by their results, each in a separate transaction, and notes it, so that later batches find the merged
 * team and an operator can undo it (`teams split`). A merge may settle further ones, so it repeats until none is left.
 */
export async function learnTeams(
  database: Database,
  { now, onLearnt }: { now: Date; onLearnt?: (learnt: LearntTeam, merge: TeamMerge) => void },
): Promise<void> {
  let merged = true
  while (merged) {
    merged = false
    for (const learnt of await proposedTeams(database.pool)) {
      const merge = learnt.certain ? await mergeLearnt(database, learnt, now) : null
      if (merge === null) continue
      merged = true
      onLearnt?.(learnt, merge)
    }
  }
}

function mergeLearnt(database: Database, { source, team, is, keys }: LearntTeam, now: Date): Promise<TeamMerge | null> {
  const refs = keys.map((key) => ({ source, key, id: is.id }))
  const alongside = (client: Queryable) => noteRefs(client, LEARNT, refs)
  return mergeTeams(database, { from: team.id, into: is.id, now, alongside }).catch(leftApart)
}

/** Teams that have met are not one, whatever the results say. */
function leftApart(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'TEAMS_MEET' || error.code === 'NO_TEAM'))
    return null
  throw error
}

/** `AFC Ashton of openfootball is Ashton (12 of 12 results)`. */
export const sayLearnt = ({ source, team, is, votes, of }: LearntTeam): string =>
  `${team.name} of ${source} is ${is.name} (${votes} of ${of} results)`
