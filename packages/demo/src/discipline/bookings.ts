import type { Side } from '@touchline/football'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { type Draft, within } from '../match/moments.ts'
import { between, pick, poisson } from '../random.ts'

/** Yellow cards of a side in 90 minutes: fewer, the more it has of the match. */
export const YELLOW_CARDS = { most: 2.9, bySide: -1.6 } as const
/** How many more or less there are in the leagues of a country. */
const BY_COUNTRY: Readonly<Record<string, number>> = {
  Spain: 1.14,
  Italy: 1.08,
  Portugal: 1.22,
  Netherlands: 0.84,
  Germany: 0.98,
}
export const cardsIn = ({ country }: LeagueSpec): number => BY_COUNTRY[country] ?? 1
/** Straight red cards of a side in 90 minutes. */
export const RED_CARDS = 0.05
/** Chance that a yellow card after a side's first is a second one for its player. */
export const SECOND_YELLOW = 0.012
const MAX_REDS = 2
const REASONS = ['Professional foul last man', 'Serious foul play', 'Serious foul play', 'Violent conduct'] as const
const LATE = 1.2

const ascending = (one: number, other: number): number => one - other

/**
 * The cards of a side over two periods. Which card belongs to which dismissal is decided here, so that a dismissal, and the ban for the
 * next match, does not depend on the other players.
 */
export function addBookings(
  draft: Draft,
  { side, halves, scale, own }: { side: Side; halves: readonly [number, number]; scale: number; own: number },
): void {
  const { random, moments } = draft
  const when = (second: number, late: number) => within(draft, random() < second ? halves[1] : halves[0], late)
  let dismissals = new Set(moments.flatMap((each) => (each.side === side ? (each.dismissal ?? []) : []))).size
  const dismissed = () => (dismissals < MAX_REDS ? dismissals++ : null)

  const yellows: number[] = []
  for (
    let left = poisson(random, (YELLOW_CARDS.most + YELLOW_CARDS.bySide * own) * scale * draft.cards);
    left > 0;
    left--
  ) {
    yellows.push(when(0.62, LATE))
  }
  yellows.sort(ascending)
  const seconds = new Map<number, number>()
  yellows.forEach((at, index) => {
    if (seconds.size > 0 || random() >= SECOND_YELLOW * index) return
    const number = dismissed()
    const earlier = between(random, 0, index - 1)
    if (number === null || yellows[earlier] === at) return
    seconds.set(index, number).set(earlier, number)
  })
  yellows.forEach((at, index) => {
    const dismissal = seconds.get(index) ?? null
    const second = dismissal !== null && [...seconds.keys()][0] === index
    moments.push({ at, kind: second ? 'yellow_red_card' : 'yellow_card', side, dismissal })
  })
  for (let left = poisson(random, RED_CARDS * scale); left > 0; left--) {
    const dismissal = dismissed()
    const note = { addition: null, info: pick(random, REASONS) }
    if (dismissal !== null) moments.push({ at: when(0.7, 1), kind: 'red_card', side, dismissal, note })
  }
}
