/** A place on the map, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** Hourly values requested; the archive has all of them too. Fewer than ten count as one call. */
const HOURLY = ['temperature_2m', 'relative_humidity_2m', 'wind_speed_10m', 'weather_code', 'is_day']
/** Days that a place counts as one call with; more make it count by their share. */
const DAYS_OF_A_CALL = 7
/** Today and the seven days after it. */
const FORECAST_DAYS = 8

/** Most places of one call. */
export const PLACES_OF_A_CALL = 50

const asked = (places: readonly Coordinates[]): string =>
  [
    `latitude=${places.map(({ latitude }) => latitude).join(',')}`,
    `longitude=${places.map(({ longitude }) => longitude).join(',')}`,
    `hourly=${HOURLY.join(',')}`,
    'wind_speed_unit=ms',
  ].join('&')

/** The next days at places, by the hour; `weight` is the call's cost. */
export const forecastCall = (places: readonly Coordinates[]): { path: string; weight: number } => ({
  path: `v1/forecast?${asked(places)}&forecast_days=${FORECAST_DAYS}`,
  weight: Math.ceil((places.length * FORECAST_DAYS) / DAYS_OF_A_CALL),
})

/** One past day at places, by the hour, from the archive, which is five days behind. */
export const archiveCall = (places: readonly Coordinates[], day: string): { path: string; weight: number } => ({
  path: `v1/archive?${asked(places)}&start_date=${day}&end_date=${day}`,
  weight: places.length,
})
