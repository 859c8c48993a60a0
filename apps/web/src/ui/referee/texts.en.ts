/** Texts of the referee dialog, wherever a referee's name can be pressed. */
export const texts = {
  title: 'Referee',
  born: 'Born {{date}}',
  bornUnknown: 'Date of birth not known',
  caption: 'Matches and what was given in them, by season and league, newest season first',
  season: 'Season',
  league: 'League',
  matches: 'Matches',
  matchesShort: 'M',
  fouls: 'Fouls',
  foulsShort: 'F',
  penalties: 'Penalties',
  penaltiesShort: 'Pen',
  yellow: 'Yellow cards, second yellows included',
  red: 'Red cards, second yellows included',
  video: 'Video reviews',
  videoShort: 'VAR',
  perMatch: '{{what}}: {{average}} per match',
  none: 'No referee statistics',
  noneText: 'No match of {{name}} has been counted yet.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    referee: typeof texts
  }
}
