import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { REGION, type RecordBatch } from '@touchline/football'
import { realData } from '../../../../../../tools/data-folder.ts'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { object } from '../read.ts'

const DATA = realData('sportmonks')

/** Rows of a stored answer, with or without its envelope. */
export function rowsOf(file: string): readonly unknown[] {
  const answer: unknown = JSON.parse(readFileSync(resolve(DATA, `${file}.json`), 'utf8'))
  const envelope = object(answer)
  const data = envelope !== null && ('data' in envelope || 'message' in envelope) ? (envelope.data ?? []) : answer
  return Array.isArray(data) ? data : [data]
}

/** Every country is known, so that counts speak of nothing else. */
export const ANYWHERE: ParseContext = { country: (id) => (typeof id === 'number' ? REGION.world : null) }

type Family = Exclude<keyof RecordBatch, 'source'>

/** A parser with the number of records of its family that each stored answer gives. */
export type Counted = readonly [
  Family,
  (rows: readonly unknown[], context: ParseContext) => Parsed,
  Readonly<Record<string, number>>,
]

/** How many records of the family the same answers give. */
export function countsOf([family, parse, files]: Counted): Record<string, number> {
  const counts = Object.keys(files).map((file) => [file, parse(rowsOf(file), ANYWHERE).batch[family]?.length ?? 0])
  return Object.fromEntries(counts)
}
