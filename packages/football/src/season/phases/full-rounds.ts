import type { TeamId } from '../table/tally.ts'
import { knockOutOf } from './knock-out.ts'
import { matchesOfEach, pairingOf, pairOf, partFirst } from './match-counts.ts'
import type { PhaseMatch, PhaseRules, Phases } from './phases.types.ts'

/** A league whose clubs have all met equally often after this many matches each does not begin another full round. */
const MIN_OF_A_FULL_SEASON = 26
/** A schedule with more matches beyond the full rounds, before their end, is one in which some pairs meet more often. */
const MAX_EARLY = 2
const SHARE_BEFORE = 0.9
/** In a league without known rules, at most this share of the clubs is in the play-offs. */
const MAX_SHARE_IN_PLAY_OFFS = 2 / 3

/**
 * The phases of a season in which every pair of clubs meets equally often and matches follow: a knock-out is no part of the table. Null
 * where no such season shows.
 */
export function afterFullRounds<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
  { isKnown }: Pick<PhaseRules, 'isKnown'>,
): Phases<Match> | null {
  const full = fullRounds<Team, Match>(ordered)
  if (full === null || full.later.length === 0 || full.each < MIN_OF_A_FULL_SEASON) return null
  const { first: table, later } = full
  const end = table[Math.floor(table.length * SHARE_BEFORE)]?.kickoff ?? ''
  const early = later.filter(({ kickoff }) => kickoff <= end)
  if (early.length > MAX_EARLY) return null
  const late = later.filter(({ kickoff }) => kickoff > end)
  const knockOut = knockOutOf<Team>(late)
  if (knockOut && (isKnown || knockOut.goesOn)) return { table, playOffs: late, uncertain: early }
  // A second phase of a league without known rules continues its table.
  if (!knockOut && !isKnown) return { table: [...table, ...late], playOffs: [], uncertain: early }
  return { table, playOffs: [], uncertain: [...early, ...late] }
}

/** The matches in which all pairs meet equally often, at both grounds where that is so; null where they do not meet twice. */
function fullRounds<Team extends TeamId, Match extends PhaseMatch<Team>>(ordered: readonly Match[]) {
  const teams = matchesOfEach<Team>(ordered).size
  const least = (keyOf: (match: Match) => string, pairs: number) => {
    const counts = [...Map.groupBy(ordered, keyOf).values()].map(({ length }) => length)
    return counts.length < pairs ? 0 : Math.min(...counts)
  }
  const pairs = (teams * (teams - 1)) / 2
  const [meetings, atHome] = [least(pairOf, pairs), least(pairingOf, 2 * pairs)]
  if (meetings < 2) return null
  const parted = 2 * atHome === meetings ? partFirst(ordered, pairingOf, atHome) : partFirst(ordered, pairOf, meetings)
  return { ...parted, each: meetings * (teams - 1) }
}

/**
 * The phases of a season whose clubs have all played as often and of which few go on, in a knock-out that has reached a second round. Null
 * where the season is different.
 */
export function afterEqualNumbers<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
): Phases<Match> | null {
  const played = matchesOfEach<Team>(ordered)
  const least = Math.min(...played.values())
  const numbers = new Map<Team, number>()
  const isRegular = ({ home, away }: Match) => {
    const own = [home, away].map((team) => (numbers.get(team) ?? 0) + 1)
    for (const [at, team] of [home, away].entries()) numbers.set(team, own[at] as number)
    return own.every((number) => number <= least)
  }
  const table = ordered.filter(isRegular)
  const playOffs = ordered.slice(table.length)
  if (playOffs.length === 0 || 2 * table.length !== least * played.size || least < played.size / 2) return null
  // Play-offs begin when nothing of the season is left.
  if (table.at(-1) !== ordered[table.length - 1]) return null
  const knockOut = knockOutOf<Team>(playOffs)
  if (!knockOut?.goesOn || knockOut.left > 2 || knockOut.clubs > played.size * MAX_SHARE_IN_PLAY_OFFS) return null
  return { table, playOffs, uncertain: [] }
}
