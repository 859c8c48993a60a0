import { KINDS, type Kind } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import type { Family } from '../../summary.ts'
import { type Look, POINTERS, type RecordOf } from './pointers.ts'

/** Keys of a source that stand for a row already. */
export type KnownKeys = ReadonlyMap<Kind, ReadonlySet<string>>

export interface ResolvedBatch {
  /** Of the batch what points only to known things and to one another. */
  batch: RecordBatch
  /** What was pointed to and is not known, by kind. */
  missing: Map<Kind, Set<string>>
  /** The same in words. */
  problems: FeedProblem[]
}

/** What each family's records describe; the others only point. In the order of what points to what. */
const DESCRIBES: readonly (readonly [Family, Kind | null])[] = [
  ['leagues', 'league'],
  ['seasons', 'season'],
  ['stages', 'stage'],
  ['groups', 'group'],
  ['venues', 'venue'],
  ['teams', 'team'],
  ['players', 'player'],
  ['coaches', 'coach'],
  ['referees', 'referee'],
  ['coachSpells', null],
  ['playerSpells', null],
  ['rivals', null],
  ['trophies', null],
  ['transfers', 'transfer'],
  ['sidelined', null],
  ['fixtures', 'fixture'],
  ['fixtureDetails', null],
  ['lineups', null],
  ['events', null],
  ['statistics', null],
  ['comments', null],
  ['pressure', null],
  ['odds', null],
  ['standings', null],
  ['corrections', null],
  ['topScorers', null],
  ['playerSeasons', null],
  ['teamSeasons', null],
  ['coachSeasons', null],
  ['refereeSeasons', null],
  ['seasonStatistics', null],
]

/**
 * Leaves out of a batch what points to things nobody has described: an optional pointer becomes unknown, a record that cannot
 * be without it goes, and with it what belongs to it. One bad pointer never keeps the rest out.
 */
export function dropUnresolved(batch: RecordBatch, known: KnownKeys): ResolvedBatch {
  const held = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  const missing = new Map<Kind, Set<string>>()
  const problems: FeedProblem[] = []
  const has = (kind: Kind, key: string) => known.get(kind)?.has(key) || held.get(kind)?.has(key) || false
  const note = (kind: Kind, key: string, became: string) => {
    const keys = missing.get(kind) ?? new Set()
    if (keys.has(key)) return false
    missing.set(kind, keys.add(key))
    problems.push({
      kind,
      key,
      reason: `Something points to this ${kind}, which the feed does not describe; ${became}.`,
    })
    return false
  }
  const look: Look = {
    need: (kind, key) => has(kind, key) || note(kind, key, 'what cannot be without it is left out'),
    orNull: (kind, key) => {
      if (key === null || has(kind, key)) return key
      note(kind, key, 'it stays unknown there')
      return null
    },
    ifHeld: (kind, key) => (key !== null && has(kind, key) ? key : null),
  }
  const kept: Partial<Record<Family, unknown[]>> = {}
  for (const [family, kind] of DESCRIBES) {
    const records = keep(batch, family, look)
    if (!records) continue
    kept[family] = records
    if (kind) for (const record of records) held.get(kind)?.add((record as { key: string }).key)
  }
  return { batch: { source: batch.source, ...kept } as RecordBatch, missing, problems }
}

function keep<Name extends Family>(batch: RecordBatch, family: Name, look: Look): RecordOf<Name>[] | null {
  const records = batch[family] as readonly RecordOf<Name>[] | undefined
  if (!records) return null
  const through: (record: RecordOf<Name>, look: Look) => RecordOf<Name> | null = POINTERS[family]
  return records.map((record) => through(record, look)).filter((record) => record !== null)
}
