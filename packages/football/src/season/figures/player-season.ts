import { round2 } from '../../numbers.ts'
import type { TypedNumbers } from '../../records/match.ts'
import type { Details } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import type { Part } from './player-match.ts'
import { knownOnly, mean, sumOf } from './shares.ts'

export interface PlayerSeason {
  team: number
  player: number
  position: number | null
  jersey: number | null
  details: Details
}

/** Details that are counted apart, or that are shares and cannot be added up. */
const NOT_SUMMED: ReadonlySet<number> = new Set<number>([
  ...[DETAIL.captain, DETAIL.goals, DETAIL.assists, DETAIL.red_cards, DETAIL.yellow_cards, DETAIL.second_yellow_cards],
  ...[DETAIL.rating, DETAIL.minutes, DETAIL.own_goals, DETAIL.pass_percentage, DETAIL.appearances, DETAIL.lineups],
  ...[DETAIL.bench, 82, 1488, 1533, 1605, 27265, 27268, 27270, 27275, 27276, 117172],
])

/**
 * The squads of a season from its parts: everyone in a line-up or an event of its matches, with what he did for each team. Values have the
 * field's shapes: `{ total }`, cards `{ total, home, away }`, goals `{ total, goals, penalties }`, substitutions `{ in, out }`,
 * rating `{ average, highest, lowest }`. A type nothing is known of is left out.
 */
export function playerSeasons(parts: readonly Part[]): PlayerSeason[] {
  const byPlayer = Map.groupBy(parts, ({ team, player }) => `${team}/${player}`)
  return [...byPlayer.values()].flatMap((of) => {
    const first = of[0]
    if (!first) return []
    return {
      team: first.team,
      player: first.player,
      position: mostFrequent(of.flatMap(({ entry }) => entry?.position ?? [])),
      jersey: of.findLast(({ entry }) => entry?.jersey != null)?.entry?.jersey ?? null,
      details: detailsOf(of),
    }
  })
}

function detailsOf(parts: readonly Part[]): Details {
  const entries = parts.flatMap(({ entry }) => entry ?? [])
  const ratings = entries.flatMap(({ details }) => details[DETAIL.rating] ?? [])
  const listed = entries.length > 0
  const total = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? undefined : { total: sumOf(known) }
  }
  const summed = sums(entries.map(({ details }) => details))
  const [passes, accurate] = [summed[DETAIL.passes], summed[DETAIL.accurate_passes]]
  const goals = total(parts.map((part) => part.goals))
  const penalties = total(parts.map((part) => part.penalties))
  const scored = goals && { ...goals, goals: goals.total - (penalties?.total ?? 0), penalties: penalties?.total ?? 0 }
  return knownOnly({
    ...Object.fromEntries(Object.entries(summed).map(([type, value]) => [type, { total: value }])),
    [DETAIL.appearances]: listed
      ? total(parts.map(({ appeared }) => (appeared === null ? null : Number(appeared))))
      : undefined,
    [DETAIL.lineups]: listed ? { total: entries.filter(({ type }) => type === 11).length } : undefined,
    [DETAIL.bench]: listed ? { total: entries.filter(({ type }) => type === 12).length } : undefined,
    [DETAIL.captain]: entries.some(({ captain }) => captain)
      ? { total: entries.filter(({ captain }) => captain).length }
      : undefined,
    [DETAIL.minutes]: total(parts.map(({ minutes }) => minutes)),
    [DETAIL.goals]: scored,
    [DETAIL.own_goals]: total(parts.map(({ ownGoals }) => ownGoals)),
    [DETAIL.assists]: total(parts.map(({ assists }) => assists)),
    [DETAIL.yellow_cards]: cards(parts, ({ yellow }) => yellow),
    [DETAIL.red_cards]: cards(parts, ({ red }) => red),
    [DETAIL.second_yellow_cards]: cards(parts, ({ secondYellow }) => secondYellow),
    [DETAIL.substitutions]: substitutions(parts),
    [DETAIL.pass_percentage]: passes && accurate !== undefined ? { total: mean(100 * accurate, passes) } : undefined,
    [DETAIL.rating]:
      ratings.length > 0
        ? {
            average: mean(sumOf(ratings), ratings.length),
            highest: round2(Math.max(...ratings)),
            lowest: round2(Math.min(...ratings)),
          }
        : undefined,
  })
}

function cards(parts: readonly Part[], of: (part: Part) => number | null) {
  const known = parts.filter((part) => of(part) !== null)
  if (known.length === 0) return undefined
  const count = (items: readonly Part[]) => sumOf(items.map((part) => of(part) ?? 0))
  const home = count(known.filter((part) => part.home))
  const all = count(known)
  return { total: all, home, away: all - home }
}

function substitutions(parts: readonly Part[]) {
  const known = parts.flatMap(({ substitution }) => substitution ?? [])
  if (known.length === 0) return undefined
  return {
    in: known.filter((one) => one === 'in' || one === 'both').length,
    out: known.filter((one) => one === 'out' || one === 'both').length,
  }
}

function sums(list: readonly TypedNumbers[]): Record<number, number> {
  const total: Record<number, number> = {}
  for (const details of list) {
    for (const [key, value] of Object.entries(details)) {
      const type = Number(key)
      if (!NOT_SUMMED.has(type)) total[type] = round2((total[type] ?? 0) + value)
    }
  }
  return total
}

function mostFrequent(values: readonly number[]): number | null {
  const groups = [...Map.groupBy(values, (value) => value)].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
  return groups[0]?.[0] ?? null
}
