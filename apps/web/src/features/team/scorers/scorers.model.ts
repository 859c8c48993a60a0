import type { TeamScorer } from '@touchline/contract'
import { cardCounts, countOf } from '@touchline/football'

export const LISTS = ['goals', 'assists', 'cards', 'appearances'] as const
export type ScorerList = (typeof LISTS)[number]

export interface ScorerEntry {
  scorer: TeamScorer
  value: number
  /** Of a list of cards: second yellows are yellow, red are straight reds. */
  cards?: { yellow: number; red: number }
}

/** One of the four lists, most first; null when nobody's figure is known. Who has none is left out. */
export function scorerList(scorers: readonly TeamScorer[], list: ScorerList): ScorerEntry[] | null {
  const entries = scorers.flatMap((scorer) => entryOf(scorer, list) ?? [])
  if (entries.length === 0) return null
  return entries
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.scorer.player.common_name.localeCompare(b.scorer.player.common_name))
}

const TYPES = { goals: 52, assists: 79, appearances: 321 } as const

function entryOf(scorer: TeamScorer, list: ScorerList): ScorerEntry | null {
  if (list !== 'cards') {
    const value = countOf(scorer.details.find(({ type_id }) => type_id === TYPES[list])?.value)
    return value === null ? null : { scorer, value }
  }
  const { yellow, red } = cardCounts(scorer.details)
  if (yellow === null && red === null) return null
  const cards = { yellow: yellow ?? 0, red: red ?? 0 }
  return { scorer, value: cards.yellow + cards.red, cards }
}
