import { readFileSync } from 'node:fs'
import { useDatabase } from '@touchline/testing/database'
import type { LigaRow } from '@touchline/testing/open-data'
import { afterEach, expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { type OpenLiveWorld, openLiveWorld } from '../live/open-live.testing.ts'
import { computedJob } from './computed.job.ts'
import { ligaSeasonJob } from './liga-season.job.ts'

const database = useDatabase()
const never = new AbortController().signal
let world: OpenLiveWorld | undefined
afterEach(async () => world?.close())

interface Goal {
  goalGetterID: number
  isOwnGoal: boolean
}

/** Goals by scorer as `getgoalgetters` has them, counted from the recorded match day on its own. */
function countOf(matches: readonly LigaRow[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { goals, matchIsFinished } of matches)
    for (const { goalGetterID, isOwnGoal } of matchIsFinished ? (goals as Goal[]) : [])
      if (!isOwnGoal) counts[goalGetterID] = (counts[goalGetterID] ?? 0) + 1
  return counts
}

test.each([
  ['bundesliga-2020-03', '2020-10-06T12:00:00Z', 28],
  ['bundesliga-2023-12', '2023-11-28T12:00:00Z', 18],
])('the scorers of the recorded match day %s are those of its goals', async (name, now, goals) => {
  const bytes = readFileSync(realData('open-data/openligadb', `getmatchdata-${name}.json`))
  const text = new TextDecoder('utf-8').decode(bytes)
  const matches: LigaRow[] = JSON.parse(text.includes('\uFFFD') ? new TextDecoder('latin1').decode(bytes) : text)
  world = await openLiveWorld({ start: now, liga: [{ at: 0, matches }] })
  const context = world.context(database, { withKey: false })
  await ligaSeasonJob(context).run(never)
  await computedJob(context).run(never)
  const rows = await database.rows(
    `select r.key, sum(s.total)::int as total from top_scorer s
     join source_ref r on r.kind = 'player' and r.source = 'openligadb' and r.id = s.player_id
     where s.type_id = 208 group by 1`,
  )
  const counted = countOf(matches)
  expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(goals)
  expect(Object.fromEntries(rows.map(({ key, total }) => [key, total]))).toEqual(counted)
})
