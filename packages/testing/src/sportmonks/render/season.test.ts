import type { Fields } from '@touchline/feeds/sportmonks/parse/read.ts'
import { type Gathering, parseRows } from '@touchline/feeds/sportmonks/parse/reference/gather.ts'
import { takePlayerSpells } from '@touchline/feeds/sportmonks/parse/reference/people/spells.ts'
import { parseStandings } from '@touchline/feeds/sportmonks/parse/season/standings.ts'
import {
  parseSeasonStatistics,
  parseSquadSeason,
  parseTeamStatistics,
  takeCoachSeason,
  takeRefereeSeason,
} from '@touchline/feeds/sportmonks/parse/season/statistics.ts'
import { parseTopScorers } from '@touchline/feeds/sportmonks/parse/season/top-scorers.ts'
import { expect, it } from 'vitest'
import { SLICE } from '../slice/index.ts'
import {
  coachSeasonRow,
  playerSeasonRow,
  refereeSeasonRow,
  seasonStatisticRows,
  squadRows,
  standingRows,
  teamSeasonRow,
  topScorerRows,
} from './season.ts'

const CONTEXT = { country: () => null }
const taken = (rows: readonly unknown[], take: (into: Gathering, row: Fields) => void) =>
  parseRows(rows, { context: CONTEXT, kind: 'row', take })
const { standings = [], topScorers = [], playerSeasons = [], teamSeasons = [], coachSeasons = [] } = SLICE
const { refereeSeasons = [], seasonStatistics = [], playerSpells = [] } = SLICE
const spells = playerSpells.map((record) => ({ id: Number(record.player), teams: squadRows(record) }))

it.each([
  [
    'standings',
    parseStandings(
      standings.flatMap((one) => standingRows(one, '1')),
      CONTEXT,
    ),
  ],
  ['topScorers', parseTopScorers(topScorers.flatMap(topScorerRows), CONTEXT)],
  ['playerSeasons', parseSquadSeason(playerSeasons.map(playerSeasonRow), CONTEXT)],
  ['teamSeasons', parseTeamStatistics(teamSeasons.map(teamSeasonRow), CONTEXT)],
  ['coachSeasons', taken(coachSeasons.map(coachSeasonRow), takeCoachSeason)],
  ['refereeSeasons', taken(refereeSeasons.map(refereeSeasonRow), takeRefereeSeason)],
  ['seasonStatistics', parseSeasonStatistics(seasonStatistics.flatMap(seasonStatisticRows), CONTEXT)],
  ['playerSpells', taken(spells, (into, row) => takePlayerSpells(into, String(row.id), row))],
] as const)('%s are read as they were before they were rendered', (family, { batch, problems }) => {
  expect(problems).toEqual([])
  expect(batch[family]?.length).toBeGreaterThan(3)
  expect(batch[family]).toEqual(SLICE[family])
})
