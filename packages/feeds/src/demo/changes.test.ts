import { describe, expect, it } from 'vitest'
import { demoChanges } from './changes.ts'
import { INVENTED, SEASONED } from './competitions/competitions.ts'
import { DEMO_SEED } from './random.ts'
import { type Digests, digestsAt, digestsOf } from './reported.testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SATURDAY = Date.UTC(2026, 10, 21, 15, 40)

/** Competitions that stand for all: a league of either calendar, every kind of cup, invented rounds. */
const SOME = [...SEASONED, ...INVENTED.slice(0, 1)].filter(({ key }) =>
  ['portugal/primeira-liga', 'brazil/serie-a', 'europe/', 'south-america/', 'england/fa-cup', 'asia/'].some((part) =>
    key.startsWith(part),
  ),
)

/** Whether a record says less than before because its match is no longer a recent one; what is stored stays. */
function isThinned({ kickoffs }: Digests, family: string, key: string, from: number, now: number): boolean {
  const kickoff = kickoffs.get(key.split(' ')[0] ?? '') ?? 0
  const since = { lineups: [60], statistics: [60], odds: [60, 3] }[family] ?? []
  const days = /^world\/club-friendlies|-shield\//.test(key) ? [7] : since
  return since.length > 0 && days.some((each) => kickoff > from - each * DAY && kickoff <= now - each * DAY)
}

const earlier = new Map<number, Digests>()
/** What is reported at an instant that several tests begin with: making it takes seconds. */
function reportedAt(instant: number): Digests {
  const known = earlier.get(instant)
  if (known) return known
  const made = digestsAt(DEMO_SEED, instant, SOME)
  earlier.set(instant, made)
  return made
}

describe('what changed since an earlier instant', () => {
  const instants: [string, number, number][] = [
    ['five seconds later', SATURDAY, SATURDAY + 5_000],
    ['an hour later', SATURDAY, SATURDAY + HOUR],
    ['after a pause of twelve days', SATURDAY, SATURDAY + 12 * DAY],
    ['over a day without leagues in summer', Date.UTC(2026, 6, 2, 11), Date.UTC(2026, 6, 3, 14)],
    ['over the turn of the year', Date.UTC(2026, 11, 30, 9), Date.UTC(2027, 0, 3, 21, 30)],
    ['in the middle of a cup week', Date.UTC(2026, 1, 17, 19), Date.UTC(2026, 1, 19, 3)],
  ]
  it.each(instants)('brings what is known to what is reported anew: %s', (_, from, now) => {
    const before = reportedAt(from)
    const changes = digestsOf([demoChanges(DEMO_SEED, from, now)])
    const anew = digestsAt(DEMO_SEED, now, SOME)
    for (const [family, records] of anew.families) {
      const known = (key: string) => changes.families.get(family)?.get(key) ?? before.families.get(family)?.get(key)
      const differing = [...records].filter(
        ([key, digest]) => known(key) !== digest && !isThinned(anew, family, key, from, now),
      )
      expect([family, differing.map(([key]) => key)]).toEqual([family, []])
    }
  })

  it('brings a new season with all its fixtures on the day it is published', () => {
    const before = Date.UTC(2027, 5, 10)
    const after = Date.UTC(2027, 6, 10)
    const changes = demoChanges(DEMO_SEED, before, after)
    expect(changes.seasons?.find((season) => season.key === 'spain/la-liga/2027')?.current).toBe(true)
    expect(changes.seasons?.find((season) => season.key === 'spain/la-liga/2026')?.current).toBe(false)
    expect(changes.fixtures?.filter((fixture) => fixture.season === 'spain/la-liga/2027').length).toBe(380)
  })

  it('is empty when no time has passed', () => {
    expect(demoChanges(DEMO_SEED, SATURDAY, SATURDAY)).toEqual({ source: 'demo' })
  })
})
