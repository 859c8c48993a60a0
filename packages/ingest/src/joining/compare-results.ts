import { execute, feedProblem, query } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import { type FixtureParts, isDecided, type Source, type SourcedFixture, STATE } from '@touchline/football'
import { and, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { noteProblems } from '../follow/feed/problems.ts'

const KIND = 'result'

/** A source's report of a shared fixture, with the stored one before it. */
export interface ReportedResult {
  fixture: number
  stored: SourcedFixture<number>
  reported: FixtureParts<number>
  /** The source of the result after this report. */
  taken: Source | undefined
}

/** A fixture on whose final score two sources may differ. */
interface Compared {
  key: string
  /** The source whose score is not shown. */
  other: Source
  reason: string | null
}

/** Notes for the operator results on which two sources differ, under the one whose score is not shown, and drops outdated notes. */
export async function compareResults(
  client: pg.ClientBase,
  { source, results, now }: { source: Source; results: readonly ReportedResult[]; now: Date },
): Promise<void> {
  const compared = results.flatMap((one) => compare(source, one) ?? [])
  for (const [other, own] of Map.groupBy(compared, (one) => one.other)) {
    const agreed = own.filter(({ reason }) => reason === null).map(({ key }) => key)
    if (agreed.length > 0) {
      const same = and(eq(feedProblem.source, other), eq(feedProblem.kind, KIND), inArray(feedProblem.key, agreed))
      await execute(client, query.delete(feedProblem).where(same))
    }
    const problems = own.flatMap(({ key, reason }): FeedProblem[] =>
      reason === null ? [] : [{ kind: KIND, key, reason }],
    )
    await noteProblems(client, { source: other, problems, now })
  }
}

function compare(source: Source, { fixture, stored, reported, taken }: ReportedResult): Compared | null {
  const provider = stored.provenance.result
  if (provider === undefined || provider === source || taken === undefined) return null
  const [before, now] = [endOf(stored.parts), endOf(reported)]
  if (before === null || now === null) return null
  const isOwn = taken === source
  const key = String(fixture)
  const other = isOwn ? provider : source
  if (before === now) return { key, other, reason: null }
  const [shown, hidden] = isOwn ? [now, before] : [before, now]
  return { key, other, reason: `It ${hidden} here; it ${shown} in ${taken}, which is shown.` }
}

/** The final result by one source; null where it is not over or unknown. */
function endOf({ state, scores: { current } }: Pick<FixtureParts<number>, 'state' | 'scores'>): string | null {
  if (state === STATE.abandoned) return 'was abandoned'
  return isDecided(state) && current !== null ? `ended ${current.join('-')}` : null
}
