import { inTransaction } from '@touchline/database'
import { type FeedProblem, readTypes } from '@touchline/feeds'
import { readableName, TYPE_FAMILIES } from '@touchline/football'
import { noteProblems } from '../feed/problems.ts'
import { writeProgress } from '../feed/progress.ts'
import { SOURCE, type SyncContext } from './sync-context.ts'

/** Types the pages show; others, such as those of predictions, need no name of ours. */
const SHOWN: ReadonlySet<string | null> = new Set([
  'statistic',
  'event',
  'injury_suspension',
  'standing_rule',
  'transfer',
  'position',
])

type FeedType = Awaited<ReturnType<typeof readTypes>>['types'][number]

/** The feed's types that are shown and have no name of ours, by id, in readable words. */
function unnamedTypes(types: readonly FeedType[]): Record<number, string> {
  const named = new Set(Object.values(TYPE_FAMILIES).flatMap((family) => family.map((one) => one.id)))
  const without = types.filter((type) => SHOWN.has(type.modelType) && !named.has(type.id))
  return Object.fromEntries(without.map((type) => [type.id, readableName(type.developerName ?? type.name)]))
}

/** Reads the feed's types and notes those without a name of ours: for the operator, and in the words they are shown in until then. */
export async function renewTypes({ database, client, clock }: SyncContext): Promise<void> {
  const { types, problems } = await readTypes(client)
  const unnamed = unnamedTypes(types)
  const reported: FeedProblem[] = Object.entries(unnamed).map(([id, words]) => ({
    kind: 'type',
    key: id,
    reason: `This type has no name of ours and is shown as “${words}”.`,
  }))
  await inTransaction(database, async (transaction) => {
    await noteProblems(transaction, { source: SOURCE, problems: [...problems, ...reported], now: clock.now() })
    await writeProgress(transaction, {
      source: SOURCE,
      job: 'types',
      cursor: unnamed,
      finished: true,
      now: clock.now(),
    })
  })
}
