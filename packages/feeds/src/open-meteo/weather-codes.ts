import type { WeatherRecord } from '@touchline/football'

type Sky = Pick<WeatherRecord, 'icon' | 'text'>

const sky = (icon: string, text: string): Sky => ({ icon, text })

/** The weather codes of the WMO that Open-Meteo uses, in the words that the product has in every language. */
const SKIES: ReadonlyMap<number, Sky> = new Map([
  [0, sky('sun', 'clear sky')],
  [1, sky('cloud-sun', 'few clouds')],
  [2, sky('cloud-sun', 'scattered clouds')],
  [3, sky('cloud', 'overcast clouds')],
  [45, sky('fog', 'fog')],
  [48, sky('fog', 'freezing fog')],
  [51, sky('rain', 'light intensity drizzle')],
  [53, sky('rain', 'drizzle')],
  [55, sky('rain', 'heavy intensity drizzle')],
  [56, sky('snow', 'light freezing drizzle')],
  [57, sky('snow', 'freezing drizzle')],
  [61, sky('rain', 'light rain')],
  [63, sky('rain', 'moderate rain')],
  [65, sky('rain', 'heavy intensity rain')],
  [66, sky('snow', 'light freezing rain')],
  [67, sky('snow', 'freezing rain')],
  [71, sky('snow', 'light snow')],
  [73, sky('snow', 'snow')],
  [75, sky('snow', 'heavy snow')],
  [77, sky('snow', 'snow grains')],
  [80, sky('rain', 'light intensity shower rain')],
  [81, sky('rain', 'shower rain')],
  [82, sky('rain', 'heavy intensity shower rain')],
  [85, sky('snow', 'light shower snow')],
  [86, sky('snow', 'heavy shower snow')],
  [95, sky('storm', 'thunderstorm')],
  [96, sky('storm', 'thunderstorm with hail')],
  [99, sky('storm', 'thunderstorm with heavy hail')],
])

const CLEAR = 0
const CLEAR_NIGHT = sky('moon', 'clear night')

/** The sky of a weather code; null for an unknown code. */
export const skyOf = (code: number, isDay: boolean): Sky | null =>
  code === CLEAR && !isDay ? CLEAR_NIGHT : (SKIES.get(code) ?? null)
