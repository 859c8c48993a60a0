import {
  isNoLigaList,
  type LigaMatch,
  type LigaStanding,
  ligaMatchRecords,
  readLastChange,
  readLigaMatches,
} from '@touchline/feeds'
import type { Key } from '@touchline/football'
import type { Job, Lease } from '@touchline/runtime'
import { readProgress } from '../../feed/progress.ts'
import { keptBody } from '../answer-store.ts'
import { isFollowed, type LigaDay, ligaSeason, untilKickoff } from '../live/liga-days.ts'
import { ligaPlay } from '../live/liga-play.ts'
import { mergedNotes, type PlayNote, type PlayNotes } from '../live/play-note.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { type Answer, writeAnswers } from '../write-answer.ts'
import { ligaSeasonJobOf, ligaShortcuts } from './liga-season.job.ts'

const SOURCE = 'openligadb'
const LIVE = 'live'
const SOON_MS = 60_000
const LATER_MS = 15 * 60_000

/** The state carried from one reading to the next. */
interface LiveCursor {
  /** When something was last entered, by match day. */
  changedAt: Readonly<Record<string, number>>
  notes: PlayNotes
}

const NOTHING: LiveCursor = { changedAt: {}, notes: {} }

/**
 * Follows the match days of the German leagues and the cup while one of their matches is played: asks every minute when something was
 * last entered, and for the match day when it is news.
 */
export function ligaLiveJob(context: OpenContext): Job {
  return {
    name: 'OpenLigaDB live',
    source: 'openligadb',
    everyMs: SOON_MS,
    run: async () => {
      const done = await openUnit(context, { source: SOURCE, job: LIVE, work: (lease) => lookAtDays(context, lease) })
      return done?.result ?? SOON_MS
    },
  }
}

async function lookAtDays(context: OpenContext, lease: Lease): Promise<number> {
  const { clock, database } = context
  const days = await knownDays(context, lease)
  const cursor = ((await readProgress(database.pool, SOURCE, LIVE))?.cursor ?? NOTHING) as LiveCursor
  const followed = days.filter((day) => isFollowed(day, clock.now().getTime(), SOON_MS))
  let latest = cursor
  for (const day of followed) latest = await lookAtDay(context, { lease, day, before: latest })
  const now = clock.now().getTime()
  // Before the seasons are read for the first time the matches of the day are unknown.
  if (days.length === 0) return SOON_MS
  return followed.length > 0 ? SOON_MS : Math.max(SOON_MS, Math.min(LATER_MS, untilKickoff(days, now)))
}

async function knownDays(context: OpenContext, lease: Lease): Promise<LigaDay[]> {
  const jobs = (await ligaShortcuts(context, lease, ligaSeason(context.clock.now()))).map(ligaSeasonJobOf)
  const noted = await Promise.all(jobs.map((job) => readProgress(context.database.pool, SOURCE, job)))
  return noted.flatMap((one) => (one?.cursor ?? []) as LigaDay[])
}

/** Reads a match day if it changed, and writes its current state. */
async function lookAtDay(
  context: OpenContext,
  { lease, day, before }: { lease: Lease; day: LigaDay; before: LiveCursor },
): Promise<LiveCursor> {
  const { clients, clock, database } = context
  const path = `getmatchdata/${day.path}`
  const change = await clients.openligadb.get(`getlastchangedate/${day.path}`, { force: true })
  const changedAt = change.kind === 'changed' ? readLastChange(change.body) : null
  const kept = await keptBody(database, SOURCE, path)
  const isNews = kept === null || (changedAt !== null && changedAt !== before.changedAt[day.path])
  const answer = isNews ? await clients.openligadb.get(path, { refuse: isNoLigaList, force: true }) : null
  const read = answer?.kind === 'changed' ? readLigaMatches(answer.body) : null
  // An empty list is one of the source's faults: keep the stored matches.
  const fresh = read !== null && read.matches.length > 0 ? read : null
  const { matches, problems } = fresh ?? (kept ? readLigaMatches(kept) : { matches: [], problems: [] })
  const now = clock.now().getTime()
  const notes: Record<Key, PlayNote> = {}
  const standings = new Map<Key, LigaStanding>()
  const written: LigaMatch[] = []
  for (const match of matches) {
    const { note, write, standing } = ligaPlay(match, before.notes[match.key], now)
    notes[match.key] = note
    if (write) written.push(match)
    if (standing) standings.set(match.key, standing)
  }
  const answers: Answer[] = fresh && answer?.kind === 'changed' ? [answer] : []
  const noted = fresh && changedAt !== null ? { [day.path]: changedAt } : {}
  const cursor: LiveCursor = {
    changedAt: { ...before.changedAt, ...noted },
    notes: mergedNotes(before.notes, notes, now),
  }
  await writeAnswers(context, lease, {
    source: SOURCE,
    batch: ligaMatchRecords(written, standings),
    problems: fresh ? problems : [],
    answers,
    progress: { job: LIVE, cursor, finished: true },
  })
  return cursor
}
