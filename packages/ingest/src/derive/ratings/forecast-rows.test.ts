import { inTransaction } from '@touchline/database'
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

it('more forecasts than one statement takes are all written, and those that are the same again are not', async () => {
  await inTransaction(database, async (client) => {
    // Their fixtures are not needed here.
    await client.query('set local session_replication_role = replica')
    expect(await writeForecasts(client, rows, { fresh: false })).toHaveLength(MANY)
    expect(await writeForecasts(client, rows, { fresh: false })).toEqual([])
  })
})
