import type { RecordBatch, SeasonRecord } from '@touchline/football'
import { type FixtureWithPrice, pricedRecords } from './fixture-with-price.ts'
import { fixture, league, team } from './world.ts'

export const premierLeague = league('E0', 'Premier League', { stableKey: 'england/premier-league' })

export const season2025: SeasonRecord = {
  key: 'E0 2025/2026',
  league: 'E0',
  name: '2025/2026',
  startsOn: '2025-08-15',
  endsOn: '2026-05-24',
  current: true,
}

/** Ashton against Brough, finished 2-1 (1-0), with prices and corners. */
export const finished: FixtureWithPrice = fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z', {
  key: 'ashton-brough',
  league: 'E0',
  season: 'E0 2025/2026',
  round: '28',
  state: 5,
  scores: { halfTime: [1, 0], fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] },
  sides: {
    home: { corners: 7, yellowCards: 1, redCards: 0, statistics: { shots_total: 14, possession: 55 } },
    away: { corners: 3, yellowCards: 2, redCards: 0, statistics: { shots_total: 8, possession: 45 } },
  },
  referencePrice: { home: 1.8, draw: 3.6, away: 4.5, bookmaker: 3, closing: true },
})

/** A league with one season, two teams and the fixtures given. */
export function smallWorld(fixtures: readonly FixtureWithPrice[], more: Partial<RecordBatch> = {}): RecordBatch {
  return {
    source: 'football-data',
    leagues: [premierLeague],
    seasons: [season2025],
    teams: [team('Ashton'), team('Brough')],
    ...pricedRecords(fixtures),
    ...more,
  }
}
