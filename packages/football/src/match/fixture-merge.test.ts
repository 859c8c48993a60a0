import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Source } from '../records/sources.ts'
import {
  type FixtureParts,
  fromOneSource,
  mergeFixtures,
  mergeReport,
  OWN_PARTS,
  type SourcedFixture,
} from './fixture-merge.ts'

const NOTHING = { corners: null, yellowCards: null, redCards: null, statistics: {} }
const UNKNOWN: FixtureParts<number> = {
  kickoff: '2017-08-12T00:00:00.000Z',
  kickoffKnown: false,
  stage: null,
  group: null,
  round: null,
  state: 1,
  minute: null,
  addedMinute: null,
  venue: null,
  referee: null,
  homeCoach: null,
  awayCoach: null,
  scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null },
  sides: { home: NOTHING, away: NOTHING },
  weather: null,
}
const RESULT = { halfTime: null, fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] } as const

const score = fc.option(fc.tuple(fc.nat(5), fc.nat(5)))
const id = fc.option(fc.integer({ min: 1, max: 4 }))
const count = fc.option(fc.nat(3))
const side = fc.record({
  corners: count,
  yellowCards: count,
  redCards: count,
  statistics: fc.record({ fouls: fc.nat(3), saves: fc.nat(3) }, { requiredKeys: [] }),
})
const anyParts: fc.Arbitrary<FixtureParts<number>> = fc.record({
  kickoff: fc.constantFrom('2017-08-12T00:00:00.000Z', '2017-08-12T14:00:00.000Z', '2017-08-13T00:00:00.000Z'),
  kickoffKnown: fc.boolean(),
  stage: id,
  group: id,
  round: fc.option(fc.constantFrom('1', 'Round of 16')),
  state: fc.constantFrom(1, 2, 5, 10, 14, 15, 17, 19),
  minute: fc.option(fc.nat(90)),
  addedMinute: fc.constant(null),
  minuteEstimated: fc.boolean(),
  seenUntil: fc.option(fc.constantFrom('2017-08-12T14:30:00.000Z', '2017-08-12T14:31:00.000Z')),
  venue: id,
  referee: id,
  homeCoach: id,
  awayCoach: id,
  scores: fc.record({ halfTime: score, fullTime: score, extraTime: score, shootOut: score, current: score }),
  sides: fc.record({ home: side, away: side }),
  weather: fc.option(fc.record({ icon: fc.constant('sun'), text: fc.constant('clear sky'), temperature: fc.nat(30) })),
})
const REAL: readonly Source[] = ['sportmonks', 'football-data', 'openfootball', 'wyscout', 'statsbomb', 'schochastics']
/** Several sources with what each reports. */
const someProviders = fc
  .tuple(fc.shuffledSubarray([...REAL], { minLength: 2 }), fc.array(anyParts, { minLength: 6, maxLength: 6 }))
  .map(([sources, parts]) => sources.map((source, at) => ({ source, parts: parts[at] as FixtureParts<number> })))

type Provider = { source: Source; parts: FixtureParts<number> }
const reported = ([first, ...others]: readonly Provider[]): SourcedFixture<number> =>
  others.reduce(
    (fixture, { parts, source }) => mergeReport(fixture, parts, source),
    fromOneSource((first as Provider).parts, (first as Provider).source),
  )

describe('a fixture several sources describe', () => {
  it('comes out the same in whatever order they arrive', () => {
    const inTwoOrders = someProviders.chain((providers) =>
      fc.tuple(fc.constant(providers), fc.shuffledSubarray(providers, { minLength: providers.length })),
    )
    fc.assert(
      fc.property(inTwoOrders, ([one, other]) => {
        expect(reported(other)).toEqual(reported(one))
      }),
    )
  })

  it('does not change when one of them reports the same again', () => {
    fc.assert(
      fc.property(someProviders, fc.nat(), (providers, at) => {
        const again = providers[at % providers.length] as Provider
        expect(mergeReport(reported(providers), again.parts, again.source)).toEqual(reported(providers))
      }),
    )
  })

  it('comes out the same when two of them were stored apart and become one later', () => {
    fc.assert(
      fc.property(someProviders, (providers) => {
        const [first, ...others] = providers
        const apart = mergeFixtures(reported([first as Provider]), reported(others))
        expect(apart).toEqual(reported(providers))
      }),
    )
  })

  it('knows of each part as much as the one that knows most', () => {
    fc.assert(
      fc.property(someProviders, (providers) => {
        const { provenance } = reported(providers)
        for (const part of OWN_PARTS) {
          const anyone = providers.some(
            ({ parts, source }) => fromOneSource(parts, source).provenance[part] !== undefined,
          )
          expect(provenance[part] !== undefined).toBe(anyone)
        }
      }),
    )
  })
})

it('is what its only source reports', () => {
  fc.assert(
    fc.property(anyParts, anyParts, (before, now) => {
      const alone = fromOneSource(before, 'wyscout')
      expect(mergeReport(alone, now, 'wyscout')).toEqual(fromOneSource(now, 'wyscout'))
    }),
  )
})

describe('the source that reports a part', () => {
  const day = fromOneSource({ ...UNKNOWN, kickoff: '2017-08-12T00:00:00.000Z' }, 'wyscout')

  it('is the one with the time of day, before one that knows only the day', () => {
    const timed = { ...UNKNOWN, kickoff: '2017-08-12T14:00:00.000Z', kickoffKnown: true }
    const merged = mergeReport(day, timed, 'schochastics')
    expect(merged.parts).toMatchObject({ kickoff: '2017-08-12T14:00:00.000Z', kickoffKnown: true })
    expect(merged.provenance.kickoff).toBe('schochastics')
  })

  it('is the one with a result, before one that holds the match for not started', () => {
    const ahead = fromOneSource(UNKNOWN, 'football-data')
    const played = { ...UNKNOWN, state: 5, scores: RESULT }
    expect(mergeReport(ahead, played, 'openfootball')).toMatchObject({
      parts: { state: 5, scores: RESULT },
      provenance: { result: 'openfootball' },
    })
  })

  it('combines the half-time of one source with the result of another', () => {
    const result = fromOneSource({ ...UNKNOWN, state: 5, scores: RESULT }, 'football-data')
    const both = { ...UNKNOWN, state: 5, scores: { ...RESULT, fullTime: [2, 2], halfTime: [1, 0] } } as const
    expect(mergeReport(result, both, 'openfootball').parts.scores).toEqual({ ...RESULT, halfTime: [1, 0] })
  })

  it('says 0 corners when it knows them, and nothing when it does not', () => {
    const none = { home: { ...NOTHING, corners: 0 }, away: { ...NOTHING, corners: 0 } }
    const known = mergeReport(day, { ...UNKNOWN, sides: none }, 'statsbomb')
    expect(known.parts.sides.home.corners).toBe(0)
    expect(mergeReport(known, UNKNOWN, 'football-data').parts.sides.home.corners).toBe(0)
    expect(mergeReport(known, UNKNOWN, 'statsbomb')).toMatchObject({ parts: { sides: { home: { corners: null } } } })
    expect(mergeReport(known, UNKNOWN, 'statsbomb').provenance).not.toHaveProperty('corners')
  })

  it('is over as soon as one source says so, and in play as the source that is furthest', () => {
    const inPlay = (home: number, seenUntil: string | null) => ({
      ...UNKNOWN,
      state: 2,
      seenUntil,
      scores: { ...UNKNOWN.scores, current: [home, 0] as const },
    })
    const slow = fromOneSource(inPlay(0, '2025-12-13T14:40:00Z'), 'football-data-org')
    const quick = mergeReport(slow, inPlay(1, '2025-12-13T14:41:00Z'), 'openligadb')
    expect(quick.parts.scores.current).toEqual([1, 0])
    expect(mergeReport(quick, inPlay(0, '2025-12-13T14:40:30Z'), 'football-data-org').parts.scores.current).toEqual([
      1, 0,
    ])
    expect(mergeReport(quick, inPlay(2, '2025-12-13T14:50:00Z'), 'football-data-org').parts.scores.current).toEqual([
      2, 0,
    ])
    const over = mergeReport(quick, { ...UNKNOWN, state: 5, scores: RESULT }, 'openfootball')
    expect(over.provenance.result).toBe('openfootball')
    expect(mergeReport(over, inPlay(2, '2025-12-13T16:00:00Z'), 'football-data-org').parts.state).toBe(5)
  })
})
