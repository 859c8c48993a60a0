import {
  isOfDivisions,
  lacks,
  type OrgMatch,
  type OrgStanding,
  orgMatchRecords,
  type PoliteClient,
  readOrgMatches,
} from '@touchline/feeds'
import { DAY_MS, isDecided, isInPlay, type Key } from '@touchline/football'
import type { Job, Lease } from '@touchline/runtime'
import { readProgress } from '../../feed/progress.ts'
import { knownKeys } from '../live/known-keys.ts'
import { ORG_DELAY_MS, orgPlay } from '../live/org-play.ts'
import { mayBeInPlay, mergedNotes, type PlayNote, type PlayNotes } from '../live/play-note.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { writeAnswers } from '../write-answer.ts'

const SOURCE = 'football-data-org'
/** Names the progress of this job, in which its notes are. */
export const ORG_LIVE = 'live'
const SOON_MS = 60_000
const LATER_MS = 15 * 60_000

/** The requested days, by their first and last instant: both belong to the answer, as do matches at exactly midnight. */
export function liveDays(now: Date): { from: string; to: string } {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10)
  return { from: day(-1), to: day(2) }
}

/**
 * Follows state and score of matches from yesterday to tomorrow: every minute while a match is or should be in play, else every quarter of
 * an hour. A failed or empty answer changes nothing.
 */
export function orgLiveJob(context: OpenContext): Job {
  const client = context.clients.footballDataOrg
  return {
    name: 'football-data.org live',
    source: 'football-data-org',
    everyMs: SOON_MS,
    run: async () => {
      if (client === null) return LATER_MS
      const done = await openUnit(context, {
        source: SOURCE,
        job: ORG_LIVE,
        work: (lease) => lookAtPlay(context, client, lease),
      })
      return done?.result ?? SOON_MS
    },
  }
}

async function lookAtPlay(context: OpenContext, client: PoliteClient, lease: Lease): Promise<number> {
  const { from, to } = liveDays(context.clock.now())
  const path = `v4/matches?dateFrom=${from}&dateTo=${to}`
  const answer = await client.get(path, { refuse: lacks('matches'), force: true })
  const now = context.clock.now().getTime()
  if (answer.kind !== 'changed') return LATER_MS
  const { matches: all, problems } = readOrgMatches(answer.body)
  const { divisions } = context.settings
  const matches = all.filter(({ competition }) => isOfDivisions(competition.league.stableKey, divisions))
  const { pool } = context.database
  const before = ((await readProgress(pool, SOURCE, ORG_LIVE))?.cursor ?? {}) as PlayNotes
  const notes: Record<Key, PlayNote> = {}
  const standings = new Map<Key, OrgStanding>()
  const written: OrgMatch[] = []
  for (const match of matches) {
    const { note, write, standing } = orgPlay(match, before[match.key], now)
    notes[match.key] = note
    if (write) written.push(match)
    if (standing) standings.set(match.key, standing)
  }
  const described = await knownKeys(pool, SOURCE, ['team', 'stage'])
  const batch = orgMatchRecords(written, { described, delayMs: ORG_DELAY_MS, standings })
  const progress = { job: ORG_LIVE, cursor: mergedNotes(before, notes, now), finished: true }
  await writeAnswers(context, lease, { source: SOURCE, batch, problems, answers: [], progress })
  return nextLook(matches, now)
}

/** A minute while something may be in play; else until the next kick-off, or a quarter of an hour. */
function nextLook(matches: readonly OrgMatch[], now: number): number {
  const open = matches.filter(({ state, kickoffKnown }) => kickoffKnown && !isDecided(state ?? 0))
  const busy = ({ kickoff, state, competition, status }: OrgMatch) =>
    (isInPlay(state ?? 0) || status === 'TIMED') &&
    mayBeInPlay(Date.parse(kickoff), competition.league.type === 'league', now)
  if (open.some(busy)) return SOON_MS
  const ahead = open.map(({ kickoff }) => Date.parse(kickoff) - now).filter((wait) => wait > 0)
  return Math.max(SOON_MS, Math.min(LATER_MS, ...ahead))
}
