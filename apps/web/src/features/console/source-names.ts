/** Names of the sources; a source without an entry is named by its key. */
const NAMES: Readonly<Record<string, string>> = {
  sportmonks: 'Sportmonks',
  'football-data-org': 'football-data.org',
  'football-data': 'football-data.co.uk',
  openligadb: 'OpenLigaDB',
  'the-odds-api': 'The Odds API',
  'open-meteo': 'Open-Meteo',
  wyscout: 'Wyscout',
  statsbomb: 'StatsBomb',
}

export const sourceName = (source: string): string => NAMES[source] ?? source
