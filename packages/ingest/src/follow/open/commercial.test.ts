import { useDatabase } from '@touchline/testing/database'
import { openMeteoStandIn } from '@touchline/testing/open-data'
import { fixture, smallWorld, team } from '@touchline/testing/records'
import { useFreshResource } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'
import { weatherJob } from './jobs/weather.job.ts'
import { LADDER, openContext, SITE } from './open-context.testing.ts'
import { openEnvironment } from './settings/open-environment.ts'
import { openSettings, openSources } from './settings/open-settings.ts'
import { startOpen } from './start-open.ts'

const database = useDatabase()
const NOW = new Date('2026-03-07T12:00:00.000Z')
const clock = { now: () => NOW }
const openMeteo = useFreshResource(() => openMeteoStandIn(clock.now))
/** A port that nobody listens on. */
const NOWHERE = 'http://127.0.0.1:9'

const configOf = (variables: Record<string, string>) =>
  openEnvironment.parse({
    ...{ OPEN_METEO_URL: openMeteo.url, OPEN_METEO_ARCHIVE_URL: openMeteo.url },
    ...{ FOOTBALL_DATA_CO_UK_URL: NOWHERE, OPENFOOTBALL_URL: NOWHERE, OPENLIGADB_URL: NOWHERE },
    ...variables,
  })

/** The first lines of a start, before any source is called. */
async function linesOfStart(variables: Record<string, string>): Promise<string[]> {
  const config = configOf(variables)
  const lines: string[] = []
  const note = (...words: unknown[]) => void lines.push(String(words.at(-1)))
  const { stop } = await startOpen({
    ...{
      database,
      clock,
      ladder: LADDER,
      settings: openSettings(config),
      log: { info: note, warn: note },
    },
    sources: openSources(config, SITE),
  })
  const started = [...lines]
  await stop()
  return started
}

test('the start of a commercial site prints of every source what to settle with whom; of another one nothing', async () => {
  expect(await linesOfStart({})).toEqual([])
  expect(await linesOfStart({ OPEN_COMMERCIAL: 'true' })).toEqual([
    expect.stringContaining('OPEN_COMMERCIAL=true. Settle this before the site goes public'),
    expect.stringMatching(/^football-data\.co\.uk: .*ask its author .*consent to show price tables/i),
    expect.stringMatching(/^football-data\.org: .*ask its operator .*keep the credit/i),
    expect.stringMatching(/^OpenLigaDB: .*ODbL.*same licence/),
    expect.stringMatching(/^The Odds API: .*passing them on as data is not/),
    expect.stringMatching(/^Open-Meteo: .*non-commercial use, so the weather is not requested/),
    expect.stringMatching(/^openfootball, openfootball\/clubs: public domain\. GeoNames: CC BY 4\.0/),
  ])
})

test.each([
  ['asks for the weather', {}, 1],
  ['that is commercial does not, whatever is said of the weather', { OPEN_COMMERCIAL: 'true', OPEN_WEATHER: 'on' }, 0],
])('a site %s', async (_, variables, calls) => {
  const ground = { key: 'lane', name: 'The Lane', city: 'Ashton', country: 72, capacity: null }
  const venues = [{ ...ground, latitude: 53.4912, longitude: -2.1037 }]
  const teams = [team('Ashton', { venue: 'lane' }), team('Brough')]
  const coming = fixture('ashton', 'brough', '2026-03-07T15:00:00Z', { league: 'E0', season: 'E0 2025/2026' })
  await applyBatch(database, smallWorld([coming], { venues, teams }), { now: NOW })
  const config = configOf(variables)
  const context = openContext({
    ...{ database, clock, settings: openSettings(config) },
    sources: openSources(config, SITE),
  })
  await weatherJob(context).run(new AbortController().signal)
  expect(openMeteo.calls).toHaveLength(calls)
})
