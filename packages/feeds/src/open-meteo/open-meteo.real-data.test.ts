import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { parseWeather } from './index.ts'

const recorded = (file: string) => JSON.parse(readFileSync(realData('open-data/open-meteo', file), 'utf8'))
/** The recordings lack weather codes, which are added. */
const read = (file: string, kickoff: string) => {
  const answer = recorded(file)
  const weather_code = answer.hourly.time.map(() => 3)
  const body = new TextEncoder().encode(JSON.stringify({ ...answer, hourly: { ...answer.hourly, weather_code } }))
  const { latitude, longitude } = answer
  return parseWeather(body, [{ latitude, longitude, matches: [{ fixture: 'one', kickoff }] }])
}

test.each([
  // 15:00 in Adelaide, nine and a half hours ahead.
  ['archive-vinea.json', '2025-01-10T05:30:00Z', '2025-01-10T15:00'],
  ['forecast-ny-hourly.json', '2025-12-28T18:10:00Z', '2025-12-28T18:00'],
])('%s: the weather is that of the hour, in metres a second and degrees Celsius', (file, kickoff, hour) => {
  const { hourly, hourly_units: units } = recorded(file)
  const at = hourly.time.indexOf(hour)
  expect(read(file, kickoff).batch.weather).toEqual([
    {
      fixture: 'one',
      weather: {
        ...{ icon: 'cloud', text: 'overcast clouds', temperature: hourly.temperature_2m[at] },
        humidity: Math.round(hourly.relative_humidity_2m[at]),
        windSpeed: units.wind_speed_10m === 'm/s' ? hourly.wind_speed_10m[at] : null,
      },
    },
  ])
})

test.each([
  'archive-vinea.json',
  'forecast-vinea.json',
  'forecast-ny-hourly.json',
  'forecast-pi-inky-hourly-and-daily.json',
])('%s without codes says nothing and is no problem', (file) => {
  const answer = recorded(file)
  const { latitude, longitude } = answer
  const [first] = answer.hourly.time
  const matches = [{ fixture: 'one', kickoff: `${first}:00Z` }]
  const parsed = parseWeather(readFileSync(realData('open-data/open-meteo', file)), [{ latitude, longitude, matches }])
  expect(parsed).toEqual({ batch: { source: 'open-meteo', weather: [] }, problems: [] })
})
