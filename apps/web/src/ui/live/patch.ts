import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { runningPeriods, SCORE_TYPE, type Side, scoreEntries, scoreOf } from '@touchline/football'
import { type Moves, showGoal } from './fresh.tsx'

type Score = LiveMatch['score']

/** The parts of a match in a list or on its page that the live stream updates. */
type Shown = Pick<LiveMatch, 'status' | 'minute' | 'added_minute' | 'minute_estimated' | 'score' | 'shootout'>

/** The match with the stream's values. */
export function patchMatch<T extends Shown>(match: T, change: LiveMatch): T {
  const { status, minute, added_minute, minute_estimated, score, shootout } = change
  return { ...match, status, minute, added_minute, minute_estimated, score, shootout }
}

/** The match with its new reference prices; the very same match when they are not what changed. */
export function patchPrices<T extends { odds: unknown; odds_source: unknown }>(match: T, change: LiveOdds): T {
  const { odds, odds_source } = change
  return odds === undefined ? match : { ...match, odds, odds_source: odds_source ?? null }
}

interface ScoreEntry {
  type_id: number
  score: { participant: Side; goals: number }
}

interface ShownFixture {
  state_id: number
  minute: number | null
  added_minute: number | null
  minute_estimated?: boolean | undefined
  period_started_at: string | null
  scores: readonly ScoreEntry[]
}

/** The same for a fixture, whose score is a list of entries by type; other types stay. */
export function patchFixture<T extends ShownFixture>(fixture: T, change: LiveMatch): T {
  const { status, minute, added_minute, minute_estimated } = change
  // The stream does not say when a period began: of another state than before that is unknown until the fixture is read again.
  const period_started_at = status === fixture.state_id ? fixture.period_started_at : null
  const scores = patchScores(fixture.scores, change)
  return { ...fixture, state_id: status, minute, added_minute, minute_estimated, period_started_at, scores }
}

interface ShownListFixture {
  state_id: number
  scores: readonly ScoreEntry[]
  periods: readonly { sort_order: number; minutes: number; time_added: number | null }[]
  minute_estimated?: boolean | undefined
}

/** The same for a fixture of a list, whose minute is that of the period going on. */
export function patchListFixture<T extends ShownListFixture>(fixture: T, change: LiveMatch): T {
  const { status, minute, added_minute, minute_estimated } = change
  const periods = runningPeriods(status, minute, added_minute)
  return { ...fixture, state_id: status, scores: patchScores(fixture.scores, change), periods, minute_estimated }
}

function patchScores(scores: readonly ScoreEntry[], { score, shootout }: LiveMatch): ScoreEntry[] {
  const others = scores.filter(({ type_id }) => type_id !== SCORE_TYPE.shoot_out && type_id !== SCORE_TYPE.current)
  return [...others, ...scoreEntries(SCORE_TYPE.shoot_out, shootout), ...scoreEntries(SCORE_TYPE.current, score)]
}

/** Shows the goal, if the change of a match is one. */
export function reportGoal(
  before: Score,
  { liveMatch: { match_id, score }, home, away }: { liveMatch: LiveMatch; home: string; away: string },
): void {
  const side = scorerOf(before, score)
  if (side && score) showGoal(match_id, { side, home, away, score })
}

interface NamedFixture {
  scores: readonly ScoreEntry[]
  participants: readonly [{ name: string }, { name: string }]
}

/** The same of a fixture. */
export function reportFixtureGoal({ scores, participants: [home, away] }: NamedFixture, change: LiveMatch): void {
  reportGoal(scoreOf(scores).goals, { liveMatch: change, home: home.name, away: away.name })
}

/** The side that scored between the shown and the reported score; null when neither did or the score went back. */
export function scorerOf(before: Score, after: Score): Side | null {
  if (after === null) return null
  const { home, away } = before ?? { home: 0, away: 0 }
  if (after.home < home || after.away < away) return null
  if (after.home > home) return 'home'
  return after.away > away ? 'away' : null
}

type Prices = LiveOdds['odds']

/** The moves of the prices of 1, X and 2; null where nothing moved or there was nothing to compare with. */
export function movesOf(before: Prices, after: Prices): Moves | null {
  if (!before || !after) return null
  const move = (at: 0 | 1 | 2) => {
    const step = after[at]['0'] - before[at]['0']
    return step === 0 ? null : step > 0 ? 'up' : 'down'
  }
  const moves: Moves = [move(0), move(1), move(2)]
  return moves.some((one) => one !== null) ? moves : null
}

/** Changes what queries show in place. A patch does not make the rest fresh: the time of their last full reading stays. */
export function patchQueries<T>(client: QueryClient, queryKey: QueryKey, patch: (data: T) => T): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const { data, dataUpdatedAt } = query.state
    if (data === undefined) continue
    const next = patch(data as T)
    if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt })
  }
}
