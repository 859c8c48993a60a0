import type { FixtureParts, ReferencePrice } from '@touchline/football'
import type { FixtureSummary } from '../change-events.ts'
import type { fixtureRow } from './fixture-row.ts'
import { fixturePriceColumns } from './prices.sink.ts'

/** What lists show of a new fixture, from what is written of it. */
export function summaryOf(
  row: ReturnType<typeof fixtureRow>,
  { sides }: FixtureParts<number>,
  price: ReferencePrice | null,
): FixtureSummary {
  const { priceHome, priceDraw, priceAway, priceBookmakerId } = fixturePriceColumns(price)
  return {
    id: row.id,
    kickoff: new Date(row.kickoff),
    kickoffKnown: row.kickoffKnown,
    seasonId: row.seasonId,
    homeTeamId: row.homeTeamId,
    awayTeamId: row.awayTeamId,
    refereeId: row.refereeId,
    stateId: row.stateId,
    minute: row.minute,
    addedMinute: row.addedMinute,
    minuteEstimated: row.minuteEstimated,
    homeGoals: row.homeGoals,
    awayGoals: row.awayGoals,
    homeHalfTime: row.homeHalfTime,
    awayHalfTime: row.awayHalfTime,
    homeShootOut: row.homeShootOut,
    awayShootOut: row.awayShootOut,
    homeReds: sides.home.redCards,
    awayReds: sides.away.redCards,
    priceHome,
    priceDraw,
    priceAway,
    priceBookmakerId,
  }
}
