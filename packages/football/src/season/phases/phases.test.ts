import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { phasesOf } from './phases.ts'
import type { PhaseMatch, PhaseRules, Phases } from './phases.types.ts'

const RULES: PhaseRules = {
  ...{ rounds: null, days: null, splits: false, regularSeasonOnly: false, isKnown: false, meetsOnce: false },
}
const KNOWN = { ...RULES, isKnown: true }

type Pairing = readonly [home: string, away: string]

/** One match a day from a day on. */
const matches = (day: number, pairings: readonly Pairing[]): PhaseMatch<string>[] =>
  pairings.map(([home, away], at) => ({ kickoff: new Date((day + at) * DAY_MS).toISOString(), home, away }))

const clubs = (count: number) => Array.from({ length: count }, (_, at) => `club ${at}`)
/** Everybody meets everybody at both grounds. */
const everybody = (names: readonly string[]): Pairing[] =>
  names.flatMap((home) => names.filter((away) => away !== home).map((away) => [home, away] as const))

const SEASON = matches(0, everybody(clubs(14)))
const END = SEASON.length
const SEMI_FINALS = matches(END + 7, [
  ['club 2', 'club 5'],
  ['club 3', 'club 4'],
  ['club 5', 'club 2'],
  ['club 4', 'club 3'],
])
const FINAL = matches(END + 21, [['club 2', 'club 4']])

const counted = ({ table, playOffs, uncertain }: Phases<PhaseMatch<string>>) => [
  table.length,
  playOffs.length,
  uncertain.length,
]
const parted = (all: readonly PhaseMatch<string>[], rules: PhaseRules) => counted(phasesOf(all, rules))

describe('play-offs among the clubs of a league', () => {
  test('are outside its table as soon as they begin where its rules know no second phase', () => {
    expect(parted([...SEASON, ...SEMI_FINALS.slice(0, 1)], KNOWN)).toEqual([END, 1, 0])
    expect(parted([...SEASON, ...SEMI_FINALS, ...FINAL], KNOWN)).toEqual([END, 5, 0])
  })

  test('in an unknown league are uncertain until a team has come through a round', () => {
    expect(parted([...SEASON, ...SEMI_FINALS], RULES)).toEqual([END, 0, 4])
    expect(parted([...SEASON, ...SEMI_FINALS, ...FINAL], RULES)).toEqual([END, 5, 0])
  })

  test('are outside it whatever the number of clubs where the season is over for the others', () => {
    const season = matches(0, everybody(clubs(10)))
    const play = matches(season.length + 7, [
      ['club 1', 'club 2'],
      ['club 2', 'club 0'],
    ])
    expect(parted([...season, ...play], RULES)).toEqual([90, 2, 0])
    // The first match of a third round.
    expect(parted([...season, ...play.slice(0, 1)], RULES)).toEqual([91, 0, 0])
  })

  test('in groups are uncertain where no rule knows them, and go on where nothing is known of the league', () => {
    const group = matches(END + 7, everybody(clubs(4)))
    expect(parted([...SEASON, ...group], KNOWN)).toEqual([END, 0, 12])
    expect(parted([...SEASON, ...group], RULES)).toEqual([END + 12, 0, 0])
    expect(parted([...SEASON, ...group], { ...KNOWN, regularSeasonOnly: true })).toEqual([END, 12, 0])
    expect(parted([...SEASON, ...group], { ...KNOWN, splits: true })).toEqual([END + 12, 0, 0])
  })

  test('a pair that meets once too often in the middle of a season is uncertain', () => {
    const again = { kickoff: SEASON[60]?.kickoff ?? '', home: 'club 0', away: 'club 1' }
    expect(parted([...SEASON, again], KNOWN)).toEqual([END, 0, 1])
    // Where only the regular season can take place, the number of matches proves it.
    expect(parted([...SEASON, again], { ...KNOWN, meetsOnce: true })).toEqual([END + 1, 0, 0])
  })
})

describe('clubs of another division', () => {
  const guest = (day: number) =>
    matches(day, [
      ['guest', 'club 1'],
      ['club 1', 'guest'],
    ])

  test('come to the play-offs at the end', () => {
    expect(parted([...SEASON, ...guest(END + 3)], RULES)).toEqual([END, 2, 0])
    expect(parted([...SEASON.slice(0, 40), ...guest(END)], RULES)).toEqual([42, 0, 0])
  })

  test('are none in the middle of a season, where a name may be wrong', () => {
    expect(parted([...SEASON, ...guest(80)], RULES)).toEqual([END, 0, 2])
  })
})

describe('a season whose rules say how many matches each club plays', () => {
  const names = clubs(6)
  const half = (day: number) => matches(day, everybody(names).slice(0, 30))
  const knockOut = (day: number) =>
    matches(day, [
      ['club 0', 'club 3'],
      ['club 1', 'club 2'],
      ['club 0', 'club 1'],
    ])

  test('has its play-offs after each half year', () => {
    const year = [...half(0), ...knockOut(33), ...half(60), ...knockOut(95)]
    const { table, playOffs, uncertain } = phasesOf(year, { ...RULES, rounds: [10, 10] })
    expect(table).toEqual([...half(0), ...half(60)])
    expect(playOffs).toEqual([...knockOut(33), ...knockOut(95)])
    expect(uncertain).toEqual([])
  })

  test('does not know where a match belongs of whose clubs one has played all of its own', () => {
    const missing = half(0).filter(({ home, away }) => home !== 'club 0' || away !== 'club 1')
    const [, , final] = knockOut(33)
    expect(parted([...missing, ...knockOut(33)], { ...RULES, rounds: [10] })).toEqual([29, 0, 3])
    expect(parted([...half(0), ...(final ? [final] : [])], { ...RULES, rounds: [10] })).toEqual([30, 1, 0])
  })

  test('or on which days they play', () => {
    const days = [['1970-01-01', '1970-01-30']] as const
    expect(parted([...half(0), ...knockOut(30)], { ...RULES, days })).toEqual([30, 3, 0])
  })
})

const anyMatches = fc
  .array(fc.tuple(fc.nat(200), fc.nat(11), fc.nat(11)), { maxLength: 150 })
  .map((all) =>
    all
      .filter(([, home, away]) => home !== away)
      .flatMap(([day, home, away]) => matches(day, [[`${home}`, `${away}`]])),
  )

test('every match is in one phase, in whatever order they come', () => {
  const rounds = fc.constantFrom(null, [5], [3, 3])
  fc.assert(
    fc.property(anyMatches, fc.boolean(), rounds, (all, isKnown, rounds) => {
      const { table, playOffs, uncertain } = phasesOf(all, { ...RULES, isKnown, rounds })
      const parts = [...table, ...playOffs, ...uncertain]
      expect(parts).toHaveLength(all.length)
      expect(new Set(parts)).toEqual(new Set(all))
      expect(phasesOf(all.toReversed(), { ...RULES, isKnown, rounds }).playOffs).toHaveLength(playOffs.length)
    }),
  )
})
