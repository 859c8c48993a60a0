import {
  readCorrections,
  readFixturesOfSeason,
  readRefereesOfSeason,
  readSeasonStatistics,
  readSquadOfSeason,
  readStages,
  readStandings,
  readTeamsOfSeason,
  readTopScorers,
} from '@touchline/feeds'
import { DAY_MS } from '@touchline/football'
import { after, always, each, never, once, type Phase, runPhases } from '../run-unit.ts'
import { teamsOfSeasons } from '../selection.ts'
import { readingOf, type SyncContext } from '../sync-context.ts'

/** The job that reads a whole season once. */
export const seasonJob = (season: string): string => `season/${season}`

/**
 * Everything of a season, matches included.
 * @returns false while another process reads it
 */
export function readSeason(context: SyncContext, season: string): Promise<boolean> {
  const fixtures: Phase = {
    name: 'fixtures',
    async *pages(from) {
      yield* readFixturesOfSeason(await readingOf(context), season, from)
    },
  }
  const [described, figures] = [description(context, season), seasonFigures(context, season)]
  const phases = [...described, fixtures, ...tables(context, season), ...figures]
  return runPhases(context, { job: seasonJob(season), phases, again: never })
}

/** Changing data of a running season, without its matches; once a day. */
export function refreshSeason(context: SyncContext, season: string): Promise<boolean> {
  const phases = [description, tables, seasonFigures].flatMap((part) => part(context, season))
  return runPhases(context, { job: `refresh/season/${season}`, phases, again: after(context, DAY_MS) })
}

/** Stages with groups, teams with grounds and coaches. */
const description = (context: SyncContext, season: string): Phase[] => [
  once('stages', async () => readStages(await readingOf(context), season)),
  once('teams', async () => readTeamsOfSeason(await readingOf(context), season)),
]

/** Data that changes with every result. */
const tables = (context: SyncContext, season: string): Phase[] => [
  once('standings', async () => readStandings(await readingOf(context), season)),
  once('corrections', async () => readCorrections(await readingOf(context), season)),
  once('top-scorers', async () => readTopScorers(await readingOf(context), season)),
]

const seasonFigures = (context: SyncContext, season: string): Phase[] => [
  each(
    'squads',
    () => teamsOfSeasons(context.database.pool, [season]),
    async (team) => readSquadOfSeason(await readingOf(context), season, team),
  ),
  once('statistics', async () => readSeasonStatistics(await readingOf(context), season)),
  {
    name: 'referees',
    async *pages(from) {
      yield* readRefereesOfSeason(await readingOf(context), season, from)
    },
  },
]

/** The tables of a season, after its results changed. */
export function readTables(context: SyncContext, season: string): Promise<boolean> {
  return runPhases(context, { job: `tables/${season}`, phases: tables(context, season), again: always })
}
