import { nameKey, wordsOf } from '../../text.ts'
import type { TableTeam } from './league-table.ts'
import type { TeamId } from './tally.ts'

/**
 * A team by its name; where a club goes by several they stand between bars. Where none bears it, the one that has most of its long words:
 * `Hapoel Be'er-Sheva` is `Beer-Sheva FC`, `Foggia Calcio` is `Foggia` and not `Calcio Padova`. `Crawley Town` is never `Mansfield Town`: more
 * than half of one name must be in the other.
 */
export function clubFinder<Team extends TeamId>(
  teams: readonly TableTeam<Team>[],
): (names: string) => Team | undefined {
  const byName = new Map(teams.map(({ team, name }) => [nameKey(name), team]))
  const words = teams.map(({ team, name }) => ({ team, words: longWords(name) }))
  const named = (name: string): Team | undefined => {
    const whole = byName.get(nameKey(name))
    if (whole !== undefined) return whole
    const sought = longWords(name)
    const [best, next] = words
      .map(({ team, words: own }) => {
        const [ofOwn, ofSought] = [shareIn(own, sought), shareIn(sought, own)]
        return { team, likeness: Math.max(ofOwn, ofSought) > 1 / 2 ? ofOwn + ofSought : 0 }
      })
      .sort((one, other) => other.likeness - one.likeness)
    return best && best.likeness > (next?.likeness ?? 0) ? best.team : undefined
  }
  return (names) =>
    names
      .split('|')
      .map(named)
      .find((team) => team !== undefined)
}

/** How many of the words are among the others. */
const shareIn = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.some((other) => isAlike(word, other))).length / Math.max(words.length, 1)

const longWords = (name: string) => wordsOf(name).filter((word) => word.length > 3)

/** Some sources cut the end of a word. */
const isAlike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) > 5 && (one.startsWith(other) || other.startsWith(one)))
