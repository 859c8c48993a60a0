import type { Side } from '@touchline/football'
import type { Squad } from '../competitions/slots.ts'
import type { Lineup } from '../match/lineup.ts'
import type { MomentKind } from '../match/moments.ts'

/** A moment with its people: places in the squads, null when nobody in particular. */
export interface Happening {
  at: number
  kind: MomentKind
  side: Side
  player: number | null
  /** The assisting player, or the one who was substituted. */
  related: number | null
  /** True when `player` belongs to the other side: an own goal. */
  turned: boolean
}

/** A player's time on the pitch by the match's clock; `off` is null for a player who plays to the end. */
export interface Stay {
  on: number
  off: number | null
}

export interface Team {
  squad: Squad
  lineup: Lineup
  /** By place in the squad, of everybody who plays. */
  stays: ReadonlyMap<number, Stay>
}

/** The players of a side in a moment: places in its squad. */
export interface Pick {
  player: number | null
  related: number | null
}

/** The players of one side and their actions. */
export interface SideCast extends Team {
  /** By the number of the moment in the script; own goals of this side are among them. */
  picks: ReadonlyMap<number, Pick>
}

/** The players of a match and their actions. */
export interface Cast {
  home: Team
  away: Team
  /** The moments of the script, one for one. */
  happenings: readonly Happening[]
}
