import {
  finderFact,
  firstRow,
  forecast,
  type Queryable,
  readMeta,
  selection,
  statement,
  writeMeta,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const KEPT = 'forecast margins'
/** Fewer matches say too little about the width that nine of ten are in. */
const MIN_COMPARED = 300

const forecastMargins = z.object({ matches: z.number(), home: z.number(), draw: z.number(), away: z.number() })
/** How many points nine of ten forecasts are within of the closing price, by outcome, and in how many matches. */
export type ForecastMargins = z.infer<typeof forecastMargins>

/** On 27,557 league matches since July 2019. */
const PUBLISHED: ForecastMargins = { matches: 27_557, home: 11, draw: 5, away: 10 }

const COMPARED = statement(() =>
  selection(
    {
      matches: sql<number>`count(*)::int`,
      home: sql<
        number | null
      >`percentile_cont(.9) within group (order by abs(${forecast.home} - ${finderFact.closeHome}))`,
      draw: sql<
        number | null
      >`percentile_cont(.9) within group (order by abs(${forecast.draw} - ${finderFact.closeDraw}))`,
      away: sql<
        number | null
      >`percentile_cont(.9) within group (order by abs(${forecast.away} - ${finderFact.closeAway}))`,
    },
    (columns) => sql`
      select ${columns} from ${forecast} join ${finderFact} on ${finderFact.fixtureId} = ${forecast.fixtureId}
      where ${finderFact.closeHome} is not null and ${finderFact.closeDraw} is not null and ${finderFact.closeAway} is not null`,
  ),
)

/** Compares the forecasts with the closing prices stored here, and keeps by how much they differ. */
export async function measureForecastMargins(queryable: Queryable): Promise<void> {
  const found = await firstRow(queryable, COMPARED, {})
  if (found === null || found.matches < MIN_COMPARED) return
  const points = (share: number | null) => Math.ceil(100 * (share ?? 1))
  const { matches, home, draw, away } = found
  await writeMeta(queryable, KEPT, { matches, home: points(home), draw: points(draw), away: points(away) })
}

/** As last measured here; the published measurement before the first time. */
export async function keptForecastMargins(queryable: Queryable): Promise<ForecastMargins> {
  return forecastMargins.catch(PUBLISHED).parse(await readMeta(queryable, KEPT))
}
