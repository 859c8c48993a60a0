import type { Database } from '@touchline/database'
import {
  type CupTable,
  cupFormat,
  type MatchInPlay,
  type PlannedCup,
  plannedCup,
  STATE,
  storedRounds,
} from '@touchline/football'
import { correctionsOf } from '@touchline/ingest/derive/seasons/corrections.queries.ts'
import { readFixtures, type SeasonFixtureRow, type StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { type TablePart, tableParts } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { isAhead } from '../is-ahead.ts'
import { matchesInPlay } from '../matches-in-play.ts'
import type { SetResult } from '../season-ahead.ts'
import { pricesOfSeason } from '../simulation.queries.ts'
import { isOfNations, type LeagueClub, seasonBefore } from './cup.queries.ts'
import { type CupRating, type CupRatings, cupRatings } from './cup-ratings.ts'
import { type CupTask, cupTask } from './cup-task.ts'

/** A cup ready to be played. */
export interface CupToPlay {
  plan: PlannedCup
  task: CupTask
  /** Matches to come that are fixed, and those of them with a bookmaker's chances. */
  ahead: number
  priced: number
  /** Clubs that are taken to come in later. */
  chosen: readonly LeagueClub[]
  rating: CupRating
  /** Whether nothing certain is known of how ties are decided. */
  isGeneral: boolean
}

export interface CupOutlook {
  season: StoredSeason
  /** Null where it cannot be played, see `missing`. */
  cup: CupToPlay | null
  /** Matches to come, by kick-off. */
  ahead: readonly SeasonFixtureRow[]
  playing: ReadonlyMap<number, MatchInPlay>
  missing: 'over' | 'unrated' | 'unknown_form' | 'unknown_entrants' | null
}

interface CupOptions {
  now: Date
  set?: readonly SetResult[]
  ratings?: CupRatings
}

/** The rest of a cup, ready to be played; null when there is no such season. */
export async function cupOutlook(
  database: Database,
  seasonId: number,
  { now, set = [], ratings = cupRatings(database, now) }: CupOptions,
): Promise<CupOutlook | null> {
  const { pool } = database
  const stored = await readFixtures(pool, seasonId)
  if (stored === null) return null
  const ahead = stored.fixtures.filter(isAhead)
  const season = { ...stored, fixtures: withResults(stored.fixtures, set) }
  const playing = await matchesInPlay(database, ahead, now)
  const outlook = { season, ahead, playing, cup: null }
  const { stableKey, name, countryId } = stored.head
  const [national, corrections, before] = await Promise.all([
    isOfNations(pool, seasonId),
    correctionsOf(pool, seasonId),
    roundsBefore(database, seasonId),
  ])
  const parts = tableParts(season, corrections)
  const format = cupFormat(stableKey, name, national)
  const plan = plannedCup({
    fixtures: season.fixtures,
    stages: season.stages,
    tables: parts.map((part) => tableOf(season, part)),
    format,
    before,
    keepsCountriesApart: stableKey?.startsWith('europe/') ?? false,
  })
  if (plan === null) return { ...outlook, missing: 'unknown_form' }
  const final = plan.rounds.at(-1)
  if (ahead.length === 0 && final?.isDrawn) return { ...outlook, missing: 'over' }
  const countries = new Set([...season.teams.values()].map((team) => team.countryId))
  const rating = national ? 'nations' : countries.size > 1 ? 'countries' : 'country'
  const [prices, strengthOf] = await Promise.all([pricesOfSeason(pool, seasonId), ratings.strengths(rating)])
  if (strengthOf === null) return { ...outlook, missing: 'unrated' }
  const entrants = laterEntrants(plan, { season, clubs: rating === 'country' ? await ratings.clubs() : [], countryId })
  if (entrants === null) return { ...outlook, missing: 'unknown_entrants' }
  const { task, priced } = cupTask({
    ...{ season, plan, entrants, prices, playing, strengthOf },
    hosts: format.isTournament ? format.hosts : [],
  })
  const cup: CupToPlay = {
    ...{ plan, task, priced, ahead: ahead.length - set.length, chosen: entrants.flat() },
    ...{ rating, isGeneral: format.ties === null },
  }
  return { ...outlook, cup, missing: null }
}

/** The fixtures with the results that were set. */
function withResults(fixtures: readonly SeasonFixtureRow[], set: readonly SetResult[]): SeasonFixtureRow[] {
  const results = new Map(set.map((one) => [one.fixture_id, one]))
  return fixtures.map((one) => {
    const result = results.get(one.id)
    if (result === undefined) return one
    return { ...one, stateId: STATE.full_time, homeGoals: result.home_goals, awayGoals: result.away_goals }
  })
}

async function roundsBefore({ pool }: Database, seasonId: number) {
  const id = await seasonBefore(pool, seasonId)
  const season = id === null ? null : await readFixtures(pool, id)
  return (season && storedRounds(season.fixtures, season.stages)) ?? []
}

const tableOf = ({ groups }: StoredSeason, { stageId, groupId, input, fixtures, rules }: TablePart): CupTable => ({
  ...{ stageId, fixtures, rules, results: input.results, placeRules: input.placeRules ?? [] },
  name: groupId === null ? null : (groups.get(groupId) ?? null),
  teams: input.teams.map(({ team }) => team),
})

/**
 * The clubs that enter at later rounds and are not drawn yet: those of the country's first divisions that have not played in the cup.
 * @param clubs of all leagues; none for a cup of several countries, which nobody enters later
 * @returns null where they are unknown
 */
function laterEntrants(
  { rounds }: PlannedCup,
  { season, clubs, countryId }: { season: StoredSeason; clubs: readonly LeagueClub[]; countryId: number },
): LeagueClub[][] | null {
  const left = clubs
    .filter((club) => club.countryId === countryId && !season.teams.has(club.id))
    .toSorted((one, other) => one.tier - other.tier || one.id - other.id)
  const firsts = clubs.filter((club) => club.countryId === countryId && club.tier === 1)
  const missing = firsts.filter(({ id }) => !season.teams.has(id)).length
  const wanted = rounds.reduce((sum, { unknown }) => sum + unknown, 0)
  // Half of the first division has not played: it comes in later, and nobody says when.
  if (wanted > left.length || (wanted === 0 && missing > firsts.length / 2)) return null
  return rounds.map(({ unknown }) => left.splice(0, unknown))
}
