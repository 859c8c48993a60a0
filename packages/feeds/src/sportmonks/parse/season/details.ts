import type { Details, DetailValue } from '@touchline/football'
import { integer, object, objects } from '../read.ts'

/** Deeper than this no statistic goes. */
const DEEPEST = 6

/** Season statistics by type id, each value as the feed has it. A type without a value is left out. */
export function detailsOf(rows: unknown): Details {
  return Object.fromEntries(
    objects(rows).flatMap((row): [number, DetailValue][] => {
      const type = integer(row.type_id)
      const value = detailValue(row.value)
      return type === null || value === undefined || value === null ? [] : [[type, value]]
    }),
  )
}

/** A value of numbers, words and objects of these; undefined for anything else. */
function detailValue(value: unknown, depth = 0): DetailValue | undefined {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  const parts = object(value)
  if (parts === null || depth === DEEPEST) return undefined
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]): [string, DetailValue][] => {
      const read = detailValue(part, depth + 1)
      return read === undefined ? [] : [[name.replaceAll('\u0000', '').toWellFormed(), read]]
    }),
  )
}
