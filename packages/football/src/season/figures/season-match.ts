import type { TypedNumbers } from '../../records/match.ts'

/** Something that happened in a match, by our ids. */
export interface SeasonEvent {
  /** Event type of event-types.ts. */
  type: number
  minute: number
  extraMinute: number | null
  /** The side credited: an own goal belongs to the side whose score rises. */
  home: boolean
  player: number | null
  /** The player who gave the assist, or went off. */
  related: number | null
  /** A card of a coach or of other staff. */
  staff?: boolean
}

export interface SeasonLineupEntry {
  home: boolean
  player: number | null
  /** 11 in the first eleven, 12 on the bench. */
  type: number
  position: number | null
  jersey: number | null
  captain: boolean
  details: TypedNumbers
}

export interface SeasonSide {
  team: number
  coach: number | null
  /** At the end, extra time included. */
  goals: number
  /** Counts of the whole match by type id; a missing one is unknown. Cards are those of `cardFigures`. */
  figures: TypedNumbers
}

/** A match that was played to its end, with all that is known of it. */
export interface SeasonMatch {
  id: number
  kickoff: string
  /** Regular length: 90, or 120 with extra time. */
  length: 90 | 120
  referee: number | null
  home: SeasonSide
  away: SeasonSide
  events: readonly SeasonEvent[]
  lineup: readonly SeasonLineupEntry[]
}

/** A match from one team's point of view. */
export interface TeamMatch {
  match: SeasonMatch
  home: boolean
  own: SeasonSide
  other: SeasonSide
}

export function teamMatches(matches: readonly SeasonMatch[]): Map<number, TeamMatch[]> {
  const byTeam = new Map<number, TeamMatch[]>()
  for (const match of matches) {
    for (const home of [true, false]) {
      const [own, other] = home ? [match.home, match.away] : [match.away, match.home]
      const list = byTeam.get(own.team)
      if (list) list.push({ match, home, own, other })
      else byTeam.set(own.team, [{ match, home, own, other }])
    }
  }
  return byTeam
}
