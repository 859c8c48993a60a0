import { rulesOf } from '../rules/index.ts'
import { seasonYear } from '../season-year.ts'
import { clubFinder } from './find-club.ts'
import type { TableDecisions, TableTeam } from './league-table.ts'
import type { TeamId } from './tally.ts'

export interface KnownDecisions<Team extends TeamId> extends Required<TableDecisions<Team>> {
  /** Names of the decisions' clubs that no team of the table bears. */
  unknown: readonly string[]
}

/**
 * Public changes of a season's table besides its results: points deducted, a club put last, play-off matches between level teams. Clubs are
 * found by their names among the teams of the table.
 */
export function knownDecisions<Team extends TeamId>(
  stableKey: string | null,
  seasonName: string,
  teams: readonly TableTeam<Team>[],
): KnownDecisions<Team> {
  const { points = [], last = [], playOffs = [] } = rulesOf(stableKey)?.decisions?.[seasonYear(seasonName) ?? 0] ?? {}
  const named = clubFinder(teams)
  const unknown = new Set<string>()
  const find = (names: string): Team[] => {
    const found = named(names)
    if (found === undefined) unknown.add(names.split('|')[0] ?? names)
    return found === undefined ? [] : [found]
  }
  return {
    corrections: points.flatMap(([names, change, reason, from = null]) =>
      find(names).map((team) => ({ team, points: change, from, reason })),
    ),
    last: new Set(last.flatMap(find)),
    playOffs: playOffs.flatMap(([winner, loser]) =>
      find(winner).flatMap((a) => find(loser).map((b) => [a, b] as const)),
    ),
    unknown: [...unknown],
  }
}
