import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedPlace, archiveCall, forecastCall, parseWeather } from './index.ts'

const BRADFORD: AskedPlace = {
  latitude: 53.79,
  longitude: -1.75,
  matches: [{ fixture: 'one', kickoff: '2026-11-28T15:10:00.000Z' }],
}

const TIMES = ['2026-11-28T14:00', '2026-11-28T15:00', '2026-11-28T16:00']

const answer = (hourly: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  latitude: 53.8,
  longitude: -1.7,
  utc_offset_seconds: 0,
  hourly_units: { temperature_2m: '°C', wind_speed_10m: 'm/s' },
  hourly: {
    time: TIMES,
    temperature_2m: [5, 6.4, 7],
    relative_humidity_2m: [80, 81, 82],
    wind_speed_10m: [3, 4.5, 5],
    weather_code: [0, 61, 3],
    is_day: [1, 1, 0],
    ...hourly,
  },
  ...rest,
})

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const read = (value: unknown, places: readonly AskedPlace[] = [BRADFORD]) => parseWeather(bytes(value), places)

describe('the weather of a match', () => {
  it('is that of the hour nearest to the kick-off', () => {
    expect(read(answer())).toEqual({
      batch: {
        source: 'open-meteo',
        weather: [
          {
            fixture: 'one',
            weather: { icon: 'rain', text: 'light rain', temperature: 6.4, humidity: 81, windSpeed: 4.5 },
          },
        ],
      },
      problems: [],
    })
  })

  it.each([
    [0, 1, 'sun', 'clear sky'],
    [0, 0, 'moon', 'clear night'],
    [48, 1, 'fog', 'freezing fog'],
    [86, 0, 'snow', 'heavy shower snow'],
    [99, 1, 'storm', 'thunderstorm with heavy hail'],
  ])('with the code %i and %i for day is %s, %s', (code, isDay, icon, text) => {
    const weather = read(answer({ weather_code: [0, code, 0], is_day: [0, isDay, 0] })).batch.weather?.[0]?.weather
    expect(weather).toMatchObject({ icon, text })
  })

  it('is found in local times too', () => {
    const local = answer(
      { time: ['2026-11-28T23:00', '2026-11-29T00:00', '2026-11-29T01:00'] },
      { utc_offset_seconds: 32_400 },
    )
    expect(read(local).batch.weather?.[0]?.weather?.temperature).toBe(6.4)
  })

  it('is not known where the hour is empty, as the last ones of a forecast are, or beyond the answer', () => {
    expect(read(answer({ temperature_2m: [5, null, 7] }))).toEqual({
      batch: { source: 'open-meteo', weather: [] },
      problems: [],
    })
    const later = { ...BRADFORD, matches: [{ fixture: 'one', kickoff: '2026-12-20T15:00:00.000Z' }] }
    expect(read(answer(), [later]).batch.weather).toEqual([])
  })

  it('has no wind in other units and no temperature in Fahrenheit', () => {
    const miles = answer({}, { hourly_units: { temperature_2m: '°C', wind_speed_10m: 'mp/h' } })
    expect(read(miles).batch.weather?.[0]?.weather?.windSpeed).toBeNull()
    expect(read(answer({}, { hourly_units: { temperature_2m: '°F' } })).batch.weather).toEqual([])
  })

  it('with an unknown code is left out and reported', () => {
    const { batch, problems } = read(answer({ weather_code: [0, 42, 0] }))
    expect(batch.weather).toEqual([])
    expect(problems).toMatchObject([{ kind: 'weather', key: 'one' }])
  })
})

describe('an answer for several places', () => {
  const porto: AskedPlace = {
    latitude: 41.15,
    longitude: -8.61,
    matches: [{ fixture: 'two', kickoff: '2026-11-28T16:00:00.000Z' }],
  }

  it('is a list in the order of the question', () => {
    const both = read([answer(), answer({}, { latitude: 41.1, longitude: -8.6 })], [BRADFORD, porto])
    expect(both.batch.weather?.map(({ fixture, weather }) => [fixture, weather?.temperature])).toEqual([
      ['one', 6.4],
      ['two', 7],
    ])
  })

  it('is left out as a whole where places are missing, and a place where the answer is for another', () => {
    const short = read([answer()], [BRADFORD, porto])
    expect([short.batch.weather, short.problems.length]).toEqual([[], 1])
    const wrong = read([answer(), answer()], [BRADFORD, porto])
    expect(wrong.batch.weather?.map(({ fixture }) => fixture)).toEqual(['one'])
    expect(wrong.problems).toMatchObject([{ key: '41.15 -8.61' }])
  })
})

it('asks for many places in one call and says what that counts as', () => {
  const places = [BRADFORD, { latitude: 41.15, longitude: -8.61 }]
  expect(forecastCall(places)).toMatchObject({
    path: expect.stringMatching(
      /^v1\/forecast\?latitude=53\.79,41\.15&longitude=-1\.75,-8\.61&hourly=.*&forecast_days=8$/,
    ),
    weight: 3,
  })
  expect(archiveCall(places, '2026-11-20').path).toMatch(/start_date=2026-11-20&end_date=2026-11-20$/)
})

it('takes what is whole and never fails, however spoilt 10,000 answers are', () => {
  const spoilt = fc.oneof(
    fc.json().map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 200 }),
    fc
      .record({
        name: fc.constantFrom('time', 'temperature_2m', 'weather_code', 'is_day', 'wind_speed_10m'),
        value: fc.anything(),
      })
      .map(({ name, value }) => bytesOf(answer({ [name]: value }))),
    fc
      .record({
        name: fc.constantFrom('hourly', 'hourly_units', 'latitude', 'utc_offset_seconds'),
        value: fc.anything(),
      })
      .map(({ name, value }) => bytesOf(answer({}, { [name]: value }))),
  )
  fc.assert(
    fc.property(spoilt, (body) => {
      const { batch, problems } = parseWeather(body, [BRADFORD])
      expect(Array.isArray(problems)).toBe(true)
      for (const { weather } of batch.weather ?? []) {
        expect(Number.isFinite(weather?.temperature)).toBe(true)
        expect(weather?.text).toMatch(/^[a-z ]+$/)
      }
    }),
    { numRuns: 10_000 },
  )
})

/** Values that JSON cannot hold are skipped. */
function bytesOf(value: unknown): Uint8Array {
  try {
    return bytes(value)
  } catch {
    return bytes({})
  }
}
