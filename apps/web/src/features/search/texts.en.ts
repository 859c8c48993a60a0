export const texts = {
  field: 'League, team or country',
  fieldMember: 'League, team, country, player or coach',
  results: 'Results',
  leagues: 'Leagues',
  teams: 'Teams',
  countries: 'Countries and regions',
  countriesShort: 'Countries',
  players: 'Players',
  coaches: 'Coaches',
  all: 'All',
  kind: 'What to look for',
  forSubscribers: 'pages for subscribers',
  more: 'More',
  recent: 'Recent searches',
  forgetAll: 'Clear',
  forget: 'Forget “{{text}}”',
  startTitle: 'What are you looking for?',
  start: 'Nicknames, cities and typos work too: try psg, inter milan or liverpol.',
  leadingSpace: 'Start with a letter, not a space.',
  nothingTitle: 'No results for “{{text}}”',
  nothing: 'Try fewer letters or another spelling.',
  nothingOfKind: 'No results of this type. Search everything?',
  lookForAll: 'Search everything',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof texts
  }
}
