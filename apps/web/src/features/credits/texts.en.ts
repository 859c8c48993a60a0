export const texts = {
  title: 'Data sources',
  description: 'Where the matches, prices and weather on {{brand}} come from, and under which licences.',
  lead: 'Football data is the work of many people. This is whose work you see here.',
  held: 'Matches, prices and weather',
  shipped: 'Names, grounds and flags',
  licence: 'Licence',
  withoutKey: 'What is missing here',
  withoutKeyLead: 'Whoever runs this site can have more with free keys from these sources:',
  adds: {
    'football-data-org':
      'Live scores of twelve competitions, about five minutes late, their fixtures of the whole season, the Champions League and the World Cup.',
    'the-odds-api': 'More recent prices for eight leagues and the Champions League, twice a day.',
  },
  invented:
    'This is the demo world: its teams carry the names of real clubs, but every match, player, price and figure is made up. Nothing here happened.',
  empty: 'No matches have been loaded yet.',
  of: {
    sportmonks: 'Matches, line-ups, statistics and prices.',
    'football-data-org': 'Football data provided by the Football-Data.org API.',
    'football-data': 'Results, match statistics and betting odds since 1993, and the odds of the coming days.',
    openligadb: 'Goals, minutes and scorers of the German leagues, entered by volunteers.',
    openfootball: 'Fixtures and results in the public domain.',
    wyscout:
      'Matches, line-ups and players of the season 2017/2018 and the World Cup 2018: Pappalardo, L. et al. (2019), “A public data set of spatio-temporal match events in soccer competitions”, Scientific Data 6, 236.',
    statsbomb: 'Match events and line-ups from the StatsBomb open data.',
    schochastics: 'Goals, cards and substitutions with their minutes.',
    'the-odds-api': 'Bookmakers’ prices before the match.',
    'open-meteo': 'Weather data by Open-Meteo.com.',
    'openfootball-clubs': 'Names of clubs, when they were founded and where they play; in the public domain.',
    grounds: 'Coordinates of grounds.',
    geonames: 'Coordinates of cities.',
    flags: 'The flags of countries.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    credits: typeof texts
  }
}
