import { DETAIL } from '../detail-types.ts'
import type { SeasonLineupEntry, SeasonMatch } from './season-match.ts'

/** Saves, saves inside the box, punches, penalties saved, clean sheets and goals conceded: counted of keepers. */
const OF_KEEPERS: ReadonlySet<number> = new Set([57, 104, 103, 113, 194, DETAIL.conceded])
/** Missing values of these are not zero: they are not counts. */
const NO_COUNTS: ReadonlySet<number> = new Set([
  ...[DETAIL.rating, DETAIL.minutes, DETAIL.captain, DETAIL.pass_percentage],
])
/** Goals and cards: a sheet that has minutes has these too, and leaves out who had none. */
export const ON_EVERY_SHEET: readonly number[] = [
  ...[DETAIL.goals, DETAIL.assists, DETAIL.own_goals],
  ...[DETAIL.yellow_cards, DETAIL.second_yellow_cards, DETAIL.red_cards],
]

const GOALKEEPER = 24
/** A sheet with at least this share of the kinds of the leanest one that has a figure counts that figure too. */
const AS_FULL = 0.5

/** The figures a match counts of its players; a player without one of these has zero. */
export type KnownFigures = ReadonlySet<number>

/**
 * The figures each match counts of its players, by its line-ups. Sources leave zeros out, so a figure nobody had in a match is counted
 * there all the same where the match's sheet is about as full as those that have it.
 */
export function knownFigures(matches: readonly SeasonMatch[]): (match: SeasonMatch) => KnownFigures {
  const kinds = new Map(matches.map((match) => [match, kindsOf(match.lineup)]))
  const leanest = new Map<number, number>()
  for (const own of kinds.values()) {
    for (const type of own) leanest.set(type, Math.min(leanest.get(type) ?? Number.POSITIVE_INFINITY, own.size))
  }
  return (match) => {
    const own = kinds.get(match) ?? new Set()
    if (own.size === 0) return own
    const known = new Set(own)
    for (const [type, size] of leanest) if (own.size >= AS_FULL * size) known.add(type)
    return known
  }
}

function kindsOf(lineup: readonly SeasonLineupEntry[]): Set<number> {
  const kinds = new Set<number>()
  for (const { details } of lineup) for (const type of Object.keys(details)) kinds.add(Number(type))
  return kinds
}

/** Keepers' figures that are counted of others too. */
export function countedOfAll(matches: readonly SeasonMatch[]): ReadonlySet<number> {
  const counted = new Set<number>()
  for (const { lineup } of matches) {
    for (const { position, details } of lineup) {
      if (position === null || position === GOALKEEPER) continue
      for (const type of OF_KEEPERS) if (details[type] !== undefined) counted.add(type)
    }
  }
  return counted
}

/** Whether nothing of a figure that the match counts means that a player in this position did it no time. */
export function isZeroLeftOut(type: number, position: number | null, ofAll: ReadonlySet<number>): boolean {
  if (NO_COUNTS.has(type)) return false
  return !OF_KEEPERS.has(type) || position === GOALKEEPER || (position !== null && ofAll.has(type))
}
