import type { SeasonFixtureRow, StoredSeason } from './read-season.ts'
import type { SeasonTable } from './season-tables.ts'

/** Kind of the problems of matches that are in no table because their phase is uncertain; the page shows them too. */
export const PHASE = 'phase'

/** The matches of a season that no table counts, each once, by kick-off. */
export function uncertainMatches(tables: readonly Pick<SeasonTable, 'uncertain'>[]): SeasonFixtureRow[] {
  const matches = new Map(tables.flatMap(({ uncertain }) => uncertain.map((fixture) => [fixture.id, fixture] as const)))
  return [...matches.values()].sort((a, b) => (a.kickoff < b.kickoff ? -1 : a.kickoff > b.kickoff ? 1 : a.id - b.id))
}

/** The same, each in a sentence for the operator. */
export function uncertainLines({ head, teams }: StoredSeason, tables: readonly SeasonTable[]): string[] {
  const nameOf = (team: number) => teams.get(team)?.name ?? String(team)
  return uncertainMatches(tables).map(
    ({ home, away, kickoff }) =>
      `${head.leagueName} ${head.name}: ${nameOf(home)} - ${nameOf(away)} on ${kickoff.slice(0, 10)} is in no table, ` +
      'as neither its source nor the rules of the league say to which phase it belongs',
  )
}
