import { nameKey, wordsOf } from '../../text.ts'
import { rulesOf } from '../rules/index.ts'
import { seasonYear } from '../season-year.ts'
import type { TableDecisions, TableTeam } from './league-table.ts'
import type { TeamId } from './tally.ts'

export interface KnownDecisions<Team extends TeamId> extends Required<TableDecisions<Team>> {
  /** Names of the decisions' clubs that no team of the table bears. */
  unknown: readonly string[]
}

/**
 * What is publicly known to have changed a season's table beside its results: points taken, a club put last, play-off matches
 * between level teams. Clubs are found by their names among the teams of the table.
 */
export function knownDecisions<Team extends TeamId>(
  stableKey: string | null,
  seasonName: string,
  teams: readonly TableTeam<Team>[],
): KnownDecisions<Team> {
  const { points = [], last = [], playOffs = [] } = rulesOf(stableKey)?.decisions?.[seasonYear(seasonName) ?? 0] ?? {}
  const named = findByName(teams)
  const unknown = new Set<string>()
  const find = (names: string): Team[] => {
    const alternatives = names.split('|')
    const found = alternatives.map(named).find((team) => team !== undefined)
    if (found === undefined) unknown.add(alternatives[0] ?? names)
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

/**
 * A team by its name. Where none bears it, the one that shares more of its long words with it than any other: `Hapoel Be'er-Sheva` is
 * `Beer-Sheva FC`, `Foggia Calcio` is `Foggia` and not `Calcio Padova`.
 */
function findByName<Team extends TeamId>(teams: readonly TableTeam<Team>[]): (name: string) => Team | undefined {
  const byName = new Map(teams.map(({ team, name }) => [nameKey(name), team]))
  const words = teams.map(({ team, name }) => ({ team, words: longWords(name) }))
  return (name) => {
    const whole = byName.get(nameKey(name))
    if (whole !== undefined) return whole
    const sought = longWords(name)
    const [best, next] = words
      .map(({ team, words: own }) => ({
        team,
        share: own.filter((word) => sought.some((other) => isAlike(word, other))).length / Math.max(own.length, 1),
      }))
      .sort((one, other) => other.share - one.share)
    return best && best.share > (next?.share ?? 0) ? best.team : undefined
  }
}

const longWords = (name: string) => wordsOf(name).filter((word) => word.length > 3)

/** Some sources cut the end of a word. */
const isAlike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) > 5 && (one.startsWith(other) || other.startsWith(one)))
