import type { KnockOut, KnockOutEra, KnockOutRound } from './knock-out.types.ts'

const ON = 9999

const legs = (pairs: KnockOutRound['pairs'], level: KnockOutRound['level'] = 'extra time'): KnockOutRound => ({
  ...{ tie: 'two legs', ground: 'better placed', level, pairs },
})
const match = (
  pairs: KnockOutRound['pairs'],
  ground: KnockOutRound['ground'] = 'better placed',
  level: KnockOutRound['level'] = 'extra time',
): KnockOutRound => ({ tie: 'one match', ground, level, pairs })

/** Four play for one more promotion: the best with the worst over two legs, then one match on neutral ground. */
export const DEFAULT_PROMOTION: KnockOut = {
  entrants: 4,
  rounds: [
    legs([
      [1, 4],
      [2, 3],
    ]),
    match([[-1, -2]], 'neutral'),
  ],
}

const SPAIN: KnockOutEra = {
  ...{ from: 2010, until: ON, entrants: 4 },
  source: 'RFEF, Bases de competición; "2023–24 Segunda División"',
  rounds: [
    legs(
      [
        [1, 4],
        [2, 3],
      ],
      'extra time, then better placed',
    ),
    legs([[-1, -2]], 'extra time, then better placed'),
  ],
}

/** Play-offs for promotion that go another way, by stable key; seeds are counted from the first who plays in it. */
export const PROMOTION_PLAY_OFFS: Readonly<Record<string, readonly KnockOutEra[]>> = {
  'england/championship': [
    {
      ...{ from: 2026, until: ON, entrants: 6 },
      source: 'EFL Regulations, section 3; "2026–27 EFL Championship"',
      rounds: [
        match([
          [3, 6],
          [4, 5],
        ]),
        legs({ bestWithWorst: [1, 2] }),
        match([[-1, -2]], 'neutral'),
      ],
    },
  ],
  'spain/la-liga-2': [SPAIN],
  'spain/segunda-division': [SPAIN],
  'italy/serie-b': [
    {
      ...{ from: 2018, until: ON, entrants: 6 },
      source: 'Lega B, Regolamento play-off; "2023–24 Serie B"',
      rounds: [
        match(
          [
            [3, 6],
            [4, 5],
          ],
          'better placed',
          'extra time, then better placed',
        ),
        legs(
          [
            [1, -2],
            [2, -1],
          ],
          'better placed',
        ),
        legs([[-1, -2]], 'better placed'),
      ],
    },
  ],
}

const MLS_CONFERENCE = (base: number): readonly (readonly [number, number])[] => [
  [base + 1, base === 0 ? -1 : -2],
  [base + 4, base + 5],
  [base + 2, base + 7],
  [base + 3, base + 6],
]
const MLS: KnockOutEra = {
  ...{ from: 2023, until: ON, entrants: 9 },
  source: 'MLS, Audi MLS Cup Playoffs format; "2023 MLS Cup playoffs", "2025 MLS Cup playoffs"',
  conferences: [
    [
      'Atlanta United',
      'Charlotte',
      'Chicago Fire',
      'Cincinnati',
      'Columbus Crew',
      'DC United|D.C. United',
      'Inter Miami',
      'Montreal|CF Montréal|Montreal Impact',
      'Nashville',
      'New England Revolution',
      'New York City',
      'New York Red Bulls|Red Bull New York',
      'Orlando City',
      'Philadelphia Union',
      'Toronto',
    ],
    [
      'Austin',
      'Colorado Rapids',
      'Dallas|FC Dallas',
      'Houston Dynamo',
      'LA Galaxy|Los Angeles Galaxy',
      'Los Angeles FC|LAFC',
      'Minnesota United',
      'Portland Timbers',
      'Real Salt Lake',
      'San Diego',
      'San Jose Earthquakes',
      'Seattle Sounders',
      'Sporting Kansas City|Kansas City',
      'St. Louis City|St Louis City',
      'Vancouver Whitecaps',
    ],
  ],
  rounds: [
    match(
      [
        [8, 9],
        [18, 19],
      ],
      'better placed',
      'shoot-out',
    ),
    {
      ...{ tie: 'best of three', ground: 'better placed', level: 'shoot-out' },
      pairs: [...MLS_CONFERENCE(0), ...MLS_CONFERENCE(10)],
    },
    match([
      [-1, -2],
      [-3, -4],
      [-5, -6],
      [-7, -8],
    ]),
    match([
      [-1, -2],
      [-3, -4],
    ]),
    match([[-1, -2]]),
  ],
}

/** Knock-outs that decide the title after the table, by stable key. */
export const TITLE_PLAY_OFFS: Readonly<Record<string, readonly KnockOutEra[]>> = {
  'australia/a-league': [
    {
      ...{ from: 2023, until: ON, entrants: 6 },
      source: 'Australian Professional Leagues, A-Leagues rules; "2024 A-League Men finals series"',
      rounds: [
        match([
          [3, 6],
          [4, 5],
        ]),
        legs({ bestWithWorst: [1, 2] }),
        match([[-1, -2]]),
      ],
    },
  ],
  'india/super-league': [
    {
      ...{ from: 2021, until: 2024, entrants: 6 },
      source: '"2022–23 Indian Super League", "2024–25 Indian Super League"',
      rounds: [
        match([
          [3, 6],
          [4, 5],
        ]),
        legs([
          [1, -2],
          [2, -1],
        ]),
        match([[-1, -2]], 'neutral'),
      ],
    },
  ],
  'united-states/mls': [MLS],
  'united-states/major-league-soccer': [MLS],
  'europe/champions-league': [
    {
      ...{ from: 2024, until: ON, entrants: 24 },
      source: 'UEFA Champions League regulations, art. 16–21; "2025–26 UEFA Champions League knockout phase"',
      lots: [
        ...[1, 3, 5, 7, 9, 11, 13, 15].map((seed) => [seed, seed + 1]),
        ...[17, 19, 21, 23].map((seed) => [seed, seed + 1]),
      ],
      rounds: [
        legs([
          [15, 18],
          [16, 17],
          [13, 20],
          [14, 19],
          [11, 22],
          [12, 21],
          [9, 24],
          [10, 23],
        ]),
        legs([
          [1, -1],
          [7, -7],
          [3, -3],
          [5, -5],
          [2, -2],
          [8, -8],
          [4, -4],
          [6, -6],
        ]),
        legs([
          [-1, -2],
          [-3, -4],
          [-5, -6],
          [-7, -8],
        ]),
        legs([
          [-1, -2],
          [-3, -4],
        ]),
        match([[-1, -2]], 'neutral'),
      ],
    },
  ],
}

/** Leagues whose title is decided in matches after the table that are not known here as they are played. */
export const OTHER_TITLE_PLAY_OFFS: ReadonlySet<string> = new Set([
  'colombia/primera-a',
  'mexico/liga-de-expansion',
  'mexico/liga-mx',
  'united-states/usl-championship',
])
