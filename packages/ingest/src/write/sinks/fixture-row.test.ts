import { type FixtureRecord, STATE } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../apply-batch.ts'
import { readSummaries } from '../fixture-summaries.ts'
import { fixtureRow, summaryOf } from './fixture-row.ts'

const database = useDatabase()

const scores = { halfTime: [1, 0], fullTime: [1, 1], extraTime: [2, 2], shootOut: [5, 4], current: [2, 2] } as const
const red = { ...finished.sides.away, redCards: 1 }
const KINDS: [name: string, changes: Partial<FixtureRecord>][] = [
  ['over', {}],
  [
    'decided by penalties, with a red card',
    { state: STATE.after_penalties, scores: { ...finished.scores, ...scores } },
  ],
  ['in play', { state: STATE.second_half, minute: 90, addedMinute: 3, minuteEstimated: true }],
  ['to come at an hour nobody knows', { state: STATE.not_started, kickoffKnown: false, referee: null }],
]

test.each(KINDS)('what a batch knows of a new fixture is what is stored of it: %s', async (_, changes) => {
  const { referencePrice, ...record } = { ...finished, ...changes, sides: { ...finished.sides, away: red } }
  await applyBatch(database, smallWorld([{ ...record, referencePrice }]), { now: NOW })
  const [place] = await database.rows(
    'select id, league_id, season_id, home_team_id, away_team_id, referee_id from fixture',
  )
  const ids = {
    id: place.id as number,
    leagueId: place.league_id as number,
    seasonId: place.season_id as number,
    homeTeamId: place.home_team_id as number,
    awayTeamId: place.away_team_id as number,
  }
  const none = { stage: null, group: null, venue: null, homeCoach: null, awayCoach: null }
  const parts = { ...record, ...none, referee: place.referee_id as number | null }
  const stored = await database.pool.connect()
  try {
    expect([...(await readSummaries(stored, [ids.id])).values()]).toEqual([
      summaryOf(fixtureRow(ids, parts, NOW), parts, referencePrice ?? null),
    ])
  } finally {
    stored.release()
  }
})
