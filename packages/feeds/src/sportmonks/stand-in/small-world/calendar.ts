import type { StageRecord } from '@touchline/football'
import { groupRow, seasonRow, stageRow } from '../render/reference.ts'
import type { Row } from '../world.ts'
import { CHAMPIONS_LEAGUE, LEAGUE_CLUBS, PREMIER_LEAGUE } from './places.ts'

/** One fixture of the small world as it is planned; goals are those after 90 minutes. */
export interface Planned {
  id: number
  league: number
  season: number
  stage: number
  group: number | null
  round: number | null
  aggregate: number | null
  leg: string
  home: number
  away: number
  /** UTC, `YYYY-MM-DD HH:MM:SS`. */
  start: string
  /** Null for a fixture that is still to come. */
  goals: readonly [home: number, away: number] | null
  /** Kicks scored in the shoot-out of a fixture that went to extra time. */
  shootOut: readonly [home: number, away: number] | null
  postponed?: boolean
}

/** What a test's clock should show: some fixtures are over, some are on the next days. */
export const SMALL_WORLD_NOW = '2026-03-14T12:00:00Z'

export const LAST_SEASON = 23614
export const THIS_SEASON = 25583
export const CUP_SEASON = 25580
const LEAGUE_STAGE: Readonly<Record<number, number>> = { [LAST_SEASON]: 771, [THIS_SEASON]: 772 }
const GROUP_STAGE = 773
const SEMI_FINALS = 774

export const SEASONS = (): Row[] => [
  season(LAST_SEASON, PREMIER_LEAGUE, '2024/2025', '2024-08-17', '2025-05-25', false),
  season(CUP_SEASON, CHAMPIONS_LEAGUE, '2025/2026', '2025-09-16', '2026-05-30', true),
  season(THIS_SEASON, PREMIER_LEAGUE, '2025/2026', '2025-08-16', '2026-05-24', true),
]

function season(id: number, league: number, name: string, from: string, to: string, current: boolean): Row {
  return {
    ...seasonRow({ key: String(id), league: String(league), name, startsOn: from, endsOn: to, current }),
    finished: !current,
    statistics: [
      {
        id: id * 10,
        model_id: id,
        type_id: 188,
        value: { total: 12, played: current ? 8 : 12, percentage: current ? 66.67 : 100 },
      },
      { id: id * 10 + 1, model_id: id, type_id: 192, value: { count: 5, percentage: 41.67 } },
    ],
  }
}

export const STAGES = (): Row[] => [
  stage(771, PREMIER_LEAGUE, LAST_SEASON, 223, 'Regular Season', 1, false),
  stage(772, PREMIER_LEAGUE, THIS_SEASON, 223, 'Regular Season', 1, true),
  stage(GROUP_STAGE, CHAMPIONS_LEAGUE, CUP_SEASON, 223, 'Group Stage', 1, false),
  stage(SEMI_FINALS, CHAMPIONS_LEAGUE, CUP_SEASON, 224, 'Semi-finals', 2, true),
]

function stage(
  id: number,
  league: number,
  season: number,
  type: NonNullable<StageRecord['type']>,
  name: string,
  sortOrder: number,
  current: boolean,
): Row {
  const row = stageRow({ key: String(id), season: String(season), name, sortOrder, type })
  return { ...row, league_id: league, is_current: current, finished: !current }
}

export const GROUPS = (): Row[] =>
  ['Group A', 'Group B'].map((name, index) => ({
    ...groupRow({ key: String(251 + index), stage: String(GROUP_STAGE), name }),
    ...{ league_id: CHAMPIONS_LEAGUE, season_id: CUP_SEASON },
    starting_at: '2025-09-16',
    ending_at: '2025-12-10',
    games_in_current_week: false,
    is_current: false,
    finished: true,
    pending: false,
  }))

const roundId = (seasonId: number, number: number): number => seasonId * 10 + number

export const ROUNDS = (): Row[] =>
  [LAST_SEASON, THIS_SEASON].flatMap((seasonId) =>
    [1, 2, 3, 4, 5, 6].map((number) => {
      const day = roundDays(seasonId)[number - 1] ?? ''
      const finished = day < SMALL_WORLD_NOW.slice(0, 10)
      return {
        id: roundId(seasonId, number),
        sport_id: 1,
        league_id: PREMIER_LEAGUE,
        season_id: seasonId,
        stage_id: LEAGUE_STAGE[seasonId],
        name: String(number),
        finished,
        is_current: seasonId === THIS_SEASON && number === 5,
        starting_at: day,
        ending_at: day,
        games_in_current_week: number === 5,
      }
    }),
  )

function roundDays(seasonId: number): readonly string[] {
  return seasonId === LAST_SEASON
    ? ['2024-08-17', '2024-10-05', '2024-12-14', '2025-02-01', '2025-04-05', '2025-05-25']
    : ['2025-08-16', '2025-10-04', '2025-12-13', '2026-02-07', '2026-03-14', '2026-04-11']
}

/** Pairs of a double round robin of four, by position in the list of clubs. */
const PAIRS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [3, 0],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [1, 0],
    [3, 2],
  ],
  [
    [0, 3],
    [2, 1],
  ],
  [
    [2, 0],
    [1, 3],
  ],
]

/** Goals that differ from fixture to fixture and are the same in every run. */
const goalsOf = (id: number): readonly [number, number] => [(id * 7 + (id >> 2)) % 4, (id * 5 + (id >> 1)) % 3]

function leagueSeason(seasonId: number, firstId: number): Planned[] {
  return PAIRS.flatMap((pairs, index) =>
    pairs.map(([home, away], place): Planned => {
      const id = firstId + index * 2 + place
      const day = roundDays(seasonId)[index] ?? ''
      const played = day < SMALL_WORLD_NOW.slice(0, 10)
      return {
        ...NO_CUP,
        id,
        league: PREMIER_LEAGUE,
        season: seasonId,
        stage: LEAGUE_STAGE[seasonId] ?? 0,
        round: roundId(seasonId, index + 1),
        home: LEAGUE_CLUBS[home] ?? 0,
        away: LEAGUE_CLUBS[away] ?? 0,
        start: `${day} ${place === 0 ? '15:00:00' : '17:30:00'}`,
        goals: played ? goalsOf(id) : null,
        postponed: seasonId === THIS_SEASON && index === 5 && place === 1,
      }
    }),
  )
}

const NO_CUP = { group: null, round: null, aggregate: null, leg: '1/1', shootOut: null } as const

const cupFixture = (id: number, home: number, away: number, start: string, more: Partial<Planned>): Planned => ({
  ...NO_CUP,
  id,
  league: CHAMPIONS_LEAGUE,
  season: CUP_SEASON,
  stage: GROUP_STAGE,
  home,
  away,
  start: `${start} 20:00:00`,
  goals: goalsOf(id),
  ...more,
})

/** Two groups of four, a round of each pair that is named, and two semi-finals: one decided by a shoot-out, one open. */
function cup(): Planned[] {
  return [
    cupFixture(19_500_001, 19, 83, '2025-09-16', { group: 251 }),
    cupFixture(19_500_002, 503, 8, '2025-09-17', { group: 251 }),
    cupFixture(19_500_003, 83, 503, '2025-11-04', { group: 251 }),
    cupFixture(19_500_004, 8, 19, '2025-11-05', { group: 251 }),
    cupFixture(19_500_005, 9, 3468, '2025-09-16', { group: 252 }),
    cupFixture(19_500_006, 625, 18, '2025-09-17', { group: 252 }),
    cupFixture(19_500_007, 3468, 625, '2025-11-04', { group: 252 }),
    cupFixture(19_500_008, 18, 9, '2025-11-05', { group: 252 }),
    cupFixture(19_500_009, 83, 19, '2026-02-17', { stage: SEMI_FINALS, aggregate: 901, leg: '1/2', goals: [1, 0] }),
    cupFixture(19_500_010, 19, 83, '2026-03-11', {
      stage: SEMI_FINALS,
      aggregate: 901,
      leg: '2/2',
      goals: [1, 0],
      shootOut: [4, 3],
    }),
    cupFixture(19_500_011, 3468, 9, '2026-02-18', { stage: SEMI_FINALS, aggregate: 902, leg: '1/2', goals: [2, 2] }),
    cupFixture(19_500_012, 9, 3468, '2026-03-18', { stage: SEMI_FINALS, aggregate: 902, leg: '2/2', goals: null }),
  ]
}

export const AGGREGATES = (): Row[] => [
  aggregate(901, 'FC Barcelona vs Arsenal', [19_500_009, 19_500_010], '1-1', 'After Penalties', 19),
  aggregate(902, 'Real Madrid vs Manchester City', [19_500_011, 19_500_012], '2-2', null, null),
]

function aggregate(
  id: number,
  name: string,
  fixtures: number[],
  result: string,
  detail: string | null,
  winner: number | null,
): Row {
  return {
    id,
    league_id: CHAMPIONS_LEAGUE,
    season_id: CUP_SEASON,
    stage_id: SEMI_FINALS,
    name,
    fixture_ids: fixtures,
    result,
    detail,
    winner_participant_id: winner,
  }
}

export const CALENDAR = (): Planned[] => [
  ...leagueSeason(LAST_SEASON, 19_130_001),
  ...leagueSeason(THIS_SEASON, 19_430_001),
  ...cup(),
]
