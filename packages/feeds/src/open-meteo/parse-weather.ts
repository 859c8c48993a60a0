import type { FixtureWeatherRecord, Key, Timestamp, WeatherRecord } from '@touchline/football'
import { MINUTE_MS } from '@touchline/football'
import { type Fields, fieldsOf, isFields, parseJson } from '../files/json.ts'
import type { FeedProblem, Parsed } from '../parsed.ts'
import { skyOf } from './weather-codes.ts'
import type { Coordinates } from './weather-paths.ts'

/** A requested place and the matches there. */
export interface AskedPlace extends Coordinates {
  matches: readonly { fixture: Key; kickoff: Timestamp }[]
}

/** The hour that is nearest to the kick-off. */
const NEAREST_MS = 30 * MINUTE_MS
/** An answer is for the middle of a cell of the model, a few kilometres away. */
const MAX_DEGREES_APART = 0.6
const WHOLE_CIRCLE = 360
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
/** Nowhere on earth is it colder or hotter. */
const COLDEST = -95
const HOTTEST = 65
const STRONGEST_WIND = 140

/**
 * The weather at kick-off of the matches at the places of one call, in the order of the request. An hour without temperature or code, such
 * as the last ones of a forecast, is skipped.
 */
export function parseWeather(body: Uint8Array, places: readonly AskedPlace[]): Parsed {
  const answer = parseJson(body)
  // A single place is answered without a list.
  const answers = Array.isArray(answer) ? answer : [answer]
  const problems: FeedProblem[] = []
  const refuse = (key: Key, reason: string) => void problems.push({ kind: 'weather', key, reason })
  if (answers.length !== places.length || !answers.every(isFields)) {
    refuse(
      '*',
      `${places.length} places were requested and ${answers.filter(isFields).length} answered; all are left out.`,
    )
    return { batch: { source: 'open-meteo', weather: [] }, problems }
  }
  const weather = places.flatMap((place, at) => {
    const fields = fieldsOf(answers[at])
    const name = `${place.latitude} ${place.longitude}`
    if (!isAbout(fields, place)) {
      refuse(name, 'The answer is for another place; it is left out.')
      return []
    }
    const hours = hoursOf(fields)
    if (hours === null) {
      refuse(name, 'The answer has no hours; it is left out.')
      return []
    }
    return place.matches.flatMap(({ fixture, kickoff }): FixtureWeatherRecord[] => {
      const found = hours.find((hour) => Math.abs(hour.at - Date.parse(kickoff)) <= NEAREST_MS)
      const record = found ? weatherOf(fields, found.index) : null
      if (record === 'unknown code') refuse(fixture, 'The code of the weather is not known; it is left out.')
      return record === null || record === 'unknown code' ? [] : [{ fixture, weather: record }]
    })
  })
  return { batch: { source: 'open-meteo', weather }, problems }
}

function isAbout({ latitude, longitude }: Fields, place: Coordinates): boolean {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return false
  const east = Math.abs(longitude - place.longitude) % WHOLE_CIRCLE
  const apart = Math.max(Math.abs(latitude - place.latitude), Math.min(east, WHOLE_CIRCLE - east))
  return apart <= MAX_DEGREES_APART
}

/** When each hour of the lists is; null where there is none. Times are without a zone, this many seconds ahead of UTC. */
function hoursOf(answer: Fields): { at: number; index: number }[] | null {
  const { time } = fieldsOf(answer.hourly)
  if (!Array.isArray(time)) return null
  const ahead = typeof answer.utc_offset_seconds === 'number' ? answer.utc_offset_seconds * 1_000 : 0
  const hours = time.flatMap((one, index) => {
    const at = typeof one === 'string' && TIME.test(one) ? Date.parse(`${one}Z`) - ahead : Number.NaN
    return Number.isNaN(at) ? [] : [{ at, index }]
  })
  return hours.length > 0 ? hours : null
}

function weatherOf(answer: Fields, index: number): WeatherRecord | 'unknown code' | null {
  const hourly = fieldsOf(answer.hourly)
  const units = fieldsOf(answer.hourly_units)
  const numberAt = (name: string, least: number, most: number): number | null => {
    const list = hourly[name]
    const value: unknown = Array.isArray(list) ? list[index] : null
    return typeof value === 'number' && value >= least && value <= most ? value : null
  }
  const temperature = units.temperature_2m === '°C' ? numberAt('temperature_2m', COLDEST, HOTTEST) : null
  const code = numberAt('weather_code', 0, 99)
  if (temperature === null || code === null) return null
  const sky = skyOf(code, numberAt('is_day', 0, 1) !== 0)
  if (sky === null) return 'unknown code'
  const humidity = numberAt('relative_humidity_2m', 0, 100)
  return {
    ...sky,
    temperature,
    humidity: humidity === null ? null : Math.round(humidity),
    windSpeed: units.wind_speed_10m === 'm/s' ? numberAt('wind_speed_10m', 0, STRONGEST_WIND) : null,
  }
}
