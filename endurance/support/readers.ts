import { type Answer, ask, otherAddress, unclean } from '../../packages/testing/src/requests/index.ts'
import { pause } from './site.ts'

export interface ReadersLoad {
  /** Statuses of all answers; `lost` where there was none. */
  statuses: ReadonlyMap<string, number>
  /** Answers nobody may get here. */
  wrong: readonly string[]
  /** Milliseconds of every whole answer. */
  times: readonly number[]
  stop(): Promise<void>
}

/** Visitors who turn over pages and calls everybody may see. */
export function startReaders(options: {
  addresses: readonly string[]
  /** Addresses without origin. */
  paths: readonly string[]
  atOnce: number
  everyMs?: number
  /** Whether a status is wrong; everything but 200 unless given. */
  isWrong?: (answer: Answer) => boolean
}): ReadersLoad {
  const { addresses, paths, atOnce, everyMs = 20, isWrong = ({ status }) => status !== 200 } = options
  const statuses = new Map<string, number>()
  const wrong: string[] = []
  const times: number[] = []
  let stopped = false
  const reader = async (first: number) => {
    const from = otherAddress()
    for (let at = first; !stopped; at++) {
      const path = paths[at % paths.length] ?? '/'
      const answer = await ask(`${addresses[at % addresses.length]}${path}`, { headers: from })
      const name = String(answer.status ?? 'lost')
      statuses.set(name, (statuses.get(name) ?? 0) + 1)
      if (answer.status !== null) times.push(answer.ms)
      const fault = unclean(answer)
      if (fault) wrong.push(`${path}: ${answer.status} ${fault}`)
      else if (isWrong(answer)) wrong.push(`${path}: ${answer.status ?? 'lost'} ${answer.text.slice(0, 200)}`)
      await pause(everyMs)
    }
  }
  const running = Promise.all(Array.from({ length: atOnce }, (_, at) => reader(at * 7)))
  return {
    statuses,
    wrong,
    times,
    stop: async () => {
      stopped = true
      await running
    },
  }
}

/** Calls and pages of the day, the matches on it among them. */
export async function pathsToRead(address: string, now: Date): Promise<string[]> {
  const day = now.toISOString().slice(0, 10)
  const list = `/api/upcoming/${encodeURIComponent(`${day} 00:00`)}/${encodeURIComponent(`${day} 23:59`)}`
  const { text } = await ask(address + list)
  const matches = (JSON.parse(text) as { match_id: number; local_id: number; visitor_id: number }[]).slice(0, 12)
  return [
    '/',
    list,
    '/api/site',
    '/api/plans',
    '/api/legal/terms',
    ...matches.flatMap(({ match_id, local_id, visitor_id }) => [
      `/api/match_info/${match_id}`,
      `/api/match_h2h/${local_id}/${visitor_id}`,
      `/soccer?mid=${match_id}`,
    ]),
  ]
}
