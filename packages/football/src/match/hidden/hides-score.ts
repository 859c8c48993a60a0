import { HOUR_MS } from '../../time/durations.ts'
import { type HiddenMatch, type HiddenScores, NOTHING_HIDDEN } from './hidden-scores.ts'

/** The match that may be hidden. */
export interface HideableMatch {
  id: number
  /** Milliseconds since 1970. */
  kickoff: number
  teams: readonly [home: number, away: number]
}

/** A team's hidden score covers its matches for this long after the kick-off: no team plays twice in less. */
const HIDDEN_FOR_MS = 48 * HOUR_MS
/** Tables and form are shown for so long after everything was uncovered. */
const TABLES_SHOWN_MS = HOUR_MS

/** Whether the score of a match is hidden, or will be once it has one. */
export function hidesScore(wish: HiddenScores, { id, kickoff, teams }: HideableMatch, now: number): boolean {
  if (wish.shown.includes(id)) return false
  // Uncovering all forgets the matches that were named: what is named now was hidden since.
  if (wish.matches.some(([hidden]) => hidden === id)) return true
  if (kickoff <= wish.shownUntil) return false
  const named = wish.everywhere || teams.some((team) => wish.teams.includes(team))
  return named && kickoff > now - HIDDEN_FOR_MS
}

/** The teams whose table place and form would tell a hidden score: `all`, or those of the wish. */
export function hiddenTeams(wish: HiddenScores, now: number): 'all' | ReadonlySet<number> {
  const ofMatches = wish.matches.filter(([id]) => !wish.shown.includes(id)).flatMap(([, ...teams]) => teams)
  if (now - wish.shownUntil < TABLES_SHOWN_MS) return new Set(ofMatches)
  if (wish.everywhere) return 'all'
  return new Set([...wish.teams, ...ofMatches])
}

/** How much of a wish is kept: the matches of some weeks, the latest. */
export const MAX_HIDDEN = { teams: 40, matches: 40, shown: 60 } as const

interface Lists<T> {
  here: readonly T[]
  there: readonly T[]
  base: readonly T[]
}

/** The list of the other place without what was removed here, then what was added here; the latest `max` of it. */
function joined<T>({ here, there, base }: Lists<T>, keyOf: (of: T) => number, max: number): T[] {
  const [had, has] = [new Set(base.map(keyOf)), new Set(here.map(keyOf))]
  const others = there.filter((one) => has.has(keyOf(one)) || !had.has(keyOf(one)))
  const added = here.filter((one) => !had.has(keyOf(one)))
  return [...new Map([...others, ...added].map((one) => [keyOf(one), one])).values()].slice(-max)
}

/** Covering again wins over what was uncovered elsewhere; the later of two uncoverings counts. */
function joinedUntil(here: number, there: number, base: number): number {
  if (here === base) return there
  return here < base ? here : Math.max(here, there)
}

/**
 * One wish of two that a person made in two places: all that changed since `base`, which both began with. By default both began with
 * nothing: what one of them hides is hidden, what was uncovered in one was seen.
 */
export function joinHidden(here: HiddenScores, there: HiddenScores, base = NOTHING_HIDDEN): HiddenScores {
  const lists = <K extends 'teams' | 'matches' | 'shown'>(key: K) => ({
    here: here[key],
    there: there[key],
    base: base[key],
  })
  return {
    everywhere: here.everywhere === base.everywhere ? there.everywhere : here.everywhere,
    teams: joined<number>(lists('teams'), Number, MAX_HIDDEN.teams),
    matches: joined<HiddenMatch>(lists('matches'), ([id]) => id, MAX_HIDDEN.matches),
    shown: joined<number>(lists('shown'), Number, MAX_HIDDEN.shown),
    shownUntil: joinedUntil(here.shownUntil, there.shownUntil, base.shownUntil),
  }
}
