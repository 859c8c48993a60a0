import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StandingRow } from '@touchline/contract'
import { parseFootballData } from '@touchline/feeds'
import { nameKey } from '@touchline/football'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { reader, type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'

const DATA = realData()
const RESULTS = resolve(DATA, 'football-data/seasons/2024-25/E0.csv')
const RECORDED = resolve(DATA, 'sportmonks/recorded/standings_season_23614_details_form_rule.json')

interface RecordedRow {
  position: number
  points: number
  result: 'up' | 'down' | 'equal'
  participant: { name: string }
  details: readonly { type_id: number; value: number }[]
  form: readonly { form: 'W' | 'D' | 'L'; sort_order: number }[]
}

describe('the Premier League 2024-25', () => {
  let server: TestServer
  let standing: StandingRow[]
  beforeAll(async () => {
    server = await testServer()
    await server.store(parseFootballData({ name: '2024-25/E0.csv', bytes: readFileSync(RESULTS) }).batch)
    await deriveSeasons(server.database, { now: server.deps.clock.now() })
    const rows = await server.database.rows<{ id: number }>('select id from season')
    const by = await reader(server)
    const answer = await by.get<{ standing: StandingRow[] }>(`/api/v3/season/standing/${rows[0]?.id}`)
    standing = answer.standing
  })
  afterAll(() => server.close())

  test('is answered with the places, figures and form that were reported', () => {
    const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as { data: readonly RecordedRow[] } | RecordedRow[]
    const expected = ('data' in recorded ? recorded.data : recorded).toSorted((a, b) => a.position - b.position)
    expect(standing.map(({ participant, points, result }) => [nameKey(participant.name), points, result])).toEqual(
      expected.map(({ participant, points, result }) => [nameKey(participant.name), points, result]),
    )
    for (const { position, details, form } of expected) {
      const row = standing[position - 1]
      const own = new Map(row?.details.map(({ type_id, value }) => [type_id, value]))
      for (const { type_id, value } of details.filter((one) => one.type_id < 7_000)) {
        expect([position, type_id, own.get(type_id)]).toEqual([position, type_id, value])
      }
      const latest = form.toSorted((a, b) => b.sort_order - a.sort_order).map((one) => one.form)
      expect(row?.form.map((one) => one.form)).toEqual(latest.slice(0, 10))
    }
  })

  test('has five places of the Champions League, one of the Europa League and three of relegation', () => {
    const zones = standing.map(({ rule }) => rule?.zone ?? null)
    expect(zones).toEqual([
      ...Array(5).fill('champions_league'),
      'europa_league',
      ...Array(11).fill(null),
      ...Array(3).fill('relegation'),
    ])
  })

  test('links each letter of form to its match', () => {
    for (const { participant_id, form } of standing) {
      expect(form).toHaveLength(10)
      for (const { form: letter, fixture } of form) {
        const { home_id, away_id, home_goals, away_goals } = fixture ?? expect.fail('a match is missing')
        expect([home_id, away_id]).toContain(participant_id)
        const difference = ((home_goals ?? 0) - (away_goals ?? 0)) * (home_id === participant_id ? 1 : -1)
        expect(letter).toBe(difference > 0 ? 'W' : difference < 0 ? 'L' : 'D')
      }
      const days = form.map(({ fixture }) => fixture?.starting_at ?? '')
      expect(days).toEqual(days.toSorted().toReversed())
    }
  })
})
