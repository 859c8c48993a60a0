export const texts = {
  tabs: { label: 'Coach', basics: 'Basics', fixtures: 'Fixtures', stats: 'Stats' },
  profile: 'Profile',
  teams: 'Teams coached',
  noTeams: 'No team is known.',
  team: 'Team',
  from: 'From',
  to: 'To',
  position: 'Position',
  present: 'today',
  upcoming: 'Upcoming matches',
  transfers: 'Transfers as a player',
  playerTrophies: 'Trophies as a player',
  coachTrophies: 'Trophies as a coach',
  trophies: 'Trophies',
  playerPage: 'Page as a player',
  season: 'Season',
  fixtures: 'Matches',
  noData: {
    fixture: 'No Data for Fixture.',
    stats: 'No Data for Stats.',
    transfers: 'No Data for Transfers.',
  },
  stats: 'Season statistics',
  league: 'League',
  columns: {
    matches: 'Matches',
    wins: 'Wins',
    draws: 'Draws',
    losses: 'Defeats',
    points: 'Points per match',
  },
  short: { matches: 'M', wins: 'W', draws: 'D', losses: 'L', points: 'PPM' },
  openSeason: '{{season}}, {{league}}, {{team}}: all numbers',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coach: typeof texts
  }
}
