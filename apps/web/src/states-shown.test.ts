import type { InplayMatch } from '@touchline/contract'
import { isInPlay, liveMinute, type Side, STATE, STATES, showsBadge, stateCode } from '@touchline/football'
import { expect, test } from 'vitest'
import { scoreParts } from './features/fixture/header/fixture-header.model.ts'
import { statusOf } from './features/inplay/inplay.model.ts'
import { middleOf } from './features/match/header/match-header.model.ts'
import { timeCell } from './features/upcoming/list/match-view.ts'
import { listed } from './features/upcoming/upcoming.testing.ts'
import { fixtureRow } from './ui/fixtures/fixture-row.model.ts'

/**
 * The display of every state in each place: the beginning of a row of the home list, the middle of the match page and of the fixture page,
 * the beginning of a row of the matches in play, a row of past or coming fixtures with its clock and badge, and the page such a row opens.
 * Matches that have not begun are reported without a score.
 */
const TABLE = `
  state | code | home        | match    | fixture | badge there | in play   | clock  | row   | row's badge | opens
  1     | NS   | time        | upcoming | dash    | yes         | date      |        | vs    |             | match
  2     | 1st  | live        | live     | score   | yes         | minute    | minute | score |             | fixture
  3     | HT   | live        | live     | score   | yes         | live      | word   | score |             | fixture
  4     | BRK  | live        | live     | score   | yes         | live      | word   | score |             | fixture
  5     | FT   | over ft     | score    | score   |             | ended     |        | score |             | fixture
  6     | 1et  | live        | live     | score   | yes         | minute    | minute | score |             | fixture
  7     | AET  | over aet    | score    | score   | yes         | ended AET |        | score | yes         | fixture
  8     | FTP  | over ftp    | score    | score   |             | ended     |        | score |             | fixture
  9     | PEN  | live        | live     | score   | yes         | live      | word   | score |             | fixture
  10    | POST | post        | off      | dash    | yes         | state     |        | state |             | match
  11    | SUSP | susp        | score    | score   | yes         | state     |        | score | yes         | match
  12    | CANC | canc        | off      | dash    | yes         | state     |        | state |             | match
  13    | TBA  | tba         | upcoming | dash    | yes         | state     |        | state |             | match
  14    | WO   | over wo     | score    | score   | yes         | state     |        | score | yes         | match
  15    | ABAN | aban        | score    | score   | yes         | state     |        | score | yes         | match
  16    | DELA | dela        | upcoming | dash    | yes         | state     |        | state |             | match
  17    | AWAR | over awar   | score    | score   | yes         | state     |        | score | yes         | match
  18    | INT  | int         | score    | score   | yes         | state     |        | score | yes         | match
  19    | AU   | au          | score    | score   | yes         | state     |        | score | yes         | match
  20    | DEL  | del         | off      | dash    | yes         | state     |        | state |             | match
  21    | ETB  | live        | live     | score   | yes         | live      | word   | score |             | fixture
  22    | 2nd  | live        | live     | score   | yes         | minute    | minute | score |             | fixture
  23    | 2et  | live        | live     | score   | yes         | minute    | minute | score |             | fixture
  24    |      | time        | score    | score   |             | state     |        | score |             | fixture
  25    | PENB | live        | live     | score   | yes         | live      | word   | score |             | fixture
  26    |      | pending     | score    | score   |             | state     |        | score | yes         | fixture
`

const [, ...ROWS] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

const { not_started, postponed, cancelled, to_be_announced, delayed, deleted } = STATE
const UNPLAYED: readonly number[] = [not_started, postponed, cancelled, to_be_announced, delayed, deleted]
const WITHOUT_MINUTE: readonly number[] = [3, 4, 9, 21, 25]

function homeCell(status: number): string {
  const cell = timeCell(listed({ status, ...(isInPlay(status) && { state_id: status }) }))
  return cell.kind === 'state' ? `${cell.over ? 'over ' : ''}${cell.key}` : cell.kind
}

function inplayStart(state_id: number, minute: number | null): string {
  const status = statusOf({ state_id, minute, added_minute: null } as InplayMatch)
  if (status.kind === 'ended') return status.badge ? `ended ${stateCode(state_id)}` : 'ended'
  return status.kind === 'live' && status.minute ? 'minute' : status.kind
}

/** A row of the table as the product makes it. */
function shown(state: number): string[] {
  const score = UNPLAYED.includes(state) ? null : { home: 2, away: 1 }
  const minute = isInPlay(state) && !WITHOUT_MINUTE.includes(state) ? 60 : null
  const side = (participant: Side, goals: number) => ({
    ...{ id: 1, type_id: 1525, participant_id: 1, description: 'CURRENT' },
    score: { participant, goals },
  })
  const team = (location: Side) => ({
    ...{ id: 1, name: '', image_path: '', short_code: null },
    meta: { location },
  })
  const row = fixtureRow({
    state_id: state,
    scores: score ? [side('home', score.home), side('away', score.away)] : [],
    periods: minute === null ? [] : [{ sort_order: 2, minutes: minute, time_added: null }],
    participants: [team('home'), team('away')],
  })
  const start = { start_dt: '2026-11-20T17:30:00.000Z', kickoff_known: true }
  return [
    String(state),
    stateCode(state),
    homeCell(state),
    middleOf({ ...start, status: state, score }, Date.parse(start.start_dt)).kind,
    scoreParts(state, score) === null ? 'dash' : 'score',
    showsBadge(state) ? 'yes' : '',
    inplayStart(state, minute),
    row.clock === null ? '' : row.clock.kind,
    row.middle,
    row.badge ? 'yes' : '',
    row.opens,
  ]
}

test.each(STATES.map(({ id, key }) => [id, key]))('state %i (%s) is shown as the table says', (state) => {
  expect(shown(state)).toEqual(ROWS[state - 1])
})

test('next to minute 90 alone stands how much was added, in lists as on pages', () => {
  expect(liveMinute(STATE.second_half, 90, 3)).toEqual({ kind: 'minute', minute: 90, added: 3 })
  for (const [state, minute] of [
    [STATE.first_half, 45],
    [STATE.extra_first_half, 105],
    [STATE.extra_second_half, 120],
  ] as const) {
    expect(liveMinute(state, minute, 2)).toEqual({ kind: 'minute', minute, added: null })
  }
})
