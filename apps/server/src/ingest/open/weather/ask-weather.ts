import { type AskedPlace, type FeedProblem, type PoliteClient, parseWeather } from '@touchline/feeds'
import type { Lease } from '../../../platform/jobs/lease.ts'
import type { OpenContext } from '../open-context.ts'
import { writeAnswers } from '../write-answer.ts'

interface WeatherCall {
  client: PoliteClient
  /** The address below the source's, and what it counts as. */
  call: { path: string; weight: number }
  places: readonly AskedPlace[]
  progress: { job: string; cursor: unknown; finished: boolean }
}

/**
 * Asks for the weather at places and writes it beside what others report of the matches there. Of the answer is kept that it came, and not
 * its body: the next one is for other places.
 * @throws FeedError when the source does not answer
 */
export async function askWeather(context: OpenContext, lease: Lease, asked: WeatherCall): Promise<void> {
  const { client, call, places, progress } = asked
  const answer = await client.get(call.path, { weight: call.weight, anew: true })
  if (answer.kind !== 'changed') {
    await writeAnswers(context, lease, { source: 'open-meteo', problems: [NO_ANSWER], answers: [], progress })
    return
  }
  const { batch, problems } = parseWeather(answer.body, places)
  const meant = new Map(places.flatMap(({ matches }) => matches.map(({ fixture }) => [fixture, Number(fixture)])))
  await writeAnswers(context, lease, {
    source: 'open-meteo',
    batch: { ...batch, meant },
    problems,
    answers: [{ kept: { ...answer.kept, path: call.path.replace(/\?.*/, '') }, body: NO_BODY }],
    progress,
  })
}

const NO_BODY = new Uint8Array()

const NO_ANSWER: FeedProblem = {
  kind: 'weather',
  key: '*',
  reason: 'There is nothing under the address of the weather.',
}
