import { BOOKMAKER, DAY_MS, HOUR_MS, MARKET, type MarketId, type OddsRecord } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { seasonPlans, specialOf } from '../competitions/days.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { expectationOf, resultChances, scoreTable } from '../match/match-model.ts'
import type { Plan } from '../match/plan.ts'
import { fixtureOdds, fixturePrice, fixtureRecord } from '../records/fixture-records.ts'
import { worldOf } from '../world.ts'

const world = worldOf(DEMO_SEED)
const plans = ROUND_ROBINS.filter(({ inFull }) => inFull)
  .flatMap((league) => seasonPlans(world, league, 2026))
  .filter((plan) => specialOf(world, plan) === null)
const played = ROUND_ROBINS.flatMap((league) =>
  [2024, 2025].flatMap((year) => seasonPlans(world, league, year)),
).filter((plan) => specialOf(world, plan) === null)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const finished = (plan: Plan) => fixtureRecord(world, plan, plan.kickoff + DAY_MS)

/** Margin-free chances of 1, X and 2 by the closing price, and the actual result. */
function closingOf(plan: Plan) {
  const { scores, home } = finished(plan)
  const { price } = fixturePrice(world, plan, plan.kickoff + DAY_MS)
  const [one = 0, other = 0] = scores.fullTime ?? []
  if (price === null) throw new Error(`no price of ${home}`)
  const raw = [1 / price.home, 1 / price.draw, 1 / price.away]
  const book = raw.reduce((sum, each) => sum + each, 0)
  const true_ = resultChances(scoreTable(expectationOf(world.seedHash, plan)))
  return { raw, chances: raw.map((each) => each / book), true_, result: one > other ? 0 : one === other ? 1 : 2 }
}

describe('closing prices', () => {
  const closing = played.map(closingOf)

  it('come true as often as they say: in every tenth of chances within three points', () => {
    const bets = closing.flatMap(({ chances, result }) =>
      chances.map((chance, index) => ({ chance, won: Number(index === result) })),
    )
    for (let least = 0; least < 1; least += 0.1) {
      const bin = bets.filter(({ chance }) => chance >= least && chance < least + 0.1)
      if (bin.length < 1_000) continue
      expect(Math.abs(mean(bin.map(({ chance }) => chance)) - mean(bin.map(({ won }) => won)))).toBeLessThan(0.03)
    }
  })

  it('know nearly as much as the world itself', () => {
    const loss = (chances: readonly number[], result: number) => -Math.log(chances[result] ?? 1e-9)
    const market = mean(closing.map(({ chances, result }) => loss(chances, result)))
    const truth = mean(closing.map(({ true_, result }) => loss(true_, result)))
    expect(market - truth).toBeLessThan(0.01)
    expect(market).toBeGreaterThan(truth)
  })

  it('are never absurd: the strongest favourite is above 1.02, the weakest outsider below 50', () => {
    const prices = closing.flatMap(({ raw }) => raw.map((chance) => 1 / chance))
    expect(Math.min(...prices)).toBeGreaterThan(1.02)
    expect(Math.max(...prices)).toBeLessThan(50)
  })
})

describe('the markets of a coming match', () => {
  const reported = plans.slice(0, 60).map((plan) => fixtureOdds(world, plan, plan.kickoff - HOUR_MS))

  it('are all 24', () => {
    for (const odds of reported) {
      expect(odds.map(({ market }) => market).sort((one, other) => one - other)).toEqual(Object.values(MARKET))
    }
  })

  it('leave every bookmaker a margin, and not too large a one', () => {
    const single: readonly MarketId[] = [MARKET.score_penalty, MARKET.miss_penalty]
    for (const { market, quotes } of reported.flat()) {
      if (single.includes(market)) continue
      const groups = new Map<string, number[]>()
      for (const { bookmaker, selection, line, price } of quotes) {
        if (bookmaker === BOOKMAKER.average) continue
        const isTeam = quotes.some((quote) => quote.selection === 4)
        const part = isTeam
          ? Math.ceil(selection / 2)
          : market === MARKET.asian_handicap || market === MARKET.corner_handicap || market === MARKET.card_handicap
            ? selection === 1
              ? line
              : 0 - (line ?? 0)
            : line
        const key = `${bookmaker} ${part}`
        groups.set(key, [...(groups.get(key) ?? []), 1 / price])
      }
      for (const [key, chances] of groups) {
        const book = chances.reduce((sum, chance) => sum + chance, 0)
        expect([market, key, book > 0.985 && book < 1.16]).toEqual([market, key, true])
      }
    }
  })

  it('come true: over 2.5 goals, both score, over 9.5 corners, a red card, a penalty', () => {
    const yes = (odds: readonly OddsRecord[], market: MarketId, line: number | null) => {
      const quotes =
        odds.find((record) => record.market === market)?.quotes.filter((quote) => quote.line === line) ?? []
      const price = (selection: number) => quotes.find((quote) => quote.selection === selection)?.price ?? Number.NaN
      return 1 / price(1) / (1 / price(1) + 1 / price(2))
    }
    const sample = plans
      .filter((_, index) => index % 3 === 0)
      .map((plan) => {
        const odds = fixtureOdds(world, plan, plan.kickoff)
        const { sides, scores } = finished(plan)
        const [home = 0, away = 0] = scores.fullTime ?? []
        const sum = (one: number | null | undefined, other: number | null | undefined) => (one ?? 0) + (other ?? 0)
        return [
          [yes(odds, MARKET.total_goals, 2.5), Number(home + away > 2)],
          [yes(odds, MARKET.both_teams_to_score, null), Number(home > 0 && away > 0)],
          [yes(odds, MARKET.total_corners, 9.5), Number(sum(sides.home.corners, sides.away.corners) > 9)],
          [
            yes(odds, MARKET.total_cards, 3.5),
            Number(
              sum(sides.home.yellowCards, sides.away.yellowCards) + sum(sides.home.redCards, sides.away.redCards) > 3,
            ),
          ],
          [yes(odds, MARKET.red_card, null), Number(sum(sides.home.redCards, sides.away.redCards) > 0)],
          [
            yes(odds, MARKET.penalty_in_match, null),
            Number(sum(sides.home.statistics.penalties, sides.away.statistics.penalties) > 0),
          ],
          [yes(odds, MARKET.clean_sheet_home, null), Number(away === 0)],
        ] as const
      })
    for (let index = 0; index < 7; index++) {
      const chance = mean(sample.map((each) => each[index]?.[0] ?? Number.NaN))
      const often = mean(sample.map((each) => each[index]?.[1] ?? Number.NaN))
      expect([index, Math.abs(chance - often) < 0.045 ? 'as priced' : [chance, often]]).toEqual([index, 'as priced'])
    }
  })
})

describe('the way of the prices', () => {
  it('leads from the opening to the price that stands, each change at its instant', () => {
    for (const plan of plans.slice(0, 40)) {
      const now = plan.kickoff - DAY_MS
      for (const { quotes, changes = [] } of fixtureOdds(world, plan, now).filter(
        (record) => record.changes !== undefined,
      )) {
        expect(changes.length).toBeGreaterThan(0)
        for (const quote of quotes) {
          const own = changes.filter(
            ({ bookmaker, selection, line }) =>
              bookmaker === quote.bookmaker && selection === quote.selection && line === quote.line,
          )
          if (own.length === 0) continue
          expect(own[0]?.price).toBe(quote.opening)
          expect(own.at(-1)?.price).toBe(quote.price)
          expect(own.every(({ at }, index) => index === 0 || at > (own[index - 1]?.at ?? ''))).toBe(true)
          expect(own.every(({ at }) => Date.parse(at) <= now)).toBe(true)
        }
      }
    }
  })
})
