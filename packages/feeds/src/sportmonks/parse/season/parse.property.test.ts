import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { CONTEXT } from '../reference/context.testing.ts'
import { parseCountries } from '../reference/countries.ts'
import { parseLeagues, parseSeasons, parseStages } from '../reference/leagues.ts'
import { parseCoaches } from '../reference/people/coaches.ts'
import { parsePlayers } from '../reference/people/players.ts'
import { parseReferees } from '../reference/people/referees.ts'
import { parseTeams } from '../reference/teams.ts'
import { parseTransfers } from '../reference/transfers.ts'
import { parseTypes } from '../reference/types.ts'
import { parseVenues } from '../reference/venues.ts'
import { spoiltRows } from '../spoilt.testing.ts'
import { parseCorrections } from './corrections.ts'
import { parseStandings } from './standings.ts'
import { parseSeasonStatistics, parseSquadSeason, parseTeamStatistics } from './statistics.ts'
import { parseTopScorers } from './top-scorers.ts'

type Parse = (rows: readonly unknown[], context: ParseContext) => Parsed

const PARSERS: readonly Parse[] = [
  parseLeagues,
  parseSeasons,
  parseStages,
  parseTeams,
  parseVenues,
  parsePlayers,
  parseCoaches,
  parseReferees,
  parseTransfers,
  parseStandings,
  parseCorrections,
  parseTopScorers,
  parseSquadSeason,
  parseTeamStatistics,
  parseSeasonStatistics,
]

const TEAM = { id: 8, country_id: 462, name: 'Liverpool', type: 'domestic', venue: { id: 230, name: 'Anfield' } }
const DETAILS = [{ type_id: 52, value: { all: { count: 3, first: null } } }]

/** One row with every field and include that some parser reads. */
const WHOLE = {
  ...TEAM,
  league_id: 8,
  season_id: 23614,
  stage_id: 77,
  group_id: 5,
  team_id: 8,
  participant_id: 8,
  player_id: 14,
  coach_id: 50,
  referee_id: 37,
  rival_id: 9,
  model_id: 23614,
  type_id: 208,
  trophy_id: 1,
  position_id: 221,
  starting_at: '2024-08-16',
  ending_at: '2025-05-25',
  start: '2020-01-01',
  date: '2024-08-30',
  position: 1,
  points: 84,
  total: 12,
  value: 6,
  calc_type: '+',
  amount: 1000,
  league: { id: 8, country_id: 462, name: 'Premier League' },
  season: { id: 23614, league_id: 8, name: '2024/2025', starting_at: '2024-08-16', ending_at: '2025-05-25' },
  stage: { id: 77, season_id: 23614, name: 'Regular Season' },
  group: { id: 5, stage_id: 77, name: 'A' },
  player: { id: 14, name: 'Daniel Agger', metadata: [{ type_id: 229, values: 'left' }] },
  coach: { id: 50, name: 'Steven Gerrard' },
  team: TEAM,
  participant: TEAM,
  fromteam: TEAM,
  seasons: [{ id: 1, league_id: 8, name: '2023', starting_at: '2023-01-01' }],
  stages: [{ id: 2, season_id: 1, name: 'Cup', groups: [{ id: 3, stage_id: 2, name: 'B' }] }],
  coaches: [{ coach_id: 50, team_id: 8, start: '2020-01-01', active: true, coach: { id: 50, name: 'S' } }],
  teams: [{ team_id: 8, start: '2020-01-01', team: TEAM }],
  rivals: [{ team_id: 8, rival_id: 9, rival: TEAM }],
  trophies: [{ trophy_id: 1, league: { name: 'Cup' }, season: { name: '2020' } }],
  sidelined: [{ id: 1, sideline: { id: 2, player_id: 14, start_date: '2024-01-01' } }],
  transfers: [{ id: 7, player_id: 14, date: '2024-01-01', type_id: 219 }],
  statistics: [{ team_id: 8, player_id: 14, season_id: 1, type_id: 52, value: 3, details: DETAILS }],
  details: DETAILS,
  form: [{ fixture_id: 1, form: 'W', sort_order: 1 }],
  rule: { type_id: 180 },
}

const rows = spoiltRows(WHOLE)

it('takes what can be taken of any row, however spoilt, and never throws', () => {
  fc.assert(
    fc.property(rows, (reported) => {
      for (const parse of PARSERS) {
        const parsed = parse(reported, CONTEXT)
        expect(parsed.batch.source).toBe('sportmonks')
        for (const one of parsed.problems) expect(one.reason).not.toBe('')
      }
      parseCountries(reported)
      parseTypes(reported)
    }),
  )
})

it('keeps each thing once: reading the same rows twice in one answer gives the same records', () => {
  fc.assert(
    fc.property(rows, (reported) => {
      for (const parse of PARSERS.filter((one) => one !== parseCorrections)) {
        expect(parse([...reported, ...reported], CONTEXT).batch).toEqual(parse(reported, CONTEXT).batch)
      }
    }),
    { numRuns: 50 },
  )
})

it('takes everything of a whole row without a word', () => {
  for (const parse of [parseLeagues, parseStages, parseTeams, parseTransfers, parseStandings, parseTopScorers]) {
    expect(parse([WHOLE], CONTEXT).problems).toEqual([])
  }
})
