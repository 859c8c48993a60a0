import type { Kind } from '@touchline/database'
import type { FixturePart } from '@touchline/football'
import type { SinkContext } from '../sinks/sink-context.ts'
import type { Family } from '../summary.ts'
import type { WritableBatch } from '../writable-batch.ts'

export type RecordOf<Name extends Family> = NonNullable<WritableBatch[Name]>[number]

/** Answers for the things a record points to. */
export interface Look {
  /** True when it is known; otherwise the record, or the part of it that the caller drops, is left out. */
  need(kind: Kind, key: string): boolean
  /** The key when it is known, else null: the record stays without it. */
  orNull(kind: Kind, key: string | null): string | null
  /** The same for things a plan may leave out: neither fetched nor reported. */
  ifHeld(kind: Kind, key: string | null): string | null
}

/** A family of records of a batch: the things they describe and refer to, and their tables. */
export interface RecordFamily<Name extends Family> {
  /** The kind a record describes by its `key`; the records of other families only refer. */
  describes?: Kind
  /**
   * The record with its known references, or null to leave it out. Every reference is visited, so that all missing ones are found together.
   */
  resolve(record: RecordOf<Name>, look: Look): RecordOf<Name> | null
  /** For records of a fixture: the part of it that they report. */
  part?: FixturePartOf<Name>
  sink(context: SinkContext, records: readonly RecordOf<Name>[], batch: WritableBatch): Promise<void>
}

export interface FixturePartOf<Name extends Family> {
  name: FixturePart
  /** Whether a record knows anything of the part. */
  knows(record: RecordOf<Name>): boolean
  /** Makes room when the part of these fixtures changes hands and writing it would leave something of its former provider. */
  onTaken?(context: SinkContext, fixtures: readonly number[]): Promise<void>
}

export type Families = { readonly [Name in Family]: RecordFamily<Name> }
