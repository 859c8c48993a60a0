import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsRows } from './cards.ts'
import { cornersRows, goalsRows } from './rows.ts'
import { AWAY, anyRecord, HOME, sampleRecord, sampleStats, swapSides } from './sample.testing.ts'
import { summarise, summariseCards } from './summary.ts'

const match = (home: number | null, away: number | null) =>
  sampleRecord({ scores: { localteam_score: home, visitorteam_score: away, ht_score: null } })

describe('summary of goals', () => {
  test('points, results and averages are those of the home team of the upcoming match', () => {
    const records = [match(3, 1), swapSides(match(0, 2)), match(1, 1)]
    expect(summarise(goalsRows(records, 0, HOME), HOME)).toEqual({
      matches: 3,
      points: 4,
      win: 1,
      draw: 1,
      lost: 1,
      diff: 0,
      diff_av: 0,
      totalAvg: 8 / 3,
      homeTotalAvg: 4 / 3,
      awayTotalAvg: 4 / 3,
    })
  })

  test('a match whose score is not known is left out', () => {
    const known = summarise(goalsRows([match(2, 0)], 0, HOME), HOME)
    expect(summarise(goalsRows([match(2, 0), match(null, null), match(1, null)], 0, HOME), HOME)).toEqual(known)
  })

  test('without a known match there is no average', () => {
    expect(summarise(goalsRows([match(null, null)], 0, HOME), HOME)).toMatchObject({
      matches: 0,
      points: 0,
      totalAvg: null,
      diff_av: null,
    })
  })
})

test('a known corner count of 0–0 counts, an unknown one does not', () => {
  const none = sampleRecord({
    stats: { data: [sampleStats(HOME, { corners: 0 }), sampleStats(AWAY, { corners: 0 })] },
  })
  const some = sampleRecord({
    stats: { data: [sampleStats(HOME, { corners: 6 }), sampleStats(AWAY, { corners: 2 })] },
  })
  const summary = summarise(cornersRows([none, some, sampleRecord()], 0, HOME), HOME)
  expect(summary).toMatchObject({ matches: 2, draw: 1, totalAvg: 4, homeTotalAvg: 3, awayTotalAvg: 1 })
})

describe('summary of cards', () => {
  const cards = (yellow: number, red: number | null) => ({ yellowcards: yellow, redcards: red })

  test('yellow and red are averaged each over the matches in which they are known', () => {
    const records = [
      sampleRecord({ stats: { data: [sampleStats(HOME, cards(3, 1)), sampleStats(AWAY, cards(1, 0))] } }),
      sampleRecord({ stats: { data: [sampleStats(HOME, cards(1, null)), sampleStats(AWAY, cards(2, null))] } }),
      sampleRecord(),
    ]
    expect(summariseCards(cardsRows(records, 0), HOME)).toEqual({
      matches: 2,
      diff_yc: 1,
      totalYC: 3.5,
      homeTotalYC: 2,
      awayTotalYC: 1.5,
      diff_rc: 1,
      totalRC: 1,
      homeTotalRC: 1,
      awayTotalRC: 0,
    })
  })
})

describe('any list', () => {
  const records = fc.array(anyRecord)
  const half = fc.constantFrom(0, 1, 2)

  test('played at the other grounds, the summary is the same', () => {
    fc.assert(
      fc.property(records, half, fc.constantFrom(goalsRows, cornersRows), (list, part, rows) => {
        const turned = list.map(swapSides)
        expect(summarise(rows(turned, part, HOME), HOME)).toEqual(summarise(rows(list, part, HOME), HOME))
        expect(summariseCards(cardsRows(turned, part), HOME)).toEqual(summariseCards(cardsRows(list, part), HOME))
      }),
    )
  })

  test('seen from the other team, wins are losses and only the sides change', () => {
    fc.assert(
      fc.property(records, half, (list, part) => {
        const own = summarise(goalsRows(list, part, HOME), HOME)
        const other = summarise(goalsRows(list, part, AWAY), AWAY)
        expect([other.win, other.draw, other.lost, other.diff + own.diff]).toEqual([own.lost, own.draw, own.win, 0])
        expect([other.homeTotalAvg, other.awayTotalAvg]).toEqual([own.awayTotalAvg, own.homeTotalAvg])
        expect(own.points).toBe(3 * own.win + own.draw)
      }),
    )
  })

  test('matches about which nothing is known change nothing', () => {
    fc.assert(
      fc.property(records, half, (list, part) => {
        const more = [...list, sampleRecord()]
        expect(summarise(cornersRows(more, part, HOME), HOME)).toEqual(summarise(cornersRows(list, part, HOME), HOME))
        expect(summarise(goalsRows(more, part, HOME), HOME)).toEqual(summarise(goalsRows(list, part, HOME), HOME))
        expect(summariseCards(cardsRows(more, part), HOME)).toEqual(summariseCards(cardsRows(list, part), HOME))
      }),
    )
  })
})
