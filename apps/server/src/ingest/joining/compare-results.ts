import { execute, feedProblem, query } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import { type FixtureParts, isDecided, type Score, type Source, type SourcedFixture } from '@touchline/football'
import { and, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { noteProblems } from '../feed/problems.ts'

const KIND = 'result'

/** What a source reports of a shared fixture, beside what was stored of it before. */
export interface ReportedResult {
  fixture: number
  stored: SourcedFixture<number>
  reported: FixtureParts<number>
  /** Who the result is taken from with this report. */
  taken: Source | undefined
}

/** A fixture on whose final score two sources may differ. */
interface Compared {
  key: string
  /** Whose score is not the one that is shown. */
  other: Source
  reason: string | null
}

/**
 * Notes for the operator where two sources differ on how a match ended, under the one whose score is not shown, and forgets what they no
 * longer differ on.
 */
export async function compareResults(
  client: pg.ClientBase,
  source: Source,
  results: readonly ReportedResult[],
  now: Date,
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
    await noteProblems(client, other, problems, now)
  }
}

function compare(source: Source, { fixture, stored, reported, taken }: ReportedResult): Compared | null {
  const provider = stored.provenance.result
  if (provider === undefined || provider === source || taken === undefined) return null
  if (!isDecided(stored.parts.state) || !isDecided(reported.state)) return null
  const [before, now] = [stored.parts.scores.current, reported.scores.current]
  if (before === null || now === null) return null
  const isOwn = taken === source
  const key = String(fixture)
  const other = isOwn ? provider : source
  if (text(before) === text(now)) return { key, other, reason: null }
  const [shown, hidden] = isOwn ? [now, before] : [before, now]
  return { key, other, reason: `It ended ${text(hidden)} here and ${text(shown)} in ${taken}, which is shown.` }
}

const text = ([home, away]: Score): string => `${home}-${away}`
