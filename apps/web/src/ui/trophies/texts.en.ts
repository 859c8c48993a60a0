/** Texts of what was won, wherever it is listed. */
export const texts = {
  caption: 'Trophies by league',
  league: 'League',
  winner: 'Winner',
  runnerUp: 'Runner-up',
  open: '{{league}}: winner {{won}}, runner-up {{second}}. Show the seasons',
  leaguePage: 'Go to the league',
  none: 'No trophies yet.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    trophies: typeof texts
  }
}
