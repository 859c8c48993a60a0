import type { WeatherRecord } from '@touchline/football'
import type { Row } from '../world.ts'

/** The provider's pictures; it has none of wind. */
const PICTURES: Readonly<Record<string, string>> = {
  ...{ sun: '01d', moon: '01n', 'cloud-sun': '02d', cloud: '04d', rain: '10d', storm: '11d', snow: '13d', fog: '50d' },
}

export function weatherRow(fixture: number, weather: WeatherRecord): Row {
  const { icon, text, temperature, evening = null, humidity = null, windSpeed = null } = weather
  const picture = PICTURES[icon]
  return {
    ...{ id: fixture, fixture_id: fixture, description: text, type: 'actual', metric: 'celcius' },
    icon: picture === undefined ? null : `https://cdn.sportmonks.com/images/weather/${picture}.png`,
    temperature: { day: null, morning: null, evening, night: null },
    current: { temp: temperature },
    humidity: humidity === null ? null : `${humidity}%`,
    wind: { speed: windSpeed, direction: 240 },
  }
}
