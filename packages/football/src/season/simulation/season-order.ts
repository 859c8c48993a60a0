import type {
  Criterion,
  FirstPhaseCriterion,
  HeadToHead,
  OverallCriterion,
  TableRules,
} from '../table/table-rules.types.ts'

/** Matches of a season as columns: team numbers and goals, all with a score. */
export interface SeasonMatches {
  home: Int32Array
  away: Int32Array
  homeGoals: Int32Array
  awayGoals: Int32Array
  /** 1 where a match counts for nothing. */
  isOut: Uint8Array
  /** Winner of a shoot-out after a draw: 1 the home side, -1 the other, 0 without one. */
  shootOut: Int8Array
  /** 1 where the goals are those after extra time. */
  extraTime: Uint8Array
}

/** Puts the teams of a drawn season in order; made once for many seasons. */
export interface SeasonOrder {
  /**
   * Team numbers by place, first place first, in an array that the next call overwrites. The same order as `leagueTable` has.
   * @param count how many of the matches count
   * @param first how the teams came out of a first phase, where these are the matches of two
   * @param groups by team number, where nobody overtakes a team of a group before; those of `first` where it is left out
   */
  of(matches: SeasonMatches, count: number, first?: FirstPhases, groups?: Int32Array): Int32Array
  /** Points of each team in the last order made, corrections included. */
  points: Float64Array
}

/** By team number. */
export interface FirstPhases {
  places: Int32Array
  points: Float64Array
  /** Points kept of them. */
  kept: Float64Array
  /** Points added to those of the matches and of decisions. */
  added: Float64Array
  /** The group of the second phase, 0 the best; nobody overtakes a team of one before. */
  groups: Int32Array
}

/** The number of every club that only plays against the teams of a table: a place after theirs. */
export const outsiderOf = (teams: number): number => teams

const FIGURES = 6
/** More than the points between any two teams. */
const APART = 10_000
const PLAYED = 0
const WON = 1
const SCORED = 2
const CONCEDED = 3
const AWAY_WON = 4
const AWAY_SCORED = 5

/**
 * Orders thousands of drawn seasons by a league's rules, without the objects a table needs. Teams are numbered by their names, which part
 * those that no rule does.
 * @param corrections points given or taken, by team
 */
export function seasonOrder(teams: number, rules: TableRules, corrections: Float64Array): SeasonOrder {
  const order = new Int32Array(teams)
  const clubs = outsiderOf(teams) + 1
  const points = new Float64Array(clubs)
  const figures = new Int32Array(clubs * FIGURES)
  const keys = new Float64Array(teams)
  const member = new Uint8Array(clubs)
  const own = {
    points: new Float64Array(clubs),
    figures: new Int32Array(clubs * FIGURES),
    met: new Uint8Array(teams * teams),
  }
  let matches: SeasonMatches
  let counted = 0
  let phases: FirstPhases | null = null
  let tieBreak = rules.tieBreak

  const overall = (criterion: OverallCriterion | FirstPhaseCriterion, team: number): number => {
    const at = team * FIGURES
    const halved = phases === null ? 0 : phases.kept[team]! - phases.points[team]! / 2
    switch (criterion) {
      case 'first-phase place':
        return phases === null ? 0 : -phases.places[team]!
      case 'first-phase points':
        return phases?.points[team] ?? 0
      case 'half point lost':
        return Number(halved < 0)
      case 'half point gained':
        return -Number(halved > 0)
      case 'goal difference':
        return figures[at + SCORED]! - figures[at + CONCEDED]!
      case 'goals':
        return figures[at + SCORED]!
      case 'goal average':
        return figures[at + SCORED]! / Math.max(figures[at + CONCEDED]!, Number.MIN_VALUE)
      case 'wins':
        return figures[at + WON]!
      case 'away goals':
        return figures[at + AWAY_SCORED]!
      case 'away wins':
        return figures[at + AWAY_WON]!
      // Nobody's cards are drawn.
      case 'fair play':
        return 0
    }
  }

  /** Sorts a part of the order by keys, the highest first; equal ones stay as they are. */
  const sort = (from: number, until: number) => {
    for (let at = from + 1; at < until; at++) {
      const team = order[at]!
      const key = keys[team]!
      let before = at - 1
      while (before >= from && keys[order[before]!]! < key) {
        order[before + 1] = order[before]!
        before--
      }
      order[before + 1] = team
    }
  }

  const tally = (into: Int32Array, sums: Float64Array, only: Uint8Array | null) => {
    into.fill(0)
    sums.fill(0)
    for (let at = 0; at < counted; at++) {
      if (matches.isOut[at] === 1) continue
      const home = matches.home[at]!
      const away = matches.away[at]!
      if (only !== null && (only[home] === 0 || only[away] === 0)) continue
      const homeGoals = matches.homeGoals[at]!
      const awayGoals = matches.awayGoals[at]!
      const h = home * FIGURES
      const a = away * FIGURES
      into[h + PLAYED]!++
      into[a + PLAYED]!++
      into[h + SCORED]! += homeGoals
      into[h + CONCEDED]! += awayGoals
      into[a + SCORED]! += awayGoals
      into[a + CONCEDED]! += homeGoals
      into[a + AWAY_SCORED]! += awayGoals
      const late = matches.extraTime[at] === 1 ? rules.extraTime : null
      if (homeGoals > awayGoals) {
        into[h + WON]!++
        sums[home]! += late?.win ?? rules.pointsForWin
        sums[away]! += late?.loss ?? 0
      } else if (homeGoals < awayGoals) {
        into[a + WON]!++
        into[a + AWAY_WON]!++
        sums[away]! += late?.win ?? rules.pointsForWin
        sums[home]! += late?.loss ?? 0
      } else {
        const winner = matches.shootOut[at]!
        sums[home]! += (winner === 0 ? null : rules.shootOut?.[winner === 1 ? 'win' : 'loss']) ?? 1
        sums[away]! += (winner === 0 ? null : rules.shootOut?.[winner === -1 ? 'win' : 'loss']) ?? 1
      }
      if (only !== null) own.met[home * teams + away] = 1
    }
  }

  const allMet = (from: number, until: number, meetings: HeadToHead['meetings']): boolean => {
    for (let one = from; one < until; one++)
      for (let other = one + 1; other < until; other++) {
        const there = own.met[order[one]! * teams + order[other]!]!
        const back = own.met[order[other]! * teams + order[one]!]!
        if (meetings === 1 ? there + back === 0 : there + back < 2) return false
      }
    return true
  }

  /** Where runs of equal keys of a sorted part begin, and its end. */
  const runsOf = (from: number, until: number): number[] => {
    const starts = [from]
    for (let at = from + 1; at < until; at++) if (keys[order[at]!] !== keys[order[at - 1]!]) starts.push(at)
    starts.push(until)
    return starts
  }

  const level = (from: number, until: number, index: number): void => {
    if (until - from < 2) return
    const criterion: Criterion | undefined = tieBreak[index]
    if (criterion === undefined) byNumber(from, until)
    else if (typeof criterion === 'string') {
      for (let at = from; at < until; at++) keys[order[at]!] = overall(criterion, order[at]!)
      sort(from, until)
      within(runsOf(from, until), index + 1)
    } else amongThemselves({ from, until, headToHead: criterion, index })
  }

  /** Continues each run of equal keys with the criterion at `index`. */
  const within = (runs: readonly number[], index: number) => {
    for (let at = 1; at < runs.length; at++) level(runs[at - 1]!, runs[at]!, index)
  }

  const byNumber = (from: number, until: number) => {
    for (let at = from; at < until; at++) keys[order[at]!] = -order[at]!
    sort(from, until)
  }

  const AMONG_BASE = 1_000
  const amongThemselves = ({
    from,
    until,
    headToHead: { among, meetings, once },
    index,
  }: {
    from: number
    until: number
    headToHead: HeadToHead
    index: number
  }) => {
    member.fill(0)
    own.met.fill(0)
    for (let at = from; at < until; at++) member[order[at]!] = 1
    tally(own.figures, own.points, member)
    if (!allMet(from, until, meetings)) {
      level(from, until, index + 1)
      return
    }
    // One number for all criteria: none of them reaches 500 either way among level teams.
    for (let at = from; at < until; at++) {
      const team = order[at]!
      const f = team * FIGURES
      let key = 0
      for (const criterion of among) {
        const value =
          criterion === 'points'
            ? own.points[team]!
            : criterion === 'goal difference'
              ? own.figures[f + SCORED]! - own.figures[f + CONCEDED]!
              : criterion === 'goals'
                ? own.figures[f + SCORED]!
                : own.figures[f + AWAY_SCORED]!
        key = key * AMONG_BASE + value
      }
      keys[team] = key
    }
    sort(from, until)
    const runs = runsOf(from, until)
    within(runs, runs.length > 2 && !once ? index : index + 1)
  }

  return {
    points,
    of(given, count, first, groups = first?.groups) {
      matches = given
      counted = count
      phases = first ?? null
      tieBreak = (first && rules.secondTieBreak) ?? rules.tieBreak
      tally(figures, points, null)
      for (let team = 0; team < teams; team++) {
        order[team] = team
        points[team]! += corrections[team]!
        if (first) points[team]! += first.added[team]!
        const played = figures[team * FIGURES + PLAYED]!
        const own = rules.perMatch && played > 0 ? points[team]! / played : points[team]!
        keys[team] = own - (groups?.[team] ?? 0) * APART
      }
      sort(0, teams)
      within(runsOf(0, teams), 0)
      return order
    },
  }
}
