import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  RECORDED_FINAL,
  startSportmonksStandIn,
  worldFromRecorded,
} from '../../../packages/testing/src/sportmonks/index.ts'
import { realData } from '../../../tools/data-folder.ts'
import { touchline } from '../command-line.ts'
import type { Member } from '../member.ts'
import { grantedMember } from './granted-member.ts'
import { startProduct } from './product.ts'

/** The parts of the recorded answer that a journey uses. */
interface FinalRecord {
  participants: { id: number; name: string; meta: { location: 'home' | 'away' } }[]
  events: {
    type_id: number
    minute: number
    extra_minute: number | null
    participant_id: number
    player_name: string | null
    related_player_name: string | null
    result: string | null
    addition: string | null
    info: string | null
    sort_order: number
  }[]
  statistics: { type_id: number; location: 'home' | 'away'; data: { value: number } }[]
  lineups: { team_id: number; type_id: number; player_name: string; jersey_number: number | null }[]
}

export interface RecordedFinal {
  url: string
  /** A subscriber. */
  subscriber: Member
  /** Our id of the final. */
  fid: number
  /** The feed's answer about it. */
  record: FinalRecord
  stop(): Promise<unknown>
}

const CHAMPIONS_LEAGUE = '2'
const AFTER_IT = '2026-06-01T12:00:00Z'

/** A product that has fetched the recorded Champions League final from the feed, with one subscriber. */
export async function startWithRecordedFinal(): Promise<RecordedFinal> {
  const folder = realData('sportmonks')
  const env = { FEED: 'none', CLOCK: AFTER_IT }
  const prepare = async (dataDir: string) => {
    const feed = await startSportmonksStandIn(worldFromRecorded(folder), { limits: { perHour: 100_000 } })
    const asked = await touchline(['sync', '--once', '--leagues', CHAMPIONS_LEAGUE], {
      ...env,
      DATA_DIR: dataDir,
      SPORTMONKS_API_BASE: feed.url,
      SPORTMONKS_TOKEN: feed.token,
    })
    await feed.close()
    if (asked.code !== 0) throw new Error(asked.complaints)
  }
  const product = await startProduct({ prepare, env })
  const { url, stop } = product
  const file = await readFile(join(folder, 'recorded', `fixture_${RECORDED_FINAL}_extra_time_penalties.json`), 'utf8')
  const { data: record } = JSON.parse(file) as { data: FinalRecord }
  return { url, subscriber: await grantedMember(product, env), fid: await idOfFinal(url), record, stop }
}

/** The only match of its evening. */
async function idOfFinal(url: string): Promise<number> {
  const answer = await fetch(
    `${url}/api/upcoming/${encodeURIComponent('2026-05-30 00:00')}/${encodeURIComponent('2026-05-31 00:00')}`,
  )
  const [match] = (await answer.json()) as { match_id: number }[]
  if (!match) throw new Error('The final is not there')
  return match.match_id
}
