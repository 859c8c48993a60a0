import type { SideStatistics } from '@touchline/contract'
import type { SIDE_FIGURE_COLUMN, side } from '@touchline/database'
import { EVENT_TYPE } from '@touchline/football'
import type { EventRow } from './history.queries.ts'

const CARDS: readonly number[] = [EVENT_TYPE.yellow_card, EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card]

/**
 * Red cards apart from second yellows, which are counted as red cards too. Where no card is listed one by one and there are red
 * ones, nobody knows how many of them were second yellows.
 */
function splitReds(
  redCards: number | null,
  events: readonly EventRow[],
): { red: number | null; second: number | null } {
  const second = events.filter((event) => event.typeId === EVENT_TYPE.yellow_red_card).length
  const listed = events.some((event) => CARDS.includes(event.typeId))
  if (redCards === null) return { red: null, second: null }
  if (redCards === 0) return { red: 0, second: 0 }
  return listed
    ? { red: Math.max(0, redCards - second), second: Math.min(second, redCards) }
    : { red: redCards, second: null }
}

/** The figures of one side of a match; null is unknown. */
type SideFiguresRow = Pick<typeof side.$inferSelect, (typeof SIDE_FIGURE_COLUMN)[keyof typeof SIDE_FIGURE_COLUMN]>

/** One side's figures in the shape of the API. @param events of this side alone */
export function viewStatistics(teamId: number, row: SideFiguresRow, events: readonly EventRow[]): SideStatistics {
  const { red, second } = splitReds(row.redCards, events)
  return {
    team_id: teamId,
    shots: {
      total: row.shotsTotal,
      ongoal: row.shotsOnTarget,
      blocked: row.shotsBlocked,
      insidebox: row.shotsInsideBox,
    },
    attacks: { attacks: row.attacks, dangerous_attacks: row.dangerousAttacks },
    passes: { total: row.passesTotal, accurate: row.passesAccurate },
    ball_safe: row.ballSafe,
    fouls: row.fouls,
    free_kick: row.freeKicks,
    goal_attempts: row.goalAttempts,
    goal_kick: row.goalKicks,
    injuries: row.injuries,
    offsides: row.offsides,
    penalties: row.penalties,
    possessiontime: row.possession,
    saves: row.saves,
    substitutions: row.substitutions,
    tackles: row.tackles,
    throw_in: row.throwIns,
    corners: row.corners,
    yellowcards: row.yellowCards,
    redcards: red,
    yellowredcards: second,
  }
}
