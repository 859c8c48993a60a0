import type { FixtureRecord, Score } from '@touchline/football'
import type { Row } from '../upsert.ts'
import type { SinkContext } from './sink-context.ts'

const home = (score: Score | null) => score?.[0] ?? null
const away = (score: Score | null) => score?.[1] ?? null

/** The row of a fixture; a record is complete, so what it does not know becomes null. */
export function fixtureRow({ ids, now }: SinkContext, record: FixtureRecord): Row {
  const { scores, weather, referencePrice } = record
  return {
    id: ids.of('fixture', record.key),
    leagueId: ids.of('league', record.league),
    seasonId: ids.of('season', record.season),
    stageId: ids.ofOrNull('stage', record.stage),
    groupId: ids.ofOrNull('group', record.group ?? null),
    roundName: record.round,
    kickoff: record.kickoff,
    kickoffKnown: record.kickoffKnown,
    stateId: record.state,
    minute: record.minute,
    addedMinute: record.addedMinute,
    homeTeamId: ids.of('team', record.home),
    awayTeamId: ids.of('team', record.away),
    venueId: ids.ofOrNull('venue', record.venue),
    refereeId: ids.ofOrNull('referee', record.referee),
    homeCoachId: ids.ofOrNull('coach', record.homeCoach),
    awayCoachId: ids.ofOrNull('coach', record.awayCoach),
    homeGoals: home(scores.current),
    awayGoals: away(scores.current),
    homeHalfTime: home(scores.halfTime),
    awayHalfTime: away(scores.halfTime),
    homeFullTime: home(scores.fullTime),
    awayFullTime: away(scores.fullTime),
    homeExtraTime: home(scores.extraTime),
    awayExtraTime: away(scores.extraTime),
    homeShootOut: home(scores.shootOut),
    awayShootOut: away(scores.shootOut),
    priceHome: referencePrice?.home ?? null,
    priceDraw: referencePrice?.draw ?? null,
    priceAway: referencePrice?.away ?? null,
    priceBookmakerId: referencePrice?.bookmaker ?? null,
    priceClosing: referencePrice?.closing ?? null,
    weatherIcon: weather?.icon ?? null,
    weatherText: weather?.text ?? null,
    weatherTemperature: weather?.temperature ?? null,
    weatherEvening: weather?.evening ?? null,
    weatherHumidity: weather?.humidity ?? null,
    weatherWind: weather?.windSpeed ?? null,
    updatedAt: now,
  }
}
