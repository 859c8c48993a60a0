/** A head-to-head record as the API answers it, as far as the sums of the view need it. Unknown is null. */
export interface HeadToHeadRecord {
  match_id: number
  /** UTC instant. */
  start_dt: string
  local_id: number
  visitor_id: number
  league_id: number
  season_id: number
  local_coach_id: number | null
  visitor_coach_id: number | null
  scores: {
    localteam_score: number | null
    visitorteam_score: number | null
    /** `a-b`, home side first. */
    ht_score: string | null
  }
  goals: { data: readonly TimedEvent[] }
  corners: { data: readonly CornerEvent[] }
  cards: { data: readonly CardEvent[] }
  /** One entry per side, in either order; missing where nothing is known. */
  stats: { data: readonly SideStatistics[] }
}

export interface TimedEvent {
  /** The side credited: an own goal stands with the side whose score rises. */
  team_id: number
  /** 45 for 45+2; null when unknown. */
  minute: number | null
}

export interface CornerEvent extends TimedEvent {
  comment: string | null
}

export interface CardEvent extends TimedEvent {
  type: 'yellowcard' | 'redcard' | 'yellowred'
}

/** What is known of one side; every figure may be unknown. */
export interface SideStatistics {
  team_id: number
  corners: number | null
  yellowcards: number | null
  redcards: number | null
  /** Second yellows; null where the source counts them among the red ones. */
  yellowredcards: number | null
}

export type Side = 'local' | 'visitor'

export function teamOn(record: Pick<HeadToHeadRecord, 'local_id' | 'visitor_id'>, side: Side): number {
  return side === 'local' ? record.local_id : record.visitor_id
}

/** The known figures of a side; null when the record has none. */
export function statisticsOf<Stats extends { team_id: number }>(
  record: { local_id: number; visitor_id: number; stats: { data: readonly Stats[] } },
  side: Side,
): Stats | null {
  return record.stats.data.find((entry) => entry.team_id === teamOn(record, side)) ?? null
}
