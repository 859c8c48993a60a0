import type { Criterion, HeadToHead, LeagueHistory } from './table-rules.types.ts'

const among = (...criteria: HeadToHead['among']): HeadToHead => ({ among: criteria, meetings: 2 })

const PLAIN: readonly Criterion[] = ['goal difference', 'goals']
const QUOTIENT: readonly Criterion[] = ['goal average', 'goals']
const FIRST_AMONG_THEMSELVES: readonly Criterion[] = [among('points', 'goal difference'), 'goal difference', 'goals']
const GOALS_AMONG_THEMSELVES: readonly Criterion[] = [
  among('points', 'goal difference', 'goals'),
  'goal difference',
  'goals',
]
const ENGLAND: readonly Criterion[] = ['goal difference', 'goals', among('points', 'away goals')]
const ENGLAND_LOWER: readonly Criterion[] = ['goal difference', 'goals', among('points')]
const GERMANY: readonly Criterion[] = [
  'goal difference',
  'goals',
  among('points', 'goal difference', 'away goals'),
  'away goals',
]
const FRANCE: readonly Criterion[] = [
  'goal difference',
  among('points', 'goal difference', 'goals', 'away goals'),
  'goals',
  'away goals',
]
const ROMANIA: readonly Criterion[] = ['half point gained', 'first-phase points', ...GOALS_AMONG_THEMSELVES]
const WINS_FIRST: readonly Criterion[] = ['wins', 'goal difference', 'goals']
const EUROPEAN_GROUPS: readonly Criterion[] = [
  among('points', 'goal difference', 'goals', 'away goals'),
  'goal difference',
  'goals',
]
const LEAGUE_PHASE: readonly Criterion[] = ['goal difference', 'goals', 'away goals', 'wins', 'away wins']
const ONCE = { meetings: 1 } as const
const ONCE_AMONG_THEMSELVES: readonly Criterion[] = [
  { among: ['points', 'goal difference', 'goals'], ...ONCE },
  'goal difference',
  'goals',
]
const NATIONS_AMONG_THEMSELVES: LeagueHistory = { rules: [{ from: 1900, tieBreak: ONCE_AMONG_THEMSELVES }] }
const WORLD_CUP: readonly Criterion[] = [
  'goal difference',
  'goals',
  { among: ['points', 'goal difference', 'goals'], ...ONCE },
]

/** Clubs of the Football League were parted by goals scored from 1992 to 1999. */
const FOOTBALL_LEAGUE: LeagueHistory = {
  threePointsSince: 1981,
  rules: [
    { from: 1888, tieBreak: QUOTIENT },
    { from: 1976, tieBreak: PLAIN },
    { from: 1992, tieBreak: ['goals', 'goal difference'] },
    { from: 1999, tieBreak: ENGLAND_LOWER },
  ],
}
/** The seasons that spring 2020 cut short were ranked by points a match in these leagues. */
const cutShort = (tieBreak: readonly Criterion[]) => [
  { from: 2019, tieBreak, perMatch: true },
  { from: 2020, tieBreak },
]
const FOOTBALL_LEAGUE_CUT_SHORT: LeagueHistory = {
  ...FOOTBALL_LEAGUE,
  rules: [...(FOOTBALL_LEAGUE.rules ?? []), ...cutShort(ENGLAND_LOWER)],
}
const SPAIN: LeagueHistory = { rules: [{ from: 1900, tieBreak: FIRST_AMONG_THEMSELVES }] }
const ITALY: LeagueHistory = { threePointsSince: 1994, rules: [{ from: 2005, tieBreak: FIRST_AMONG_THEMSELVES }] }
const GERMAN: LeagueHistory = {
  rules: [
    { from: 1900, tieBreak: QUOTIENT },
    { from: 1969, tieBreak: GERMANY },
  ],
}
const FRENCH: LeagueHistory = {
  threePointsSince: 1994,
  rules: [
    { from: 1900, tieBreak: ['goal difference', 'goals'] },
    { from: 2018, tieBreak: FRANCE },
    { from: 2019, tieBreak: FIRST_AMONG_THEMSELVES, perMatch: true },
    { from: 2020, tieBreak: FRANCE },
  ],
}
const SCOTLAND_LOWER: LeagueHistory = { threePointsSince: 1994, rules: cutShort(PLAIN) }
const AMONG_THEMSELVES: LeagueHistory = { rules: [{ from: 1900, tieBreak: GOALS_AMONG_THEMSELVES }] }

const POLAND = {
  tieBreak: GOALS_AMONG_THEMSELVES,
  split: { after: 30, groups: [8, 8] },
  secondTieBreak: ['first-phase place'],
} as const

/**
 * How leagues make their tables, by stable key. What is not said is what most leagues do; rules beyond the last criterion (lots,
 * another match, fair play over a league season) are left out.
 */
export const LEAGUE_RULES: Readonly<Record<string, LeagueHistory>> = {
  'england/premier-league': {
    threePointsSince: 1981,
    rules: [
      { from: 1888, tieBreak: QUOTIENT },
      { from: 1976, tieBreak: PLAIN },
      { from: 2019, tieBreak: ENGLAND },
    ],
  },
  'england/championship': FOOTBALL_LEAGUE,
  'england/league-one': FOOTBALL_LEAGUE_CUT_SHORT,
  'england/league-two': FOOTBALL_LEAGUE_CUT_SHORT,
  'england/national-league': {
    threePointsSince: 1981,
    rules: [{ from: 1900, tieBreak: ENGLAND_LOWER }, ...cutShort(ENGLAND_LOWER)],
  },
  'scotland/premiership': {
    threePointsSince: 1994,
    rules: [
      { from: 2000, split: { after: 33, groups: [6, 6] } },
      { from: 2019, split: { after: 33, groups: [6, 6] }, perMatch: true },
      { from: 2020, split: { after: 33, groups: [6, 6] } },
    ],
  },
  'scotland/championship': SCOTLAND_LOWER,
  'scotland/league-one': SCOTLAND_LOWER,
  'scotland/league-two': SCOTLAND_LOWER,
  'spain/la-liga': SPAIN,
  'spain/la-liga-2': SPAIN,
  'spain/segunda-division': SPAIN,
  'italy/serie-a': ITALY,
  'italy/serie-b': ITALY,
  'germany/bundesliga': GERMAN,
  'germany/2-bundesliga': GERMAN,
  'france/ligue-1': FRENCH,
  'france/ligue-2': FRENCH,
  'portugal/primeira-liga': {
    rules: [{ from: 1900, tieBreak: [among('points', 'goal difference'), 'goal difference', 'wins', 'goals'] }],
  },
  'greece/super-league': {
    threePointsSince: 1992,
    rules: [{ from: 1900, tieBreak: GOALS_AMONG_THEMSELVES, regularSeasonOnly: true }],
  },
  'turkey/super-lig': { ...AMONG_THEMSELVES, threePointsSince: 1987 },
  'netherlands/eredivisie': { rules: [{ from: 1900, tieBreak: ['goal difference', 'goals', among('points')] }] },
  'belgium/pro-league': {
    rules: [{ from: 1900, tieBreak: [...WINS_FIRST, 'away goals', 'away wins'], regularSeasonOnly: true }],
  },
  'austria/bundesliga': {
    rules: [
      { from: 1900, tieBreak: PLAIN },
      { from: 1985, tieBreak: PLAIN, split: { after: 22, groups: [8, 4] } },
      { from: 1988, tieBreak: PLAIN, split: { after: 22, groups: [8, 4] }, carry: 'half, rounded up' },
      { from: 1993, tieBreak: PLAIN },
      {
        from: 2018,
        tieBreak: GOALS_AMONG_THEMSELVES,
        split: { after: 22, groups: [6, 6] },
        carry: 'half, rounded down',
        secondTieBreak: ['half point lost', ...EUROPEAN_GROUPS],
      },
    ],
  },
  'austria/2-liga': { rules: [{ from: 2018, tieBreak: GOALS_AMONG_THEMSELVES }] },
  'denmark/superliga': {
    rules: [
      { from: 1900, tieBreak: PLAIN },
      { from: 2016, tieBreak: PLAIN, regularSeasonOnly: true },
      { from: 2020, tieBreak: PLAIN, split: { after: 22, groups: [6, 6] } },
    ],
  },
  'romania/liga-1': {
    rules: [
      { from: 1900, tieBreak: GOALS_AMONG_THEMSELVES },
      {
        from: 2015,
        tieBreak: GOALS_AMONG_THEMSELVES,
        split: { after: 26, groups: [6, 8] },
        carry: 'half, rounded up',
        secondTieBreak: ROMANIA,
      },
      {
        from: 2020,
        tieBreak: GOALS_AMONG_THEMSELVES,
        split: { after: 30, groups: [6, 10] },
        carry: 'half, rounded up',
        secondTieBreak: ROMANIA,
      },
    ],
  },
  'finland/veikkausliiga': { rules: [{ from: 2019, tieBreak: PLAIN, split: { after: 22, groups: [6, 6] } }] },
  'switzerland/super-league': { rules: [{ from: 2023, tieBreak: PLAIN, split: { after: 33, groups: [6, 6] } }] },
  'saudi-arabia/pro-league': AMONG_THEMSELVES,
  'china/super-league': AMONG_THEMSELVES,
  'poland/ekstraklasa': {
    rules: [
      { from: 1900, tieBreak: GOALS_AMONG_THEMSELVES },
      { from: 2013, ...POLAND, carry: 'half, rounded up' },
      { from: 2017, ...POLAND },
      { from: 2020, tieBreak: GOALS_AMONG_THEMSELVES },
    ],
  },
  'brazil/serie-a': { rules: [{ from: 1900, tieBreak: WINS_FIRST }] },
  'brazil/serie-b': { rules: [{ from: 1900, tieBreak: WINS_FIRST }] },
  'bulgaria/parva-liga': {
    rules: [{ from: 1900, tieBreak: EUROPEAN_GROUPS, split: { after: 30, groups: [4, 4, 8] } }],
  },
  'croatia/hnl': AMONG_THEMSELVES,
  'cyprus/first-division': AMONG_THEMSELVES,
  'czechia/first-league': {
    rules: [
      { from: 1900, tieBreak: GOALS_AMONG_THEMSELVES },
      { from: 2018, tieBreak: GOALS_AMONG_THEMSELVES, secondTieBreak: ['first-phase points', ...PLAIN] },
    ],
  },
  'hungary/nb-i': { rules: [{ from: 1900, tieBreak: WINS_FIRST }] },
  'morocco/botola-pro': AMONG_THEMSELVES,
  'serbia/superliga': {
    rules: [{ from: 2015, tieBreak: GOALS_AMONG_THEMSELVES, secondTieBreak: ['first-phase points', ...PLAIN] }],
  },
  'slovakia/super-liga': {
    rules: [{ from: 1900, tieBreak: GOALS_AMONG_THEMSELVES, split: { after: 22, groups: [6, 6] } }],
  },
  'spain/segunda-division-b': SPAIN,
  'africa/africa-cup-of-nations': NATIONS_AMONG_THEMSELVES,
  'africa/africa-cup-of-nations-qualifying': { rules: [{ from: 1900, tieBreak: GOALS_AMONG_THEMSELVES }] },
  'europe/european-championship': {
    threePointsSince: 1996,
    rules: [
      { from: 1980, tieBreak: PLAIN },
      { from: 1996, tieBreak: ONCE_AMONG_THEMSELVES },
    ],
  },
  'united-states/mls': { rules: [{ from: 2014, tieBreak: WINS_FIRST }] },
  'united-states/major-league-soccer': { rules: [{ from: 2014, tieBreak: WINS_FIRST }] },
  'south-korea/k-league-1': {
    rules: [{ from: 2016, tieBreak: ['goals', 'goal difference', 'wins'], split: { after: 33, groups: [6, 6] } }],
  },
  'europe/champions-league': {
    rules: [
      { from: 1900, tieBreak: EUROPEAN_GROUPS },
      {
        from: 2021,
        tieBreak: [among('points', 'goal difference', 'goals'), 'goal difference', 'goals', 'away goals', 'wins'],
      },
      { from: 2024, tieBreak: LEAGUE_PHASE },
    ],
  },
  'europe/europa-league': {
    rules: [
      { from: 1900, tieBreak: EUROPEAN_GROUPS },
      {
        from: 2021,
        tieBreak: [among('points', 'goal difference', 'goals'), 'goal difference', 'goals', 'away goals', 'wins'],
      },
      { from: 2024, tieBreak: LEAGUE_PHASE },
    ],
  },
  'world/world-cup': {
    threePointsSince: 1994,
    rules: [
      { from: 1930, tieBreak: QUOTIENT },
      { from: 1970, tieBreak: PLAIN },
      { from: 1974, tieBreak: WORLD_CUP },
      { from: 2018, tieBreak: [...WORLD_CUP, 'fair play'] },
      {
        from: 2026,
        tieBreak: [{ among: ['points', 'goal difference', 'goals'], ...ONCE }, 'goal difference', 'goals', 'fair play'],
      },
    ],
  },
}
