export { type AskedPlace, parseWeather } from './parse-weather.ts'
export { archiveCall, type Coordinates, forecastCall, PLACES_OF_A_CALL } from './weather-paths.ts'
