import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseFootballData } from '@touchline/feeds'
import { DAY_MS, type FixtureRecord, type ReferencePrice, STATE } from '@touchline/football'
import { beforeAll, describe, expect, it } from 'vitest'
import { realData } from '../../../tools/data-folder.ts'
import { seasonPlans } from './competitions/days.ts'
import { ROUND_ROBINS } from './competitions/leagues.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { fixturePrice, fixtureRecord } from './records/fixture-records.ts'
import { worldOf } from './world.ts'

const DATA = realData('football-data/seasons')
const SEASONS = ['2021-22', '2022-23', '2023-24', '2024-25']
/** Divisions of the files and the corresponding leagues of the demo world. */
const DIVISIONS = ['E0', 'E1', 'SP1', 'SP2', 'I1', 'D1', 'F1', 'P1']
const LEAGUES = ['england/', 'spain/', 'italy/', 'germany/', 'france/', 'portugal/']

type Priced = FixtureRecord & { price: ReferencePrice | null }

function realFixtures(): Priced[] {
  return SEASONS.flatMap((season) =>
    DIVISIONS.flatMap((division) => {
      const path = resolve(DATA, season, `${division}.csv`)
      if (!existsSync(path)) return []
      const { fixtures = [], referencePrices = [] } = parseFootballData({ name: path, bytes: readFileSync(path) }).batch
      const prices = new Map(referencePrices.map(({ fixture, price }) => [fixture, price]))
      return fixtures.map((one) => ({ ...one, price: prices.get(one.key) ?? null }))
    }),
  )
}

function demoFixtures(): Priced[] {
  const world = worldOf(DEMO_SEED)
  const leagues = ROUND_ROBINS.filter(({ key }) => LEAGUES.some((country) => key.startsWith(country)))
  return leagues.flatMap((league) =>
    [2023, 2024, 2025].flatMap((year) =>
      seasonPlans(world, league, year).map((plan) => {
        const now = plan.kickoff + 2 * DAY_MS
        return { ...fixtureRecord(world, plan, now), ...fixturePrice(world, plan, now) }
      }),
    ),
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const quantile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN

/** Statistics of a set of matches, by name. */
function portraitOf(all: readonly Priced[]): Record<string, number> {
  const played = all.filter((fixture) => fixture.state === STATE.full_time && fixture.scores.fullTime !== null)
  const score = (fixture: FixtureRecord) => fixture.scores.fullTime ?? [0, 0]
  const share = (test: (home: number, away: number) => boolean) =>
    mean(played.map((fixture) => (test(...score(fixture)) ? 1 : 0)))
  const both = (of: (side: FixtureRecord['sides']['home']) => number | null | undefined) =>
    mean(
      played.flatMap(({ sides }) => {
        const [home, away] = [of(sides.home), of(sides.away)]
        return typeof home === 'number' && typeof away === 'number' ? [home + away] : []
      }),
    )
  const goals = mean(played.map((fixture) => score(fixture)[0] + score(fixture)[1]))
  const priced = played.flatMap((one) => (one.price ? [{ price: one.price, score: score(one) }] : []))
  const book = ({ price }: (typeof priced)[number]) => 1 / price.home + 1 / price.draw + 1 / price.away
  const loss = (each: (typeof priced)[number]) => {
    const { price, score } = each
    const paid = score[0] > score[1] ? price.home : score[0] === score[1] ? price.draw : price.away
    return Math.log(paid * book(each))
  }
  const favourites = priced.map(({ price }) => Math.min(price.home, price.away))
  const outsiders = priced.map(({ price }) => Math.max(price.home, price.away))
  return {
    goals,
    homeGoals: mean(played.map((fixture) => score(fixture)[0])),
    homeWins: share((home, away) => home > away),
    draws: share((home, away) => home === away),
    goalless: share((home, away) => home + away === 0),
    overTwoAndAHalf: share((home, away) => home + away > 2),
    bothScore: share((home, away) => home > 0 && away > 0),
    firstHalfShare: mean(played.map(({ scores }) => (scores.halfTime?.[0] ?? 0) + (scores.halfTime?.[1] ?? 0))) / goals,
    corners: both((side) => side.corners),
    yellowCards: both((side) => side.yellowCards),
    redCards: both((side) => side.redCards),
    shots: both((side) => side.statistics.shots_total),
    onTarget: both((side) => side.statistics.shots_on_target),
    fouls: both((side) => side.statistics.fouls),
    margin: mean(priced.map(book)),
    logLoss: mean(priced.map(loss)),
    favourite: quantile(favourites, 0.5),
    strongFavourite: quantile(favourites, 0.05),
    outsider: quantile(outsiders, 0.5),
    longOutsider: quantile(outsiders, 0.95),
    longestOutsider: quantile(outsiders, 0.999),
    homePrice: quantile(
      priced.map(({ price }) => price.home),
      0.5,
    ),
  }
}

/** How far the demo world may be from the real files. */
const BOUNDS: Readonly<Record<string, number>> = {
  goals: 0.08,
  homeGoals: 0.06,
  homeWins: 0.02,
  draws: 0.015,
  goalless: 0.012,
  overTwoAndAHalf: 0.02,
  bothScore: 0.02,
  firstHalfShare: 0.02,
  corners: 0.5,
  yellowCards: 0.3,
  redCards: 0.06,
  shots: 1.6,
  onTarget: 0.8,
  fouls: 3,
  margin: 0.012,
  logLoss: 0.025,
  favourite: 0.15,
  strongFavourite: 0.1,
  outsider: 0.7,
  longOutsider: 3,
  longestOutsider: 12,
  homePrice: 0.25,
}

describe('the demo world next to the real files', () => {
  let real: Record<string, number>
  let demo: Record<string, number>
  beforeAll(() => {
    real = portraitOf(realFixtures())
    demo = portraitOf(demoFixtures())
  })

  it.each(Object.entries(BOUNDS))('has their %s, within %f', (name, bound) => {
    expect(
      Math.abs((demo[name] ?? Number.NaN) - (real[name] ?? Number.NaN)),
      `${demo[name]} and ${real[name]}`,
    ).toBeLessThan(bound)
  })
})
