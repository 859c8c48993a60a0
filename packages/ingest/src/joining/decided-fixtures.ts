import {
  execute,
  feedProblem,
  league,
  type Placeholders,
  query,
  rows,
  season,
  selection,
  side,
  statement,
  team,
} from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import {
  type DecidedResult,
  decidedResultOf,
  decidedResults,
  type FixtureParts,
  hasDecidedResults,
  type Source,
} from '@touchline/football'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { noteProblems } from '../follow/feed/problems.ts'
import type { FixturePlace } from '../write/sinks/fixture-row.ts'

/** Kind of the problems that say which results of a source do not count, as a decision or the official record has another one. */
export const DECISION = 'decision'

/** The decision about a match at that place and kick-off; null for nearly all. */
export type DecidedOf = (place: FixturePlace, kickoff: string) => DecidedResult<number> | null

const SEASONS = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({ id: season.id, name: season.name, stableKey: league.stableKey })
    .from(season)
    .innerJoin(league, eq(league.id, season.leagueId))
    .where(sql`${season.id} = any(${p.ids}::integer[])`),
)

const TEAMS = statement((p: Placeholders<{ seasonId: number; ids: readonly number[] }>) =>
  selection(
    { team: team.id, name: team.name },
    (columns) => sql`
      select ${columns} from ${team} where ${team.id} = any(${p.ids}::integer[])
        or ${team.id} in (select ${side.teamId} from ${side} where ${side.seasonId} = ${p.seasonId}) order by ${team.id}`,
  ),
)

/** Reads the decisions about matches in the seasons of these places. */
export async function readDecided(client: pg.ClientBase, places: readonly FixturePlace[]): Promise<DecidedOf> {
  const bySeason = Map.groupBy(places, ({ seasonId }) => seasonId)
  const seasons = await rows(client, SEASONS, { ids: [...bySeason.keys()] })
  const decided = new Map<number, readonly DecidedResult<number>[]>()
  for (const { id, name, stableKey } of seasons) {
    if (!hasDecidedResults(stableKey, name)) continue
    const ids = (bySeason.get(id) ?? []).flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])
    decided.set(id, decidedResults(stableKey, name, await rows(client, TEAMS, { seasonId: id, ids })))
  }
  return ({ seasonId, homeTeamId: home, awayTeamId: away }, kickoff) =>
    decidedResultOf(decided.get(seasonId) ?? [], { home, away, kickoff })
}

/** A decided match of a source, with the source's own result. */
export interface DecidedFixture {
  fixture: number
  decision: DecidedResult<number>
  reported: FixtureParts<number>
}

/** Notes for the operator which results of a source do not count, and forgets those that it has put right since. */
export async function noteDecided(
  client: pg.ClientBase,
  { source, decided, now }: { source: Source; decided: readonly DecidedFixture[]; now: Date },
): Promise<void> {
  if (decided.length === 0) return
  const problems = decided.flatMap((one): FeedProblem[] => {
    const reason = differenceOf(one, source)
    return reason === null ? [] : [{ kind: DECISION, key: String(one.fixture), reason }]
  })
  const told = new Set(problems.map(({ key }) => key))
  const agreed = decided.map(({ fixture }) => String(fixture)).filter((key) => !told.has(key))
  const same = and(eq(feedProblem.source, source), eq(feedProblem.kind, DECISION), inArray(feedProblem.key, agreed))
  if (agreed.length > 0) await execute(client, query.delete(feedProblem).where(same))
  await noteProblems(client, { source, problems, now })
}

/** In a sentence; null where the source has the result that counts, or none. */
function differenceOf({ decision, reported }: DecidedFixture, source: Source): string | null {
  const { score, title, isAwarded } = decision
  const { current } = reported.scores
  if (current === null || (current[0] === score[0] && current[1] === score[1])) return null
  const why = isAwarded ? 'it was awarded' : 'the record of the season has it'
  return `${title}: ${current.join('-')} in ${source}; ${score.join('-')} counts, as ${why}`
}
