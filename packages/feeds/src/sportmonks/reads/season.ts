import type { Key } from '@touchline/football'
import { parseCorrections } from '../parse/season/corrections.ts'
import { parseStandings } from '../parse/season/standings.ts'
import { parseSeasonStatistics, parseSquadSeason, parseTeamStatistics } from '../parse/season/statistics.ts'
import { parseTopScorers } from '../parse/season/top-scorers.ts'
import type { Parsed } from '../parsed.ts'
import { type Reading, readAll, readOne, readTogether } from './page.ts'

/** The tables of a season, every stage and group. */
export const readStandings = (reading: Reading, season: Key): Promise<Parsed> =>
  readAll(
    reading,
    {
      path: `football/standings/seasons/${season}`,
      entity: 'Standing',
      query: { include: ['participant', 'stage', 'group', 'rule', 'details', 'form'] },
    },
    parseStandings,
  )

/** Points given or taken by decision. */
export const readCorrections = (reading: Reading, season: Key): Promise<Parsed> =>
  readAll(
    reading,
    { path: `football/standings/corrections/seasons/${season}`, entity: 'StandingCorrection' },
    parseCorrections,
  )

/** The season's best, every list as a whole. */
export const readTopScorers = (reading: Reading, season: Key): Promise<Parsed> =>
  readTogether(
    reading,
    {
      path: `football/topscorers/seasons/${season}`,
      entity: 'Topscorer',
      query: { include: ['player', 'participant'] },
    },
    parseTopScorers,
  )

/** A team's squad of a season with what each player did there. */
export const readSquadOfSeason = (reading: Reading, season: Key, team: Key): Promise<Parsed> =>
  readAll(
    reading,
    {
      path: `football/squads/seasons/${season}/teams/${team}`,
      entity: 'PlayerStatistic',
      query: { include: ['player', 'details'] },
    },
    parseSquadSeason,
  )

/** A team's figures in each of its seasons. */
export const readTeamStatistics = (reading: Reading, team: Key): Promise<Parsed> =>
  readTogether(
    reading,
    { path: `football/statistics/seasons/teams/${team}`, entity: 'TeamStatistic', query: { include: ['details'] } },
    parseTeamStatistics,
  )

/** Figures of the season itself; null when the feed has no such season. */
export const readSeasonStatistics = (reading: Reading, season: Key): Promise<Parsed | null> =>
  readOne(
    reading,
    { path: `football/seasons/${season}`, entity: 'Season', query: { include: ['statistics'] } },
    parseSeasonStatistics,
  )
