import type { LiveMatch, UpcomingMatch } from '@touchline/contract'
import {
  type AlertKind,
  type Happening,
  HOUR_MS,
  happeningsOf,
  hidesScore,
  isDecided,
  MINUTE_MS,
  type WatchedMatch,
} from '@touchline/football'
import { callApi, coverInUse } from '../api/api.ts'
import { now } from '../clock.ts'
import type { MaybeCovered } from '../cover/cover.ts'
import { followLive } from '../live/live-stream.ts'
import type { SessionStore } from '../session/session.ts'
import { bellsOf, isQuiet, isTold, type PageWish, watched, wishedOf } from './page-wish.ts'

type Match = UpcomingMatch & MaybeCovered

/** Something that happened in a match that is followed. */
export interface PageAlert extends Happening {
  match: Match
  /** Its score is not to be shown. */
  hidden: boolean
}

/** One that may be told. */
type Told = Omit<PageAlert, 'hidden'>

const NO_SCORE = { home: null, away: null, minute: null }

/** Matches of the coming hours are found in time by reading as often. */
const REREAD_MS = 10 * MINUTE_MS
const AHEAD_MS = 12 * HOUR_MS
/** A stream that begins sooner after the last reading has missed nothing. */
const FRESH_MS = 10_000
const MAX_ASKED = { teams: 100, matches: 500 }

/** Reports happenings of followed matches from now on. @returns a function that stops it */
export function followAlerts(
  session: Pick<SessionStore, 'token' | 'subscribe'>,
  wish: PageWish,
  tell: (alert: PageAlert) => void,
): () => void {
  const matches = new Map<number, { match: Match; state: WatchedMatch }>()
  const delayed = new Map<ReturnType<typeof setTimeout>, Told>()
  /** Matches that the stream reported since the last reading began: they are newer than its answer. */
  const reported = new Set<number>()
  const told: number[] = []
  let readAt = 0
  let leave: (() => void) | null = null
  let isOver = false

  const read = async () => {
    reported.clear()
    const found = await matchesOf(wish).catch(() => null)
    if (found === null || isOver) return
    readAt = Date.now()
    for (const match of found) {
      if (!reported.has(match.match_id)) matches.set(match.match_id, { match, state: watched(match, match) })
    }
    if (matches.size > 0) leave ??= followLive(session, { onEvent, onGap: read, onOpen })
  }
  const onOpen = (openedAt: number) => {
    if (openedAt - readAt > FRESH_MS) void read()
  }
  const onEvent = ({ event, data }: { event: string; data: string }) => {
    if (event !== 'match') return
    const live = JSON.parse(data) as LiveMatch
    const known = matches.get(live.match_id)
    if (!known) return
    reported.add(live.match_id)
    const before = known.state
    known.state = watched(known.match, live)
    const wished = wishedOf(wish, known.match)
    for (const happening of happeningsOf(before, known.state, new Date(now()))) {
      if (wished === null) continue
      const alert = { ...happening, match: known.match }
      if (happening.kind === 'goal_cancelled' && takeBack(alert)) continue
      if (wished.delayMinutes === 0) say(alert, wished.kinds)
      else {
        const timer = setTimeout(() => {
          delayed.delete(timer)
          say(alert, wished.kinds)
        }, wished.delayMinutes * MINUTE_MS)
        delayed.set(timer, alert)
      }
    }
  }
  /** A goal that was not reported yet. */
  const takeBack = ({ match, side }: Told): boolean => {
    const waiting = [...delayed].findLast(
      ([, one]) => one.kind === 'goal' && one.match.match_id === match.match_id && one.side === side,
    )
    if (waiting === undefined) return false
    clearTimeout(waiting[0])
    return delayed.delete(waiting[0])
  }
  const say = (alert: Told, kinds: ReadonlySet<AlertKind>) => {
    const at = now()
    const settings = wish.alerts?.settings
    const hidden = isHidden(alert.match, at) || settings?.hides_scores === true
    if (!isTold(alert, kinds, hidden)) return
    const ofHour = told.filter((one) => at - one < HOUR_MS).length
    if (isQuiet(settings, new Date(at)) || ofHour >= (settings?.hourly_limit ?? Number.POSITIVE_INFINITY)) return
    told.push(at)
    tell({ ...alert, ...(hidden && NO_SCORE), hidden })
  }

  void read()
  const rereading = setInterval(read, REREAD_MS)
  return () => {
    isOver = true
    clearInterval(rereading)
    for (const timer of delayed.keys()) clearTimeout(timer)
    leave?.()
  }
}

/** Whether its score is hidden by now, as may have been chosen since it was read. */
function isHidden({ match_id: id, start_dt, local_id, visitor_id }: Match, at: number): boolean {
  const cover = coverInUse()
  return (
    cover !== null && hidesScore(cover.wish, { id, kickoff: Date.parse(start_dt), teams: [local_id, visitor_id] }, at)
  )
}

/** Matches with alerts that are in play or begin in the next hours. */
async function matchesOf(wish: PageWish): Promise<Match[]> {
  const teams = [...new Set([...wish.teams, ...bellsOf(wish, 'team')])].slice(0, MAX_ASKED.teams)
  const leagues = new Set(bellsOf(wish, 'league'))
  const [following, ofDay] = await Promise.all([
    teams.length === 0 ? null : callApi('GET /following', { query: { teams: teams.join() } }),
    leagues.size === 0 ? [] : callApi('GET /upcoming/{fromUtc}/{toUtc}', { params: coming() }),
  ])
  const ofTeams = following?.teams.flatMap(({ match_ids }) => match_ids) ?? []
  const ids = [...new Set([...wish.matches, ...bellsOf(wish, 'match'), ...ofTeams])].slice(0, MAX_ASKED.matches)
  const listed = ids.length === 0 ? [] : await callApi('GET /following/matches', { query: { matches: ids.join() } })
  const found = [...listed, ...ofDay.filter(({ league_id }) => leagues.has(league_id))]
  const until = now() + AHEAD_MS
  return found.filter(({ status, start_dt }) => !isDecided(status) && Date.parse(start_dt) < until)
}

function coming(): { fromUtc: string; toUtc: string } {
  const minute = (at: number) => `${new Date(at).toISOString().slice(0, 16)}:00Z`
  return { fromUtc: minute(now()), toUtc: minute(now() + AHEAD_MS) }
}
