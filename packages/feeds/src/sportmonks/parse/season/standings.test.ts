import { expect, it } from 'vitest'
import { CONTEXT } from '../reference/context.testing.ts'
import { parseStandings } from './standings.ts'

const ROW = {
  id: 1,
  participant_id: 8,
  season_id: 23614,
  stage_id: 77471288,
  group_id: null,
  position: 1,
  result: 'equal',
  points: 84,
}

it('reads a row: what its place means by the type of the rule, details by type, results from the oldest on', () => {
  const row = {
    ...ROW,
    rule: { id: 117804, type_id: 180 },
    details: [
      { type_id: 129, value: 38 },
      { type_id: 179, value: '45' },
      { type_id: 176, value: null },
    ],
    form: [
      { fixture_id: 3, form: 'D', sort_order: 38 },
      { fixture_id: 1, form: 'W', sort_order: 36 },
      { fixture_id: null, form: 'L', sort_order: 37 },
      { fixture_id: 2, form: '?', sort_order: 1 },
    ],
  }
  expect(parseStandings([row], CONTEXT)).toEqual({
    batch: {
      source: 'sportmonks',
      standings: [
        {
          season: '23614',
          tables: [
            {
              stage: '77471288',
              group: null,
              rows: [
                {
                  team: '8',
                  position: 1,
                  points: 84,
                  rule: 180,
                  movement: 'equal',
                  details: { 129: 38, 179: 45 },
                  form: [
                    { fixture: '1', result: 'W' },
                    { fixture: null, result: 'L' },
                    { fixture: '3', result: 'D' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    problems: [],
  })
})

it('makes a table of each stage and group, in order of position, and takes a row reported twice once', () => {
  const rows = [
    { ...ROW, participant_id: 2, position: 2, result: 'up', points: -3 },
    ROW,
    { ...ROW, group_id: 5, participant_id: 9, result: 'sideways' },
    { ...ROW, points: 85 },
    { ...ROW, season_id: 7 },
  ]
  const standings = parseStandings(rows, CONTEXT).batch.standings ?? []
  const reported = standings.map(({ season, tables }) => [
    season,
    ...tables.map(({ group, rows }) => [group, ...rows.map((row) => [row.team, row.points, row.movement])]),
  ])
  expect(reported).toEqual([
    ['23614', [null, ['8', 85, 'equal'], ['2', -3, 'up']], ['5', ['9', 84, null]]],
    ['7', [null, ['8', 84, 'equal']]],
  ])
})

it('takes the team, stage and group reported inside', () => {
  const row = {
    ...ROW,
    group_id: 5,
    participant: { id: 8, country_id: 462, name: 'Liverpool' },
    stage: { id: 77471288, season_id: 23614, name: 'League Phase', type_id: 223, sort_order: 1 },
    group: { id: 5, stage_id: 77471288, name: 'Group A' },
  }
  const { batch } = parseStandings([row], CONTEXT)
  expect(batch).toMatchObject({ teams: [{ key: '8' }], stages: [{ key: '77471288' }], groups: [{ key: '5' }] })
})

it('leaves out and reports a row without season, team, position or points', () => {
  const rows = [
    { ...ROW, season_id: null },
    { ...ROW, participant_id: null },
    { ...ROW, position: null },
    { ...ROW, points: '?' },
  ]
  const { batch, problems } = parseStandings(rows, CONTEXT)
  expect(batch.standings).toBeUndefined()
  expect(problems.map((one) => one.reason)).toEqual([
    'Without its season; it is left out.',
    'Without its team; it is left out.',
    'Without a position; it is left out.',
    'Without points; it is left out.',
  ])
})
