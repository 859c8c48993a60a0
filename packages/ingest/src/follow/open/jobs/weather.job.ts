import { archiveCall, forecastCall } from '@touchline/feeds'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@touchline/football'
import type { Job } from '@touchline/runtime'
import { readProgress } from '../../feed/progress.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { askWeather } from '../weather/ask-weather.ts'
import { dropOpenWeather } from '../weather/drop-open-weather.ts'
import { matchesBetween, type WeatherMatch } from '../weather/weather-matches.queries.ts'
import { callsFor } from '../weather/weather-places.ts'

const SOURCE = 'open-meteo'
/** New matches are requested soon; others only when a new forecast is due. */
const EVERY_MS = 10 * MINUTE_MS
const FORECAST_EVERY_MS = 6 * HOUR_MS
const FORECAST_AHEAD_MS = 7 * DAY_MS
/** The archive is five days behind, and weather of matches long before the start is not needed. */
const ARCHIVE_FROM_MS = 6 * DAY_MS
const ARCHIVE_TO_MS = 14 * DAY_MS

/** Requested matches, by our ids; `period` is the one of the request. */
interface Asked {
  period: string
  matches: readonly number[]
}

/** The weather of the matches of the next seven days, four times a day, and the actual weather once the archive has it. */
export const weatherJob = (context: OpenContext): Job => ({
  name: 'open weather',
  source: 'open-meteo',
  everyMs: EVERY_MS,
  run: async () => {
    const done = await openUnit(context, {
      source: SOURCE,
      job: 'weather',
      work: async (lease) => {
        const { openMeteo, openMeteoArchive } = context.clients
        if (openMeteo === null || openMeteoArchive === null) return void (await dropOpenWeather(context, lease))
        const now = context.clock.now().getTime()
        const slot = new Date(Math.floor(now / FORECAST_EVERY_MS) * FORECAST_EVERY_MS).toISOString()
        const later = (ms: number) => new Date(now + ms)
        const coming = await matchesBetween(context.database.pool, later(0), later(FORECAST_AHEAD_MS))
        const next = await notAsked(context, { job: 'forecast', period: slot, matches: coming })
        for (const places of callsFor(next.matches)) {
          const progress = { job: 'forecast', cursor: next.noting(places), finished: true }
          await askWeather(context, lease, { client: openMeteo, call: forecastCall(places), places, progress })
        }
        const over = await matchesBetween(context.database.pool, later(-ARCHIVE_TO_MS), later(-ARCHIVE_FROM_MS))
        const past = await notAsked(context, { job: 'archive', period: 'once', matches: over })
        for (const [day, matches] of Map.groupBy(past.matches, ({ kickoff }) => kickoff.toISOString().slice(0, 10))) {
          for (const places of callsFor(matches)) {
            const progress = { job: 'archive', cursor: past.noting(places), finished: true }
            const call = archiveCall(places, day)
            await askWeather(context, lease, { client: openMeteoArchive, call, places, progress })
          }
        }
        // On a first start the matches are about to come.
        return coming.length === 0 ? MINUTE_MS : undefined
      },
    })
    return done?.result
  },
})

/** Matches not requested in this period, and the note that they now are. */
async function notAsked(
  { database }: OpenContext,
  { job, period, matches }: { job: string; period: string; matches: readonly WeatherMatch[] },
) {
  const noted = (await readProgress(database.pool, SOURCE, job))?.cursor as Asked | null | undefined
  const present = new Set(matches.map(({ id }) => id))
  const before = noted?.period === period ? noted.matches.filter((id) => present.has(id)) : []
  const asked = new Set(before)
  return {
    matches: matches.filter(({ id }) => !asked.has(id)),
    noting: (places: readonly { matches: readonly { fixture: string }[] }[]): Asked => {
      for (const { matches: there } of places) for (const { fixture } of there) asked.add(Number(fixture))
      return { period, matches: [...asked] }
    },
  }
}
