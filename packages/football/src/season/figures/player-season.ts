import { groupBy } from '../../group-by.ts'
import { round2 } from '../../numbers.ts'
import type { Details, DetailValue } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import { type Basis, countedOver, restsOn } from './counted-over.ts'
import { countedOfAll, isZeroLeftOut } from './known-figures.ts'
import type { Part } from './player-match.ts'
import { type SeasonMatch, teamMatches } from './season-match.ts'
import { mean, sumOf } from './shares.ts'

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
 * field's shapes: `{ total }`, cards `{ total, home, away }`, goals `{ total, goals, penalties }`, substitutions `{ in, out }`, rating `{
 * average, highest, lowest }`, each with what it rests on where that is not all (`Basis`). A type nothing is known of is left out.
 * @param parts what everyone did in these matches
 */
export function playerSeasons(matches: readonly SeasonMatch[], parts: readonly Part[]): PlayerSeason[] {
  const byPlayer = groupBy(parts, ({ team, player }) => `${team}/${player}`)
  const ofAll = countedOfAll(matches)
  const listed = matchesListed(matches, parts)
  return [...byPlayer.values()].flatMap((of) => {
    const first = of[0]
    if (!first) return []
    return {
      team: first.team,
      player: first.player,
      position: mostFrequent(of.flatMap(({ entry }) => entry?.position ?? [])),
      jersey: of.findLast(({ entry }) => entry?.jersey != null)?.entry?.jersey ?? null,
      details: detailsOf(of, ofAll, listed(first.team)),
    }
  })
}

/** The matches of a team whose line-up is known, where it is not all of them. */
function matchesListed(matches: readonly SeasonMatch[], parts: readonly Part[]) {
  const known = new Map<number, Set<number>>()
  for (const { team, match, entry } of parts) {
    if (entry !== null) known.set(team, (known.get(team) ?? new Set()).add(match))
  }
  const played = teamMatches(matches)
  return (team: number): Pick<Basis, 'matches' | 'of'> => {
    const [own, of] = [known.get(team)?.size ?? 0, played.get(team)?.length ?? 0]
    return own < of ? { matches: own, of } : {}
  }
}

function detailsOf(parts: readonly Part[], ofAll: ReadonlySet<number>, listed: Pick<Basis, 'matches' | 'of'>): Details {
  const entries = parts.flatMap(({ entry }) => entry ?? [])
  const onSheets = (total: number | undefined) =>
    entries.length === 0 || total === undefined ? undefined : { total, ...listed }
  return withKnown(sums(parts, ofAll), [
    [DETAIL.appearances, onSheets(countedOver(parts, ({ appeared }) => (appeared === null ? null : +appeared))?.total)],
    [DETAIL.lineups, onSheets(entries.filter(({ type }) => type === 11).length)],
    [DETAIL.bench, onSheets(entries.filter(({ type }) => type === 12).length)],
    [DETAIL.captain, onSheets(entries.filter(({ captain }) => captain).length || undefined)],
    [DETAIL.minutes, countedOver(parts, ({ minutes }) => minutes)],
    [DETAIL.goals, goalsOf(parts)],
    [DETAIL.own_goals, countedOver(parts, ({ ownGoals }) => ownGoals)],
    [DETAIL.assists, countedOver(parts, ({ assists }) => assists)],
    [DETAIL.yellow_cards, cards(parts, ({ yellow }) => yellow)],
    [DETAIL.red_cards, cards(parts, ({ red }) => red)],
    [DETAIL.second_yellow_cards, cards(parts, ({ secondYellow }) => secondYellow)],
    [DETAIL.substitutions, substitutions(parts)],
    [DETAIL.pass_percentage, passPercentage(parts)],
    [DETAIL.rating, ratingOf(parts)],
  ])
}

/**
 * Adds known figures by type id. One object takes all of them: their type ids are far apart, so that copying objects would take longer than
 * counting.
 */
function withKnown(
  details: Record<number, DetailValue>,
  figures: readonly (readonly [type: number, value: DetailValue | undefined])[],
): Details {
  for (const [type, value] of figures) if (value !== undefined) details[type] = value
  return details
}

function goalsOf(parts: readonly Part[]) {
  const goals = countedOver(parts, (part) => part.goals)
  if (goals === undefined) return undefined
  const penalties = countedOver(parts, (part) => part.penalties)?.total ?? 0
  return { ...goals, goals: goals.total - penalties, penalties }
}

function cards(parts: readonly Part[], of: (part: Part) => number | null) {
  const all = countedOver(parts, of)
  if (all === undefined) return undefined
  const home = sumOf(parts.filter((part) => part.home).map((part) => of(part) ?? 0))
  const countsOnly = parts.filter((part) => of(part) !== null && part.secondYellow === null).length
  return { ...all, home, away: all.total - home, ...(countsOnly > 0 && { counts_only: countsOnly }) }
}

function substitutions(parts: readonly Part[]) {
  const known = parts.flatMap(({ substitution }) => substitution ?? [])
  if (known.length === 0) return undefined
  return {
    in: known.filter((one) => one === 'in' || one === 'both').length,
    out: known.filter((one) => one === 'out' || one === 'both').length,
  }
}

/** The share of passes that arrived, in the matches that count both. */
function passPercentage(parts: readonly Part[]) {
  const pairs = parts.flatMap((part) => {
    const [all, accurate] = [part.entry?.details[DETAIL.passes], part.entry?.details[DETAIL.accurate_passes]]
    return all === undefined || accurate === undefined ? [] : [{ part, all, accurate }]
  })
  const passes = sumOf(pairs.map(({ all }) => all))
  if (passes === 0) return undefined
  const known = pairs.map(({ part }) => part)
  return { total: mean(100 * sumOf(pairs.map(({ accurate }) => accurate)), passes), ...restsOn(parts, known) }
}

function ratingOf(parts: readonly Part[]) {
  const rated = parts.flatMap((part) => {
    const rating = part.entry?.details[DETAIL.rating]
    return rating === undefined ? [] : [{ part, rating }]
  })
  if (rated.length === 0) return undefined
  const ratings = rated.map(({ rating }) => rating)
  return {
    average: mean(sumOf(ratings), ratings.length),
    highest: round2(Math.max(...ratings)),
    lowest: round2(Math.min(...ratings)),
    ...restsOn(
      parts,
      rated.map(({ part }) => part),
    ),
  }
}

/** Every other figure of the line-ups. In loops: it runs for every player of every season. */
function sums(parts: readonly Part[], ofAll: ReadonlySet<number>): Record<number, DetailValue> {
  const types = new Set<number>()
  for (const { entry, known } of parts) if (entry !== null) for (const type of known) types.add(type)
  const known: Record<number, DetailValue> = {}
  for (const type of types) {
    const sum = NOT_SUMMED.has(type) ? undefined : countedOver(parts, (part) => figureOf(part, type, ofAll))
    if (sum !== undefined) known[type] = sum
  }
  return known
}

function figureOf({ entry, appeared, known }: Part, type: number, ofAll: ReadonlySet<number>): number | null {
  if (entry === null) return null
  const own = entry.details[type]
  if (own !== undefined) return own
  return appeared && known.has(type) && isZeroLeftOut(type, entry.position, ofAll) ? 0 : null
}

function mostFrequent(values: readonly number[]): number | null {
  const groups = [...groupBy(values, (value) => value)].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
  return groups[0]?.[0] ?? null
}
