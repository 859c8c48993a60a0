import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { bookmakerName, DAY_MS, isDecided, isInPlay, isInterrupted, marketFormats } from '@touchline/football'
import type pg from 'pg'
import { type ChangedIds, type LiveEvent, writeLiveEvents } from './change-log.ts'
import type { ChangedThings, WrittenChanges } from './changed-things.ts'
import { changedSummaries, type FixtureSummary } from './fixture-summaries.ts'
import { OBSERVERS } from './observers/observers.ts'

/** A batch that changes more fixtures than this is history, not something to watch. */
const MAX_WATCHED = 500
/** Beyond this it is cheaper to forget every cached answer than to name them. */
const MAX_TAGS = 2_000
/** A batch with figures of more seasons than this is an import, not matches being played. */
const MAX_SEASONS = 50

/** Cache tag of the number of matches in play. */
export const IN_PLAY_TAG = 'inplay'

/**
 * The log entries of a written batch: each match that looks different in a list, enters or leaves the list of matches in play, has other
 * prices or other events, statistics or line-ups, the seasons with new figures, and the tags and ids of everything touched, including the
 * former place of a fixture. Each match is reported once per kind, however much of it changed. `before` holds the fixtures as they were,
 * `after` the changed ones as they are (`changedSummaries`).
 */
function changeEvents(
  changed: ChangedThings,
  {
    before,
    after,
    now,
  }: { before: ReadonlyMap<number, FixtureSummary>; after: ReadonlyMap<number, FixtureSummary>; now: Date },
): LiveEvent[] {
  const events: LiveEvent[] = []
  if (after.size <= MAX_WATCHED) {
    for (const summary of after.values())
      events.push(...matchEvents(changed, { before: before.get(summary.id), summary, now }))
  }
  if (changed.seasons.size <= MAX_SEASONS) {
    for (const season_id of changed.seasons) events.push({ topic: 'season', payload: { season_id } })
  }
  const tags = tagsOf(changed, before, after)
  const ids = idsOf(changed, before, after)
  if (tags.length > 0 || Object.keys(ids).length > 0) events.push({ topic: 'change', payload: { tags, ...ids } })
  return events
}

function idsOf(
  changed: ChangedThings,
  before: ReadonlyMap<number, FixtureSummary>,
  after: ReadonlyMap<number, FixtureSummary>,
): ChangedIds {
  const results = new Set(changed.regraded)
  const seasons = new Set(changed.due)
  for (const id of changed.fixtures) {
    const summaries = [before.get(id), after.get(id)]
    const isSettled = summaries.some((summary) => summary && isDecided(summary.stateId))
    if (isSettled || ranking(summaries[0]) !== ranking(summaries[1])) results.add(id)
    if (isSettled) for (const summary of summaries) if (summary) seasons.add(summary.seasonId)
  }
  const gone = changed.gone.map(({ id }) => id)
  const parts = {
    fixtures: new Set([...changed.fixtures, ...changed.prices, ...changed.regraded, ...gone]),
    results,
    gone: new Set(changed.gone.map(({ kickoff }) => Math.floor(kickoff.getTime() / DAY_MS))),
    seasons,
  }
  return Object.fromEntries(Object.entries(parts).flatMap(([part, ids]) => (ids.size > 0 ? [[part, [...ids]]] : [])))
}

/** The parts of an unfinished fixture that computations depend on: not its minute and score. */
const ranking = (summary: FixtureSummary | undefined): string | undefined =>
  summary &&
  [
    summary.kickoff.toISOString().slice(0, 10),
    summary.homeTeamId,
    summary.awayTeamId,
    summary.seasonId,
    summary.refereeId,
    summary.stateId,
  ].join()

function matchEvents(
  changed: ChangedThings,
  { before, summary, now }: { before: FixtureSummary | undefined; summary: FixtureSummary; now: Date },
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
  if (after.size > MAX_TAGS) return ['*']
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
  return tags.size > MAX_TAGS ? ['*'] : [...tags]
}

/** The fixture as the live stream reports it to everyone. */
function liveMatchOf(summary: FixtureSummary): LiveMatch {
  return {
    match_id: summary.id,
    ...(summary.kickoffKnown && isInPlay(summary.stateId) && { state_id: summary.stateId }),
    status: summary.stateId,
    minute: summary.minute,
    added_minute: summary.addedMinute,
    ...(summary.minuteEstimated && { minute_estimated: true }),
    score: scoreOf(summary.homeGoals, summary.awayGoals),
    halftime: scoreOf(summary.homeHalfTime, summary.awayHalfTime),
    shootout: scoreOf(summary.homeShootOut, summary.awayShootOut),
    local_red_cards: summary.homeReds,
    visitor_red_cards: summary.awayReds,
  }
}

const scoreOf = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away })

/** Whether the fixture is in the list of matches going on. */
const isGoingOn = ({ kickoffKnown, stateId }: FixtureSummary): boolean =>
  kickoffKnown && (isInPlay(stateId) || isInterrupted(stateId))

/** Whether it is one of the matches that the pages count as in play. */
const isCountedInPlay = (summary: FixtureSummary | undefined): boolean =>
  summary?.kickoffKnown === true && isInPlay(summary.stateId)

/** True when the two look the same in a list. */
function looksTheSame(before: FixtureSummary, after: FixtureSummary): boolean {
  return JSON.stringify(liveMatchOf(before)) === JSON.stringify(liveMatchOf(after))
}

/** The days in lists, today among them. */
const LISTED_AHEAD_MS = 8 * DAY_MS

/** Whether visitors may be watching the prices of the fixture: it is undecided, and in the lists of these days. */
const isPriceFollowed = ({ stateId, kickoff }: FixtureSummary, now: Date): boolean => {
  const ahead = kickoff.getTime() - now.getTime()
  return !isDecided(stateId) && ahead > -DAY_MS && ahead < LISTED_AHEAD_MS
}

/** The live stream's message about changed prices: the reference prices if they changed, otherwise only the bookmakers. */
function liveOddsOf(before: FixtureSummary, after: FixtureSummary): LiveOdds {
  const reported = referenceOf(after)
  const same = JSON.stringify(referenceOf(before)) === JSON.stringify(reported)
  return same ? { match_id: after.id } : { match_id: after.id, ...reported }
}

function referenceOf({ priceHome, priceDraw, priceAway, priceBookmakerId }: FixtureSummary) {
  const [home, draw, away] = marketFormats([priceHome, priceDraw, priceAway])
  const odds: LiveOdds['odds'] = home && draw && away ? [home, draw, away] : null
  return { odds, odds_source: odds && bookmakerName(priceBookmakerId) }
}

/**
 * Shows the changes of a transaction to its observers and logs them, as its last statement.
 * @param before the changed fixtures as they were
 * @param created those that this transaction inserted
 */
export async function reportChanges(
  client: pg.ClientBase,
  changed: ChangedThings,
  before: ReadonlyMap<number, FixtureSummary>,
  { now, created }: { now: Date; created?: ReadonlyMap<number, FixtureSummary> },
): Promise<void> {
  const after = await changedSummaries(client, changed, created)
  const written: WrittenChanges = { changed, before, after, now }
  for (const observe of OBSERVERS) await observe(client, written)
  await writeLiveEvents(client, changeEvents(changed, { before, after, now }), now)
}
