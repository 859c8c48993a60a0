import { offersPrices } from '../packed-odds.ts'
import { sinkEvents } from '../sinks/events.sink.ts'
import { sinkFixtureDetails } from '../sinks/fixture-details.sink.ts'
import { sinkFixtures } from '../sinks/fixtures.sink.ts'
import { sinkComments, sinkLineups, sinkPressure, sinkStatistics } from '../sinks/match-parts.sink.ts'
import { sinkSeenOdds } from '../sinks/meant/seen-odds.sink.ts'
import { sinkWeather } from '../sinks/meant/weather.sink.ts'
import { dropMarkets, sinkOdds } from '../sinks/odds.sink.ts'
import { sinkReferencePrices } from '../sinks/reference-prices.sink.ts'
import type { Families, Look, RecordOf } from './family.ts'

const ofFixture = <Record extends { fixture: string }>(one: Record, look: Look): Record | null =>
  look.need('fixture', one.fixture) ? one : null

const knowsDetails = (one: RecordOf<'fixtureDetails'>): boolean =>
  [one.homeColour, one.awayColour, one.attendance].some((value) => value !== null) ||
  [one.periods, one.referees, one.missing, one.expected].some((list) => list.length > 0)

/** Fixtures and what is reported beside them, part by part. */
export const FIXTURES: Families<
  | 'fixtures'
  | 'referencePrices'
  | 'fixtureDetails'
  | 'lineups'
  | 'events'
  | 'statistics'
  | 'comments'
  | 'pressure'
  | 'odds'
  | 'seenOdds'
  | 'weather'
> = {
  fixtures: {
    describes: 'fixture',
    resolve: (one, look) => {
      const whole = [
        look.need('league', one.league),
        look.need('season', one.season),
        look.need('team', one.home),
        look.need('team', one.away),
      ]
      const record = {
        ...one,
        stage: look.orNull('stage', one.stage),
        group: look.orNull('group', one.group ?? null),
        venue: look.orNull('venue', one.venue),
        referee: look.orNull('referee', one.referee),
        homeCoach: look.orNull('coach', one.homeCoach),
        awayCoach: look.orNull('coach', one.awayCoach),
      }
      return whole.every(Boolean) ? record : null
    },
    sink: sinkFixtures,
  },
  referencePrices: {
    resolve: ofFixture,
    part: { name: 'price', knows: ({ price }) => price !== null },
    sink: sinkReferencePrices,
  },
  fixtureDetails: {
    resolve: (one, look) =>
      look.need('fixture', one.fixture)
        ? {
            ...one,
            referees: one.referees.filter(({ referee }) => look.need('referee', referee)),
            missing: one.missing.map((row) => ({ ...row, player: look.orNull('player', row.player) })),
            expected: one.expected.map((row) => ({ ...row, player: look.orNull('player', row.player) })),
          }
        : null,
    part: { name: 'details', knows: knowsDetails },
    sink: sinkFixtureDetails,
  },
  lineups: {
    resolve: (one, look) =>
      look.need('fixture', one.fixture)
        ? { ...one, entries: one.entries.map((row) => ({ ...row, player: look.orNull('player', row.player) })) }
        : null,
    part: { name: 'lineups', knows: ({ entries }) => entries.length > 0 },
    sink: sinkLineups,
  },
  events: {
    resolve: (one, look) =>
      look.need('fixture', one.fixture)
        ? {
            ...one,
            events: one.events.map((row) => ({
              ...row,
              player: look.orNull('player', row.player),
              relatedPlayer: look.orNull('player', row.relatedPlayer),
            })),
          }
        : null,
    part: { name: 'events', knows: ({ events }) => events.length > 0 },
    sink: sinkEvents,
  },
  statistics: {
    resolve: ofFixture,
    part: { name: 'all_statistics', knows: ({ statistics }) => statistics.length > 0 },
    sink: sinkStatistics,
  },
  comments: {
    resolve: ofFixture,
    part: { name: 'comments', knows: ({ comments }) => comments.length > 0 },
    sink: sinkComments,
  },
  pressure: {
    resolve: ofFixture,
    part: { name: 'pressure', knows: ({ minutes }) => minutes.length > 0 },
    sink: sinkPressure,
  },
  // Markets are written one by one, so those that only the former provider has must go first.
  odds: { resolve: ofFixture, part: { name: 'odds', knows: offersPrices, onTaken: dropMarkets }, sink: sinkOdds },
  // They stand beside the prices of whoever reports those, so that nobody is outranked.
  seenOdds: { resolve: ofFixture, sink: sinkSeenOdds },
  weather: {
    resolve: ofFixture,
    part: { name: 'weather', knows: ({ weather }) => weather !== null },
    sink: sinkWeather,
  },
}
