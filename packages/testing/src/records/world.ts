import type {
  CoachSpellRecord,
  EventRecord,
  EventTypeId,
  LeagueRecord,
  PersonRecord,
  RecordBatch,
  Score,
  Side,
  SideFigures,
  TeamRecord,
} from '@touchline/football'
import { type FixtureWithPrice, pricedRecords } from './fixture-with-price.ts'

const ENGLAND = 72

const UNKNOWN: SideFigures = { corners: null, yellowCards: null, redCards: null, statistics: {} }

/** A league with its season `<key> now`. */
export const league = (key: string, name: string, more: Partial<LeagueRecord> = {}): LeagueRecord => ({
  key,
  name,
  country: ENGLAND,
  type: 'league',
  stableKey: null,
  active: true,
  ...more,
})

/** A team whose key is its name in lower case. */
export const team = (name: string, more: Partial<TeamRecord> = {}): TeamRecord => ({
  key: name.toLowerCase(),
  name,
  shortCode: null,
  country: ENGLAND,
  national: false,
  founded: null,
  venue: null,
  colours: null,
  stableKey: null,
  ...more,
})

export const person = (name: string): PersonRecord => ({
  key: name.toLowerCase(),
  name,
  commonName: name,
  country: null,
  dateOfBirth: null,
})

export const spell = (teamKey: string, coach: string, startsOn: string, endsOn: string | null): CoachSpellRecord => ({
  team: teamKey,
  coach,
  startsOn,
  endsOn,
})

/** A fixture of the first league; its key is `home-away` and the kick-off. Scores, figures and prices are unknown unless given. */
export function fixture(
  home: string,
  away: string,
  kickoff: string,
  more: Partial<FixtureWithPrice> = {},
): FixtureWithPrice {
  const leagueKey = more.league ?? 'premier'
  return {
    key: `${home}-${away} ${kickoff}`,
    league: leagueKey,
    season: `${leagueKey} now`,
    stage: null,
    round: null,
    kickoff,
    kickoffKnown: true,
    state: 1,
    minute: null,
    addedMinute: null,
    home,
    away,
    venue: null,
    referee: null,
    homeCoach: null,
    awayCoach: null,
    scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null },
    sides: { home: UNKNOWN, away: UNKNOWN },
    weather: null,
    ...more,
  }
}

/** A fixture that ended with this score. */
export const played = (
  home: string,
  away: string,
  kickoff: string,
  score: Score,
  more: Partial<FixtureWithPrice> = {},
): FixtureWithPrice =>
  fixture(home, away, kickoff, {
    state: 5,
    scores: { halfTime: null, fullTime: score, extraTime: null, shootOut: null, current: score },
    ...more,
  })

/** A fixture going on in this state, with this score. */
export const going = (
  home: string,
  away: string,
  kickoff: string,
  state: number,
  score: Score,
  more: Partial<FixtureWithPrice> = {},
): FixtureWithPrice =>
  fixture(home, away, kickoff, {
    state,
    scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: score },
    ...more,
  })

/** An event; its key is its place in the match. */
export const event = (type: EventTypeId, minute: number, side: Side, more: Partial<EventRecord> = {}): EventRecord => ({
  key: `${minute}+${more.extraMinute ?? 0} ${type} ${side}`,
  type,
  minute,
  extraMinute: null,
  side,
  player: null,
  playerName: null,
  relatedPlayer: null,
  relatedPlayerName: null,
  comment: null,
  ...more,
})

/** Leagues with a season each, teams and further records of the test; one Premier League unless leagues are given. */
export function world({
  fixtures,
  ...records
}: Partial<Omit<RecordBatch, 'source' | 'fixtures'>> & { fixtures?: readonly FixtureWithPrice[] }): RecordBatch {
  const leagues = records.leagues ?? [league('premier', 'Premier League', { stableKey: 'england/premier-league' })]
  return {
    source: 'football-data',
    seasons: leagues.map(({ key }) => ({
      key: `${key} now`,
      league: key,
      name: '2025/2026',
      startsOn: '2025-08-01',
      endsOn: '2026-05-31',
      current: true,
    })),
    ...(fixtures && pricedRecords(fixtures)),
    ...records,
    leagues,
  }
}
