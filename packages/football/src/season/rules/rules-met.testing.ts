import type { TableRules } from '../table/table-rules.types.ts'
import {
  among,
  amongOnce,
  GOAL_AVERAGE,
  GOAL_DIFFERENCE,
  HEAD_TO_HEAD,
  HEAD_TO_HEAD_AWAY_GOALS,
  HEAD_TO_HEAD_GOALS,
  HEAD_TO_HEAD_ONCE,
  WINS_FIRST,
} from './orders.ts'
import type { RulesShown } from './rules-shown.ts'

/** A rule that an official table shows. */
interface RuleMet {
  /** Which paragraph of the list of them tells it. */
  part: number
  key: string
  season: string
  rule: ExpectedRule
}

type ExpectedRule = Partial<Omit<TableRules & RulesShown, 'corrections' | 'split'>> & {
  corrections?: readonly object[]
  split?: object | null
}

const inPart = (part: number, ...rows: readonly (readonly [key: string, season: string, rule: ExpectedRule])[]) =>
  rows.map(([key, season, rule]): RuleMet => ({ part, key, season, rule }))

const headToHead = { tieBreak: HEAD_TO_HEAD }
const headToHeadGoals = { tieBreak: HEAD_TO_HEAD_GOALS }
const goalDifference = { tieBreak: GOAL_DIFFERENCE }
const winsFirst = { tieBreak: WINS_FIRST }
const goalsFirst = { tieBreak: ['goals', 'goal difference'] } as const
const average = { tieBreak: GOAL_AVERAGE, pointsForWin: 2 } as const
const carriesAll = (after: number, ...teams: readonly number[]) => ({
  carry: 'all' as const,
  split: { after, groups: teams.map((count) => ({ teams: count })) },
})
const taken = (team: string, ...points: readonly number[]) => ({
  corrections: points.map((change) => ({ team, points: change })),
})

export const RULES_MET: readonly RuleMet[] = [
  ...inPart(
    1,
    ['belgium/pro-league', '2024/2025', { secondTieBreak: ['half point gained', 'first-phase place'] }],
    ...['2013/2014', '2019/2020'].map(
      (season) =>
        [
          'poland/ekstraklasa',
          season,
          { ...headToHeadGoals, secondTieBreak: ['first-phase place'], split: { after: 30 } },
        ] as const,
    ),
    ['france/ligue-1', '2019/2020', { ...headToHead, perMatch: true }],
    ['united-states/major-league-soccer', '2020', { perMatch: true, tieBreak: WINS_FIRST }],
    ['slovakia/super-liga', '2024/2025', carriesAll(22, 6, 6)],
    ['switzerland/super-league', '2024/2025', carriesAll(33, 6, 6)],
    ['malta/premier-league', '2024/2025', { ...carriesAll(11, 6, 6), phases: ['half years', 'split', 'play-offs'] }],
  ),
  ...inPart(
    3,
    ...['2010/2011', '2014/2015', '2023/2024'].map((season) => ['spain/la-liga', season, headToHead] as const),
    ['spain/la-liga-2', '2018/2019', { ...headToHead, ...taken('CF Reus', -21) }],
    ['spain/segunda-division-b', '2010/2011', headToHead],
  ),
  ...inPart(
    4,
    ...['1996/1997', '2004/2005'].map(
      (season) => ['italy/serie-a', season, { order: [...GOAL_DIFFERENCE, 'play-off match'] }] as const,
    ),
    ...['2005/2006', '2006/2007', '2018/2019'].map((season) => ['italy/serie-a', season, headToHead] as const),
    ['italy/serie-a', '2022/2023', { order: [...HEAD_TO_HEAD, 'play-off match', 'lots'] }],
    ['italy/serie-b', '2021/2022', headToHead],
  ),
  ...inPart(
    5,
    [
      'portugal/primeira-liga',
      '2024/2025',
      { tieBreak: [among('points', 'goal difference'), 'goal difference', 'wins', 'goals'] },
    ],
    ...[
      'poland/ekstraklasa',
      'greece/super-league',
      'romania/liga-1',
      'serbia/superliga',
      'cyprus/first-division',
      'czechia/first-league',
      'austria/2-liga',
      'austria/bundesliga',
    ].map((key) => [key, '2024/2025', headToHeadGoals] as const),
    ['morocco/botola-pro', '2024/2025', headToHeadGoals],
    ['china/super-league', '2025', headToHeadGoals],
    ['china/league-one', '2025', headToHeadGoals],
    ['turkey/super-lig', '2024/2025', { order: [...HEAD_TO_HEAD_GOALS, 'play-off match'] }],
    ['bulgaria/parva-liga', '2024/2025', { tieBreak: HEAD_TO_HEAD_AWAY_GOALS }],
  ),
  ...inPart(
    6,
    ...['2003', '2012', '2023'].map((season) => ['brazil/serie-a', season, winsFirst] as const),
    ...['2010', '2021'].map((season) => ['brazil/serie-b', season, winsFirst] as const),
    ['belgium/pro-league', '2024/2025', { tieBreak: [...WINS_FIRST, 'away goals', 'away wins'] }],
    ['united-states/major-league-soccer', '2023', winsFirst],
    ['hungary/nb-i', '2024/2025', winsFirst],
    ['norway/eliteserien', '2025', goalDifference],
    ['japan/j1-league', '2025', { tieBreak: [...GOAL_DIFFERENCE, among('points', 'goal difference', 'goals')] }],
    ['finland/ykkosliiga', '2025', goalDifference],
    ['chile/primera-b', '2025', goalDifference],
    [
      'france/ligue-1',
      '2023/2024',
      {
        tieBreak: [
          'goal difference',
          { among: ['points', 'goal difference', 'goals', 'away goals'], meetings: 2 },
          'goals',
          'away goals',
        ],
      },
    ],
  ),
  ...inPart(
    7,
    ...['championship', 'league-one', 'league-two'].flatMap((league) =>
      ['1992/1993', '1996/1997', '1998/1999'].map((season) => [`england/${league}`, season, goalsFirst] as const),
    ),
    ['england/premier-league', '1992/1993', goalDifference],
    ['south-korea/k-league-1', '2025', { tieBreak: ['goals', 'goal difference', 'wins'] }],
    ['south-korea/k-league-2', '2025', { tieBreak: ['goals', 'goal difference', 'wins'] }],
  ),
  ...inPart(
    8,
    ...['1923/1924', '1949/1950', '1952/1953', '1964/1965', '1974/1975', '1975/1976'].map(
      (season) => ['england/premier-league', season, average] as const,
    ),
    ['england/premier-league', '1976/1977', { ...goalDifference, pointsForWin: 2 }],
    ['england/league-two', '1981/1982', { ...goalDifference, pointsForWin: 3 }],
    ...['1963/1964', '1966/1967', '1968/1969'].map((season) => ['germany/bundesliga', season, average] as const),
    ['germany/bundesliga', '1994/1995', { pointsForWin: 2 }],
    ['germany/bundesliga', '1995/1996', { pointsForWin: 3 }],
    ['austria/bundesliga', '1994/1995', { pointsForWin: 2 }],
    ['austria/bundesliga', '1982/1983', { pointsForWin: 2 }],
    ['world/world-cup', '1990', { pointsForWin: 2 }],
    ['world/world-cup', '1994', { pointsForWin: 3 }],
    ['world/womens-world-cup', '1991', { pointsForWin: 2 }],
  ),
  ...inPart(
    9,
    ...['1985/1986', '1987/1988'].map(
      (season) => ['austria/bundesliga', season, { carry: 'all', split: { after: 22 } }] as const,
    ),
    ...['1988/1989', '1992/1993'].map(
      (season) => ['austria/bundesliga', season, { carry: 'half, rounded up', split: { after: 22 } }] as const,
    ),
    ['austria/bundesliga', '2017/2018', { split: null }],
    ...['2018/2019', '2021/2022'].map(
      (season) =>
        [
          'austria/bundesliga',
          season,
          {
            carry: 'half, rounded down',
            split: { after: 22 },
            secondTieBreak: ['half point lost', ...HEAD_TO_HEAD_AWAY_GOALS],
          },
        ] as const,
    ),
    [
      'belgium/pro-league',
      '2024/2025',
      { carry: 'half, rounded up', split: { groups: [{ teams: 6 }, { teams: 6 }, { teams: 4, carry: 'all' }] } },
    ],
    [
      'romania/liga-1',
      '2024/2025',
      {
        carry: 'half, rounded up',
        secondTieBreak: ['half point gained', 'first-phase points', ...HEAD_TO_HEAD_GOALS],
      },
    ],
    [
      'greece/super-league',
      '2024/2025',
      { carry: 'all', split: { groups: [{ teams: 4 }, { teams: 4, carry: 'half, rounded up' }, { teams: 6 }] } },
    ],
  ),
  ...inPart(
    10,
    ['scotland/premiership', '2024/2025', carriesAll(33, 6, 6)],
    ['denmark/superliga', '2024/2025', carriesAll(22, 6, 6)],
    [
      'serbia/superliga',
      '2024/2025',
      { ...carriesAll(30, 8, 8), secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE] },
    ],
    ['israel/ligat-haal', '2024/2025', carriesAll(26, 6, 8)],
    ['cyprus/first-division', '2024/2025', carriesAll(26, 6, 8)],
    [
      'czechia/first-league',
      '2024/2025',
      { ...carriesAll(30, 6, 4, 6), secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE] },
    ],
    [
      'finland/veikkausliiga',
      '2025',
      { carry: 'all', split: { after: 22, groups: [{ meetings: 2 }, { meetings: 1 }] } },
    ],
    ['iceland/urvalsdeild', '2025', carriesAll(22, 6, 6)],
    ['northern-ireland/premiership', '2024/2025', carriesAll(33, 6, 6)],
    ['wales/premier-league', '2024/2025', carriesAll(22, 6, 6)],
    ['south-korea/k-league-1', '2025', carriesAll(33, 6, 6)],
    ['bulgaria/parva-liga', '2024/2025', carriesAll(30, 4, 4, 8)],
    ['ecuador/serie-a', '2025', carriesAll(30, 6, 4, 6)],
    [
      'greece/super-league',
      '2023/2024',
      {
        split: {
          groups: [
            { teams: 6, meetings: 2 },
            { teams: 8, meetings: 1 },
          ],
        },
      },
    ],
  ),
  ...inPart(
    11,
    ['england/premier-league', '1996/1997', taken('Middlesbrough', -3)],
    ['england/premier-league', '2009/2010', taken('Portsmouth', -9)],
    ['england/championship', '2021/2022', { corrections: [{}, {}, {}] }],
    ['england/premier-league', '2023/2024', { corrections: [{}, {}, {}, {}] }],
    ['austria/bundesliga', '2006/2007', { corrections: [{ points: -13 }, { points: -28 }] }],
    ['brazil/serie-a', '2003', { corrections: [3, 2, 2, 3, 2, -1, -8].map((points) => ({ points })) }],
    ['brazil/serie-a', '2004', taken('São Caetano', -24)],
    ['brazil/serie-a', '2013', { corrections: [{ points: -4 }, { points: -4 }] }],
    ['turkey/super-lig', '2024/2025', taken('Adana Demirspor', -3, -3, -6)],
    ['serbia/superliga', '2024/2025', taken('Tekstilac (Odžaci)', -6)],
    ['israel/ligat-haal', '2024/2025', { corrections: [{ points: -1 }, { points: -1 }, { points: -1 }] }],
    ['ecuador/serie-a', '2025', taken('El Nacional', -3, -6)],
    ['chile/primera-b', '2025', taken('Santiago Morning', -9)],
  ),
  ...inPart(
    12,
    ...['league-one', 'league-two', 'national-league'].map(
      (league) => [`england/${league}`, '2019/2020', { perMatch: true }] as const,
    ),
  ),
  ...inPart(
    13,
    ...['england/championship', 'italy/serie-b', 'spain/la-liga-2', 'norway/first-division', 'australia/a-league'].map(
      (key) => [key, '2024/2025', { phases: ['regular season', 'play-offs'] }] as const,
    ),
    ['south-korea/k-league-2', '2025', { phases: ['regular season', 'play-offs'] }],
    ['united-states/major-league-soccer', '2024', { phases: ['conferences', 'play-offs'] }],
    ['mexico/liga-mx', '2024/2025', { phases: ['half years', 'play-offs'] }],
    ['chile/primera-b', '2025', { phases: ['regular season', 'play-offs'] }],
    ['germany/bundesliga', '2024/2025', { split: null }],
  ),
  ...inPart(
    14,
    ['united-states/major-league-soccer', '2023', winsFirst],
    ['colombia/primera-a', '2025', { phases: ['half years', 'groups', 'knock-out'], averageOf: 3 }],
    ['venezuela/primera-division', '2025', { phases: ['half years', 'groups', 'knock-out'] }],
    ['mexico/liga-de-expansion', '2023/2024', { phases: ['half years', 'play-offs'] }],
    [
      'world/world-cup',
      '1990',
      { order: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals'), 'lots'] },
    ],
    ['world/world-cup', '1994', { tieBreak: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals')] }],
    [
      'world/world-cup',
      '2018',
      { order: [...GOAL_DIFFERENCE, amongOnce('points', 'goal difference', 'goals'), 'fair play', 'lots'] },
    ],
    ['europe/european-championship', '2024', { tieBreak: HEAD_TO_HEAD_ONCE }],
    ['europe/womens-european-championship', '2025', { tieBreak: HEAD_TO_HEAD_ONCE }],
    ['africa/africa-cup-of-nations', '2025', { tieBreak: HEAD_TO_HEAD_ONCE }],
  ),
]
