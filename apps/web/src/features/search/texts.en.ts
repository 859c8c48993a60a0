export const texts = {
  field: 'League, team or country',
  fieldMember: 'League, team, country or player',
  results: 'Results',
  leagues: 'Leagues',
  teams: 'Teams',
  countries: 'Countries and regions',
  players: 'Players',
  more: 'More',
  recent: 'Recent searches',
  forget: 'Forget “{{text}}”',
  startTitle: 'What are you looking for?',
  start: 'Accents and nicknames are understood: try psg, man u or sao.',
  leadingSpace: 'Begin with a letter: a search does not start with a space.',
  nothingTitle: 'No results for “{{text}}”',
  nothing: 'Try fewer letters, or the name in English.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof texts
  }
}
