import { STATE } from '@touchline/football'
import { orgMatches, orgMatchRow, orgScore } from '@touchline/testing/open-data'
import { describe, expect, it } from 'vitest'
import { readOrgMatches } from './org-match.ts'
import { orgMatchRecords } from './org-records.ts'

const read = (...rows: readonly unknown[]) => readOrgMatches(Buffer.from(JSON.stringify(orgMatches(...rows))))
const one = (fields: Record<string, unknown>) => {
  const { matches, problems } = read(orgMatchRow(fields))
  expect(problems).toEqual([])
  const [match] = matches
  if (!match) throw new Error('The match was not taken')
  return match
}
const sides = (home: number | null, away: number | null) => ({ home, away })

describe('a match of football-data.org', () => {
  it('is joined with other sources by the ids of its clubs', () => {
    expect(one({})).toMatchObject({
      key: '537940',
      kickoff: '2025-12-13T15:00:00.000Z',
      kickoffKnown: true,
      home: { key: '61', stableKey: 'england/chelsea' },
      away: { key: '62', stableKey: 'england/everton' },
      competition: { league: { stableKey: 'england/premier-league' }, season: '2025/2026' },
      place: { stage: null, round: '16' },
      state: STATE.not_started,
    })
  })

  it.each(['SCHEDULED', 'POSTPONED', 'CANCELLED'])('has a day and no time at midnight when it is %s', (status) => {
    const match = one({ status, utcDate: '2026-03-14T00:00:00Z' })
    expect(match).toMatchObject({ kickoff: '2026-03-14T00:00:00.000Z', kickoffKnown: false })
  })

  it('may well kick off at midnight in UTC, as in Brazil in the evening', () => {
    expect(one({ utcDate: '2026-03-14T00:00:00Z' }).kickoffKnown).toBe(true)
  })

  it('has the running score in play, and no half-time score before the break', () => {
    const match = one({ status: 'IN_PLAY', score: { ...orgScore([1, 0], [0, 0]), winner: 'HOME_TEAM' } })
    expect(match.scores).toEqual({ halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: [1, 0] })
    expect(match.state).toBe(STATE.first_half)
  })

  it('is over after 90 minutes although its answer has kept the zeros of play for what there was not', () => {
    const filled = { regularTime: sides(0, 0), extraTime: sides(0, 0), penalties: sides(0, 0) }
    const match = one({ status: 'FINISHED', score: { ...orgScore([2, 0], [2, 0]), ...filled, winner: 'HOME_TEAM' } })
    expect(match.state).toBe(STATE.full_time)
    expect(match.scores).toMatchObject({ halfTime: [2, 0], fullTime: [2, 0], extraTime: null, shootOut: null })
  })

  it('has the score of play and the kicks of the shoot-out apart', () => {
    const score = {
      ...{ winner: 'HOME_TEAM', duration: 'PENALTY_SHOOTOUT', fullTime: sides(6, 4), halfTime: sides(0, 0) },
      ...{ regularTime: sides(1, 1), extraTime: sides(0, 0), penalties: sides(5, 3) },
    }
    const match = one({ status: 'FINISHED', stage: 'QUARTER_FINALS', score })
    expect(match.state).toBe(STATE.after_penalties)
    expect(match.scores).toMatchObject({ fullTime: [1, 1], extraTime: [1, 1], shootOut: [5, 3], current: [1, 1] })
    expect(match.place).toMatchObject({ stage: 'Quarter-finals', type: 224, round: null })
  })

  it('counts the goals of extra time to those before', () => {
    const score = {
      ...{ duration: 'EXTRA_TIME', fullTime: sides(2, 1), halfTime: sides(0, 1) },
      ...{ regularTime: sides(1, 1), extraTime: sides(1, 0) },
    }
    const match = one({ status: 'FINISHED', score })
    expect(match.state).toBe(STATE.after_extra_time)
    expect(match.scores).toMatchObject({ halfTime: [0, 1], fullTime: [1, 1], extraTime: [2, 1], current: [2, 1] })
  })

  it('has an unknown result when it is finished without a score', () => {
    const { matches, problems } = read(orgMatchRow({ status: 'FINISHED' }))
    expect(matches[0]).toMatchObject({ state: STATE.awaiting_updates, scores: { current: null } })
    expect(problems).toHaveLength(1)
  })

  it('stands in its group, in the league stage of a cup, or in a stage called by its own words', () => {
    expect(one({ stage: 'GROUP_STAGE', group: 'GROUP_C' }).place).toMatchObject({
      stage: 'Group Stage',
      group: 'Group C',
    })
    expect(one({ stage: 'LEAGUE_STAGE', matchday: 3 }).place).toMatchObject({
      stage: 'League Stage',
      type: 223,
      round: '3',
    })
    expect(one({ stage: 'SUPER_FINAL_ROUND' }).place).toMatchObject({ stage: 'Super Final Round', type: 224 })
  })
})

describe('a score whose parts do not fit together', () => {
  const ended = (score: Record<string, unknown>) => {
    const { matches, problems } = read(orgMatchRow({ status: 'FINISHED', stage: 'QUARTER_FINALS', score }))
    return { state: matches[0]?.state, ...matches[0]?.scores, problems: problems.map(({ reason }) => reason) }
  }
  const shootOut = { winner: 'AWAY_TEAM', duration: 'PENALTY_SHOOTOUT', fullTime: sides(3, 5), halfTime: sides(0, 0) }
  const unknown = sides(null, null)

  it('has the kicks by the whole where they are missing', () => {
    const parts = { regularTime: sides(0, 0), extraTime: sides(0, 0), penalties: unknown }
    expect(ended({ ...shootOut, ...parts })).toEqual({
      ...{ state: STATE.after_penalties, halfTime: [0, 0], fullTime: [0, 0], extraTime: [0, 0] },
      ...{ shootOut: [3, 5], current: [0, 0], problems: [] },
    })
    expect(ended({ ...shootOut, regularTime: unknown, extraTime: unknown, penalties: unknown })).toMatchObject({
      ...{ state: STATE.after_penalties, fullTime: [0, 0], shootOut: [3, 5], current: [0, 0] },
    })
  })

  it('knows that there were kicks and not how many where play and kicks cannot be told apart', () => {
    const after = ended({ ...shootOut, halfTime: sides(1, 0), penalties: unknown })
    expect(after).toMatchObject({ state: STATE.after_penalties, shootOut: null, current: null })
    expect(after.problems).toHaveLength(1)
  })

  it('has the kicks the way round that the whole and the winner say', () => {
    const parts = { halfTime: sides(0, 1), regularTime: sides(1, 1), extraTime: sides(0, 0), penalties: sides(4, 2) }
    expect(ended({ ...shootOut, ...parts })).toMatchObject({ shootOut: [2, 4], current: [1, 1] })
  })

  it('has no shoot-out without a winner', () => {
    const parts = { regularTime: sides(1, 1), extraTime: sides(0, 0), penalties: sides(3, 3), fullTime: sides(4, 4) }
    const level = ended({ ...shootOut, ...parts })
    expect(level).toMatchObject({ state: STATE.after_penalties, shootOut: null, current: [1, 1] })
    expect(level.problems.length).toBeGreaterThan(0)
  })

  it('went to penalties where it is called regular and the whole counts them', () => {
    const parts = { regularTime: sides(1, 1), extraTime: sides(0, 0), penalties: sides(2, 4), duration: 'REGULAR' }
    expect(ended({ ...shootOut, ...parts })).toMatchObject({ state: STATE.after_penalties, shootOut: [2, 4] })
  })

  it('takes extra time that counts the goals before', () => {
    const parts = { regularTime: sides(2, 2), extraTime: sides(2, 3), penalties: unknown }
    expect(ended({ ...shootOut, duration: 'EXTRA_TIME', fullTime: sides(2, 3), ...parts })).toMatchObject({
      ...{ state: STATE.after_extra_time, fullTime: [2, 2], extraTime: [2, 3], problems: [] },
    })
  })

  it('has no half-time above the final score', () => {
    const score = { winner: 'HOME_TEAM', duration: 'REGULAR', fullTime: sides(2, 1), halfTime: sides(3, 1) }
    expect(ended(score)).toMatchObject({ state: STATE.full_time, halfTime: null, fullTime: [2, 1] })
  })
})

it('leaves out a match whose teams are not drawn yet, and says nothing of it', () => {
  const nobody = { id: null, name: null, shortName: null, tla: null, crest: null }
  expect(read(orgMatchRow({ homeTeam: nobody }), orgMatchRow({ id: 2 }))).toMatchObject({
    matches: [{ key: '2' }],
    problems: [],
  })
})

it('reports what cannot be taken, and takes the rest', () => {
  const { matches, problems } = read(
    orgMatchRow({ id: 1, status: 'HALFTIME' }),
    orgMatchRow({ id: 2, utcDate: 'tomorrow' }),
    orgMatchRow({ id: 3, homeTeam: { id: 61 } }),
    'nothing',
    orgMatchRow({ id: 5 }),
  )
  expect(matches.map(({ key }) => key)).toEqual(['5'])
  expect(problems.map(({ key, reason }) => [key, reason])).toEqual([
    ['1', 'It is left out: HALFTIME is no status we know.'],
    ['2', 'It is left out: tomorrow is no date.'],
    ['3', 'It is left out: a team has no id or no name.'],
    ['at 3', 'It is left out: it has no id.'],
  ])
})

it('takes of a match that two windows have the row touched last', () => {
  const late = orgMatchRow({ status: 'PAUSED', score: orgScore([1, 0]), lastUpdated: '2025-12-13T15:54:14Z' })
  expect(read(late, orgMatchRow()).matches).toMatchObject([{ status: 'PAUSED' }])
})

it('describes no team again that is described better, and says until when the source had seen the match', () => {
  const { matches } = read(orgMatchRow())
  const batch = orgMatchRecords(matches, { described: new Set(['61']), delayMs: 300_000 })
  expect(batch.teams?.map(({ key }) => key)).toEqual(['62'])
  expect(batch.fixtures).toMatchObject([{ seenUntil: '2025-12-13T01:27:01.000Z', minuteEstimated: false }])
  expect(batch.seasons).toMatchObject([{ name: '2025/2026', startsOn: '2025-08-15', endsOn: '2026-05-24' }])
})
