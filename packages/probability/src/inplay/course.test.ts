import { expect, test } from 'vitest'
import { type CourseEvent, courseOf, standAt } from './course.ts'
import { HAZARD_UNTIL_2018, LATEST_HAZARD } from './goal-hazard.ts'
import { publishedHazard, seasonHazard } from './season-hazard.ts'

const goal = (home: boolean, minute: number, added = 0): CourseEvent => ({ kind: 'goal', minute, added, home })
const red = (home: boolean, minute: number): CourseEvent => ({ kind: 'red_card', minute, added: 0, home })
const events = [goal(true, 12), red(false, 45), goal(false, 45, 2), goal(true, 90, 1), goal(true, 90, 4)]

test('a minute counts what fell in it, the 45th and the 90th their added time too', () => {
  expect(standAt(events, 11)).toEqual({ minute: 11, score: [0, 0], redCards: [0, 0] })
  expect(standAt(events, 12)).toMatchObject({ score: [1, 0] })
  expect(standAt(events, 'half-time')).toMatchObject({ score: [1, 1], redCards: [0, 1] })
  expect(standAt(events, 89)).toMatchObject({ score: [1, 1] })
  expect(standAt(events, 90)).toMatchObject({ score: [3, 1], redCards: [0, 1] })
})

test('the moments of a match are kick-off, every minute, what fell in added time, and half-time', () => {
  const moments = courseOf(events, 90)
  expect(moments).toHaveLength(91 + 1 + 3)
  expect(moments.slice(45, 49).map(({ minute, added, score }) => [minute, added, ...score])).toEqual([
    [45, 0, 1, 0],
    [45, 2, 1, 1],
    ['half-time', 0, 1, 1],
    [46, 0, 1, 1],
  ])
  expect(moments.slice(-3).map(({ minute, added, score }) => [minute, added, ...score])).toEqual([
    [90, 0, 1, 1],
    [90, 1, 2, 1],
    [90, 4, 3, 1],
  ])
  expect(courseOf(events, 30).at(-1)).toMatchObject({ minute: 30, score: [1, 0] })
})

test('the weights of a season are fitted on the three before it, and on no later goal', () => {
  const early = Array.from({ length: 1_000 }, (_, at) => 1 + (at % 90))
  const goals = new Map([2018, 2019, 2020, 2021].map((season) => [season, early]))
  const fitted = seasonHazard(goals, 2021)
  expect(fitted).not.toEqual(HAZARD_UNTIL_2018)
  goals.set(2021, new Array(5_000).fill(90))
  expect(seasonHazard(goals, 2021)).toEqual(fitted)
  expect(seasonHazard(goals, 2022)).not.toEqual(fitted)
  goals.set(2015, new Array(90_000).fill(90))
  expect(seasonHazard(goals, 2021)).toEqual(fitted)
})

test('with few goals the published weights hold that were known in its July', () => {
  expect(seasonHazard(new Map([[2019, [10, 20]]]), 2020)).toEqual(HAZARD_UNTIL_2018)
  expect(seasonHazard(new Map(), 2026)).toEqual(LATEST_HAZARD)
  expect(publishedHazard(2025)).toEqual(LATEST_HAZARD)
})
