import { expect, it } from 'vitest'
import { CONTEXT, country } from './context.testing.ts'
import { parseLeagues, parseSeasons, parseStages } from './leagues.ts'

const LEAGUE = {
  id: 271,
  country_id: 320,
  name: 'Superliga\u00a0',
  active: true,
  short_code: 'DNK SL',
  image_path: 'https://cdn.example/leagues/271.png',
  type: 'league',
  sub_type: 'domestic',
}
const SEASON = {
  id: 19686,
  league_id: 271,
  name: '2022/2023',
  is_current: false,
  starting_at: '2022-07-15',
  ending_at: '2023-06-09',
}
const STAGE = { id: 77457695, season_id: 19686, type_id: 223, name: 'Relegation Round', sort_order: 2 }

it('reads a league with its name trimmed and the name every source shares', () => {
  expect(parseLeagues([LEAGUE], CONTEXT)).toEqual({
    batch: {
      source: 'sportmonks',
      leagues: [
        {
          key: '271',
          name: 'Superliga',
          country: country('Denmark'),
          type: 'league',
          subType: 'domestic',
          tier: 1,
          shortCode: 'DNK SL',
          image: 'https://cdn.example/leagues/271.png',
          stableKey: 'denmark/superliga',
          active: true,
        },
      ],
    },
    problems: [],
  })
})

it.each([
  ['domestic', 'league'],
  ['international', 'league'],
  ['play-offs', 'league'],
  ['domestic_cup', 'cup'],
  ['cup_international', 'cup'],
  ['friendly', 'friendly'],
] as const)('takes %s for a %s', (subType, type) => {
  expect(parseLeagues([{ ...LEAGUE, sub_type: subType }], CONTEXT).batch.leagues).toMatchObject([{ type, subType }])
})

it('goes by the plain type where the finer one is new, and keeps what it does not know unknown', () => {
  const rows = [{ ...LEAGUE, type: 'cup', sub_type: 'charity', short_code: null, image_path: null, active: false }]
  expect(parseLeagues(rows, CONTEXT).batch.leagues).toMatchObject([
    { type: 'cup', subType: null, shortCode: null, image: null, active: false },
  ])
})

it('gives no picture where the feed has its placeholder, and no shared name to an id of another country', () => {
  const rows = [{ ...LEAGUE, country_id: 32, image_path: 'https://cdn.example/images/soccer/league_placeholder.png' }]
  expect(parseLeagues(rows, CONTEXT).batch.leagues).toMatchObject([{ image: null, stableKey: null }])
})

it('reads the seasons, stages and groups reported inside, each once', () => {
  const group = { id: 248, stage_id: 77457695, name: 'Group A' }
  const row = { ...LEAGUE, seasons: [SEASON], currentseason: { ...SEASON, stages: [{ ...STAGE, groups: [group] }] } }
  const { batch, problems } = parseLeagues([row], CONTEXT)
  expect(problems).toEqual([])
  expect(batch.seasons).toEqual([
    {
      key: '19686',
      league: '271',
      name: '2022/2023',
      startsOn: '2022-07-15',
      endsOn: '2023-06-09',
      current: false,
    },
  ])
  expect(batch.stages).toEqual([
    { key: '77457695', season: '19686', name: 'Relegation Round', sortOrder: 2, type: 223 },
  ])
  expect(batch.groups).toEqual([{ key: '248', stage: '77457695', name: 'Group A' }])
})

it('leaves out and reports a league without a country we know, a season without a first day, a stage without a season', () => {
  expect(parseLeagues([{ ...LEAGUE, country_id: 99 }, null], CONTEXT)).toEqual({
    batch: { source: 'sportmonks' },
    problems: [
      { kind: 'league', key: '271', reason: 'Without a country we know; it is left out.' },
      { kind: 'league', key: '?', reason: 'The row is no object; it is left out.' },
    ],
  })
  expect(parseSeasons([{ ...SEASON, starting_at: '2022-02-31' }], CONTEXT).problems).toEqual([
    { kind: 'season', key: '19686', reason: 'Without its first day; it is left out.' },
  ])
  expect(parseStages([{ ...STAGE, season_id: '' }], CONTEXT).problems).toEqual([
    { kind: 'stage', key: '77457695', reason: 'Without its season; it is left out.' },
  ])
})

it('takes the statistics of a season when they are reported with it, none when they are not', () => {
  const reported = { ...SEASON, statistics: [{ type_id: 188, model_id: 19686, value: { total: 192, played: 192 } }] }
  expect(parseSeasons([reported], CONTEXT).batch.seasonStatistics).toEqual([
    { season: '19686', details: { 188: { total: 192, played: 192 } } },
  ])
  expect(parseSeasons([SEASON], CONTEXT).batch.seasonStatistics).toBeUndefined()
})

it('reads a stage of a kind it does not know and without a place', () => {
  expect(parseStages([{ ...STAGE, type_id: 9, sort_order: null }], CONTEXT).batch.stages).toMatchObject([
    { type: null, sortOrder: 0 },
  ])
})

it('gives a season whose end is not known yet a year', () => {
  expect(parseSeasons([{ ...SEASON, is_current: true, ending_at: null }], CONTEXT).batch.seasons).toMatchObject([
    { startsOn: '2022-07-15', endsOn: '2023-07-14', current: true },
  ])
})
