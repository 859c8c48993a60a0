import { groupBy } from '../../group-by.ts'
import { EVENT_TYPE } from '../../match/event-types.ts'
import { DETAIL } from '../detail-types.ts'
import { assistsReported, goalsReported, incidentsReported, offendersReported, scorersReported } from './known.ts'
import type { Part } from './player-match.ts'
import type { SeasonLineupEntry, SeasonMatch } from './season-match.ts'

export interface TopScorer {
  player: number
  /** The team he did most of it for. */
  team: number
  /** 1 the best; equal totals share a position. */
  position: number
  total: number
}

/** The lists of a season's best by type id: goals, assists, yellow and red cards. */
export const TOP_SCORER_TYPES = [208, 209, 84, 83] as const
export type TopScorerType = (typeof TOP_SCORER_TYPES)[number]

/** A list is made when the matches that report it are this share of all, and this share of the players are known by name. */
const ENOUGH = 0.9
const MAX_ROWS = 100

/**
 * The season's best: 208 goals (own goals left out), 209 assists, 84 yellow cards (second ones among them), 83 red
 * cards (straight and second yellow). A list that too little is known for is empty, so that nobody leads it by chance.
 * @param parts what everyone did in these matches
 */
export function topScorers(
  matches: readonly SeasonMatch[],
  parts: readonly Part[],
): Record<TopScorerType, TopScorer[]> {
  const list = (value: (part: Part) => number, reported: boolean) => (reported ? ranked(parts, value) : [])
  const goals = named(matches, GOALS)
  return {
    [DETAIL.goal_top_scorer]: list((part) => part.goals ?? 0, goals),
    [DETAIL.assist_top_scorer]: list((part) => part.assists ?? 0, goals && assistsReported(matches)),
    [DETAIL.yellow_cards]: list((part) => (part.yellow ?? 0) + (part.secondYellow ?? 0), named(matches, YELLOWS)),
    [DETAIL.red_cards]: list((part) => (part.red ?? 0) + (part.secondYellow ?? 0), named(matches, REDS)),
  }
}

/** The subject of a list, and the matches that report it, by events or by the details of the line-up. */
interface Counted {
  events: readonly number[]
  details: readonly number[]
  /** The events of the match report how many there were. */
  reported: (match: SeasonMatch) => boolean
  /** They report whose they were too. */
  named: (match: SeasonMatch) => boolean
  /** The line-up reports all of them. */
  listed: (match: SeasonMatch) => boolean
}

const { goal, penalty_goal, yellow_card, red_card, yellow_red_card } = EVENT_TYPE

const GOALS: Counted = {
  events: [goal, penalty_goal],
  details: [DETAIL.goals],
  reported: goalsReported,
  named: scorersReported,
  listed: ({ lineup, home, away }) => total(lineup, [DETAIL.goals, DETAIL.own_goals]) === home.goals + away.goals,
}

/** Line-ups may leave second yellows out, so they are believed where the events count as many. */
const cards = (events: readonly number[], details: readonly number[]): Counted => ({
  events,
  details,
  reported: incidentsReported,
  named: offendersReported,
  listed: (match) => incidentsReported(match) && total(match.lineup, details) === eventsOf(match, events).length,
})
const FIRST_YELLOWS = cards([yellow_card], [DETAIL.yellow_cards])
const YELLOWS: Counted = {
  ...FIRST_YELLOWS,
  events: [yellow_card, yellow_red_card],
  details: [DETAIL.yellow_cards, DETAIL.second_yellow_cards],
}
const REDS = cards([red_card, yellow_red_card], [DETAIL.red_cards, DETAIL.second_yellow_cards])

/** True when nearly all matches report it and nearly all of their reports name a player. */
function named(matches: readonly SeasonMatch[], counted: Counted): boolean {
  const reporting = matches.flatMap((match) => reportedOf(match, counted) ?? [])
  if (matches.length === 0 || reporting.length < ENOUGH * matches.length) return false
  const whole = reporting.reduce((sum, { all }) => sum + all, 0)
  return reporting.reduce((sum, { known }) => sum + known, 0) >= ENOUGH * whole
}

/** How many a match reports and of how many the player is known, from where the parts of its players come; null when it reports nothing. */
function reportedOf(
  match: SeasonMatch,
  { events, details, ...reports }: Counted,
): { all: number; known: number } | null {
  const detailed = match.lineup.some((entry) => Object.keys(entry.details).length > 0)
  if (detailed && !reports.named(match) && reports.listed(match)) {
    const known = match.lineup.filter(({ player }) => player !== null)
    return { all: total(match.lineup, details), known: total(known, details) }
  }
  if (!reports.reported(match)) return null
  const own = eventsOf(match, events)
  return { all: own.length, known: own.filter(({ player }) => player !== null).length }
}

const eventsOf = ({ events }: SeasonMatch, types: readonly number[]) =>
  events.filter(({ type }) => types.includes(type))

const total = (entries: readonly SeasonLineupEntry[], types: readonly number[]): number =>
  entries.reduce((all, { details }) => all + types.reduce((sum, type) => sum + (details[type] ?? 0), 0), 0)

function ranked(parts: readonly Part[], value: (part: Part) => number): TopScorer[] {
  // Most parts count nothing in a list.
  const counting = parts.filter((part) => value(part) > 0)
  const totals = [...groupBy(counting, ({ player }) => player)].flatMap(([player, own]) => {
    const byTeam = [...groupBy(own, ({ team }) => team)].map(([team, list]) => ({ team, total: sum(list, value) }))
    const best = byTeam.toSorted((a, b) => b.total - a.total || a.team - b.team)[0]
    return best ? [{ player, team: best.team, total: sum(own, value) }] : []
  })
  const ordered = totals.toSorted((a, b) => b.total - a.total || a.player - b.player)
  return ordered.slice(0, MAX_ROWS).map((row) => ({
    ...row,
    position: 1 + ordered.findIndex(({ total }) => total === row.total),
  }))
}

const sum = (parts: readonly Part[], value: (part: Part) => number): number =>
  parts.reduce((total, part) => total + value(part), 0)
