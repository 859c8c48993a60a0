import { EVENT_TYPE } from '../../event-types.ts'
import { DETAIL } from '../detail-types.ts'
import { assistsTold, goalsTold, incidentsTold } from './known.ts'
import type { Part } from './player-match.ts'
import type { SeasonMatch } from './season-match.ts'

export interface TopScorer {
  player: number
  /** The team he did most of it for. */
  team: number
  /** 1 the best; equal totals share a position. */
  position: number
  total: number
}

/** The lists of a season's best by type id. */
export type TopScorerType = 208 | 209 | 84 | 83

/** A list is made when the matches that tell it are this share of all, and so many of those meant are known by name. */
const ENOUGH = 0.9
const LONGEST = 100

/**
 * The season's best: 208 goals (own goals left out), 209 assists, 84 yellow cards, 83 red cards (straight and second yellow). A list
 * that too little is known for is empty, so that nobody leads it by chance.
 * @param parts what everyone did in these matches
 */
export function topScorers(
  matches: readonly SeasonMatch[],
  parts: readonly Part[],
): Record<TopScorerType, TopScorer[]> {
  const { goal, penalty_goal, yellow_card, red_card, yellow_red_card } = EVENT_TYPE
  const withAssists = assistsTold(matches)
  const list = (value: (part: Part) => number, told: boolean) => (told ? ranked(parts, value) : [])
  const goals = named(matches, [goal, penalty_goal], goalsTold)
  const cards = (types: readonly number[]) => named(matches, types, incidentsTold)
  return {
    [DETAIL.goal_top_scorer]: list((part) => part.goals ?? 0, goals),
    [DETAIL.assist_top_scorer]: list((part) => part.assists ?? 0, goals && withAssists),
    [DETAIL.yellow_cards]: list((part) => part.yellow ?? 0, cards([yellow_card])),
    [DETAIL.red_cards]: list((part) => (part.red ?? 0) + (part.secondYellow ?? 0), cards([red_card, yellow_red_card])),
  }
}

/** True when nearly all matches tell it and nearly all events of these types name a player. */
function named(
  matches: readonly SeasonMatch[],
  types: readonly number[],
  told: (match: SeasonMatch) => boolean,
): boolean {
  const telling = matches.filter(told)
  if (matches.length === 0 || telling.length < ENOUGH * matches.length) return false
  const events = telling.flatMap((match) => match.events.filter(({ type }) => types.includes(type)))
  return events.filter(({ player }) => player !== null).length >= ENOUGH * events.length
}

function ranked(parts: readonly Part[], value: (part: Part) => number): TopScorer[] {
  const totals = [...Map.groupBy(parts, ({ player }) => player)].flatMap(([player, own]) => {
    const byTeam = [...Map.groupBy(own, ({ team }) => team)].map(([team, list]) => ({ team, total: sum(list, value) }))
    const best = byTeam.toSorted((a, b) => b.total - a.total || a.team - b.team)[0]
    const total = sum(own, value)
    return best && total > 0 ? [{ player, team: best.team, total }] : []
  })
  const ordered = totals.toSorted((a, b) => b.total - a.total || a.player - b.player)
  return ordered.slice(0, LONGEST).map((row) => ({
    ...row,
    position: 1 + ordered.findIndex(({ total }) => total === row.total),
  }))
}

const sum = (parts: readonly Part[], value: (part: Part) => number): number =>
  parts.reduce((total, part) => total + value(part), 0)
