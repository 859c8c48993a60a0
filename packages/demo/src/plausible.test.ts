import { BOOKMAKER, DAY_MS, MARKET, STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { seasonPlans } from './competitions/days.ts'
import { ROUND_ROBINS } from './competitions/leagues.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { CHANGES_BEFORE } from './match/moments-before.ts'
import { weatherOf } from './match/weather.ts'
import { gridPrice } from './prices/price-grid.ts'
import { fixtureOdds, fixturePrice, fixtureRecord } from './records/fixture-records.ts'
import { worldOf } from './world.ts'

const world = worldOf(DEMO_SEED)
const plans = ROUND_ROBINS.flatMap((league) => seasonPlans(world, league, 2025))
const reported = plans
  .map((plan) => {
    const now = plan.kickoff + 2 * DAY_MS
    return { record: fixtureRecord(world, plan, now), price: fixturePrice(world, plan, now).price }
  })
  .filter(({ record }) => record.state === STATE.full_time)
const records = reported.map(({ record }) => record)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const within = (value: number, least: number, most: number) => {
  expect(value).toBeGreaterThan(least)
  expect(value).toBeLessThan(most)
}

describe('the results of a season', () => {
  const scores = records.map((record) => record.scores.fullTime ?? [0, 0])

  it('have the goals, home wins and draws of football', () => {
    within(mean(scores.map(([home, away]) => home + away)), 2.5, 2.85)
    within(mean(scores.map(([home, away]) => (home > away ? 1 : 0))), 0.41, 0.47)
    within(mean(scores.map(([home, away]) => (home === away ? 1 : 0))), 0.24, 0.28)
    within(mean(records.map(({ scores: { halfTime } }) => (halfTime?.[0] ?? 0) + (halfTime?.[1] ?? 0))), 1.05, 1.3)
  })

  it('have its corners and cards', () => {
    const sum = (count: 'corners' | 'yellowCards' | 'redCards') =>
      mean(records.map(({ sides }) => (sides.home[count] ?? 0) + (sides.away[count] ?? 0)))
    within(sum('corners'), 9.3, 11)
    within(sum('yellowCards'), 3.4, 4.4)
    within(sum('redCards'), 0.12, 0.32)
  })
})

describe('prices', () => {
  it('lie on the usual grid', () => {
    expect([1.004, 1.234, 2.31, 3.37, 4.44, 7.25, 12.7, 23.4, 61].map(gridPrice)).toEqual([
      1.01, 1.23, 2.32, 3.35, 4.4, 7.2, 12.5, 23, 60,
    ])
  })

  it('carry a margin of about five and a half per cent and pay back what that leaves', () => {
    const priced = reported.flatMap(({ record, price }) => (price ? [{ ...record, price }] : []))
    const books = priced.map(({ price }) => 1 / price.home + 1 / price.draw + 1 / price.away)
    within(mean(books), 1.045, 1.065)
    expect(Math.min(...books)).toBeGreaterThan(1.01)
    const homeReturn = priced.map(({ price, scores }) =>
      (scores.fullTime?.[0] ?? 0) > (scores.fullTime?.[1] ?? 0) ? price.home : 0,
    )
    within(mean(homeReturn), 0.88, 1.02)
  })

  it('move from their opening to the kick-off and stand still then', () => {
    const plan = plans.find((each) => fixtureOdds(world, each, each.kickoff).length > 0)
    if (plan === undefined) throw new Error('no match with prices')
    const at = (days: number) => fixtureOdds(world, plan, plan.kickoff - days * DAY_MS)
    const home = (days: number) =>
      at(days)
        .find((odds) => odds.market === MARKET.full_time_result)
        ?.quotes.find((quote) => quote.bookmaker === BOOKMAKER.bet365 && quote.selection === 1)
    expect(at(20)).toEqual([])
    expect(home(13.9)?.price).toBe(home(13.9)?.opening)
    expect(home(0)?.opening).toBe(home(13.9)?.price)
    const prices = new Set([13.9, 8, 4, 1.5, 0.3, 0].map((days) => home(days)?.price))
    expect(prices.size).toBeGreaterThan(1)
    expect(home(-1)).toEqual(home(0))
    expect(fixturePrice(world, plan, plan.kickoff - DAY_MS).price?.closing).toBe(false)
    expect(fixturePrice(world, plan, plan.kickoff).price?.closing).toBe(true)
  })
})

describe('weather', () => {
  it('is forecast seven days ahead, warm in a southern January and cold in a northern one', () => {
    const january = (league: string) =>
      plans
        .filter((plan) => plan.league.key === league && [0, 1].includes(new Date(plan.kickoff).getUTCMonth()))
        .map((plan) => weatherOf(world.seedHash, plan, CHANGES_BEFORE)?.temperature ?? Number.NaN)
    within(mean(january('england/premier-league')), 1, 9)
    within(mean(january('australia/a-league')), 19, 30)
    const plan = plans.find((each) => each.league.key === 'germany/bundesliga')
    if (plan === undefined) throw new Error('no match')
    expect(fixtureRecord(world, plan, plan.kickoff - 8 * DAY_MS).weather).toBeNull()
    expect(fixtureRecord(world, plan, plan.kickoff - 7 * DAY_MS).weather).not.toBeNull()
  })
})
