import { demoChanges } from './changes.ts'
import { INVENTED, SEASONED } from './competitions/competitions.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { type Digests, digestsAt, digestsOf } from './reported.testing.ts'

const DAY = 86_400_000

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
