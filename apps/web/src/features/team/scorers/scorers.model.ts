import type { TeamScorer } from '@touchline/contract'
import { cardCounts, countOf, type KnownIn, knownIn } from '@touchline/football'

export const LISTS = ['goals', 'assists', 'cards', 'appearances'] as const
export type ScorerList = (typeof LISTS)[number]

export interface ScorerEntry {
  scorer: TeamScorer
  value: number
  /** For a list of cards: a second yellow is among both. */
  cards?: { yellow: number; red: number }
  /** The matches it rests on, where these are not all. */
  known: KnownIn | null
}

/** One of the four lists, most first; null when nobody's figure is known. Players with zero are left out. */
export function scorerList(scorers: readonly TeamScorer[], list: ScorerList, language: string): ScorerEntry[] | null {
  const entries = scorers.flatMap((scorer) => entryOf(scorer, list) ?? [])
  if (entries.length === 0) return null
  return entries
    .filter(({ value }) => value > 0)
    .sort(
      (a, b) => b.value - a.value || a.scorer.player.common_name.localeCompare(b.scorer.player.common_name, language),
    )
}

const TYPES = { goals: 52, assists: 79, appearances: 321 } as const

const YELLOW = 84

const figureOf = ({ details }: TeamScorer, type: number) => details.find(({ type_id }) => type_id === type)?.value

function entryOf(scorer: TeamScorer, list: ScorerList): ScorerEntry | null {
  if (list !== 'cards') {
    const figure = figureOf(scorer, TYPES[list])
    const value = countOf(figure)
    return value === null ? null : { scorer, value, known: knownIn(figure) }
  }
  const { yellow, red } = cardCounts(scorer.details)
  if (yellow === null && red === null) return null
  const cards = { yellow: yellow ?? 0, red: red ?? 0 }
  return { scorer, value: cards.yellow + cards.red, cards, known: knownIn(figureOf(scorer, YELLOW)) }
}
