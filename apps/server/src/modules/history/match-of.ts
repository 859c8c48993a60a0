import { sideFiguresOf } from '@touchline/database'
import { knownScore, type Match, matchEvents } from '@touchline/football'
import { countryOf, oddsSourceOf } from '../shared/fixture-view.ts'
import type { EventRow } from './history.queries.ts'
import type { HistoryRow } from './history-row.ts'

/** A stored match in numbers. @param events its goals, cards and corners in order */
export function matchOf(row: HistoryRow, events: readonly EventRow[]): Match {
  return {
    id: row.id,
    kickoff: row.kickoff.toISOString(),
    kickoffKnown: row.kickoffKnown,
    league: { id: row.leagueId, name: row.leagueName, country: countryOf(row) },
    season: { id: row.seasonId, name: row.seasonName },
    round: row.roundName,
    home: { id: row.homeId, name: row.homeName, shortCode: row.homeShortCode, coachId: row.homeCoachId },
    away: { id: row.awayId, name: row.awayName, shortCode: row.awayShortCode, coachId: row.awayCoachId },
    scores: {
      fullTime: [row.homeGoals, row.awayGoals],
      halfTime: knownScore(row.homeHalfTime, row.awayHalfTime),
      extraTime: knownScore(row.homeExtraTime, row.awayExtraTime),
      shootOut: knownScore(row.homeShootOut, row.awayShootOut),
    },
    ...matchEvents(events),
    sides: { home: sideFiguresOf(row.home), away: sideFiguresOf(row.away) },
    price: { home: row.priceHome, draw: row.priceDraw, away: row.priceAway, bookmaker: oddsSourceOf(row) },
    referee: { id: row.refereeId, name: row.refereeName },
  }
}
