import type { StandingRow, StandingTable } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguage } from '../../../app/i18n/languages.ts'
import {
  columnsOf,
  figuresOf,
  formOf,
  legendOf,
  movedLive,
  phaseShown,
  phasesOf,
  pointsNotes,
  progressOf,
  qualifiedIn,
  signed,
  streakOf,
  tablesOf,
  tableTitle,
} from './standing.model.ts'

beforeAll(() => loadLanguage('pt').then(() => undefined))

/** A team with its wins, draws and losses at home and away, one goal a win and none otherwise. */
function row(id: number, position: number, [homeWins, homeDraws, awayWins, awayLosses]: number[], more: object = {}) {
  const [hw = 0, hd = 0, aw = 0, al = 0] = [homeWins, homeDraws, awayWins, awayLosses]
  const values: Record<number, number> = {
    ...{ 129: hw + hd + aw + al, 130: hw + aw, 131: hd, 132: al, 133: hw + aw, 134: al, 179: hw + aw - al },
    ...{ 135: hw + hd, 136: hw, 137: hd, 138: 0, 139: hw, 140: 0, 185: 3 * hw + hd },
    ...{ 141: aw + al, 142: aw, 143: 0, 144: al, 145: aw, 146: al, 186: 3 * aw },
  }
  return {
    position,
    points: 3 * (hw + aw) + hd,
    participant_id: id,
    participant: { id, name: `Team ${id}`, image_path: '', short_code: null },
    ...{ result: null, rule: null, form: [], stage: null, group: null },
    ...{ part: 0, carried: null, positions: [], given: 0, reason: null, playing: false, settled: null },
    details: Object.entries(values).map(([type_id, value]) => ({ type_id: Number(type_id), value })),
    ...more,
  } as StandingRow
}

const table = (more: Partial<StandingTable>) =>
  ({ stage_id: null, group_id: null, corrections: [], put_last: [], played: 0, playing: 0, ...more }) as StandingTable

const A = row(1, 1, [3, 0, 1, 2])
const B = row(2, 2, [1, 1, 3, 0])

describe('a table', () => {
  test('is one for each stage and group, with their names', () => {
    const of = (id: number, position: number, group: string) =>
      row(id, position, [], {
        stage: { id: 1, name: 'Group Stage', sort_order: 1 },
        group: { id: group === 'A' ? 1 : 2, name: `Group ${group}` },
      })
    const tables = tablesOf([of(1, 1, 'A'), of(3, 2, 'A'), of(2, 1, 'B')], [])
    expect(tables.map((table) => tableTitle(table, 'pt'))).toEqual([
      'Fase de grupos · Grupo A',
      'Fase de grupos · Grupo B',
    ])
    expect(tables.map(({ rows }) => rows.length)).toEqual([2, 1])
  })

  test('has each figure by its type: 129 to 134 all, 135 to 140 at home, 141 to 146 away', () => {
    const types = [129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146]
    const one = row(1, 1, [], { details: types.map((type_id) => ({ type_id, value: type_id })) })
    const reported = (['all', 'home', 'away'] as const).map((ground) => figuresOf(one, ground))
    expect(
      reported.flatMap(({ played, won, drawn, lost, scored, conceded }) => [
        played,
        won,
        drawn,
        lost,
        scored,
        conceded,
      ]),
    ).toEqual(types)
  })

  test('home and away add up to all', () => {
    for (const one of [A, B]) {
      const [all, home, away] = (['all', 'home', 'away'] as const).map((ground) => figuresOf(one, ground))
      for (const figure of ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference', 'points'] as const) {
        expect(all?.[figure], figure).toBe((home?.[figure] ?? 0) + (away?.[figure] ?? 0))
      }
    }
  })

  test('has the columns that something is known of, and what is unknown stays unknown', () => {
    const bare = row(1, 1, [], { points: 7, details: [{ type_id: 129, value: 3 }] })
    expect(columnsOf([bare], 'all')).toEqual(['played', 'points'])
    expect(columnsOf([bare], 'home')).toEqual([])
    expect(figuresOf(bare, 'all')).toMatchObject({ played: 3, won: null, difference: null, points: 7 })
  })

  test('shows the latest results first, by their order', () => {
    const form = [4, 6, 5].map((sort_order) => ({ fixture_id: null, form: 'W', sort_order, fixture: null }))
    expect(formOf(row(1, 1, [], { form }), 2).map(({ sort_order }) => sort_order)).toEqual([6, 5])
  })

  test('says how far the matches in play have moved a team, and nothing where none is counted', () => {
    const settled = { position: 4, points: 9, played: 5 }
    expect(movedLive(row(1, 2, [], { settled }))).toBe(2)
    expect(movedLive(row(1, 5, [], { settled }))).toBe(-1)
    expect(movedLive(row(1, 5, []))).toBeNull()
  })

  test('has a letter for each team of which points were taken, in its order', () => {
    const correction = (participant_id: number, points: number) => ({
      participant_id,
      points,
      from: null,
      reason: null,
    })
    const made = table({ corrections: [correction(3, -2), correction(1, -1), correction(3, 1)] })
    const notes = pointsNotes({ rows: [A, B, row(3, 3, [])], made })
    expect(notes.map(({ letter, team, points }) => `${letter} ${team} ${points}`)).toEqual([
      'a Team 1 -1',
      'b Team 3 -2',
      'b Team 3 1',
    ])
  })

  test('explains each colour once', () => {
    const rule = (type_id: number) => ({ rule: { type_id, type: null, zone: 'other' } })
    const rows = [row(1, 1, [], rule(180)), row(2, 2, [], rule(180)), row(3, 3, []), row(4, 4, [], rule(182))]
    expect(legendOf(rows).map(({ type }) => type)).toEqual([180, 182])
  })
})

describe('the phases of a season', () => {
  const of = (id: number, stage: number) =>
    row(id, 1, [], { stage: { id: stage, name: `Stage ${stage}`, sort_order: stage } })
  const madeOf = (stage_id: number, played: number, playing = 0) => table({ stage_id, played, playing })

  test('are its stages with tables; the latest that has begun is shown unless another is requested', () => {
    const tables = tablesOf([of(1, 7), of(2, 8), of(3, 9)], [madeOf(7, 30), madeOf(8, 0, 1), madeOf(9, 0)])
    expect(phasesOf(tables).map(({ stage, isPlaying }) => [stage, isPlaying])).toEqual([
      ['Stage 7', false],
      ['Stage 8', true],
      ['Stage 9', false],
    ])
    expect([phaseShown(tables, undefined), phaseShown(tables, 7), phaseShown(tables, 99)]).toEqual([8, 7, 8])
  })

  test('are none where there is one stage, whatever its groups', () => {
    const tables = tablesOf([of(1, 7)], [madeOf(7, 3)])
    expect([phasesOf(tables), phaseShown(tables, 7)]).toEqual([[], null])
  })
})

describe('how far a season has come', () => {
  const stage = (id: number, name: string) => ({ stage: { id, name, sort_order: id } })
  const inGroup = (id: number, group: number, more: object = {}) =>
    row(id, 1, [1, 0, 0, 0], { group: { id: group, name: `Group ${group}` }, ...more })
  const of = (rows: readonly StandingRow[], made: readonly Partial<StandingTable>[], phase: number | null = null) =>
    progressOf(
      tablesOf(
        rows,
        made.map((one) => table({ ahead: 0, sums: null, ...one })),
      ),
      phase,
    )

  test('is the round that has begun last of those there are, of all teams together', () => {
    // Ten of twelve matches of four teams, one of them in play.
    const rows = [1, 2, 3, 4].map((id) => row(id, id, [1, 0, 0, 0]))
    expect(of(rows, [{ played: 8, playing: 1, ahead: 4 }])).toEqual({
      teams: 4,
      stage: '',
      round: { number: 5, of: 6 },
    })
    expect(
      of(
        [inGroup(1, 7), inGroup(2, 7), inGroup(3, 8), inGroup(4, 8)],
        [
          { group_id: 7, played: 1, ahead: 1 },
          { group_id: 8, played: 1, ahead: 1 },
        ],
      ),
    ).toEqual({ teams: 4, stage: '', round: { number: 1, of: 2 } })
  })

  test('has no round before the first match, after the last one, and where no source has the matches', () => {
    expect(of([A, B], [{ ahead: 2 }])?.round).toBeNull()
    expect(of([A, B], [{ played: 2 }])?.round).toBeNull()
    expect(of([A, B], [])).toEqual({ teams: 2, stage: '', round: null })
    expect(of([], [])).toBeNull()
  })

  test('is that of the phase that is shown, with all teams of the season', () => {
    const rows = [
      ...[1, 2, 3, 4].map((id) => row(id, id, [1, 0, 0, 0], stage(1, 'Regular Season'))),
      ...[1, 2].map((id) => row(id, id, [0, 0, 0, 0], stage(2, 'Championship Round'))),
    ]
    const made = [
      { stage_id: 1, played: 12 },
      { stage_id: 2, played: 1, ahead: 1 },
    ]
    expect(of(rows, made, 2)).toEqual({ teams: 4, stage: 'Championship Round', round: { number: 1, of: 2 } })
    expect(of(rows, made, 1)).toMatchObject({ stage: 'Regular Season', round: null })
  })

  test('leaves out tables that only add up others', () => {
    const rows = [
      ...[1, 2].map((id) => row(id, id, [1, 0, 0, 0], stage(1, 'Apertura'))),
      row(9, 1, [1, 0, 0, 0], stage(3, 'Year')),
    ]
    expect(
      of(
        rows,
        [
          { stage_id: 1, played: 1, ahead: 1 },
          { stage_id: 3, sums: 'year', played: 9, ahead: 9 },
        ],
        1,
      ),
    ).toEqual({
      ...{ teams: 2, stage: 'Apertura', round: { number: 1, of: 2 } },
    })
  })
})

test('teams have qualified by their place once the matches of their table are over', () => {
  const qualified = { rule: { type_id: 100_021, type: null, zone: 'promotion' } }
  const rows = [row(1, 1, [3, 0, 0, 0], qualified), row(2, 2, [0, 0, 0, 3])]
  const of = (made: Partial<StandingTable>) => qualifiedIn(tablesOf(rows, [table({ sums: null, ...made })]))
  expect(of({ played: 2, ahead: 0 })).toEqual(['Team 1'])
  expect(of({ played: 1, ahead: 1 })).toEqual([])
  expect(of({ played: 0, ahead: 0 })).toEqual([])
  expect(qualifiedIn(tablesOf(rows, []))).toEqual([])
})

test.each([
  [3, '+3'],
  [0, '0'],
  [-2, '−2'],
])('a difference of %d is written %s', (value, text) => {
  expect(signed(value)).toBe(text)
})

describe('the streak of a team', () => {
  const after = (streak: number, results: string) =>
    streakOf({
      ...A,
      details: [{ type_id: 176, value: streak }],
      form: [...results].map((form, at) => ({ form, sort_order: results.length - at, fixture: null })),
    } as unknown as StandingRow)

  test('is what it has won or lost in a row', () => {
    expect(after(3, 'WWWD')).toEqual({ kind: 'won', count: 3 })
    expect(after(-2, 'LLW')).toEqual({ kind: 'lost', count: 2 })
  })

  test('after a draw it is how long the team has not lost, or not won, and nothing after a single one', () => {
    expect(after(0, 'DWDWWDL')).toEqual({ kind: 'unbeaten', count: 6 })
    expect(after(0, 'DLLDW')).toEqual({ kind: 'winless', count: 4 })
    expect(after(0, 'DD')).toEqual({ kind: 'unbeaten', count: 2 })
    expect(after(0, 'D')).toBeNull()
  })
})
