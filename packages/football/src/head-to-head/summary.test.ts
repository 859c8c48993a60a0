import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsRows } from './cards.ts'
import { cornersRows, goalsRows } from './rows.ts'
import { AWAY, anyMatch, HOME, sampleMatch, sampleScores, sampleSides, swapSides } from './sample.testing.ts'
import { countedCards, countedPairs, summarise, summariseCards } from './summary.ts'

const match = (home: number, away: number) => sampleMatch({ scores: sampleScores([home, away]) })

describe('summary of goals', () => {
  test('points, results and averages are those of the home team of the upcoming match', () => {
    const matches = [match(3, 1), swapSides(match(0, 2)), match(1, 1)]
    expect(summarise(goalsRows(matches, 0, HOME), HOME)).toEqual({
      matches: 3,
      points: 4,
      win: 1,
      draw: 1,
      lost: 1,
      diff: 0,
      averages: { diff: 0, total: 8 / 3, own: 4 / 3, opponents: 4 / 3 },
    })
  })

  test('a match whose score is not known is left out', () => {
    const known = summarise(goalsRows([match(2, 0)], 0, HOME), HOME)
    expect(summarise(goalsRows([match(2, 0), sampleMatch()], 0, HOME), HOME)).toEqual(known)
  })

  test('without a known match there is no average', () => {
    expect(summarise(goalsRows([sampleMatch()], 0, HOME), HOME)).toMatchObject({
      matches: 0,
      points: 0,
      averages: { total: null, diff: null },
    })
  })
})

test('a known corner count of 0–0 counts, an unknown one does not', () => {
  const none = sampleMatch({ sides: sampleSides({ corners: 0 }, { corners: 0 }) })
  const some = sampleMatch({ sides: sampleSides({ corners: 6 }, { corners: 2 }) })
  const summary = summarise(cornersRows([none, some, sampleMatch()], 0, HOME), HOME)
  expect(summary).toMatchObject({ matches: 2, draw: 1, averages: { total: 4, own: 3, opponents: 1 } })
})

describe('summary of cards', () => {
  const cards = (yellow: number, red: number | null) => ({ yellowCards: yellow, redCards: red })

  test('yellow and red are averaged each over the matches in which they are known', () => {
    const matches = [
      sampleMatch({ sides: sampleSides(cards(3, 1), cards(1, 0)) }),
      sampleMatch({ sides: sampleSides(cards(1, null), cards(2, null)) }),
      sampleMatch(),
    ]
    const rows = cardsRows(matches, 0)
    expect(summariseCards(rows, 'yellow', HOME)).toEqual({
      matches: 2,
      diff: 1,
      averages: { diff: 0.5, total: 3.5, own: 2, opponents: 1.5 },
    })
    expect(summariseCards(rows, 'red', HOME)).toEqual({
      matches: 1,
      diff: 1,
      averages: { diff: 1, total: 1, own: 1, opponents: 0 },
    })
  })
})

test('counts stand with their team, wherever it played; unknown matches are left out', () => {
  const cards = (home: number | null, away: number | null) =>
    sampleMatch({ sides: sampleSides({ yellowCards: home }, { yellowCards: away }) })
  expect(countedPairs(goalsRows([match(3, 0), swapSides(match(1, 2)), sampleMatch()], 0, HOME), HOME)).toEqual([
    { own: 3, other: 0 },
    { own: 1, other: 2 },
  ])
  expect(countedCards(cardsRows([cards(2, 4), cards(null, null), swapSides(cards(0, 5))], 0), 'yellow', HOME)).toEqual([
    { own: 2, other: 4 },
    { own: 0, other: 5 },
  ])
})

describe('any list', () => {
  const matches = fc.array(anyMatch)
  const half = fc.constantFrom(0, 1, 2)

  test('played at the other grounds, the summary is the same', () => {
    fc.assert(
      fc.property(matches, half, fc.constantFrom(goalsRows, cornersRows), (list, part, rows) => {
        const turned = list.map(swapSides)
        expect(summarise(rows(turned, part, HOME), HOME)).toEqual(summarise(rows(list, part, HOME), HOME))
        expect(summariseCards(cardsRows(turned, part), 'red', HOME)).toEqual(
          summariseCards(cardsRows(list, part), 'red', HOME),
        )
      }),
    )
  })

  test('seen from the other team, wins are losses and only the sides change', () => {
    fc.assert(
      fc.property(matches, half, (list, part) => {
        const own = summarise(goalsRows(list, part, HOME), HOME)
        const other = summarise(goalsRows(list, part, AWAY), AWAY)
        expect([other.win, other.draw, other.lost, other.diff + own.diff]).toEqual([own.lost, own.draw, own.win, 0])
        expect([other.averages.own, other.averages.opponents]).toEqual([own.averages.opponents, own.averages.own])
        expect(own.points).toBe(3 * own.win + own.draw)
      }),
    )
  })

  test('matches about which nothing is known change nothing', () => {
    fc.assert(
      fc.property(matches, half, (list, part) => {
        const more = [...list, sampleMatch()]
        expect(summarise(cornersRows(more, part, HOME), HOME)).toEqual(summarise(cornersRows(list, part, HOME), HOME))
        expect(summarise(goalsRows(more, part, HOME), HOME)).toEqual(summarise(goalsRows(list, part, HOME), HOME))
        expect(summariseCards(cardsRows(more, part), 'yellow', HOME)).toEqual(
          summariseCards(cardsRows(list, part), 'yellow', HOME),
        )
      }),
    )
  })
})
