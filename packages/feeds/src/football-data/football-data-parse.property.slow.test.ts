import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseLines } from './football-data-parse.testing.ts'
import { parseFootballData } from './index.ts'

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HS,HST,B365H,B365D,B365A,AHh,PAHH,PAHA'

const WHOLE = 'D2,30/10/99,,Norwich,Watford,1,0,H,0,0,7,3,1.9,3.4,4.2,0,1.9,1.95'

const cell = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '1',
    '3',
    '6.0',
    '1.9',
    '-0.25',
    '2,5',
    'H',
    'x',
    '"',
    '\u00a0',
    '14/08/93',
    '19:30',
    '31/02/94',
  ),
  fc.string({ maxLength: 6 }),
)
const row = fc.oneof(
  fc.array(cell, { maxLength: 20 }).map((cells) => cells.join(',')),
  fc
    .tuple(fc.constantFrom('E0', 'D1'), fc.integer({ min: 1, max: 28 }), fc.array(cell, { maxLength: 15 }))
    .map(([division, day, cells]) => [division, `${day}/10/99`, '', 'Arsenal', 'Leeds', ...cells].join(',')),
)

it('reads a file twice to the same end, however spoilt its rows are', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const once = parseLines([HEADER, ...rows])
      expect(parseLines([HEADER, ...rows])).toEqual(once)
      expect(once.report.matchesTaken).toBe(once.batch.fixtures?.length ?? 0)
      const refused = once.report.problems.filter((one) => one.severity === 'row-refused').length
      expect(once.report.matchesTaken + refused).toBe(once.report.rowsRead)
    }),
  )
})

it('takes or refuses each row of 10,000 spoilt files, and the whole one among them always', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      const { batch, report } = parseLines([HEADER, WHOLE, ...rows])
      expect(report.matchesTaken).toBe(batch.fixtures?.length ?? 0)
      expect(batch.fixtures?.map(({ away }) => away)).toContain('germany/watford')
      const refused = report.problems.filter((one) => one.severity === 'row-refused')
      expect(report.matchesTaken + refused.length).toBe(report.rowsRead)
      for (const { message } of refused) expect(message.trim()).not.toBe('')
    }),
    { numRuns: 10_000 },
  )
}, 600_000)

it('gives unique keys, prices above 1 and half-times within the score', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const { batch } = parseLines([HEADER, ...rows])
      const fixtures = batch.fixtures ?? []
      expect(new Set(fixtures.map((one) => one.key)).size).toBe(fixtures.length)
      for (const { halfTime, fullTime } of fixtures.map((one) => one.scores)) {
        if (halfTime !== null && fullTime !== null)
          expect(halfTime[0] <= fullTime[0] && halfTime[1] <= fullTime[1]).toBe(true)
      }
      for (const quote of (batch.odds ?? []).flatMap((one) => one.quotes)) expect(quote.price).toBeGreaterThan(1)
    }),
  )
})

it('never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(parseFootballData({ name: 'any', bytes }).report.matchesTaken).toBe(0)
    }),
  )
})
