import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { notedProblems } from './noted-problems.ts'
import { noteProblems } from './problems.ts'

const database = useDatabase()

test('an import says which seasons cannot be as they are stored, and how often sources differ', async () => {
  const [before, now] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T12:00:00Z')]
  const note = (kind: string, key: string, at: Date) =>
    noteProblems(database.pool, { source: 'openfootball', problems: [{ kind, key, reason: `About ${key}` }], now: at })
  await note('season', 'season:1', before)
  await note('season', 'season:2', now)
  for (const key of ['1', '2']) await note('result', key, now)
  await note('home side', '3', now)
  expect(await notedProblems(database.pool, now)).toEqual([
    'About season:2',
    'Sources differ, or a file has it wrong: 2 results, 1 home sides (table feed_problem)',
  ])
})
