import { SPORTS } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import { testClock } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { oddsEvent, openMeteoStandIn, THE_ODDS_API_KEY, theOddsApiStandIn } from '@touchline/testing/open-data'
import { fixture, league, team } from '@touchline/testing/records'
import { useResource } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { applyBatch } from '../../../write/apply-batch.ts'
import { openContext } from '../open-context.testing.ts'
import { pricesJob } from './prices.job.ts'
import { weatherJob } from './weather.job.ts'

const database = useDatabase()
const MIDNIGHT = Date.parse('2026-11-28T00:00:00.000Z')
const MINUTE = 60_000
const clock = testClock(MIDNIGHT)
const openMeteo = useResource(() => openMeteoStandIn(() => clock.now()))
const oddsApi = useResource(theOddsApiStandIn)

/** Ground by ground, a kilometre or more apart. */
const GROUNDS = 200
const index = Array.from({ length: GROUNDS }, (_, at) => at)
const nameOf = (at: number) => `Team ${String(at).padStart(3, '0')}`
const keyOf = (at: number) => nameOf(at).toLowerCase()

/** Nine competitions whose teams meet on the Saturday and on the Saturdays around it, each at its own ground once in the next days. */
function fullWeek(): RecordBatch {
  const leagueOf = (at: number) => SPORTS[at % SPORTS.length]?.league ?? ''
  const kickoffs = ['2026-11-21T15:00:00Z', '2026-11-28T15:00:00Z', '2026-12-02T19:45:00Z']
  return {
    source: 'football-data',
    leagues: SPORTS.map(({ league: key }) => league(key, key, { stableKey: key })),
    seasons: SPORTS.map(({ league: key }) => ({
      ...{ key: `${key} now`, league: key, name: '2026/2027', current: true },
      ...{ startsOn: '2026-08-01', endsOn: '2027-05-31' },
    })),
    venues: index.map((at) => ({
      ...{ key: `ground ${at}`, name: `Ground ${at}`, city: null, country: null, capacity: null },
      ...{ latitude: 40 + Math.floor(at / 20), longitude: (at % 20) - 5 },
    })),
    teams: index.map((at) => team(nameOf(at), { venue: `ground ${at}` })),
    fixtures: kickoffs.flatMap((kickoff) =>
      index.map((at) => fixture(keyOf(at), keyOf((at + SPORTS.length) % GROUNDS), kickoff, { league: leagueOf(at) })),
    ),
  }
}

test('a full Saturday of 200 grounds and nine competitions stays far within what the sources allow', async () => {
  await applyBatch(database, fullWeek(), { now: clock.now() })
  for (const { key } of SPORTS) {
    const seen = '2026-11-28T08:00:00Z'
    const prices = { skybet: [2.1, 3.4, 3.6], coral: [2, 3.5, 3.8], williamhill: [2.1, 3.4, 3.7] } as const
    oddsApi.events.set(key, [
      oddsEvent({ home: nameOf(0), away: nameOf(9), kickoff: '2026-11-28T15:00:00Z', books: prices, seenAt: seen }),
    ])
  }
  const context = openContext({
    ...{ database, clock },
    sources: {
      ...{ openMeteo: openMeteo.url, openMeteoArchive: openMeteo.url },
      theOddsApi: { url: oddsApi.url, key: THE_ODDS_API_KEY },
    },
  })
  for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
    clock.set(MIDNIGHT + minutes * MINUTE)
    for (const job of [weatherJob(context), pricesJob(context)]) await job.run(new AbortController().signal)
  }
  const weights = await database.rows(
    'select source, sum(calls)::int as calls from feed_call group by source order by source',
  )
  expect({
    forecasts: openMeteo.calls.filter(({ path }) => path === '/v1/forecast').length,
    archive: openMeteo.calls.filter(({ path }) => path === '/v1/archive').length,
    competitions: oddsApi.calls.length,
    credits: oddsApi.credits.used,
    weights,
  }).toEqual({
    // 200 grounds four times, fifty a call; last Saturday's 200 once, in the archive since the early evening.
    forecasts: 16,
    archive: 4,
    competitions: 2 * SPORTS.length,
    credits: 2 * SPORTS.length,
    weights: [
      { source: 'open-meteo', calls: 16 * 58 + 4 * 50 },
      { source: 'the-odds-api', calls: 2 * SPORTS.length },
    ],
  })
})
