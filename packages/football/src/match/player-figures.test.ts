import { describe, expect, test } from 'vitest'
import { averageOf, countOf, type FigureDetail, minutesEach, per90, playerFigures } from './player-figures.ts'

describe('a value in every shape it is published in', () => {
  test.each([
    ['a number', 7, 7, 7],
    ['text', '7.34', 7.34, 7.34],
    ['a total', { total: 12 }, 12, null],
    ['a total with its parts', { total: 5, goals: 3, penalties: 2 }, 5, null],
    ['a count and its average', { count: 9, average: 1.5 }, 9, 1.5],
    ['all, home and away', { all: { count: 4, percentage: 40 }, home: { count: 3 }, away: { count: 1 } }, 4, null],
    ['all as a number', { all: 3 }, 3, 3],
    ['an average alone', { average: 7.1, highest: 8.4, lowest: 6.2 }, null, 7.1],
    ['a yes', true, 1, 1],
    ['a zero', { total: 0 }, 0, null],
    ['nothing', null, null, null],
    ['parts without a whole', { in: 2, out: 5 }, null, null],
    ['words', 'n/a', null, null],
  ])('%s', (_, value, count, average) => {
    expect([countOf(value), averageOf(value)]).toEqual([count, average])
  })

  test('a type that is left out is unknown', () => {
    expect([countOf(undefined), averageOf(undefined)]).toEqual([null, null])
  })
})

describe('a count against the minutes played', () => {
  test.each([
    ['once a match', 3, 270, 1, 90],
    ['rounded', 5, 1234, 0.4, 247],
    ['half a tenth goes up', 1, 1800, 0.1, 1800],
    ['none', 0, 900, 0, null],
    ['no minutes', 2, 0, null, null],
    ['unknown minutes', 2, null, null, null],
    ['unknown count', null, 900, null, null],
  ])('%s', (_, count, minutes, each90, each) => {
    expect([per90(count, minutes), minutesEach(count, minutes)]).toEqual([each90, each])
  })
})

describe('the figures of a player', () => {
  const groups = playerFigures(
    [
      { type_id: 119, value: { total: 900 } },
      { type_id: 118, value: { average: 7, highest: 8, lowest: 6.5 } },
      { type_id: 59, value: { in: 2, out: 3 } },
      { type_id: 52, value: { total: 5, goals: 4, penalties: 1 } },
      { type_id: 80, value: { total: 300 } },
      { type_id: 1584, value: { total: 83.6 } },
      { type_id: 84, value: { total: 2 } },
      { type_id: 85, value: { total: 1 } },
    ],
    'en',
  )
  const of = (type: number, part?: string) =>
    groups.flatMap(({ figures }) => figures).find((one) => one.type === type && one.part === part)

  test('are in groups; those of which nothing is known are left out', () => {
    expect(groups.map(({ key }) => key)).toEqual(['playing', 'attack', 'passing', 'discipline'])
  })

  test('counts have values a match and minutes each, and what is unknown is unknown', () => {
    expect(of(52)).toEqual({ type: 52, total: '5', per90: '0.5', minutesEach: '180', knownIn: null })
    expect(of(79)).toEqual({ type: 79, total: null, per90: null, minutesEach: null, knownIn: null })
    expect(of(84)).toMatchObject({ total: '3', per90: '0.3' })
  })

  test('second yellows are among the yellow and the red cards', () => {
    const figures = playerFigures(
      [
        { type_id: 84, value: { total: 2 } },
        { type_id: 85, value: { total: 1 } },
        { type_id: 83, value: { total: 0 } },
      ],
      'en',
    ).flatMap((group) => group.figures)
    expect([84, 85, 83].map((type) => figures.find((one) => one.type === type)?.total)).toEqual(['3', '1', '1'])
  })

  test('a figure known in some matches divides by the minutes of these and says which', () => {
    const partly = playerFigures(
      [
        { type_id: 119, value: { total: 2790 } },
        { type_id: 80, value: { total: 206, matches: 12, of: 31, minutes: 1080 } },
        { type_id: 52, value: { total: 15, minutes: 900, counted: 5 } },
      ],
      'en',
    ).flatMap(({ figures }) => figures)
    const passes = partly.find(({ type }) => type === 80)
    expect(passes).toEqual({
      type: 80,
      total: '206',
      per90: '17.2',
      minutesEach: '5',
      knownIn: { matches: 12, of: 31 },
    })
    expect(partly.find(({ type }) => type === 52)).toMatchObject({
      total: '15',
      per90: '0.5',
      minutesEach: '180',
      rated: 5,
    })
  })

  test('ratings, shares and minutes are no counts', () => {
    expect(of(118)).toEqual({ type: 118, total: '7.00', per90: null, minutesEach: null, knownIn: null })
    expect(of(1584)).toMatchObject({ total: '84%', per90: null })
    expect(of(119)).toMatchObject({ total: '900', per90: null })
    expect([of(59, 'in')?.total, of(59, 'out')?.total]).toEqual(['2', '3'])
  })

  test('hold everything that line-ups and squads report, each once', () => {
    const reported = [
      ...[
        40, 42, 51, 52, 56, 57, 64, 78, 79, 80, 83, 84, 86, 88, 94, 96, 97, 98, 99, 100, 101, 103, 104, 105, 106, 107,
      ],
      ...[108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 321, 322, 323, 324, 581, 1584],
    ]
    const figureOf = (type: number): FigureDetail['value'] => (type === 118 ? { average: 7 } : { total: type })
    const details = reported.map((type_id) => ({ type_id, value: figureOf(type_id) }))
    const known = playerFigures(details, 'en')
      .flatMap(({ figures }) => figures)
      .filter(({ total }) => total !== null)
    expect(known.map(({ type }) => type).toSorted((a, b) => a - b)).toEqual(reported)
  })

  test('nothing reported is nothing shown', () => {
    expect(playerFigures([], 'en')).toEqual([])
  })
})
