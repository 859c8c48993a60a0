import type { AlertSettings, AlertsAnswer, AlertWish } from '@touchline/contract'
import {
  type AlertKind,
  type AlertThing,
  type Happening,
  minuteOfDay,
  quietMinutesLeft,
  type WatchedMatch,
} from '@touchline/football'

/** Alerts of a thing with a star, unless its bell has others. */
const STARRED: readonly AlertKind[] = ['goal', 'red_card', 'full_time']

/** Things with a star or a bell, whose alerts an open page shows. */
export interface PageWish {
  teams: readonly number[]
  matches: readonly number[]
  /** Null for a visitor who has set nothing. */
  alerts: Pick<AlertsAnswer, 'settings' | 'wishes' | 'muted'> | null
}

/** Parts of a match that decide on its alerts. */
export interface ToldMatch {
  match_id: number
  local_id: number
  visitor_id: number
  league_id: number
}

/** Ids of the things of a kind that have a bell. */
export const bellsOf = ({ alerts }: PageWish, thing: AlertThing): number[] =>
  (alerts?.wishes ?? []).filter((wish) => wish.thing === thing).map(({ id }) => id)

/** Which alerts of a match are wished, and how many minutes late; null where there are none. */
export function wishedOf(
  wish: PageWish,
  { match_id, local_id, visitor_id, league_id }: ToldMatch,
): { kinds: ReadonlySet<AlertKind>; delayMinutes: number } | null {
  if (wish.alerts?.muted.some(({ id }) => id === match_id)) return null
  const things: [AlertThing, number, boolean][] = [
    ['match', match_id, wish.matches.includes(match_id)],
    ['team', local_id, wish.teams.includes(local_id)],
    ['team', visitor_id, wish.teams.includes(visitor_id)],
    ['league', league_id, false],
  ]
  const kinds = new Set<AlertKind>()
  let delayMinutes = 0
  for (const [thing, id, starred] of things) {
    const bell = wish.alerts?.wishes.find((one: AlertWish) => one.thing === thing && one.id === id)
    for (const kind of bell?.kinds ?? (starred ? STARRED : [])) kinds.add(kind)
    delayMinutes = Math.max(delayMinutes, bell?.delay_minutes ?? 0)
  }
  return kinds.size === 0 ? null : { kinds, delayMinutes }
}

/** Whether it is within the quiet hours. */
export function isQuiet(settings: Pick<AlertSettings, 'quiet_from' | 'quiet_to' | 'zone'> | undefined, now: Date) {
  const { quiet_from: from = null, quiet_to: to = null, zone = '+0' } = settings ?? {}
  return from !== null && to !== null && quietMinutesLeft({ from, to }, minuteOfDay(now, zone)) > 0
}

/** Whether a happening is shown. A cancelled goal counts as a goal; a hidden score leaves kick-off and full time. */
export function isTold({ kind }: Happening, kinds: ReadonlySet<AlertKind>, hidden: boolean): boolean {
  if (hidden && kind !== 'kickoff' && kind !== 'full_time') return false
  return kinds.has(kind === 'goal_cancelled' ? 'goal' : kind)
}

/** A match of a list or of the live stream, as it is compared with itself before. */
interface Shown {
  status: number
  minute: number | null
  score: { home: number; away: number } | null
  local_red_cards: number | null
  visitor_red_cards: number | null
}

export const watched = (kickoff: { start_dt: string; kickoff_known: boolean }, shown: Shown): WatchedMatch => ({
  kickoff: new Date(kickoff.start_dt),
  kickoffKnown: kickoff.kickoff_known,
  stateId: shown.status,
  minute: shown.minute,
  homeGoals: shown.score?.home ?? null,
  awayGoals: shown.score?.away ?? null,
  homeReds: shown.local_red_cards,
  awayReds: shown.visitor_red_cards,
})
