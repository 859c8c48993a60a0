import type { Numbers } from '@touchline/contract'
import { readMeta, writeMeta } from '@touchline/database'
import { RATED_NOW, rate, ratedFixtures, store } from '@touchline/ingest/derive/ratings/rated-world.testing.ts'
import { keepSignals, keptSignals, signalsJob } from '@touchline/ingest/derive/signals/signals.job.ts'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

test('without rated matches there is nothing behind the numbers, and it says so', async () => {
  expect(await by.get<Numbers>('/api/numbers')).toEqual({ rated: null, signals: null })
})

test('the matches behind the ratings are counted, those to come are not', async () => {
  await store(server.database, ratedFixtures())
  await rate(server.database)
  expect((await by.get<Numbers>('/api/numbers')).rated).toEqual({
    ...{ matches: 88, leagues: 2, from: '2018-08-08', to: '2021-12-12' },
  })
})

test('the figures of the signals are those that were measured last; what cannot be read is none', async () => {
  const figures = [
    { name: 'referee', market: 'yellowCards', matches: 500, gain: 0.005, low: 0.002, high: 0.008 } as const,
  ]
  await keepSignals(
    server.database,
    { from: '2020-08-01', to: '2026-05-31', figures },
    new Date('2026-11-21T05:00:00Z'),
  )
  expect((await by.get<Numbers>('/api/numbers')).signals).toEqual({
    ...{ from: '2020-08-01', to: '2026-05-31', computed_at: '2026-11-21T05:00:00.000Z', figures },
  })
  await server.database.pool.query(`update meta set value = '{"figures": 1}' where key = 'signals'`)
  expect(await keptSignals(server.database.pool)).toBeNull()
})

test('a database without enough seasons has no figures, and is measured again only once more matches are rated', async () => {
  const { database } = server
  const job = signalsJob({ database, clock: { now: () => RATED_NOW } })
  const turn = () => job.run(new AbortController().signal)
  const measured = () => readMeta(database.pool, 'signals measured')
  await turn()
  expect(await measured()).toBeNull()
  await store(database, ratedFixtures())
  await rate(database)
  await turn()
  expect([await keptSignals(database.pool), await measured()]).toEqual([null, { day: '2022-01-01', matches: 88 }])
  await writeMeta(database.pool, 'signals measured', { day: '2021-12-31', matches: 88 })
  await turn()
  expect(await measured()).toEqual({ day: '2021-12-31', matches: 88 })
})
