import { DAY_MS, HOUR_MS } from '@touchline/football'
import { localServer } from '../local-server.ts'

/** One hour at a place, as the stand-in is to answer it. */
interface Hour {
  temperature: number | null
  code: number | null
}

interface OpenMeteoCall {
  path: string
  places: number
  /** First and last day that was answered. */
  days: readonly [string, string]
}

export interface OpenMeteoStandIn {
  /** To be used as the address of the forecasts and of the archive. */
  url: string
  /** In the order they came, the refused ones too; may be emptied. */
  calls: OpenMeteoCall[]
  /** Its answers from now on. */
  answers: {
    hour: Hour
    /** Places of the end of a question that are left out. */
    forgets: number
    /** Every call has this status and reason while it is set. */
    refusal: { status: number; reason: string } | null
  }
  close(): Promise<void>
}

/** The archive is behind, and the end of the longest forecast is empty. */
const ARCHIVE_BEHIND_DAYS = 5
const VARIABLES = ['temperature_2m', 'relative_humidity_2m', 'wind_speed_10m', 'weather_code', 'is_day']
const MAX_PLACES = 1_000

/** The answer for a shared address whose daily limit somebody else has used up. */
export const DAILY_LIMIT = { status: 429, reason: 'Daily API request limit exceeded. Please try again tomorrow.' }

/**
 * Simulates forecasts and archive over HTTP: one place is answered by an object, several by a list in their order; hours are in GMT, wind
 * in km/h unless other units are requested; values the archive lacks are null.
 */
export async function openMeteoStandIn(now: () => Date): Promise<OpenMeteoStandIn> {
  const state: Omit<OpenMeteoStandIn, 'url' | 'close'> = {
    calls: [],
    answers: { hour: { temperature: 7.5, code: 61 }, forgets: 0, refusal: null },
  }
  const server = await localServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [status, body] = answer(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

  function answer({ pathname, searchParams: asked }: URL): [number, unknown] {
    const isArchive = pathname === '/v1/archive'
    const latitudes = (asked.get('latitude') ?? '').split(',').map(Number)
    const longitudes = (asked.get('longitude') ?? '').split(',').map(Number)
    const days = isArchive
      ? [asked.get('start_date') ?? '', asked.get('end_date') ?? '']
      : [dayOf(now()), dayOf(new Date(now().getTime() + (Number(asked.get('forecast_days') ?? 7) - 1) * DAY_MS))]
    state.calls.push({ path: pathname, places: latitudes.length, days: [days[0] ?? '', days[1] ?? ''] })
    const { refusal, forgets } = state.answers
    if (refusal) return [refusal.status, { error: true, reason: refusal.reason }]
    const names = (asked.get('hourly') ?? '').split(',')
    const unknown = names.find((name) => !VARIABLES.includes(name))
    if (unknown !== undefined) return [400, { error: true, reason: `Cannot initialize hourly from ${unknown}.` }]
    if (latitudes.length !== longitudes.length || latitudes.length > MAX_PLACES)
      return [400, { error: true, reason: 'Parameter latitude and longitude must have the same number of elements' }]
    const wind = asked.get('wind_speed_unit') === 'ms' ? 'm/s' : 'km/h'
    const places = latitudes.map((latitude, at) => place(latitude, longitudes[at] ?? 0, days, { isArchive, wind }))
    const answered = places.slice(0, places.length - forgets)
    return [200, answered.length === 1 && latitudes.length === 1 ? answered[0] : answered]
  }

  function place(
    latitude: number,
    longitude: number,
    [first = '', last = '']: readonly string[],
    { isArchive, wind }: { isArchive: boolean; wind: string },
  ) {
    const hours = (Date.parse(last) + DAY_MS - Date.parse(first)) / HOUR_MS
    const time = Array.from({ length: hours }, (_, at) =>
      new Date(Date.parse(first) + at * HOUR_MS).toISOString().slice(0, 16),
    )
    const isKnown = (at: string) =>
      !isArchive || Date.parse(`${at}Z`) < Date.parse(dayOf(now())) - ARCHIVE_BEHIND_DAYS * DAY_MS
    const each = (value: number | null) => time.map((at) => (isKnown(at) ? value : null))
    const { temperature, code } = state.answers.hour
    return {
      // The middle of the cell of the model, not the requested point.
      ...{ latitude: latitude + 0.04, longitude: longitude - 0.03, utc_offset_seconds: 0, timezone: 'GMT' },
      hourly_units: { time: 'iso8601', temperature_2m: '°C', relative_humidity_2m: '%', wind_speed_10m: wind },
      hourly: {
        ...{ time, temperature_2m: each(temperature), relative_humidity_2m: each(80), wind_speed_10m: each(4) },
        ...{ weather_code: each(code), is_day: each(1) },
      },
    }
  }

  return Object.assign(state, { url: server.url, close: server.close })
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)
