import type { LiveMatch, LiveOdds } from '@touchline/contract'

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

/** Types of the scores that the stream tells: of the shoot-out and so far. */
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
  scores: readonly ScoreEntry[]
}

/** The same for a fixture, whose score is a list of entries by type; other types stay. */
export function patchFixture<T extends ShownFixture>(fixture: T, change: LiveMatch): T {
  const { status, minute, added_minute, score, shootout } = change
  const others = fixture.scores.filter(({ type_id }) => type_id !== SHOOT_OUT && type_id !== CURRENT)
  const scores = [...others, ...entriesOf(SHOOT_OUT, shootout), ...entriesOf(CURRENT, score)]
  return { ...fixture, state_id: status, minute, added_minute, scores }
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
