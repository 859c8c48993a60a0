import type pg from 'pg'
import {
  type FixtureSummary,
  isCountedInPlay,
  isGoingOn,
  isPriceFollowed,
  liveMatchOf,
  liveOddsOf,
  looksTheSame,
  readSummaries,
} from './fixture-summary.ts'
import type { LiveEvent } from './live-events.ts'
import type { ChangedThings } from './sinks/sink-context.ts'

/** A batch that changes more fixtures than this is history, not something to watch. */
const MOST_WATCHED = 500
/** Of more fixtures than this it is cheaper to take every one for changed in all it is than to look at each. */
const MOST_COMPARED = 2_000
/** Beyond this it is cheaper to forget every cached answer than to name them. */
const MOST_TAGS = 2_000
/** Figures of more seasons than this are brought in, not played out. */
const MOST_SEASONS = 50

/** What shows how many matches are in play is kept under it. */
export const IN_PLAY_TAG = 'inplay'

/** The changed fixtures as they are now; null when there are too many to look at. */
export async function changedSummaries(
  client: pg.ClientBase,
  changed: Pick<ChangedThings, 'fixtures' | 'prices'>,
): Promise<ReadonlyMap<number, FixtureSummary> | null> {
  const ids = new Set([...changed.fixtures, ...changed.prices])
  return ids.size > MOST_COMPARED ? null : readSummaries(client, [...ids])
}

/**
 * What the log of changes says of a written batch: each match that looks different in a list, comes into or leaves the list of
 * those going on, costs something else or has other events, statistics or line-ups, the seasons with new figures, and the tags of all
 * that was touched, where a fixture was before included. Each match is reported once per kind, however much of it changed. `before`
 * holds the fixtures as they were, `after` the changed ones as they are (`changedSummaries`).
 */
export function changeEvents(
  changed: ChangedThings,
  before: ReadonlyMap<number, FixtureSummary>,
  after: ReadonlyMap<number, FixtureSummary> | null,
  now: Date,
): LiveEvent[] {
  const events: LiveEvent[] = []
  if (after && new Set([...changed.fixtures, ...changed.prices]).size <= MOST_WATCHED) {
    for (const summary of after.values()) events.push(...matchEvents(changed, before.get(summary.id), summary, now))
  }
  if (changed.seasons.size <= MOST_SEASONS) {
    for (const season_id of changed.seasons) events.push({ topic: 'season', payload: { season_id } })
  }
  const tags = after ? tagsOf(changed, before, after) : ['*']
  if (tags.length > 0) events.push({ topic: 'change', payload: { tags } })
  return events
}

function matchEvents(
  changed: ChangedThings,
  before: FixtureSummary | undefined,
  summary: FixtureSummary,
  now: Date,
): LiveEvent[] {
  const match_id = summary.id
  const events: LiveEvent[] = []
  if (before && !looksTheSame(before, summary)) events.push({ topic: 'match', payload: liveMatchOf(summary) })
  const going_on = isGoingOn(summary)
  if (going_on !== (before !== undefined && isGoingOn(before))) {
    events.push({ topic: 'inplay', payload: { match_id, going_on } })
  }
  if (!before) return events
  if (isPriceFollowed(summary, now)) {
    const prices = liveOddsOf(before, summary)
    if (changed.prices.has(match_id) || 'odds' in prices) events.push({ topic: 'odds', payload: prices })
  }
  for (const topic of ['events', 'statistics', 'lineup'] as const) {
    if (changed[topic].has(match_id)) events.push({ topic, payload: { match_id } })
  }
  return events
}

function tagsOf(
  changed: ChangedThings,
  before: ReadonlyMap<number, FixtureSummary>,
  after: ReadonlyMap<number, FixtureSummary>,
): string[] {
  const tags = new Set(changed.tags)
  if (changed.reference) tags.add('reference')
  for (const id of changed.teams) tags.add(`team:${id}`)
  for (const id of changed.seasons) tags.add(`season:${id}`)
  for (const id of after.keys()) {
    tags.add(`fixture:${id}`)
    const [was, is] = [before.get(id), after.get(id)]
    if (isCountedInPlay(was) !== isCountedInPlay(is)) tags.add(IN_PLAY_TAG)
    for (const summary of [was, is]) {
      if (!summary) continue
      tags.add(`day:${summary.kickoff.toISOString().slice(0, 10)}`)
      if (!changed.fixtures.has(id)) continue
      tags.add(`team:${summary.homeTeamId}`)
      tags.add(`team:${summary.awayTeamId}`)
      tags.add(`season:${summary.seasonId}`)
      if (summary.refereeId !== null) tags.add(`referee:${summary.refereeId}`)
    }
  }
  return tags.size > MOST_TAGS ? ['*'] : [...tags]
}
