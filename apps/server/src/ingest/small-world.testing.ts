import type { LeagueRecord, RecordBatch, SeasonRecord, TeamRecord } from '@touchline/football'
import { type FixtureWithPrice, pricedRecords } from '../testing/fixture-with-price.ts'

export const NOW = new Date('2026-03-07T12:00:00.000Z')

export const premierLeague: LeagueRecord = {
  key: 'E0',
  name: 'Premier League',
  country: 72,
  type: 'league',
  stableKey: 'england/premier-league',
  active: true,
}

export const season2025: SeasonRecord = {
  key: 'E0 2025/2026',
  league: 'E0',
  name: '2025/2026',
  startsOn: '2025-08-15',
  endsOn: '2026-05-24',
  current: true,
}

export const team = (key: string, name: string): TeamRecord => ({
  key,
  name,
  shortCode: null,
  country: 72,
  national: false,
  founded: null,
  venue: null,
  colours: null,
  stableKey: null,
})

/** Ashton against Brough, finished 2-1 (1-0), with prices and corners. */
export const finished: FixtureWithPrice = {
  key: 'ashton-brough',
  league: 'E0',
  season: 'E0 2025/2026',
  stage: null,
  round: '28',
  kickoff: '2026-03-07T15:00:00.000Z',
  kickoffKnown: true,
  state: 5,
  minute: null,
  addedMinute: null,
  home: 'ashton',
  away: 'brough',
  venue: null,
  referee: null,
  homeCoach: null,
  awayCoach: null,
  scores: { halfTime: [1, 0], fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] },
  sides: {
    home: { corners: 7, yellowCards: 1, redCards: 0, statistics: { shots_total: 14, possession: 55 } },
    away: { corners: 3, yellowCards: 2, redCards: 0, statistics: { shots_total: 8, possession: 45 } },
  },
  weather: null,
  referencePrice: { home: 1.8, draw: 3.6, away: 4.5, bookmaker: 3, closing: true },
}

/** A league with one season, two teams and the fixtures given. */
export function smallWorld(fixtures: readonly FixtureWithPrice[], more: Partial<RecordBatch> = {}): RecordBatch {
  return {
    source: 'football-data',
    leagues: [premierLeague],
    seasons: [season2025],
    teams: [team('ashton', 'Ashton'), team('brough', 'Brough')],
    ...pricedRecords(fixtures),
    ...more,
  }
}
