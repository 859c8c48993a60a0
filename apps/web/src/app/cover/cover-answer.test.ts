import { contract } from '@touchline/contract'
import { examples } from '@touchline/contract/examples'
import { operationId } from '@touchline/contract/published'
import type { HiddenScores } from '@touchline/football'
import { HOUR_MS } from '@touchline/football'
import { describe, expect, test } from 'vitest'
import type { CallName } from '../api/api.ts'
import { coverAnswer, refusesCall, ToldScore } from './cover-answer.ts'

const NOTHING: HiddenScores = { everywhere: false, teams: [], matches: [], shown: [], shownUntil: 0 }
/** So early that every match of the examples may still be watched. */
const EARLY = 2 * HOUR_MS
const hiding = (wish: Partial<HiddenScores>) => ({ wish: { ...NOTHING, ...wish }, now: EARLY })
const EVERYWHERE = hiding({ everywhere: true })

/** Every recorded answer under the name of its call. */
const answers = contract.flatMap((call) => {
  const example = examples[operationId(call) ?? '']
  return example === undefined ? [] : [{ name: `${call.method} ${call.path}` as CallName, answer: example.answer }]
})

const SCORES = new Set(['score', 'halftime', 'half_time', 'shootout', 'local_score', 'home_goals', 'localteam_score'])
/** Chances of final scores, which are worked out before the kick-off. */
const FORECASTS = new Set<CallName>(['GET /v3/forecast/{match_id}'])
/** Read for fixtures that are not under cover alone, as below. */
const PARTS = new Set<CallName>(['GET /v3/fixture/chances/{fid}'])

/** The paths of scores in an answer. */
function scoresIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => scoresIn(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    SCORES.has(key) && one !== null ? [`${path}.${key}`] : scoresIn(one, `${path}.${key}`),
  )
}

const read = async () => null

async function told(name: CallName, answer: unknown, cover: typeof EVERYWHERE): Promise<string[]> {
  if (await refusesCall(name, { params: {}, cover, read })) return []
  try {
    return scoresIn(coverAnswer(name, answer, cover)).map((place) => `${name} ${place}`)
  } catch (cause) {
    if (cause instanceof ToldScore) return []
    throw cause
  }
}

test('no answer of the API carries a hidden score', async () => {
  const plain = answers.filter(
    ({ name, answer }) => !FORECASTS.has(name) && !PARTS.has(name) && scoresIn(answer).length > 0,
  )
  expect(plain.map(({ name }) => name)).toContain('GET /upcoming/{fromUtc}/{toUtc}')
  expect(plain.length).toBeGreaterThan(5)
  const found = await Promise.all(plain.map(({ name, answer }) => told(name, answer, EVERYWHERE)))
  expect(found.flat()).toEqual([])
})

const match = {
  match_id: 7,
  start_dt: '1970-01-01T01:00:00Z',
  status: 6,
  state_id: 6,
  minute: 105,
  added_minute: null,
  score: { home: 2, away: 2 },
  halftime: { home: 1, away: 0 },
  shootout: null,
  local_id: 10,
  local_form: 2.4,
  local_red_cards: 1,
  visitor_id: 20,
  visitor_form: 1.2,
  visitor_red_cards: 0,
  odds: null,
}
const covered = (wish: Partial<HiddenScores>, answer: unknown = match) =>
  coverAnswer('GET /upcoming/{fromUtc}/{toUtc}', answer, hiding(wish)) as typeof match

describe('a match in extra time', () => {
  test('is one that is played, with the form before its kick-off', () => {
    expect(covered({ everywhere: true })).toMatchObject({
      under_cover: true,
      status: 2,
      state_id: 2,
      minute: null,
      score: null,
      halftime: null,
      local_red_cards: null,
      local_form: 2.4,
    })
  })

  test('is left alone once it is uncovered', () => {
    expect(covered({ everywhere: true, shown: [7] })).toEqual(match)
  })
})

test('a team with hidden scores also hides its form before its next match, other teams do not', () => {
  const next = { ...match, start_dt: '1970-01-01T04:00:00Z', status: 1, score: null, halftime: null }
  expect(covered({ teams: [10] }, next)).toMatchObject({ local_form: null, visitor_form: 1.2 })
})

test('suspended players of a team whose scores are hidden are no news, those of others are', () => {
  const facts = [10, 30].map((id) => ({ kind: 'suspended', day: '2026-03-08', players: 1, team: { id } }))
  expect(coverAnswer('GET /following/news', facts, hiding({ teams: [10] }))).toEqual([facts[1]])
})

test('a table is not shown to who hides the scores of a team in it', async () => {
  const standing = 'GET /v3/season/standing/{seasonId}'
  const table = { type: 2, standing: [{ participant_id: 10, position: 1 }] }
  expect(await refusesCall(standing, { params: {}, cover: EVERYWHERE, read })).toBe(true)
  expect(() => coverAnswer(standing, table, hiding({ teams: [10] }))).toThrow(ToldScore)
  expect(() => coverAnswer(standing, table, hiding({ matches: [[1, 10, 30]] }))).toThrow(ToldScore)
  expect(coverAnswer(standing, table, hiding({ teams: [30] }))).toEqual(table)
})

test('parts of a fixture are not read while its score is hidden', async () => {
  const events: CallName = 'GET /v3/fixture/event/{fid}'
  const asked: number[] = []
  await refusesCall(events, { params: { fid: 9 }, cover: EVERYWHERE, read: async (fid) => asked.push(fid) })
  expect(asked).toEqual([9])
})
