/** Texts of the dialogs about a player, a coach or a stadium, and of tables of figures. */
export const texts = {
  countsOnly: {
    note_one: 'In {{count}} match the source gives counts alone: a second yellow counts as a red card only there.',
    note_other: 'In {{count}} matches the source gives counts alone: a second yellow counts as a red card only there.',
  },
  rated: {
    note_one: '{{count}} of these fell in a match whose minutes are known: the rates are of it.',
    note_other: '{{count}} of these fell in matches whose minutes are known: the rates are of them.',
  },
  knownIn: {
    note_one: 'in {{known}} of {{count}} match',
    note_other: 'in {{known}} of {{count}} matches',
    column: 'Known in',
  },
  more: 'More details',
  moreLong: '{{name}}: more details, in a new tab',
  captain: 'Captain',
  captainShort: 'C',
  number: 'Shirt number {{number}}',
  position: 'Position',
  country: 'Country',
  height: 'Height',
  heightCm: '{{count}} cm',
  weight: 'Weight',
  weightKg: '{{count}} kg',
  born: 'Date of birth',
  age: '{{age}} years',
  fullName: 'Full name',
  surface: 'Surface',
  city: 'City',
  address: 'Address',
  capacity: 'Capacity',
  figure: 'Figure',
  total: 'Total',
  totalShort: 'Total',
  average: 'Average of a match, or share',
  averageShort: 'Average',
  per90: 'Per 90 minutes',
  per90Short: 'Per 90',
  minutesEach: 'Minutes from one to the next',
  minutesEachShort: 'Min each',
  groups: {
    playing: 'Playing time',
    attack: 'Attack',
    passing: 'Passing',
    defence: 'Defence',
    duels: 'Duels',
    goalkeeping: 'Goalkeeping',
    discipline: 'Discipline',
  },
  in: 'Came on',
  out: 'Went off',
  yellow: 'Yellow cards (with second yellows)',
  red: 'Red cards (with second yellows)',
  captained: 'Matches as captain',
  conceded: 'Goals conceded by the team',
  none: 'No statistics yet.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof texts
  }
}
