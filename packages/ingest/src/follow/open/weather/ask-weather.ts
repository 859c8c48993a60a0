import { type AskedPlace, type FeedProblem, type PoliteClient, parseWeather } from '@touchline/feeds'
import type { Lease } from '@touchline/runtime'
import type { OpenContext } from '../open-context.ts'
import { writeAnswers } from '../write-answer.ts'

interface WeatherCall {
  client: PoliteClient
  /** The address below the source's, and its cost. */
  call: { path: string; weight: number }
  places: readonly AskedPlace[]
  progress: { job: string; cursor: unknown; finished: boolean }
}

/**
 * Requests the weather at places and stores it with the matches there. Only the fact of the answer is stored, not its body: the next
 * request is for other places.
 * @throws FeedError when the source does not answer
 */
export async function askWeather(context: OpenContext, lease: Lease, asked: WeatherCall): Promise<void> {
  const { client, call, places, progress } = asked
  const answer = await client.get(call.path, { weight: call.weight, force: true })
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
