import { feedProblem, type Placeholders, type Queryable, query, rows, statement } from '@touchline/database'
import { and, asc, gte, inArray } from 'drizzle-orm'
import { DAY, IMPOSSIBLE } from '../../derive/seasons/impossible-season.ts'
import { PHASE } from '../../derive/seasons/uncertain-matches.ts'
import { DECISION } from '../../joining/decided-fixtures.ts'

/** Kinds of problems that are reported one by one. */
const TOLD: readonly string[] = [IMPOSSIBLE, PHASE, DECISION]
/** Kinds of problems in which sources differ on a match, and how many of them are called. */
const DIFFERENCES: Readonly<Record<string, string>> = { result: 'results', [DAY]: 'days', 'home side': 'home sides' }

const NOTED = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select({ kind: feedProblem.kind, reason: feedProblem.reason })
    .from(feedProblem)
    .where(and(gte(feedProblem.lastAt, p.since), inArray(feedProblem.kind, [...TOLD, ...Object.keys(DIFFERENCES)])))
    .orderBy(asc(feedProblem.reason)),
)

/** Problems noted of seasons and matches since an instant, as lines for the operator. */
export async function notedProblems(queryable: Queryable, since: Date): Promise<string[]> {
  const noted = await rows(queryable, NOTED, { since })
  const differing = Object.entries(DIFFERENCES).flatMap(([kind, words]) => {
    const count = noted.filter((one) => one.kind === kind).length
    return count === 0 ? [] : [`${count} ${words}`]
  })
  return [
    ...noted.filter(({ kind }) => TOLD.includes(kind)).map(({ reason }) => reason),
    ...(differing.length === 0
      ? []
      : [`Sources differ, or a file has it wrong: ${differing.join(', ')} (table feed_problem)`]),
  ]
}
