import { useDatabase } from '@touchline/testing/database'
import { orgStandIn } from '@touchline/testing/open-data'
import { useResource } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { orgLiveJob } from './jobs/org-live.job.ts'
import { openStatus } from './open-status.ts'
import { openWorld } from './open-world.testing.ts'
import { openEnvironment } from './settings/open-environment.ts'

const database = useDatabase()
const NOW = '2025-12-13T15:20:00.000Z'
const source = useResource(() => orgStandIn({ now: () => Date.parse(NOW), snapshots: [] }))

test('a token that the source refuses is reported with its words, and nothing is written', async () => {
  const keys = { FOOTBALL_DATA_ORG_TOKEN: 'mistyped', FOOTBALL_DATA_ORG_URL: source.url }
  const { context } = await openWorld(database, { at: NOW, ...keys })
  await expect(orgLiveJob(context).run(new AbortController().signal)).rejects.toMatchObject({ name: 'FeedError' })
  const problems = await database.rows('select source, kind, key, reason from feed_problem')
  expect(problems).toEqual([
    {
      ...{ source: 'football-data-org', kind: 'call', key: 'live' },
      reason: expect.stringContaining('Your API token is invalid.'),
    },
  ])
  // Calls are counted where a budget is taken from; this world has none.
  await database.pool.query(
    `insert into feed_call (source, day, hour, calls) values ('football-data-org', now(), 0, 1)`,
  )
  const { sources } = await openStatus(database, openEnvironment.parse({ ...keys }), new Date(NOW))
  expect(sources['football-data-org']).toMatchObject({ problemsLastDay: 1, lastFailure: problems[0]?.reason })
  expect(await database.rows('select id from fixture')).toEqual([])
})
