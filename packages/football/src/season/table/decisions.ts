import type { Day } from '../../records/reference.ts'
import { nameKey } from '../../text.ts'
import { seasonYear } from '../season-year.ts'
import { DECISIONS } from './decisions.data.ts'
import type { TableDecisions, TableTeam } from './league-table.ts'
import type { TeamId } from './tally.ts'

export interface KnownDecisions<Team extends TeamId> extends Required<TableDecisions<Team>> {
  /** Names of the decisions' clubs that no team of the table bears. */
  unknown: readonly string[]
}

/**
 * What is publicly known to have changed a season's table beside its results: points taken, a club put last, play-off matches
 * between level teams. Clubs are found by their names among the teams of the table.
 * @param upTo the day of the last result: what was decided later is left out
 */
export function knownDecisions<Team extends TeamId>(
  stableKey: string | null,
  seasonName: string,
  { teams, upTo }: { teams: readonly TableTeam<Team>[]; upTo: Day },
): KnownDecisions<Team> {
  const { points = [], last = [], playOffs = [] } = DECISIONS[`${stableKey} ${seasonYear(seasonName)}`] ?? {}
  const byName = new Map(teams.map(({ team, name }) => [nameKey(name), team]))
  const unknown = new Set<string>()
  const find = (names: string): Team[] => {
    const found = names.split('|').flatMap((name) => byName.get(nameKey(name)) ?? [])
    if (found.length === 0) unknown.add(names.split('|')[0] ?? names)
    return found
  }
  const corrections = new Map<Team, number>()
  for (const [names, change, from] of points) {
    if (from !== undefined && from > upTo) continue
    for (const team of find(names)) corrections.set(team, (corrections.get(team) ?? 0) + change)
  }
  return {
    corrections,
    last: new Set(last.flatMap(find)),
    playOffs: playOffs.flatMap(([winner, loser]) =>
      find(winner).flatMap((a) => find(loser).map((b) => [a, b] as const)),
    ),
    unknown: [...unknown],
  }
}
