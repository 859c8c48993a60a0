import type { Queryable } from '@touchline/database'
import { julyOf } from '@touchline/probability'
import { coursesOf } from '../inplay/courses.queries.ts'
import { evaluatedSeasons } from './evaluated-matches.ts'
import { gridFigures } from './grid-figures.ts'
import { inplayFigures } from './inplay-figures.ts'
import { intervalFigures } from './interval-figures.ts'
import { cornersFigures, modelFigures, yellowCardsFigures } from './model-figures.ts'
import { marginFigures, priceFigures } from './price-figures.ts'

interface EvaluateOptions {
  /** Days since 1970, the last one included; all where they are left out. */
  from?: number | undefined
  to?: number | undefined
  /** Ids of leagues; all where they are left out. */
  leagues?: ReadonlySet<number> | undefined
}

export type Evaluation = Awaited<ReturnType<typeof evaluate>>

/** Corners, cards and chances in play are judged from the season on from which closing prices are known, unless a day is given. */
const JUDGED_FROM = julyOf(2019)

/** Evaluates prices, grid, forecasts and intervals on the stored matches, each forecast as known before its match. */
export async function evaluate(queryable: Queryable, { from, to, leagues }: EvaluateOptions = {}) {
  const margin = marginFigures()
  const price = priceFigures()
  const grid = gridFigures()
  const model = modelFigures()
  const corners = cornersFigures()
  const yellows = yellowCardsFigures()
  const inplay = inplayFigures()
  const intervals = intervalFigures()
  for await (const matches of evaluatedSeasons(queryable)) {
    const fixtures = matches.map(({ fixture }) => fixture)
    const courses = await coursesOf(queryable, fixtures)
    for (const match of matches) {
      const isCounted =
        match.day >= (from ?? -Infinity) && match.day <= (to ?? Infinity) && (leagues?.has(match.league) ?? true)
      if (isCounted) for (const figures of [margin, price, grid, model]) figures.add(match)
      const isJudged = isCounted && match.day >= (from ?? JUDGED_FROM)
      corners.add(match, isJudged)
      yellows.add(match, isJudged)
      inplay.add(match, courses.get(match.fixture), isJudged)
      intervals.add(match, isCounted)
    }
  }
  return {
    margin: margin.figures(),
    price: price.figures(),
    grid: grid.figures(),
    model: model.figures(),
    corners: corners.figures(),
    yellows: yellows.figures(),
    inplay: inplay.figures(),
    intervals: intervals.figures(),
  }
}
