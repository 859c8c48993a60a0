import type { Criterion, HeadToHead, LeagueHistory } from './table-rules.types.ts'

const among = (...criteria: HeadToHead['among']): HeadToHead => ({ among: criteria, meetings: 2 })

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
const WINS_FIRST: readonly Criterion[] = ['wins', 'goal difference', 'goals']
const EUROPEAN_GROUPS: readonly Criterion[] = [
  among('points', 'goal difference', 'goals', 'away goals'),
  'goal difference',
  'goals',
]
const LEAGUE_PHASE: readonly Criterion[] = ['goal difference', 'goals', 'away goals', 'wins', 'away wins']
const ONCE = { meetings: 1 } as const
const WORLD_CUP: readonly Criterion[] = [
  'goal difference',
  'goals',
  { among: ['points', 'goal difference', 'goals'], ...ONCE },
]

/** Clubs of the Football League were parted by goals scored from 1992 to 1999. */
const FOOTBALL_LEAGUE: LeagueHistory = {
  threePointsSince: 1981,
  rules: [
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
const GERMAN: LeagueHistory = { rules: [{ from: 1900, tieBreak: GERMANY }] }
const FRENCH: LeagueHistory = {
  threePointsSince: 1994,
  rules: [
    { from: 1900, tieBreak: ['goal difference', 'goals'] },
    { from: 2018, tieBreak: FRANCE },
    { from: 2019, tieBreak: FIRST_AMONG_THEMSELVES, perMatch: true },
    { from: 2020, tieBreak: FRANCE },
  ],
}
const PLAIN: readonly Criterion[] = ['goal difference', 'goals']
const SCOTLAND_LOWER: LeagueHistory = { threePointsSince: 1994, rules: cutShort(PLAIN) }
const AMONG_THEMSELVES: LeagueHistory = { rules: [{ from: 1900, tieBreak: GOALS_AMONG_THEMSELVES }] }

/**
 * How leagues make their tables, by stable key. What is not said is what most leagues do; rules beyond the last criterion (lots,
 * another match, fair play over a league season) are left out.
 */
export const LEAGUE_RULES: Readonly<Record<string, LeagueHistory>> = {
  'england/premier-league': {
    threePointsSince: 1981,
    rules: [
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
      { from: 2000, split: { after: 33, top: 6 } },
      { from: 2019, split: { after: 33, top: 6 }, perMatch: true },
      { from: 2020, split: { after: 33, top: 6 } },
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
  'austria/bundesliga': { rules: [{ from: 2018, tieBreak: PLAIN, regularSeasonOnly: true }] },
  'denmark/superliga': { rules: [{ from: 2016, tieBreak: PLAIN, regularSeasonOnly: true }] },
  'romania/liga-1': { rules: [{ from: 2015, tieBreak: PLAIN, regularSeasonOnly: true }] },
  'finland/veikkausliiga': { rules: [{ from: 2019, tieBreak: PLAIN, split: { after: 22, top: 6 } }] },
  'switzerland/super-league': { rules: [{ from: 2023, tieBreak: PLAIN, split: { after: 33, top: 6 } }] },
  'saudi-arabia/pro-league': AMONG_THEMSELVES,
  'china/super-league': AMONG_THEMSELVES,
  'poland/ekstraklasa': AMONG_THEMSELVES,
  'brazil/serie-a': { rules: [{ from: 1900, tieBreak: WINS_FIRST }] },
  'united-states/mls': { rules: [{ from: 2014, tieBreak: WINS_FIRST }] },
  'united-states/major-league-soccer': { rules: [{ from: 2014, tieBreak: WINS_FIRST }] },
  'south-korea/k-league-1': {
    rules: [{ from: 2016, tieBreak: ['goals', 'goal difference', 'wins'], split: { after: 33, top: 6 } }],
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
      { from: 1930, tieBreak: [] },
      { from: 1958, tieBreak: ['goal average'] },
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
