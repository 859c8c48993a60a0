import { execute, feedAnswer, query } from '@touchline/database'
import type { Lease } from '@touchline/runtime'
import { eq } from 'drizzle-orm'
import type { OpenContext } from '../open-context.ts'
import { writeAnswers } from '../write-answer.ts'
import { withOpenWeather } from './weather-matches.queries.ts'

const SOURCE = 'open-meteo'
const AT_ONCE = 500

/** Takes the source's weather from every match, where it is not to be shown any more, and its credit with it. */
export async function dropOpenWeather(context: OpenContext, lease: Lease): Promise<void> {
  for (;;) {
    const ids = await withOpenWeather(context.database.pool, AT_ONCE)
    if (ids.length === 0) break
    const weather = ids.map((id) => ({ fixture: String(id), weather: null }))
    const meant = new Map(ids.map((id) => [String(id), id]))
    const batch = { source: SOURCE, weather, meant } as const
    await writeAnswers(context, lease, { source: SOURCE, batch, problems: [], answers: [] })
  }
  await execute(context.database.pool, query.delete(feedAnswer).where(eq(feedAnswer.source, SOURCE)))
}
