import type { Source } from '@touchline/football'

/** Sources of shipped data, always shown. */
export const SHIPPED = ['openfootball-clubs', 'grounds', 'geonames', 'flags'] as const
type Shipped = (typeof SHIPPED)[number]

export type Credited = Exclude<Source, 'demo' | 'operator'> | Shipped

const CC0 = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' }
const CC_BY = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }

/** The address of a source, and of its licence where it has a page. The wording is in the texts, as each source requires. */
export const ADDRESSES: Readonly<
  Record<Credited, { name: string; url: string; licence?: { name: string; url: string } }>
> = {
  sportmonks: { name: 'Sportmonks', url: 'https://www.sportmonks.com' },
  'football-data-org': { name: 'football-data.org', url: 'https://www.football-data.org' },
  'football-data': { name: 'football-data.co.uk', url: 'https://www.football-data.co.uk' },
  openligadb: {
    name: 'OpenLigaDB.de',
    url: 'https://www.openligadb.de',
    licence: { name: 'ODbL', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  },
  openfootball: {
    name: 'openfootball',
    url: 'https://github.com/openfootball/football.json',
    licence: CC0,
  },
  wyscout: {
    name: 'Wyscout (Pappalardo et al. 2019)',
    url: 'https://doi.org/10.1038/s41597-019-0247-7',
    licence: CC_BY,
  },
  statsbomb: { name: 'StatsBomb', url: 'https://github.com/statsbomb/open-data' },
  schochastics: {
    name: 'schochastics/football-data',
    url: 'https://github.com/schochastics/football-data',
    licence: { name: 'ODC-By 1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  },
  'the-odds-api': { name: 'The Odds API', url: 'https://the-odds-api.com' },
  'open-meteo': {
    name: 'Open-Meteo.com',
    url: 'https://open-meteo.com/',
    licence: CC_BY,
  },
  'openfootball-clubs': {
    name: 'openfootball/clubs',
    url: 'https://github.com/openfootball/clubs',
    licence: CC0,
  },
  grounds: { name: 'jokecamp/FootballData', url: 'https://github.com/jokecamp/FootballData' },
  geonames: {
    name: 'GeoNames',
    url: 'https://www.geonames.org',
    licence: CC_BY,
  },
  flags: {
    name: 'flag-icons',
    url: 'https://github.com/lipis/flag-icons',
    licence: { name: 'MIT', url: 'https://github.com/lipis/flag-icons/blob/main/LICENSE' },
  },
}
