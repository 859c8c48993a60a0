import type {
  FixtureDetailsRecord,
  FixtureParts,
  FixtureRecord,
  ReferencePrice,
  Score,
  WeatherRecord,
} from '@touchline/football'
import type { FixtureSummary } from '../fixture-summaries.ts'
import type { WritableLineups } from '../writable-batch.ts'
import { fixturePriceColumns } from './prices.sink.ts'
import type { SinkContext } from './sink-context.ts'

/** Which fixture it is, by our ids. */
export interface FixturePlace {
  id: number
  leagueId: number
  seasonId: number
  homeTeamId: number
  awayTeamId: number
}

export const placeOf = ({ ids }: SinkContext, record: FixtureRecord): FixturePlace => ({
  id: ids.of('fixture', record.key),
  leagueId: ids.of('league', record.league),
  seasonId: ids.of('season', record.season),
  homeTeamId: ids.of('team', record.home),
  awayTeamId: ids.of('team', record.away),
})

/** The reported parts of a record, by our ids. */
export const partsOf = ({ ids }: SinkContext, record: FixtureRecord): FixtureParts<number> => ({
  ...record,
  stage: ids.ofOrNull('stage', record.stage),
  group: ids.ofOrNull('group', record.group ?? null),
  venue: ids.ofOrNull('venue', record.venue),
  referee: ids.ofOrNull('referee', record.referee),
  homeCoach: ids.ofOrNull('coach', record.homeCoach),
  awayCoach: ids.ofOrNull('coach', record.awayCoach),
})

const home = (score: Score | null) => score?.[0] ?? null
const away = (score: Score | null) => score?.[1] ?? null

/** The row of a fixture; its parts are complete, so what they do not know becomes null. */
export function fixtureRow(place: FixturePlace, parts: FixtureParts<number>, now: Date) {
  const { scores, weather } = parts
  return {
    ...place,
    stageId: parts.stage,
    groupId: parts.group,
    roundName: parts.round,
    kickoff: parts.kickoff,
    kickoffKnown: parts.kickoffKnown,
    stateId: parts.state,
    minute: parts.minute,
    addedMinute: parts.addedMinute,
    minuteEstimated: parts.minuteEstimated ?? false,
    seenUntil: parts.seenUntil ?? null,
    venueId: parts.venue,
    refereeId: parts.referee,
    homeCoachId: parts.homeCoach,
    awayCoachId: parts.awayCoach,
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
    ...weatherColumns(weather),
    updatedAt: now,
  }
}

/** The columns of a fixture that hold its weather. */
export const weatherColumns = (weather: WeatherRecord | null) => ({
  weatherIcon: weather?.icon ?? null,
  weatherText: weather?.text ?? null,
  weatherTemperature: weather?.temperature ?? null,
  weatherEvening: weather?.evening ?? null,
  weatherHumidity: weather?.humidity ?? null,
  weatherWind: weather?.windSpeed ?? null,
})

/** The columns of a fixture that come with its line-ups. */
export const formationColumns = (lineups: WritableLineups | undefined) => ({
  homeFormation: lineups?.homeFormation ?? null,
  awayFormation: lineups?.awayFormation ?? null,
  lineupConfirmed: lineups?.confirmed ?? null,
})

/** The columns of a fixture that come with its details. */
export const detailColumns = (details: FixtureDetailsRecord | undefined) => ({
  homeColour: details?.homeColour ?? null,
  awayColour: details?.awayColour ?? null,
  attendance: details?.attendance ?? null,
})

/** A new fixture as lists show it, from its written row. */
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
