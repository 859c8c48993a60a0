import { format2 } from './numbers.ts'
import type { DetailValue } from './records/season.ts'
import { DETAIL } from './season/detail-types.ts'

/** One figure by its type id, as calls give it: a number or parts such as `{ total }`, `{ count, average }`, `{ all: { count } }`. */
export interface FigureDetail {
  type_id: number
  value: DetailValue
}

/** How many, in whatever shape the value has; null when it is unknown or tells no count. */
export function countOf(value: DetailValue | undefined): number | null {
  return numberIn(value, ['total', 'count'])
}

/** The average a value tells: of a match, or what is an average by itself such as a rating; null when it tells none. */
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

/** So many a full match, one decimal; null without minutes played or when the count is unknown. */
export function per90(count: number | null, minutes: number | null): string | null {
  if (count === null || minutes === null || minutes <= 0) return null
  return (Math.round((count * 900) / minutes + 1e-7) / 10).toFixed(1)
}

/** Minutes from one to the next on average, whole; null when there was none or the minutes are unknown. */
export function minutesEach(count: number | null, minutes: number | null): string | null {
  if (count === null || minutes === null || count <= 0 || minutes <= 0) return null
  return String(Math.round(minutes / count))
}

/** Cards by colour; null is unknown. */
export interface CardCounts {
  /** Second yellows included. */
  yellow: number | null
  second: number | null
  red: number | null
}

export function cardCounts(details: readonly FigureDetail[]): CardCounts {
  const of = (type: number) => countOf(details.find(({ type_id }) => type_id === type)?.value)
  const [first, second] = [of(DETAIL.yellow_cards), of(DETAIL.second_yellow_cards)]
  return { yellow: first === null ? null : first + (second ?? 0), second, red: of(DETAIL.red_cards) }
}

export type FigureGroupKey = 'playing' | 'attack' | 'passing' | 'defence' | 'duels' | 'goalkeeping' | 'discipline'

/** A figure of a player as it is shown. */
export interface PlayerFigure {
  type: number
  /** Substitutions are told in two parts. */
  part?: 'in' | 'out'
  /** As it is shown; null is unknown. */
  total: string | null
  per90: string | null
  minutesEach: string | null
}

interface Entry {
  type: number
  part?: 'in' | 'out'
  /** `count` has values a match and minutes each, `tally` neither; the others are no counts. */
  as: 'count' | 'tally' | 'percent' | 'rating'
  /** Left out where it is unknown: many sources do not tell it, or tell it only where it happened. */
  rare?: true
}

const counts = (...types: number[]): Entry[] => types.map((type) => ({ type, as: 'count' }))
const rare = (...types: number[]): Entry[] => types.map((type) => ({ type, as: 'count', rare: true }))

/** What is shown of a player in a match or a season, in this order. */
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
 * The figures of a player, by group; groups of which nothing is known are left out. Yellow cards include second yellows.
 * @param details of one match or of one season
 */
export function playerFigures(
  details: readonly FigureDetail[],
): { key: FigureGroupKey; figures: readonly PlayerFigure[] }[] {
  const values = new Map(details.map(({ type_id, value }) => [type_id, value]))
  const minutes = countOf(values.get(DETAIL.minutes))
  const { yellow } = cardCounts(details)
  const count = ({ type, part }: Entry) => {
    if (type === DETAIL.yellow_cards) return yellow
    const value = values.get(type)
    if (part === undefined) return countOf(value)
    return typeof value === 'object' && value !== null ? countOf(value[part]) : null
  }
  const figure = (entry: Entry): PlayerFigure => {
    const { type, part, as } = entry
    const known = as === 'rating' ? averageOf(values.get(type)) : count(entry)
    const counted = as === 'count' ? known : null
    return {
      type,
      ...(part && { part }),
      total: known === null ? null : written(known, as),
      per90: per90(counted, minutes),
      minutesEach: minutesEach(counted, minutes),
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

function written(value: number, as: Entry['as']): string {
  if (as === 'percent') return `${Math.round(value)}%`
  return as === 'rating' || !Number.isInteger(value) ? format2(value) : String(value)
}
