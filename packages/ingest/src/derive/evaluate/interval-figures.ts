import { coverage, expectedCountInterval, mean, SHRINKAGE, wilsonInterval } from '@touchline/probability'
import type { EvaluatedMatch } from './evaluated-matches.ts'

type Share = keyof typeof SHRINKAGE
type Happened = Partial<Record<Share, boolean>>

const SHARES = Object.keys(SHRINKAGE) as Share[]
/** Matches that a club is judged by, and those its interval is to hold. */
const BLOCK = 10

/** Mean exact coverage of the Wilson interval over true shares of .02 to .98. */
function wilsonCoverage(matches: number): number {
  const shares = Array.from({ length: 97 }, (_, at) => (at + 2) / 100)
  return mean(shares.map((share) => coverage(share, matches, (count) => wilsonInterval(count, matches)))) as number
}

/** Counts of a match for one side; unknown ones are left out. */
function happenedFor(match: EvaluatedMatch, side: 0 | 1): Happened {
  const own = match.goals[side]
  const other = match.goals[1 - side] as number
  return {
    win: own > other,
    draw: own === other,
    cleanSheet: other === 0,
    bothScore: own > 0 && other > 0,
    over25: own + other > 2.5,
    ...(match.halfTime && { leadsAtHalfTime: match.halfTime[side] > (match.halfTime[1 - side] as number) }),
    ...(match.corners !== null && { cornersOver95: match.corners > 9.5 }),
    ...(match.yellowCards !== null && { yellowCardsOver35: match.yellowCards > 3.5 }),
  }
}

interface Tally {
  matches: number
  count: number
}

/**
 * The coverage of the intervals: Wilson's by its exact coverage, the expectation of the next ten matches by all clubs' matches in tens. The
 * matches come by date.
 */
export function intervalFigures() {
  const divisions = new Map<string, Tally>()
  const clubs = new Map<number, { season: number; league: number; happened: Happened; isCounted: boolean }[]>()
  const held: number[] = []
  const tallyOf = (league: number, season: number, share: Share): Tally => {
    const key = `${league} ${season} ${share}`
    const known = divisions.get(key) ?? { matches: 0, count: 0 }
    divisions.set(key, known)
    return known
  }
  const judge = (blocks: readonly { season: number; league: number; happened: Happened; isCounted: boolean }[]) => {
    const next = blocks[BLOCK]
    if (!next?.isCounted) return
    for (const share of SHARES) {
      const base = tallyOf(next.league, next.season - 1, share)
      const known = blocks.map(({ happened }) => happened[share])
      if (known.includes(undefined) || base.count === 0 || base.count === base.matches) continue
      const countOf = (part: readonly (boolean | undefined)[]) => part.filter(Boolean).length
      const record = {
        count: countOf(known.slice(0, BLOCK)),
        matches: BLOCK,
        base: base.count / base.matches,
        shrinkage: SHRINKAGE[share],
      }
      const { low, high } = expectedCountInterval(record, BLOCK)
      const hits = countOf(known.slice(BLOCK))
      held.push(hits >= low && hits <= high ? 1 : 0)
    }
  }
  return {
    add(match: EvaluatedMatch, isCounted: boolean) {
      const { season, league } = match
      for (const [side, club] of [match.home, match.away].entries()) {
        const happened = happenedFor(match, side as 0 | 1)
        for (const share of SHARES) {
          if (happened[share] === undefined) continue
          const tally = tallyOf(league, season, share)
          tally.matches++
          if (happened[share]) tally.count++
        }
        const record = clubs.get(club) ?? []
        record.push({ season, league, happened, isCounted })
        if (record.length === 2 * BLOCK) judge(record)
        clubs.set(club, record.length === 2 * BLOCK ? record.slice(BLOCK) : record)
      }
    },
    figures: () => ({
      wilson: { '5': wilsonCoverage(5), '10': wilsonCoverage(10), '20': wilsonCoverage(20) },
      predictive: { '10': mean(held) },
    }),
  }
}
