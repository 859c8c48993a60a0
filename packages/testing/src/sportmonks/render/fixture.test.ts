import { parseFixtures } from '@touchline/feeds/sportmonks/parse/fixture/parse-fixtures.ts'
import { parseOdds } from '@touchline/feeds/sportmonks/parse/odds/parse-odds.ts'
import type { Parsed } from '@touchline/feeds/sportmonks/parsed.ts'
import { BOOKMAKER, EVENT_TYPE, type Key, type RecordBatch, STATE } from '@touchline/football'
import { beforeAll, describe, expect, it } from 'vitest'
import { sliceRecords } from '../slice/records.ts'
import { inside, type Row } from '../world.ts'
import { type FixtureParts, fixtureRow } from './fixture.ts'
import { isListed, oddsRows } from './odds.ts'

const PARTS = ['fixtureDetails', 'lineups', 'events', 'statistics', 'comments', 'pressure'] as const

/** Moments of a cup tie, before a match day and of another world, each with the state of a match. */
const MOMENTS = [
  ['touchline', '2026-12-09T20:10:00Z', STATE.first_half],
  ['touchline', '2026-12-09T20:31:30Z', STATE.first_half],
  ['touchline', '2026-12-09T21:50:00Z', STATE.extra_first_half],
  ['touchline', '2026-12-09T22:27:00Z', STATE.shoot_out],
  ['touchline', '2026-12-13T12:00:00Z', STATE.after_penalties],
  ['b', '2027-03-13T12:00:00Z', STATE.full_time],
] as const

const partsOf = (batch: RecordBatch, key: string): FixtureParts =>
  Object.fromEntries(PARTS.map((part) => [part, batch[part]?.find((one) => one.fixture === key)]))

const named = (rows: readonly Row[]) => rows.map((one) => ({ ...one, name: 'Somebody' }))

/** Parts that were read of matches with records; others have an empty record. */
const ofThose = <R extends { fixture: Key }>(read: readonly R[] = [], records: readonly R[] = []) =>
  read.filter(({ fixture }) => records.some((one) => one.fixture === fixture))

/** Teams, coaches and absent players come with their names, which are in other lists of the stand-in. */
const withNames = (row: Row, { fixtureDetails: details }: FixtureParts): Row => ({
  ...row,
  ...{ participants: named(inside(row, 'participants')), coaches: named(inside(row, 'coaches')) },
  sidelined: inside(row, 'sidelined').map((one, at) => ({
    ...{ ...one, player: { id: one.player_id, display_name: details?.missing[at]?.playerName } },
  })),
})

const mainReferee = ({ fixtures }: RecordBatch, key: string) =>
  (fixtures ?? []).flatMap((one) => (one.key === key && one.referee ? [{ referee: one.referee, role: 6 }] : []))

describe.each(MOMENTS)('matches of the demo world %s at %s', (seed, now, state) => {
  let batch: RecordBatch
  let parsed: Parsed
  beforeAll(() => {
    batch = sliceRecords(seed, Date.parse(now))
    const rows = (batch.fixtures ?? []).map((fixture) => {
      const parts = partsOf(batch, fixture.key)
      return withNames(fixtureRow(fixture, parts, String), parts)
    })
    parsed = parseFixtures(rows, { country: () => 1 })
  }, 60_000)

  it('are read with nothing to complain of', () => {
    expect(batch.fixtures?.map((one): number => one.state)).toContain(state)
    expect(parsed.problems).toEqual([])
  })

  it('records', () => {
    expect(parsed.batch.fixtures).toEqual(
      batch.fixtures?.map((one) => ({
        ...one,
        // The feed sends an unknown time of day only while nothing is fixed.
        kickoffKnown: one.kickoffKnown || one.state !== STATE.to_be_announced,
      })),
    )
  })

  it('details', () => {
    expect(ofThose(parsed.batch.fixtureDetails, batch.fixtureDetails)).toEqual(
      batch.fixtureDetails?.map((one) => ({
        ...one,
        // The match's own referee is sent even if the others are not.
        referees: one.referees.length > 0 ? one.referees : mainReferee(batch, one.fixture),
        // A running period has its full minutes.
        periods: one.periods.map((period) =>
          period.ticking && period.minutes !== null ? { ...period, minutes: period.minutes - 1 } : period,
        ),
        missing: one.missing.toSorted(
          (a, b) => Number(a.side === 'away') - Number(b.side === 'away') || Number(a.player) - Number(b.player),
        ),
      })),
    )
  })

  it('line-ups, the bench by its shirts', () => {
    expect(ofThose(parsed.batch.lineups, batch.lineups).map(({ entries: _, ...one }) => one)).toEqual(
      batch.lineups?.map(({ entries: _, ...one }) => one),
    )
    const byPlayer = (records: RecordBatch['lineups']) =>
      records?.map(({ entries }) => new Map(entries.map((one) => [one.player, one])))
    const captained = batch.lineups?.map((one) => ({
      ...one,
      // The captain is one of the details.
      entries: one.entries.map((entry) => (entry.captain ? { ...entry, details: { ...entry.details, 40: 1 } } : entry)),
    }))
    expect(byPlayer(ofThose(parsed.batch.lineups, batch.lineups))).toEqual(byPlayer(captained))
  })

  it('events', () => {
    expect(ofThose(parsed.batch.events, batch.events)).toEqual(
      batch.events?.map(({ fixture, events }) => ({
        fixture,
        // The number of a corner is sent as its addition.
        events: events.map((one) => (one.type === EVENT_TYPE.corner ? { ...one, addition: one.comment } : one)),
      })),
    )
  })

  it('statistics of the whole match', () => {
    expect(ofThose(parsed.batch.statistics, batch.statistics)).toEqual(
      batch.statistics?.map(({ fixture, statistics }) => ({
        fixture,
        statistics: statistics.filter(({ period }) => period === 0),
      })),
    )
  })

  it('commentary and pressure', () => {
    expect(ofThose(parsed.batch.comments, batch.comments)).toEqual(batch.comments)
    const pressure = batch.pressure?.map(({ fixture, minutes }) => ({
      fixture,
      minutes: minutes.map(({ minute, value }) => ({ minute, value: value + 0 })),
    }))
    expect(ofThose(parsed.batch.pressure, batch.pressure)).toEqual(pressure)
  })

  it('prices of the bookmakers it lists, without where they began', () => {
    const odds = batch.odds ?? []
    const fixtures = [...new Set(odds.map(({ fixture }) => fixture))].map((key) => ({
      ...{ key, home: { key: '1', name: 'Home side' }, away: { key: '2', name: 'Away side' } },
    }))
    const { batch: priced, problems } = parseOdds(odds.flatMap(oddsRows), fixtures, [BOOKMAKER.bet365])
    expect(problems).toEqual([])
    const listed = odds.flatMap(({ fixture, market, quotes }) => {
      const known = quotes
        .filter(isListed)
        .map(({ closing: _, ...quote }) => ({ ...quote, line: quote.line && quote.line + 0, opening: null }))
        .sort((a, b) => a.bookmaker - b.bookmaker || (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection)
      return known.length > 0 ? [{ fixture, market, quotes: known }] : []
    })
    const byMatch = (records: RecordBatch['odds']) =>
      new Map(records?.map((one) => [`${one.fixture} ${one.market}`, one]))
    expect(byMatch(priced.odds)).toEqual(byMatch(listed))
    const prices = batch.referencePrices?.flatMap(({ fixture, price }) =>
      price === null ? [] : [{ fixture, price: { ...price, closing: false } }],
    )
    expect(new Set(priced.referencePrices)).toEqual(new Set(prices))
  })
})
