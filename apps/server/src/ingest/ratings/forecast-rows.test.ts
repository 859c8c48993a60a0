import { forecast, rowTypeOf } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import { expect, it } from 'vitest'
import { type ForecastRow, writeForecasts } from './forecast-rows.ts'

const database = useDatabase()

/** More than one statement takes. */
const MANY = 3_500
const rows = Array.from(
  { length: MANY },
  (_, at): ForecastRow => ({
    ...{ fixtureId: at + 1, day: 20_000, inputs: '0'.repeat(32), homeGoals: null, awayGoals: null },
    ...{ logHome: 0, logAway: 0, logGoals: 0, pi: 0, home: 0.4, draw: 0.3, away: 0.3, over25: 0.5 },
    ...{ homeCorners: 5, awayCorners: 5, homeYellowCards: 2, awayYellowCards: 2, refereeEffect: null },
  }),
)

it('all forecasts are asked for at once, before whatever is asked next', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // Their fixtures are not needed here.
    await client.query('set local session_replication_role = replica')
    const type = await rowTypeOf(client, forecast)
    const writing = writeForecasts(client, type, rows, { fresh: false })
    const ended = client.query('rollback')
    expect(await writing).toHaveLength(MANY)
    await ended
  } finally {
    client.release()
  }
  expect(await database.rows('select count(*)::int as n from forecast')).toEqual([{ n: 0 }])
})
