/** Texts of the page of a country or region. */
export const texts = {
  region: 'Region',
  competitions_one: '{{count}} competition',
  competitions_other: '{{count}} competitions',
  tabs: {
    label: 'Leagues, teams and people',
    league: 'Leagues',
    team: 'Teams',
    player: 'Players',
    coach: 'Coaches',
    referee: 'Referees',
  },
  nothing: {
    league: 'No Data for League.',
    team: 'No Data for Team.',
    player: 'No Data for Player.',
    coach: 'No Data for Coach.',
    referee: 'No Data for Referee.',
    country: 'No Data for Country.',
  },
  nothingText: 'We have no data for this country or region yet.',
  unknownCountry: 'There is no country or region at this address.',
  inactive: 'Inactive league',
  inactiveShort: 'inactive',
  kind: {
    domestic: 'Domestic league',
    domestic_cup: 'Domestic cup',
    international: 'International',
    cup_international: 'International cup',
    'play-offs': 'Play-offs',
    friendly: 'Friendlies',
    league: 'League',
    cup: 'Cup',
  },
  founded: 'Founded {{year}}',
  foundedUnknown: 'Founded: ?',
  foundedHead: 'Founded',
  national: 'National team',
  name: 'Name',
  type: 'Type',
  active: 'Active',
  yes: 'Yes',
  no: 'No',
  teams: 'Teams',
  teamsNow: 'Active teams',
  noTeam: 'No team at present',
  height: 'Height',
  weight: 'Weight',
  born: 'Birth date',
  heightCm: 'Height in cm',
  weightKg: 'Weight in kg',
  caption: { player: 'Players of {{country}} by name', coach: 'Coaches of {{country}} by name' },
  message: {
    notlogin: 'Sorry, please login to see this data. Thanks.',
    notsubscribe: 'Sorry, you have not permission to view these data. Please subscribe for it. Thanks.',
    expiredsubscribe: 'Sorry, your subscription has expired. Kindly pay to view these data. Thanks.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    country: typeof texts
  }
}
