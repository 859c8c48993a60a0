import { httpAddress, secret } from '@touchline/runtime'
import { z } from 'zod'

/** Variables of the environment that the free sources are read by. */
export const openEnvironment = z.object({
  OPEN_DIVISIONS: z
    .string()
    .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
    .pipe(
      z.array(z.string().regex(/^[A-Z]{1,3}\d?C?$/, 'must be codes of football-data.co.uk such as E0,D1,ARG')).min(1),
    )
    .optional()
    .describe(
      'With FEED=open: divisions and countries of football-data.co.uk by their codes, such as E0,D1,ARG. Default: all.',
    ),
  OPEN_SEASONS: z.coerce
    .number({ error: 'must be a number of seasons' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(40, 'must be 40 or less')
    .default(10)
    .describe('With FEED=open: how many seasons are read, the newest first.'),
  FOOTBALL_DATA_ORG_TOKEN: secret(
    'With FEED=open: the free key of football-data.org, for fixtures, live scores and tables of twelve competitions.',
  ),
  THE_ODDS_API_KEY: secret('With FEED=open: the free key of The Odds API, for fresher prices of eight leagues.'),
  OPEN_WEATHER: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on')
    .describe('With FEED=open: whether the weather of matches is requested.'),
  OPEN_COMMERCIAL: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true')
    .describe('With FEED=open: true leaves out sources that are free for non-commercial use only.'),
  FOOTBALL_DATA_CO_UK_URL: httpAddress()
    .optional()
    .describe('Address of football-data.co.uk. Default: https://www.football-data.co.uk, then the same without www.'),
  FOOTBALL_DATA_ORG_URL: httpAddress()
    .default('https://api.football-data.org')
    .describe('Address of football-data.org.'),
  OPENLIGADB_URL: httpAddress().default('https://api.openligadb.de').describe('Address of OpenLigaDB.'),
  OPEN_METEO_URL: httpAddress().default('https://api.open-meteo.com').describe("Address of Open-Meteo's forecasts."),
  OPEN_METEO_ARCHIVE_URL: httpAddress()
    .default('https://archive-api.open-meteo.com')
    .describe("Address of Open-Meteo's archive."),
  THE_ODDS_API_URL: httpAddress().default('https://api.the-odds-api.com').describe('Address of The Odds API.'),
  OPENFOOTBALL_URL: httpAddress()
    .default('https://raw.githubusercontent.com/openfootball/football.json/master')
    .describe('Address of the files of openfootball.'),
})

export type OpenEnvironment = z.infer<typeof openEnvironment>
