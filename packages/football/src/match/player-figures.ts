import type { Language } from '@touchline/messages'
import { formatNumber, percentText } from '../numbers.ts'
import type { DetailValue } from '../records/season.ts'
import { DETAIL } from '../season/detail-types.ts'

/** One figure by its type id, as calls give it: a number or parts such as `{ total }`, `{ count, average }`, `{ all: { count } }`. */
export interface FigureDetail {
  type_id: number
  value: DetailValue
}

/** The count in a value of any shape; null when unknown or not a count. */
export function countOf(value: DetailValue | undefined): number | null {
  return numberIn(value, ['total', 'count'])
}

/** The average in a value: per match, or an average by nature such as a rating; null when there is none. */
export function averageOf(value: DetailValue | undefined): number | null {
  return numberIn(value, ['average'])
}

function numberIn(value: DetailValue | undefined, parts: readonly string[]): number | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'object') return Number.isFinite(Number(value)) ? Number(value) : null
  for (const part of [...parts, 'all']) {
    const found = numberIn(value[part], parts)
    if (found !== null) return found
  }
  return null
}

/** The count per 90 minutes, one decimal; null without minutes or count. */
export function per90(count: number | null, minutes: number | null): number | null {
  if (count === null || minutes === null || minutes <= 0) return null
  return Math.round((count * 900) / minutes + 1e-7) / 10
}

/** Minutes from one to the next on average, whole; null when there was none or the minutes are unknown. */
export function minutesEach(count: number | null, minutes: number | null): number | null {
  if (count === null || minutes === null || count <= 0 || minutes <= 0) return null
  return Math.round(minutes / count)
}

/** Matches whose cards are a source's counts alone, which leave second yellows out of the yellow ones; 0 where the value says none. */
export function countsOnlyIn(value: DetailValue | undefined): number {
  const matches = typeof value === 'object' && value !== null ? value.counts_only : undefined
  return typeof matches === 'number' ? matches : 0
}

/** The number of matches that know a figure, out of all. */
export interface KnownIn {
  matches: number
  of: number
}

/** The matches a figure rests on; null where they are all of them, or the value does not say. */
export function knownIn(value: DetailValue | undefined): KnownIn | null {
  if (typeof value !== 'object' || value === null) return null
  const { matches, of } = value
  return typeof matches === 'number' && typeof of === 'number' && matches < of ? { matches, of } : null
}

export type FigureGroupKey = 'playing' | 'attack' | 'passing' | 'defence' | 'duels' | 'goalkeeping' | 'discipline'

/** A figure of a player as it is shown. */
export interface PlayerFigure {
  type: number
  /** Substitutions are reported in two parts. */
  part?: 'in' | 'out'
  /** As displayed; null is unknown. */
  total: string | null
  per90: string | null
  minutesEach: string | null
  /** Null where it rests on all matches. */
  knownIn: KnownIn | null
  /** For cards: matches whose source has counts only. */
  countsOnly?: number
  /** How many of them the rates are made of, where some fell in matches whose minutes are not known. */
  rated?: number
}

interface Entry {
  type: number
  part?: 'in' | 'out'
  /** `count` has values a match and minutes each, `tally` neither; the others are no counts. */
  as: 'count' | 'tally' | 'percent' | 'rating'
  /** Left out where it is unknown: many sources do not report it, or report it only where it happened. */
  rare?: true
}

const counts = (...types: number[]): Entry[] => types.map((type) => ({ type, as: 'count' }))
const rare = (...types: number[]): Entry[] => types.map((type) => ({ type, as: 'count', rare: true }))

/** Figures of a player in a match or a season, in display order. */
const GROUPS: readonly (readonly [FigureGroupKey, readonly Entry[]])[] = [
  [
    'playing',
    [
      { type: 118, as: 'rating' },
      { type: 119, as: 'tally' },
      { type: 321, as: 'tally', rare: true },
      { type: 322, as: 'tally', rare: true },
      { type: 323, as: 'tally', rare: true },
      { type: 59, part: 'in', as: 'tally', rare: true },
      { type: 59, part: 'out', as: 'tally', rare: true },
      { type: 40, as: 'tally', rare: true },
    ],
  ],
  ['attack', [...counts(52, 79, 42, 86), ...rare(5304, 580, 581, 64, 51, 108, 109, 94, 111, 112, 115)]],
  ['passing', [...counts(80, 116), { type: 1584, as: 'percent' }, ...rare(117, 98, 99, 122, 123, 120)]],
  ['defence', [...counts(78, 100, 101), ...rare(97, 110, 571, 324, 88)]],
  ['duels', [...counts(105, 106), ...rare(107)]],
  ['goalkeeping', [...counts(57), ...rare(104, 103, 113, 194)]],
  ['discipline', [...counts(56, 96, 84, 85, 83), ...rare(114)]],
]

/**
 * The figures of a player, by group; groups of which nothing is known are left out. A second yellow is among the yellow cards and among
 * the red ones. A rate divides by the minutes of the matches that know the figure.
 * @param details of one match or of one season
 */
export function playerFigures(
  details: readonly FigureDetail[],
  language: Language,
): { key: FigureGroupKey; figures: readonly PlayerFigure[] }[] {
  const values = new Map(details.map(({ type_id, value }) => [type_id, value]))
  const minutes = countOf(values.get(DETAIL.minutes))
  const partsOf = (type: number) => [type, ...(ADDED[type] ?? [])].map((one) => values.get(one))
  const count = ({ type, part }: Entry) => {
    if (part === undefined) return added(partsOf(type).map(countOf))
    const value = values.get(type)
    return typeof value === 'object' && value !== null ? countOf(value[part]) : null
  }
  const text = (value: number | null, decimals: number) =>
    value === null ? null : formatNumber(value, language, decimals)
  const figure = (entry: Entry): PlayerFigure => {
    const { type, part, as } = entry
    const known = as === 'rating' ? averageOf(values.get(type)) : count(entry)
    const timed =
      as === 'count' ? added(partsOf(type).map((value) => partOf(value, 'counted') ?? countOf(value))) : null
    const over = partOf(values.get(type), 'minutes') ?? minutes
    return {
      type,
      ...(part && { part }),
      total: known === null ? null : written(known, as, language),
      per90: text(per90(timed, over), 1),
      minutesEach: text(minutesEach(timed, over), 0),
      knownIn: known === null ? null : knownIn(values.get(type)),
      ...(timed !== null && timed !== known && { rated: timed }),
      ...(countsOnlyIn(values.get(type)) > 0 && { countsOnly: countsOnlyIn(values.get(type)) }),
    }
  }
  return GROUPS.flatMap(([key, entries]) => {
    const figures = entries.flatMap((entry) => {
      const one = figure(entry)
      return one.total === null && entry.rare ? [] : [one]
    })
    return figures.some(({ total }) => total !== null) ? [{ key, figures }] : []
  })
}

/** Second yellows, which are among both colours. */
const ADDED: Readonly<Record<number, readonly number[]>> = {
  [DETAIL.yellow_cards]: [DETAIL.second_yellow_cards],
  [DETAIL.red_cards]: [DETAIL.second_yellow_cards],
}

/** The sum of a figure and its known companions; null without the figure itself. */
function added([own, ...others]: readonly (number | null)[]): number | null {
  return own == null ? null : others.reduce<number>((sum, other) => sum + (other ?? 0), own)
}

function partOf(value: DetailValue | undefined, part: string): number | null {
  const found = typeof value === 'object' && value !== null ? value[part] : undefined
  return typeof found === 'number' ? found : null
}

function written(value: number, as: Entry['as'], language: Language): string {
  if (as === 'percent') return percentText(formatNumber(value, language, 0), language)
  return formatNumber(value, language, as === 'rating' || !Number.isInteger(value) ? 2 : 0)
}
