import type { InplayMatch } from '@touchline/contract'
import {
  compareAll,
  compareTexts,
  type FixtureScore,
  foldText,
  isFinished,
  isInPlay,
  liveMinute,
  STATE,
  scoreOf,
  showsBadge,
} from '@touchline/football'

/** What stands at the beginning of a row. */
export type Status =
  /** Waits for a late kick-off. */
  | { kind: 'date' }
  | { kind: 'ended'; badge: boolean }
  /** Goes on: the minute while its clock runs, the badge says which part it is in. */
  | { kind: 'live'; minute: boolean }
  /** Interrupted or called off: the badge alone. */
  | { kind: 'state' }

export function statusOf({ state_id, minute, added_minute, period_started_at }: InplayMatch): Status {
  if (state_id === STATE.not_started) return { kind: 'date' }
  if (isFinished(state_id)) return { kind: 'ended', badge: showsBadge(state_id) }
  if (!isInPlay(state_id)) return { kind: 'state' }
  const { kind } = liveMinute(state_id, minute, added_minute)
  return { kind: 'live', minute: kind === 'minute' || (kind === 'none' && period_started_at !== null) }
}

/** The score with who leads or has won, by the shoot-out where there is one; nobody while it says nothing yet. */
export function standingOf({ state_id, scores }: InplayMatch): FixtureScore {
  const score = scoreOf(scores)
  return state_id === STATE.not_started ? { ...score, goals: null, winner: null } : score
}

/** How many of the matches are in play, breaks included: the number the menu shows. */
export function countPlayed(matches: readonly InplayMatch[]): number {
  return matches.filter(({ state_id }) => isInPlay(state_id)).length
}

/** Matches of one league, or of one league at one start time. */
export interface InplayGroup {
  key: string
  league: InplayMatch['league']
  /** The country's name in the viewer's language. */
  country: string
  favourite: boolean
  /** Kick-off of the group in the list by time; null by tournament. */
  start: string | null
  matches: InplayMatch[]
}

interface GroupOptions {
  /** 1 by tournament, 0 by time. */
  sort: 0 | 1
  favourites: ReadonlySet<number>
  countryName(name: string): string
}

/** The matches in groups: favourite leagues first, then by country and league or by time and league; matches by start time. */
export function groupInplay(
  matches: readonly InplayMatch[],
  { sort, favourites, countryName }: GroupOptions,
): InplayGroup[] {
  const groups = new Map<string, InplayGroup>()
  for (const match of matches) {
    const { league, starting_at } = match
    const key = sort === 1 ? String(league.id) : `${starting_at} ${league.id}`
    const group = groups.get(key) ?? {
      ...{ key, league, country: countryName(league.country.name) },
      favourite: favourites.has(league.id),
      start: sort === 1 ? null : starting_at,
      matches: [],
    }
    group.matches.push(match)
    groups.set(key, group)
  }
  for (const group of groups.values()) {
    group.matches.sort((one, other) => compareTexts(one.starting_at, other.starting_at) || one.id - other.id)
  }
  return [...groups.values()]
    .map((group) => ({ group, texts: orderOf(group) }))
    .sort(({ texts }, other) => compareAll(texts, other.texts))
    .map(({ group }) => group)
}

function orderOf({ league, country, favourite, start }: InplayGroup): string[] {
  const names = [foldText(country), foldText(league.name)]
  return [favourite ? '0' : '1', ...(start === null ? names : [start, ...names.reverse()]), String(league.id)]
}
