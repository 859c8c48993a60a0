import { describe, expect, it } from 'vitest'
import { ANYWHERE, type Counted, countsOf, rowsOf } from '../reference/stored-answers.testing.ts'
import { parseCorrections } from './corrections.ts'
import { parseStandings } from './standings.ts'
import { parseSeasonStatistics, parseSquadSeason, parseTeamStatistics } from './statistics.ts'
import { parseTopScorers } from './top-scorers.ts'

const FILES: readonly Counted[] = [
  [
    'standings',
    parseStandings,
    {
      'postman-2023/football_live_standings_by_league_id': 2,
      'postman-2023/football_standings_all': 3,
      'postman-2023/football_standings_by_round_id': 0,
      'postman-2023/football_standings_by_season_id': 1,
      'postman/standings_all_standings': 3,
      'postman/standings_live_standings_by_league_id': 1,
      'postman/standings_standings_by_round_id': 1,
      'postman/standings_standings_by_season_id': 1,
      'recorded/standings_season_23614_details_form_rule': 1,
      'samples/standing_collection_data': 1,
    },
  ],
  [
    'corrections',
    parseCorrections,
    {
      'postman-2023/football_standings_correction_by_season_id': 0,
      'postman/standings_standing_correction_by_season_id': 1,
      'samples/standing_correction_collection_data': 1,
    },
  ],
  [
    'topScorers',
    parseTopScorers,
    {
      'postman-2023/football_topscorers_by_season_id': 0,
      'postman-2023/football_topscorers_by_stage_id': 0,
      'postman/topscorers_topscorers_by_season_id': 1,
      'postman/topscorers_topscorers_by_stage_id': 0,
      'samples/topscorer_collection_data': 1,
    },
  ],
  [
    'playerSeasons',
    parseSquadSeason,
    {
      'postman-2023/football_squads_by_season_and_team_id': 0,
      'postman/squads_team_squad_by_season_and_team_id': 32,
      'samples/player_statistic_collection_data': 2,
    },
  ],
  [
    'teamSeasons',
    parseTeamStatistics,
    {
      'postman/statistics_season_statistics_by_participant_id': 25,
      'samples/team_statistic_collection_data': 2,
    },
  ],
  [
    'seasonStatistics',
    parseSeasonStatistics,
    {
      'postman/statistics_round_statistics_by_id': 1,
      'postman/statistics_stage_statistics_by_stage_id': 1,
      'samples/statistic_collection_data': 1,
    },
  ],
]

/** Detail types of the recorded table, in the order of the lines below. */
const DETAILS = [
  129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 179, 185, 186, 187, 7939,
]

/** England 2024-25, first to last: team, points, what the place means, movement, the last five results, every detail. */
const TABLE = [
  '8 84 180 equal WLDLD 38 25 9 4 86 41 19 14 4 1 42 16 19 11 5 3 44 25 45 46 38 84 78',
  '19 74 180 equal DLDWW 38 20 14 4 69 34 19 11 6 2 35 17 19 9 8 2 34 17 35 39 35 74 70',
  '9 71 180 equal WWDWW 38 21 8 9 72 44 19 13 3 3 43 23 19 8 5 6 29 21 28 42 29 71 65',
  '18 69 180 up WWLWW 38 20 9 9 64 43 19 12 5 2 35 18 19 8 4 7 29 25 21 41 28 69 62',
  '20 66 180 down WDWLL 38 20 6 12 68 47 19 12 2 5 40 20 19 8 4 7 28 27 21 38 28 66 60',
  '15 66 181 equal LWWWL 38 19 9 10 58 51 19 11 7 1 34 20 19 8 2 9 24 31 7 40 26 66 56',
  '63 65 289 equal LDDWL 38 19 8 11 58 46 19 9 5 5 26 16 19 10 3 6 32 30 12 32 33 65 49',
  '78 61 - equal WDWWW 38 16 13 9 66 59 19 8 8 3 30 26 19 8 5 6 36 33 7 32 29 61 56',
  '52 56 - up DWLLW 38 15 11 12 58 46 19 8 4 7 23 16 19 7 7 5 35 30 12 28 28 56 62',
  '236 56 - down WWWLD 38 16 8 14 66 57 19 9 4 6 40 35 19 7 4 8 26 22 9 31 25 56 50',
  '11 54 - down WLLWL 38 15 9 14 54 54 19 7 5 7 27 30 19 8 4 7 27 24 0 26 28 54 57',
  '51 53 - equal DDWWD 38 13 14 11 51 51 19 6 7 6 24 26 19 7 7 5 27 25 0 25 28 53 56',
  '13 48 - equal LDWWW 38 11 15 12 42 44 19 5 9 5 26 23 19 6 6 7 16 21 -2 24 24 48 45',
  '1 43 - up LDWLW 38 11 10 17 46 62 19 5 5 9 23 34 19 6 5 8 23 28 -16 20 23 43 47',
  '14 42 - up DLLLW 38 11 9 18 44 54 19 7 3 9 23 28 19 4 6 9 21 26 -10 24 18 42 52',
  '29 42 - down WLLLD 38 12 6 20 54 69 19 6 3 10 27 32 19 6 3 10 27 37 -15 21 21 42 43',
  '6 38 - equal LDLLL 38 11 5 22 64 65 19 6 3 10 35 35 19 5 2 12 29 30 -1 21 17 38 51',
  '42 25 182 equal LWDWL 38 6 7 25 33 80 19 4 3 12 15 34 19 2 4 13 18 46 -47 15 10 25 29',
  '116 22 182 equal LDLLL 38 4 10 24 36 82 19 1 4 14 14 44 19 3 6 10 22 38 -46 7 15 22 31',
  '65 12 182 equal LLDLL 38 2 6 30 26 86 19 1 3 15 13 47 19 1 3 15 13 39 -60 6 6 12 27',
]

describe("the feed's own answers", () => {
  it.each(FILES)('give their %s', (...counted) => {
    expect(countsOf(counted)).toEqual(counted[2])
  })

  it('give the recorded league table with every position, point, detail and result', () => {
    const { batch, problems } = parseStandings(rowsOf('recorded/standings_season_23614_details_form_rule'), ANYWHERE)
    expect(problems).toEqual([])
    const tables = batch.standings?.flatMap((season) => season.tables) ?? []
    expect(tables).toMatchObject([{ stage: '77471288', group: null }])
    const rows = tables[0]?.rows ?? []
    expect(rows.map((row) => row.position)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
    expect(rows.map((row) => [row.form.length, Object.keys(row.details).length])).toEqual(Array(20).fill([38, 23]))
    const reported = rows.map(({ team, points, rule, movement, details, form }) => {
      const lately = form.slice(-5).map((one) => one.result)
      return [team, points, rule ?? '-', movement, lately.join(''), ...DETAILS.map((type) => details[type])].join(' ')
    })
    expect(reported).toEqual(TABLE)
    expect(batch.teams).toHaveLength(20)
  })

  it('give a season of several stages a table each', () => {
    const [season] = parseStandings(rowsOf('postman/standings_standings_by_season_id'), ANYWHERE).batch.standings ?? []
    expect(season?.tables.map(({ stage, rows }) => [stage, rows.length])).toEqual([
      ['77457694', 6],
      ['77457695', 6],
      ['77457696', 12],
    ])
  })

  it('give each of twelve teams the points it carried into its stage', () => {
    const [season] =
      parseCorrections(rowsOf('postman/standings_standing_correction_by_season_id'), ANYWHERE).batch.corrections ?? []
    expect(season?.corrections).toHaveLength(12)
    expect(season?.corrections).toContainEqual({ team: '85', stage: '77457694', points: 42 })
  })

  it('give 25 red-card lines, best first', () => {
    const lists = parseTopScorers(rowsOf('postman/topscorers_topscorers_by_season_id'), ANYWHERE).batch.topScorers ?? []
    expect(lists.map(({ type, rows }) => [type, rows.length, rows[0]?.position, rows[0]?.total])).toEqual([
      [83, 25, 1, 2],
    ])
  })

  it('give the values of season statistics as they came', () => {
    const [player] =
      parseSquadSeason(rowsOf('samples/player_statistic_collection_data'), ANYWHERE).batch.playerSeasons ?? []
    expect(player?.details).toEqual({
      52: { total: 1, goals: 1, penalties: 0 },
      84: { total: 4, home: 3, away: 1 },
      88: { total: 19 },
      119: { total: 1543 },
      321: { total: 19 },
      322: { total: 19 },
    })
  })
})
