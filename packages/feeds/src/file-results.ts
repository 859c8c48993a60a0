import type { Source, TeamRecord } from '@touchline/football'
import type { Problem } from './file-report.ts'
import type { FileResult } from './file-source.ts'

/** The result of files of which nothing could be taken. */
export function failedFile(
  source: Source,
  file: string,
  fatal: string,
  rowsRead = 0,
  problems: readonly Problem[] = [],
): FileResult {
  return { batch: { source }, report: { file, rowsRead, matchesTaken: 0, problems, fatal } }
}

/** Clubs that cannot be joined with other sources, once each. */
export function unlistedClubs(file: string, teams: readonly { team: TeamRecord; record: string }[]): Problem[] {
  const unlisted = new Map(teams.filter(({ team }) => team.stableKey === null).map((one) => [one.team.key, one]))
  return [...unlisted.values()].map(({ team, record }) => ({
    file,
    record,
    severity: 'cell-doubted',
    message: `${team.name} is not in the list of clubs`,
  }))
}
