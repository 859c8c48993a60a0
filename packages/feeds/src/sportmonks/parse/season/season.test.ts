import { expect, it } from 'vitest'
import { CONTEXT } from '../reference/context.testing.ts'
import { parseRows } from '../reference/gather.ts'
import { parseCorrections } from './corrections.ts'
import {
  parseSeasonStatistics,
  parseSquadSeason,
  parseTeamStatistics,
  takeCoachSeason,
  takeRefereeSeason,
} from './statistics.ts'
import { parseTopScorers } from './top-scorers.ts'

/** Rows reported with coaches and with referees, read on their own. */
const coachSeasons = (rows: readonly unknown[]) =>
  parseRows(rows, { context: CONTEXT, kind: 'coach season', take: takeCoachSeason })
const refereeSeasons = (rows: readonly unknown[]) =>
  parseRows(rows, { context: CONTEXT, kind: 'referee season', take: takeRefereeSeason })

const CORRECTION = {
  season_id: 19686,
  stage_id: 77457695,
  type_id: 173,
  value: 6,
  calc_type: '+',
  participant_type: 'team',
  participant_id: 939,
  active: true,
}

it('reads points given and taken; corrections of goals and those switched off are no points', () => {
  const rows = [
    CORRECTION,
    { ...CORRECTION, participant_id: 1020, calc_type: '-', value: '4' },
    { ...CORRECTION, type_id: 174, value: 27 },
    { ...CORRECTION, type_id: 175, value: 38 },
    { ...CORRECTION, participant_id: 86, active: false },
  ]
  expect(parseCorrections(rows, CONTEXT)).toEqual({
    batch: {
      source: 'sportmonks',
      corrections: [
        {
          season: '19686',
          corrections: [
            { team: '939', stage: '77457695', points: 6 },
            { team: '1020', stage: '77457695', points: -4 },
          ],
        },
      ],
    },
    problems: [],
  })
})

it('leaves out and reports a correction of nobody, of no number or by a sign it does not know', () => {
  const rows = [
    { ...CORRECTION, id: 1, participant_type: 'player' },
    { ...CORRECTION, id: 2, value: null },
    { ...CORRECTION, id: 3, calc_type: '*' },
    { ...CORRECTION, id: 4, season_id: null },
  ]
  const { batch, problems } = parseCorrections(rows, CONTEXT)
  expect(batch.corrections).toEqual([{ season: '19686', corrections: [] }])
  expect(problems.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
    '1 Without its team; it is left out.',
    '2 Without a number of points to give or take; it is left out.',
    '3 Without a number of points to give or take; it is left out.',
    '4 Without its season; it is left out.',
  ])
})

const SCORER = { season_id: 19686, player_id: 62855, type_id: 208, position: 1, total: 15, participant_id: 939 }

it('reads four lists of a season, best first, and passes over the others', () => {
  const rows = [
    { ...SCORER, player_id: 3, position: 2, total: 11, player: { id: 3, name: 'Gustav Isaksen' } },
    SCORER,
    { ...SCORER, type_id: 83, total: 2 },
    { ...SCORER, type_id: 1600 },
  ]
  const { batch, problems } = parseTopScorers(rows, CONTEXT)
  expect(problems).toEqual([])
  expect(batch.topScorers).toEqual([
    {
      season: '19686',
      type: 208,
      rows: [
        { player: '62855', team: '939', position: 1, total: 15 },
        { player: '3', team: '939', position: 2, total: 11 },
      ],
    },
    { season: '19686', type: 83, rows: [{ player: '62855', team: '939', position: 1, total: 2 }] },
  ])
  expect(batch.players).toMatchObject([{ key: '3', name: 'Gustav Isaksen' }])
})

it('leaves out and reports a scorer of a stage, which is no season, and of one without team or total', () => {
  const rows = [
    { ...SCORER, id: 1, season_id: undefined, stage_id: 1100 },
    { ...SCORER, id: 2, participant_id: null },
    { ...SCORER, id: 3, total: null },
  ]
  const { batch, problems } = parseTopScorers(rows, CONTEXT)
  expect(batch.topScorers).toBeUndefined()
  expect(problems.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
    '1 Without its season; it is left out.',
    '2 Without its player or team; it is left out.',
    '3 Without a position and a total; it is left out.',
  ])
})

it('keeps the values of season statistics as the feed has them', () => {
  const details = [
    { type_id: 52, value: { total: 12, goals: 12, penalties: 3 } },
    { type_id: 118, value: { average: 7.12, highest: 9.4, lowest: 5.9 } },
    { type_id: 211, value: { rating: '7.75', player_id: 1078, player_name: 'Andrew Robertson' } },
    { type_id: 88, value: { all: { count: 23, first: null } } },
    { type_id: 59, value: null },
    { type_id: 60, value: [1, 2] },
    { type_id: null, value: 3 },
  ]
  const row = {
    player_id: 14,
    team_id: 293,
    season_id: 1282,
    has_values: true,
    position_id: 25,
    jersey_number: 22,
    details,
  }
  expect(parseSquadSeason([{ ...row, player: { id: 14, name: 'Daniel Agger' } }], CONTEXT)).toMatchObject({
    batch: {
      players: [{ key: '14' }],
      playerSeasons: [
        {
          season: '1282',
          team: '293',
          player: '14',
          position: 25,
          jerseyNumber: 22,
          details: {
            52: { total: 12, goals: 12, penalties: 3 },
            118: { average: 7.12, highest: 9.4, lowest: 5.9 },
            211: { rating: '7.75', player_id: 1078, player_name: 'Andrew Robertson' },
            88: { all: { count: 23, first: null } },
          },
        },
      ],
    },
    problems: [],
  })
  expect(Object.keys(parseSquadSeason([row], CONTEXT).batch.playerSeasons?.[0]?.details ?? {})).toEqual([
    '52',
    '88',
    '118',
    '211',
  ])
})

it('reads a player of a squad who has not played, with no figures', () => {
  const row = {
    player_id: 8056287,
    team_id: 53,
    season_id: 21787,
    has_values: false,
    position_id: null,
    jersey_number: 17,
  }
  expect(parseSquadSeason([row], CONTEXT).batch.playerSeasons).toEqual([
    { season: '21787', team: '53', player: '8056287', position: null, jerseyNumber: 17, details: {} },
  ])
})

it('reads the seasons of teams, coaches and referees, with the season and team reported inside', () => {
  const details = [{ type_id: 188, value: { count: 38 } }]
  const season = { id: 12963, league_id: 501, name: '2018/2019', starting_at: '2018-08-04', ending_at: '2019-05-19' }
  const reported = coachSeasons([{ coach_id: 50, team_id: 62, season_id: 12963, season, details }]).batch
  expect(reported.coachSeasons).toEqual([{ season: '12963', team: '62', coach: '50', details: { 188: { count: 38 } } }])
  expect(reported.seasons).toMatchObject([{ key: '12963', name: '2018/2019' }])
  const team = { id: 53, country_id: 1161, name: 'Celtic' }
  const ofTeam = parseTeamStatistics([{ team_id: 53, season_id: 718, has_values: true, team, details }], CONTEXT).batch
  expect(ofTeam.teamSeasons).toEqual([{ season: '718', team: '53', details: { 188: { count: 38 } } }])
  expect(ofTeam.teams).toMatchObject([{ key: '53' }])
  expect(refereeSeasons([{ referee_id: 37, season_id: 6018, details }]).batch.refereeSeasons).toEqual([
    { season: '6018', referee: '37', details: { 188: { count: 38 } } },
  ])
})

it.each([
  ['player season', parseSquadSeason],
  ['team season', parseTeamStatistics],
  ['coach season', coachSeasons],
  ['referee season', refereeSeasons],
] as const)('leaves out and reports a %s that does not say whose or when', (kind, parse) => {
  const { batch, problems } = parse([{ id: 9, details: [] }], CONTEXT)
  expect(batch).toEqual({ source: 'sportmonks' })
  expect(problems).toMatchObject([{ kind, key: '9' }])
})

it('reads statistics of a season from its own row and from bare rows', () => {
  const bare = [
    { model_id: 19686, type_id: 188, value: { total: 192, played: 12 } },
    { model_id: 19686, type_id: 190, value: { count: 3, percentage: 25 } },
    { model_id: null, type_id: 190, value: 1 },
  ]
  const expected = [
    { season: '19686', details: { 188: { total: 192, played: 12 }, 190: { count: 3, percentage: 25 } } },
  ]
  const { batch, problems } = parseSeasonStatistics(bare, CONTEXT)
  expect(batch.seasonStatistics).toEqual(expected)
  expect(problems).toMatchObject([{ kind: 'season statistics', reason: 'Without its season; it is left out.' }])
  expect(parseSeasonStatistics([{ id: 19686, statistics: bare.slice(0, 2) }], CONTEXT).batch.seasonStatistics).toEqual(
    expected,
  )
})
