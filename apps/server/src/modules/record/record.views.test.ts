import { expect, test } from 'vitest'
import { emptySums } from './grading/score-sums.ts'
import type { ScoreRow } from './record.queries.ts'
import { viewFigures } from './record.views.ts'

/** A month of weeks with ten compared forecasts each. */
const month = (name: string, first: number, ...behind: number[]): ScoreRow => ({
  ...{ leagueId: 1, league: 'Premier League', country: 'England', month: `${name}-01`, afterwards: false },
  sums: {
    ...emptySums(),
    weeks: behind.map((rpsBehind, at) => ({
      ...{ week: first + 7 * at, forecasts: 10, rps: 2, logLoss: 10, compared: 10, comparedRps: 2, rpsBehind },
      ...{ logLossBehind: 0, bets: 0, profit: 0, closedBets: 0, closingValue: 0, beatClose: 0 },
    })),
  },
})

test('a month whose weeks happen to be alike is no surer than the weeks of all months allow', () => {
  const alike = month('2026-04', 20_000, 0.05, 0.05, 0.05, 0.05)
  const alone = viewFigures([alike], undefined)?.months[0]?.behind_close?.rps_behind
  expect(alone?.high).toBeCloseTo(alone?.low ?? 0, 9)
  const year = [alike, month('2026-05', 20_028, 0.4, -0.3, 0.5, -0.2, 0.1)]
  const among = viewFigures(year, undefined)?.months[0]?.behind_close?.rps_behind
  expect(among?.value).toBeCloseTo(0.005, 9)
  expect((among?.high ?? 0) - (among?.low ?? 0)).toBeGreaterThan(0.01)
})
