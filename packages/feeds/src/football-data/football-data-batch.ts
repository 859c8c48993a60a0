import {
  type BookmakerId,
  type Day,
  type FixtureRecord,
  type Key,
  type LeagueRecord,
  NO_FIGURES,
  type OddsRecord,
  type RecordBatch,
  type ReferencePriceRecord,
  type SeasonRecord,
  STATE,
  type TeamRecord,
  ukLocalToUtc,
} from '@touchline/football'
import { countryId } from '../shared-records.ts'
import { teamRecord } from './football-data-teams.ts'
import type { League } from './leagues.ts'
import type { MatchRow } from './match-row.ts'
import { quotesByMarket, referencePrice } from './prices/prices.ts'
import { createRefereeBook, type RefereeBook } from './referees.ts'

/** A row with the season it belongs to settled. */
export interface SettledRow extends MatchRow {
  season: string
}

export interface BatchOptions {
  until: Day | null
  ladder: readonly BookmakerId[]
}

/** Gathers the records of a file; what belongs to many matches comes out once, in the order it first appeared. */
export interface BatchBuilder {
  /** Adds a match; the line of the row that already reported it when there is one, and then nothing is added. */
  add: (row: SettledRow) => { repeats: number | null }
  build: () => RecordBatch
}

/** @param lastPlayed the last day with a result in the file, null when there is none */
export function createBatchBuilder(options: BatchOptions, lastPlayed: Day | null): BatchBuilder {
  const leagues = new Map<Key, LeagueRecord>()
  const seasons = new Map<Key, SeasonRecord>()
  const teams = new Map<Key, TeamRecord>()
  const teamKeys = new Map<string, Key>()
  const lines = new Map<Key, number>()
  const referees = createRefereeBook()
  const fixtures: FixtureRecord[] = []
  const referencePrices: ReferencePriceRecord[] = []
  const odds: OddsRecord[] = []

  function noteTeam(country: string, name: string, season: string): Key {
    const place = `${country}/${name}/${season}`
    const cached = teamKeys.get(place)
    if (cached !== undefined) return cached
    const team = teamRecord(country, name, season)
    teamKeys.set(place, team.key)
    if (!teams.has(team.key)) teams.set(team.key, team)
    return team.key
  }

  function add(row: SettledRow): { repeats: number | null } {
    const { league } = row
    const season = seasonKey(league, row.season)
    const home = noteTeam(league.country, row.home, row.season)
    const away = noteTeam(league.country, row.away, row.season)
    const key = `${season}|${home}|${away}|${row.day}`
    const repeats = lines.get(key)
    if (repeats !== undefined) return { repeats }
    lines.set(key, row.line)
    if (!leagues.has(league.key)) leagues.set(league.key, leagueRecord(league))
    seasons.set(season, widened(seasons.get(season), season, row))
    fixtures.push(fixtureRecord({ row, key, season, home, away, referees, options, lastPlayed }))
    referencePrices.push({ fixture: key, price: referencePrice(row.prices, options.ladder) })
    for (const [market, quotes] of quotesByMarket(row.prices)) odds.push({ fixture: key, market, quotes })
    return { repeats: null }
  }

  function build(): RecordBatch {
    return {
      source: 'football-data',
      leagues: [...leagues.values()],
      seasons: [...seasons.values()],
      teams: [...teams.values()],
      referees: referees.records(),
      fixtures,
      referencePrices,
      odds,
    }
  }

  return { add, build }
}

function seasonKey(league: League, season: string): Key {
  return `${league.key} ${season}`
}

function leagueRecord(league: League): LeagueRecord {
  const { key, name, type, tier, stableKey } = league
  return { key, name, country: countryId(league.country), type, tier, stableKey, active: true }
}

function widened(known: SeasonRecord | undefined, key: Key, { league, season, day }: SettledRow): SeasonRecord {
  const startsOn = known === undefined || day < known.startsOn ? day : known.startsOn
  const endsOn = known === undefined || day > known.endsOn ? day : known.endsOn
  return { key, league: league.key, name: season, startsOn, endsOn, current: false }
}

/** Many matches kick off together, in other leagues too, and looking a time zone up is slow. */
const kickoffs = new Map<string, string | null>()
const MOST_KICKOFFS = 20_000

function toUtc(day: Day, clock: string): string | null {
  const text = `${day} ${clock}`
  const known = kickoffs.get(text)
  if (known !== undefined) return known
  if (kickoffs.size >= MOST_KICKOFFS) kickoffs.clear()
  const instant = ukLocalToUtc(day, clock)
  kickoffs.set(text, instant)
  return instant
}

interface FixtureParts {
  row: SettledRow
  key: Key
  season: Key
  home: Key
  away: Key
  referees: RefereeBook
  options: BatchOptions
  lastPlayed: Day | null
}

function fixtureRecord(parts: FixtureParts): FixtureRecord {
  const { row, key, season, home, away, referees, options, lastPlayed } = parts
  const known = row.clock === null ? null : toUtc(row.day, row.clock)
  const kickoff = known ?? `${row.day}T00:00:00.000Z`
  const ahead = options.until !== null && kickoff.slice(0, 10) >= options.until
  const played = row.fullTime !== null && !ahead
  const fullTime = played ? row.fullTime : null
  return {
    key,
    league: row.league.key,
    season,
    stage: null,
    round: null,
    kickoff,
    kickoffKnown: known !== null,
    state: played ? STATE.full_time : stateWithoutScore(ahead, row.day, lastPlayed),
    minute: null,
    addedMinute: null,
    home,
    away,
    venue: null,
    referee: row.referee === '' ? null : referees.note(row.league.country, row.referee),
    homeCoach: null,
    awayCoach: null,
    scores: { halfTime: played ? row.halfTime : null, fullTime, extraTime: null, shootOut: null, current: fullTime },
    sides: played ? row.sides : { home: NO_FIGURES, away: NO_FIGURES },
    weather: null,
  }
}

/** A match without a score lies ahead when it is later than every result of its file; before that its result is missing. */
function stateWithoutScore(ahead: boolean, day: Day, lastPlayed: Day | null): number {
  const missing = lastPlayed !== null && day <= lastPlayed
  return missing && !ahead ? STATE.awaiting_updates : STATE.not_started
}
