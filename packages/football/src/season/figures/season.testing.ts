import type { SeasonEvent, SeasonLineupEntry, SeasonMatch, SeasonSide } from './season-match.ts'

export const [ASHTON, BROUGH] = [1, 2]
export const [ADA, BEA, CLEO] = [11, 12, 13]

export const event = (
  type: number,
  minute: number,
  home: boolean,
  player: number | null,
  related: number | null = null,
) => ({ type, minute, extraMinute: null, home, player, related }) satisfies SeasonEvent

export const entry = (player: number, home: boolean, more: Partial<SeasonLineupEntry> = {}): SeasonLineupEntry => ({
  player,
  home,
  type: 11,
  position: 27,
  jersey: 9,
  captain: false,
  details: {},
  ...more,
})

interface MatchOf extends Partial<Omit<SeasonMatch, 'home' | 'away'>> {
  home?: Partial<SeasonSide>
  away?: Partial<SeasonSide>
}

/** Ashton against Brough by default, a 0-0 of which nothing more is known. */
export const match = ({ home, away, ...more }: MatchOf = {}): SeasonMatch => ({
  id: 1,
  kickoff: '2026-03-07T15:00:00.000Z',
  length: 90,
  referee: null,
  home: { team: ASHTON, coach: null, goals: 0, figures: {}, ...home },
  away: { team: BROUGH, coach: null, goals: 0, figures: {}, ...away },
  events: [],
  lineup: [],
  ...more,
})
