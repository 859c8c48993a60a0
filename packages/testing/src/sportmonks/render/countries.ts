import { COUNTRIES } from '@touchline/football'
import type { Row } from '../world.ts'

/** Every country and region we know, under our ids; the provider gives the home nations of football one code. */
export const countryRows = (): Row[] =>
  COUNTRIES.map(({ id, code, fifa, name, region }) => ({
    ...{ id, continent_id: 1, name, official_name: name, fifa_name: fifa },
    ...{ iso2: region ? null : code.slice(0, 2).toUpperCase(), image_path: null },
  }))
