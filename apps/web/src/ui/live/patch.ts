import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { STATE } from '@touchline/football'

export type Side = 'home' | 'away'
type Score = LiveMatch['score']

/** What the live stream brings up to date of a match in a list or on its page. */
type Shown = Pick<LiveMatch, 'status' | 'minute' | 'added_minute' | 'score' | 'shootout'>

/** The match with what the stream says of it. */
export function patchMatch<T extends Shown>(match: T, change: LiveMatch): T {
  const { status, minute, added_minute, score, shootout } = change
  return { ...match, status, minute, added_minute, score, shootout }
}

/** The match with its new reference prices; the very same match when they are not what changed. */
export function patchPrices<T extends { odds: unknown; odds_source: unknown }>(match: T, change: LiveOdds): T {
  const { odds, odds_source } = change
  return odds === undefined ? match : { ...match, odds, odds_source: odds_source ?? null }
}

/** Types of the scores that the stream reports: of the shoot-out and so far. */
const SHOOT_OUT = 5
const CURRENT = 1525

interface ScoreEntry {
  type_id: number
  score: { participant: Side; goals: number }
}

interface ShownFixture {
  state_id: number
  minute: number | null
  added_minute: number | null
  period_started_at: string | null
  scores: readonly ScoreEntry[]
}

/** The same for a fixture, whose score is a list of entries by type; other types stay. */
export function patchFixture<T extends ShownFixture>(fixture: T, change: LiveMatch): T {
  const { status, minute, added_minute } = change
  // The stream does not say when a period began: of another state than before that is unknown until the fixture is read again.
  const period_started_at = status === fixture.state_id ? fixture.period_started_at : null
  const scores = patchScores(fixture.scores, change)
  return { ...fixture, state_id: status, minute, added_minute, period_started_at, scores }
}

/** The place of the period that runs in a state. */
const PERIOD_OF_STATE: Readonly<Record<number, number>> = {
  [STATE.first_half]: 1,
  [STATE.second_half]: 2,
  [STATE.extra_first_half]: 3,
  [STATE.extra_second_half]: 4,
}

interface ShownListFixture {
  state_id: number
  scores: readonly ScoreEntry[]
  periods: readonly { sort_order: number; minutes: number; time_added: number | null }[]
}

/** The same for a fixture of a list, whose minute is that of the period going on, of which there is none otherwise. */
export function patchListFixture<T extends ShownListFixture>(fixture: T, change: LiveMatch): T {
  const { status, minute, added_minute } = change
  const sort_order = PERIOD_OF_STATE[status]
  const going =
    sort_order === undefined || minute === null ? [] : [{ sort_order, minutes: minute, time_added: added_minute }]
  return { ...fixture, state_id: status, scores: patchScores(fixture.scores, change), periods: going }
}

function patchScores(scores: readonly ScoreEntry[], { score, shootout }: LiveMatch): ScoreEntry[] {
  const others = scores.filter(({ type_id }) => type_id !== SHOOT_OUT && type_id !== CURRENT)
  return [...others, ...entriesOf(SHOOT_OUT, shootout), ...entriesOf(CURRENT, score)]
}

function entriesOf(type_id: number, score: Score): ScoreEntry[] {
  if (score === null) return []
  return (['home', 'away'] as const).map((participant) => ({
    type_id,
    score: { participant, goals: score[participant] },
  }))
}

/** Who has scored between what was shown and what is reported; null when nobody has or the score went back. */
export function scorerOf(before: Score, after: Score): Side | null {
  if (after === null) return null
  const { home, away } = before ?? { home: 0, away: 0 }
  if (after.home < home || after.away < away) return null
  if (after.home > home) return 'home'
  return after.away > away ? 'away' : null
}
