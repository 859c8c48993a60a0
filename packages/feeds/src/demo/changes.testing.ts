import { demoChanges } from './changes.ts'
import { SEASONED } from './competitions/competitions.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { type Digests, digestsAt, digestsOf } from './reported.testing.ts'

const DAY = 86_400_000

/** Competitions that stand for all: a league of either calendar, every kind of cup. */
const SOME = SEASONED.filter(({ key }) =>
  ['portugal/primeira-liga', 'brazil/serie-a', 'europe/', 'south-america/', 'england/fa-cup'].some((part) =>
    key.startsWith(part),
  ),
)

/** Families of which less is said of a match that is no longer a recent one; what is stored stays. */
const THINNED: Readonly<Record<string, readonly number[]>> = { statistics: [10], fixtureDetails: [10], odds: [10, 1] }

/** Whether a record says less than before because its match is so many days old by now. */
function isThinned({ kickoffs }: Digests, family: string, key: string, from: number, now: number): boolean {
  const kickoff = kickoffs.get(key.split(' ')[0] ?? '') ?? 0
  return (THINNED[family] ?? []).some((days) => kickoff > from - days * DAY && kickoff <= now - days * DAY)
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

/** Records that would differ after a change from what is reported anew, by family; those that only became thinner do not count. */
export function differing(from: number, now: number): Record<string, string[]> {
  const before = reportedAt(from)
  const changes = digestsOf([demoChanges(DEMO_SEED, from, now)])
  const anew = digestsAt(DEMO_SEED, now, SOME)
  const found: Record<string, string[]> = {}
  for (const [family, records] of anew.families) {
    const known = (key: string) => changes.families.get(family)?.get(key) ?? before.families.get(family)?.get(key)
    const keys = [...records].filter(([key, digest]) => known(key) !== digest).map(([key]) => key)
    const wrong = keys.filter((key) => !isThinned(anew, family, key, from, now))
    if (wrong.length > 0) found[family] = wrong
  }
  return found
}
