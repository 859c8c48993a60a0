import { REFEREE_MATCHES, type RefereeFact } from './facts.ts'

/** A match as its referee's last ones are read from it. */
export interface RefereedMatch {
  refereeId: number | null
  goals: readonly [number, number] | null
  /** Yellow and red cards of both sides; null where those of one side are unknown. */
  cards: number | null
}

const NO_REFEREE: Record<RefereeFact, number | null> = { refereeCards: null, refereeHomeWins: null }

const TENTHS = 10

/** The last matches of referees: how many of them the home side won, and in those whose cards are known the mean of these in tenths. */
export function refereeForms() {
  const homeWins = new Map<number, readonly boolean[]>()
  const cardCounts = new Map<number, readonly number[]>()
  return {
    before(refereeId: number | null): Record<RefereeFact, number | null> {
      if (refereeId === null) return NO_REFEREE
      const cards = lastOnes(cardCounts, refereeId)
      return {
        refereeCards: cards && Math.round((TENTHS * cards.reduce((sum, one) => sum + one, 0)) / cards.length),
        refereeHomeWins: lastOnes(homeWins, refereeId)?.filter((isWon) => isWon).length ?? null,
      }
    },
    learn({ refereeId, goals, cards }: RefereedMatch) {
      if (refereeId === null || goals === null) return
      keep(homeWins, refereeId, goals[0] > goals[1])
      if (cards !== null) keep(cardCounts, refereeId, cards)
    },
  }
}

function lastOnes<One>(lists: ReadonlyMap<number, readonly One[]>, refereeId: number): readonly One[] | null {
  const list = lists.get(refereeId)
  return list?.length === REFEREE_MATCHES ? list : null
}

function keep<One>(lists: Map<number, readonly One[]>, refereeId: number, one: One) {
  lists.set(refereeId, [...(lists.get(refereeId) ?? []).slice(1 - REFEREE_MATCHES), one])
}
