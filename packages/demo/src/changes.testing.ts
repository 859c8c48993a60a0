import { DAY_MS } from '@touchline/football'
import { demoChanges } from './changes.ts'
import { SEASONED } from './competitions/competitions.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { type Digests, digestsAt, digestsOf } from './reported.testing.ts'

/** A sample of competitions: a league of either calendar, every kind of cup. */
const SOME = SEASONED.filter(({ key }) =>
  ['portugal/primeira-liga', 'brazil/serie-a', 'europe/', 'south-america/', 'england/fa-cup'].some((part) =>
    key.startsWith(part),
  ),
)

/** Families that report less about older matches; stored records stay. */
const THINNED: Readonly<Record<string, readonly number[]>> = { statistics: [10], fixtureDetails: [10], odds: [10, 1] }

/** Whether a record says less than before because of the age of its match. */
function isThinned({ kickoffs }: Digests, family: string, key: string, from: number, now: number): boolean {
  const kickoff = kickoffs.get(key.split(' ')[0] ?? '') ?? 0
  return (THINNED[family] ?? []).some((days) => kickoff > from - days * DAY_MS && kickoff <= now - days * DAY_MS)
}

const earlier = new Map<number, Digests>()
/** The world at an instant that several tests share, because making it takes seconds. */
function reportedAt(instant: number): Digests {
  const known = earlier.get(instant)
  if (known) return known
  const made = digestsAt(DEMO_SEED, instant, SOME)
  earlier.set(instant, made)
  return made
}

/** Records that changes leave different from a full report, by family; records that only lost detail do not count. */
export function differing(from: number, now: number): Record<string, string[]> {
  const before = reportedAt(from)
  const changes = digestsOf([demoChanges(DEMO_SEED, from, now)])
  const full = digestsAt(DEMO_SEED, now, SOME)
  const found: Record<string, string[]> = {}
  for (const [family, records] of full.families) {
    const known = (key: string) => changes.families.get(family)?.get(key) ?? before.families.get(family)?.get(key)
    const keys = [...records].filter(([key, digest]) => known(key) !== digest).map(([key]) => key)
    const wrong = keys.filter((key) => !isThinned(full, family, key, from, now))
    if (wrong.length > 0) found[family] = wrong
  }
  return found
}
