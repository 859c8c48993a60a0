import type { PlayerRecord } from '@touchline/football'
import { type Fields, oneOf } from '../../read.ts'

const POSITIONS = [24, 25, 26, 27] as const

/** 24 goalkeeper to 27 attacker; the feed's 28 says that the position is unknown. */
export function positionOf(row: Fields): PlayerRecord['position'] {
  return oneOf(row.position_id, POSITIONS)
}
