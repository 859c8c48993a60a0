import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../time/durations.ts'
import { voteForTeams } from './team-votes.ts'
import { type ReportedResult, VOTES_NEEDED } from './votes.ts'

const result = (
  day: number,
  home: number,
  away: number,
  score: readonly [number, number],
  at = '15:00',
): ReportedResult => ({
  season: 1,
  kickoff: `2024-${day < 28 ? '01' : '02'}-${String((day % 28) + 1).padStart(2, '0')}T${at}:00.000Z`,
  home,
  away,
  score,
})

/** Five matches of team 1 against teams that both sources know; `name` is a source's name of team 1. */
const five = (name: number, of = 5): ReportedResult[] =>
  Array.from({ length: of }, (_, day) => result(day, name, 10 + day, [day % 3, 1]))

describe('a team that one source alone has', () => {
  it('is the team of another source that had the same five results', () => {
    expect(voteForTeams(five(2), five(1))).toEqual([{ team: 2, is: 1, votes: 5, of: 5, certain: true }])
  })

  it('is only proposed on four', () => {
    expect(voteForTeams(five(2, 4), five(1))).toEqual([{ team: 2, is: 1, votes: 4, of: 4, certain: false }])
  })

  it('may differ in one result of many, and is only proposed where more differ', () => {
    const differing = (count: number) =>
      five(1, 20).map((match, at) => (at < count ? { ...match, score: [9, 9] as const } : match))
    expect(voteForTeams(five(2, 20), differing(2))).toEqual([{ team: 2, is: 1, votes: 18, of: 20, certain: true }])
    expect(voteForTeams(five(2, 20), differing(3))).toEqual([{ team: 2, is: 1, votes: 17, of: 20, certain: false }])
    const seven = five(1, 7).map((match, at) => (at === 3 ? { ...match, score: [9, 9] as const } : match))
    expect(voteForTeams(five(2, 7), seven)).toMatchObject([{ votes: 6, of: 7, certain: false }])
  })

  it('may be one that its own source calls by its usual name in another season', () => {
    const later = five(1).map((match) => ({ ...match, season: 2 }))
    expect(voteForTeams([...five(2), ...later], [...five(1), ...later])).toEqual([
      { team: 2, is: 1, votes: 5, of: 5, certain: true },
    ])
  })

  it.each([
    ['has days alone', 0],
    ['has the clock of another zone', 14],
    ['has the day after, as late matches are there in another zone', 30],
  ])('is found where a source %s', (_, hours) => {
    const moved = five(2).map((match) => {
      const midnight = Date.parse(match.kickoff.slice(0, 10))
      return { ...match, kickoff: new Date(midnight + hours * HOUR_MS).toISOString() }
    })
    expect(voteForTeams(moved, five(1))).toMatchObject([{ is: 1, certain: true }])
  })

  it('is nobody whose matches were on other days', () => {
    const days = [0, 3, 6, 9, 12].map((day, at) => result(day, 2, 10 + at, [at, 1]))
    const later = [20, 23, 26, 29, 32].map((day, at) => result(day, 1, 10 + at, [at, 1]))
    expect(voteForTeams(days, later)).toEqual([])
  })

  it('is nobody whom its own source has, too', () => {
    expect(voteForTeams([...five(2), result(20, 1, 2, [0, 0])], five(1))).toEqual([])
  })

  it('is neither of two that fit as well', () => {
    const twice = five(1).flatMap((match) => [match, { ...match, home: 3 }])
    expect(voteForTeams(five(2), twice)).toEqual([])
  })

  it('shares no team with another one', () => {
    const twice = [...five(2), ...five(3)]
    expect(voteForTeams(twice, five(1)).filter(({ certain }) => certain)).toEqual([])
  })
})

/** Rounds of a league, every team once at home against every other, with scores and minutes as they may come. */
const season = fc
  .tuple(
    fc.integer({ min: 4, max: 8 }),
    fc.infiniteStream(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }))),
  )
  .map(([teams, stream]) => {
    const pairs = Array.from({ length: teams * teams }, (_, at) => [Math.floor(at / teams), at % teams] as const)
    return pairs
      .filter(([home, away]) => home !== away)
      .map(([home, away]) => {
        const { value } = stream.next()
        const [goals, against, hour] = value ?? [0, 0, 0]
        return result((home + away) % (2 * teams), home, away, [goals, against], `1${hour + 3}:00`)
      })
  })

describe('whatever two sources report', () => {
  it('a certain team is the right one where a source calls some teams otherwise', () => {
    fc.assert(
      fc.property(season, fc.array(fc.nat({ max: 7 }), { maxLength: 8 }), (matches, renamed) => {
        const other = (team: number): number => (renamed.includes(team) ? team + 100 : team)
        const own = matches.map((match) => ({ ...match, home: other(match.home), away: other(match.away) }))
        for (const { team, is, certain } of voteForTeams(own, matches)) if (certain) expect(is).toBe(team - 100)
      }),
      { numRuns: 500 },
    )
  })

  it('no two teams become one, none on fewer than five votes, none against more than one in eight', () => {
    fc.assert(
      fc.property(season, season, (one, other) => {
        const own = one.map((match) => ({ ...match, home: match.home + 100, away: match.away + 100 }))
        const certain = voteForTeams(own, other).filter((votes) => votes.certain)
        expect(new Set(certain.map(({ is }) => is)).size).toBe(certain.length)
        expect(new Set(certain.map(({ team }) => team)).size).toBe(certain.length)
        for (const { votes, of } of certain) expect((of - votes) * 8 <= votes && votes >= VOTES_NEEDED).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('the order of the results makes no difference', () => {
    fc.assert(
      fc.property(season, (matches) => {
        const own = matches.map((match) => ({ ...match, home: match.home + 100, away: match.away + 100 }))
        const byTeam = (votes: ReturnType<typeof voteForTeams>) => votes.toSorted((one, other) => one.team - other.team)
        expect(byTeam(voteForTeams(own.toReversed(), matches.toReversed()))).toEqual(byTeam(voteForTeams(own, matches)))
      }),
    )
  })
})
