import type { Kind } from '@touchline/database'
import type { FixturePart } from '@touchline/football'
import type { SinkContext } from '../sinks/sink-context.ts'
import type { Family } from '../summary.ts'
import type { WritableBatch } from '../writable-batch.ts'

export type RecordOf<Name extends Family> = NonNullable<WritableBatch[Name]>[number]

/** Answers for the things a record points to. */
export interface Look {
  /** True when it is known; otherwise the record cannot be kept, or the part of it that the caller drops. */
  need(kind: Kind, key: string): boolean
  /** The key when it is known, else null: the record stays without it. */
  orNull(kind: Kind, key: string | null): string | null
  /** The same for what a plan may rightly not cover: neither fetched nor reported. */
  ifHeld(kind: Kind, key: string | null): string | null
}

/** A family of records of a batch: what they describe, what they point to and where they are written. */
export interface RecordFamily<Name extends Family> {
  /** What a record describes by its `key`; the records of other families only point. */
  describes?: Kind
  /** The record with what is known of it, or null to leave it out. Every pointer is looked at, so that all missing ones are found together. */
  resolve(record: RecordOf<Name>, look: Look): RecordOf<Name> | null
  /** For records beside a fixture: the part of it that they report. */
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
