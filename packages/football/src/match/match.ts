import type { Score, Side, SideFigures } from '../records/fixture.ts'

/** A finished match in numbers, as every rule takes it. Unknown is null. */
export interface Match {
  id: number
  /** UTC instant. */
  kickoff: string
  kickoffKnown: boolean
  league: { id: number; name: string; country: { id: number; code: string; name: string } }
  season: { id: number; name: string }
  round: string | null
  home: MatchTeam
  away: MatchTeam
  scores: {
    /** After 90 minutes. */
    fullTime: Score | null
    halfTime: Score | null
    /** After extra time and the shoot-out, where it went that far. */
    extraTime: Score | null
    shootOut: Score | null
  }
  goals: readonly MatchGoal[]
  corners: readonly MatchCorner[]
  cards: readonly MatchCard[]
  /** Figures of the whole match. */
  sides: Readonly<Record<Side, SideFigures>>
  /** The reference price and its bookmaker. */
  price: { home: number | null; draw: number | null; away: number | null; bookmaker: string | null }
  referee: { id: number | null; name: string | null }
  /** The side it is listed for, where a list holds matches of many teams; elsewhere the listed team says. */
  listedFor?: Side
}

interface MatchTeam {
  id: number
  name: string
  shortCode: string | null
  coachId: number | null
}

export interface MatchEvent {
  /** The side credited: an own goal belongs to the side whose score rises. */
  side: Side
  /** 45 for 45+2; null when unknown. */
  minute: number | null
  extraMinute: number | null
}

interface Player {
  id: number | null
  name: string | null
}

export interface MatchGoal extends MatchEvent {
  kind: 'goal' | 'penalty' | 'owngoal'
  player: Player
}

export interface MatchCorner extends MatchEvent {
  comment: string | null
}

export interface MatchCard extends MatchEvent {
  kind: 'yellowcard' | 'redcard' | 'yellowred'
  player: Player
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The side that a match is seen from: the one it is listed for, else that of a team; the away one when it is neither's. */
export const sideOf = (match: Pick<Match, 'home' | 'listedFor'>, team: number): Side =>
  match.listedFor ?? (match.home.id === team ? 'home' : 'away')

/** Both sides in order, each by the same function. */
export const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({ home: of('home'), away: of('away') })
