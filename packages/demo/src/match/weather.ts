import type { WeatherRecord } from '@touchline/football'
import { DAY, offsetMinutes, placeOf } from '../competitions/places.ts'
import { hashText, mix, unit } from '../random.ts'
import { REACHED } from './moments-before.ts'
import type { Plan } from './plan.ts'

const kind = (icon: string, text: string) => ({ icon, text })
const DRY_DAY = [kind('sun', 'clear sky'), kind('cloud-sun', 'few clouds'), kind('cloud', 'overcast clouds')]
const DRY_NIGHT = [kind('moon', 'clear night'), kind('moon', 'clear night'), kind('cloud', 'overcast clouds')]

/** How often the forecast is renewed before it is exact. */
const RENEWALS = 3

/** How warm eight in the evening is between night, −1, and afternoon, 1. */
const EVENING = Math.cos(((20 - 15) / 24) * 2 * Math.PI)

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0

/** Whether the sun is up, by the latitude: noon is a little after twelve, an hour later in summer time. */
function isDaylight(
  country: string,
  { latitude, day, hour }: { latitude: number; day: number; hour: number },
): boolean {
  const tilt = -23.44 * Math.cos(((day % 365.25) + 10) * ((2 * Math.PI) / 365.25)) * (Math.PI / 180)
  const angle = Math.acos(Math.max(-1, Math.min(1, -Math.tan((latitude * Math.PI) / 180) * Math.tan(tilt))))
  const standard = Math.min(...[0, 182].map((later) => offsetMinutes(country, day + later)))
  const noon = 12.2 + (offsetMinutes(country, day) - standard) / 60
  return Math.abs(hour - noon) < (angle * 12) / Math.PI
}

interface DrawnSky {
  temperature: number
  isWet: boolean
  /** Decides among the skies of that kind, 0 to 1. */
  other: number
  night: boolean
}

/** The sky by drawn values: wet or dry, cold or warm, day or night. */
function skyOf({ temperature, isWet, other, night }: DrawnSky) {
  if (isWet) {
    if (temperature < 1) return kind('snow', 'light snow')
    if (temperature > 19 && other < 0.3) return kind('storm', 'thunderstorm')
    return other < 0.6 ? kind('rain', 'light rain') : kind('rain', 'moderate rain')
  }
  if (temperature < 12 && other < 0.06) return kind('fog', 'mist')
  if (other > 0.95) return kind('wind', 'strong wind')
  const list = night ? DRY_NIGHT : DRY_DAY
  return list[Math.floor(((other - 0.06) / 0.9) * list.length)] ?? kind('cloud', 'overcast clouds')
}

/**
 * Weather at the home side's place at kick-off, as forecast after a number of changes; null while the match is too far away. Matches at one
 * place on one day share their weather.
 */
export function weatherOf(seedHash: number, plan: Plan, change: number): WeatherRecord | null {
  if (change < REACHED.weather) return null
  const { country } = plan.home
  const place = placeOf(country)
  const local = plan.kickoff + offsetMinutes(country, Math.floor(plan.kickoff / DAY)) * 60_000
  const hour = (local % DAY) / (DAY / 24)
  const day = Math.floor(local / DAY)
  const hash = mix(mix(seedHash, hashText(plan.home.venue.city)), day)
  const yearDay = day % 365.25
  const season = Math.cos(((yearDay - (place.latitude < 0 ? 20 : 200)) / 365.25) * 2 * Math.PI)
  const hours = Math.cos(((hour - 15) / 24) * 2 * Math.PI)
  // A forecast is off by less with every renewal.
  const doubt = Math.max(0, 1 - (change - REACHED.weather) / RENEWALS)
  const error = doubt * 5 * (unit(mix(hash, 20 + change)) - 0.5)
  const drawn = 9 * (unit(mix(hash, 1)) + unit(mix(hash, 2)) - 1)
  const temperature = tenths(place.mean + place.swing * season + 4 * hours + drawn + error)
  const wet = unit(mix(hash, doubt > 0.5 ? 30 : 31))
  const night = !isDaylight(country, { latitude: place.latitude, day, hour })
  const sky = skyOf({ temperature, isWet: wet < place.wet, other: unit(mix(hash, 3)), night })
  const damp = sky.icon === 'rain' || sky.icon === 'storm' || sky.icon === 'snow' || sky.icon === 'fog'
  return {
    ...sky,
    temperature,
    evening: tenths(temperature - 4 * hours + 4 * EVENING),
    humidity: Math.round((damp ? 78 : 48) + 18 * unit(mix(hash, 4)) + (night ? 4 : 0)),
    windSpeed: tenths((sky.icon === 'wind' ? 9 : 1) + 6 * unit(mix(hash, 5)) * unit(mix(hash, 6))),
  }
}
