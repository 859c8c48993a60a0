import type { RecordBatch } from '@touchline/football'
import type { Family } from '../../summary.ts'

/** A part of a batch that can be written by itself once the parts before it are. */
export interface Part {
  /** What it is about: the family, or the feed's id of a match. */
  kind: string
  key: string
  batch: RecordBatch
}

const DESCRIBING: readonly Family[] = [
  'leagues',
  'seasons',
  'stages',
  'groups',
  'venues',
  'teams',
  'players',
  'coaches',
  'referees',
]
const OF_FIXTURES = ['fixtureDetails', 'lineups', 'events', 'statistics', 'comments', 'pressure', 'odds'] as const

/** A batch in parts: what is described family by family, then match by match, then every other family. */
export function splitBatch({ source, ...families }: RecordBatch): Part[] {
  const of = (family: Family): Part => ({ kind: family, key: '*', batch: { source, [family]: families[family] } })
  const given = Object.keys(families) as Family[]
  const matches = new Set(families.fixtures?.map((one) => one.key))
  for (const family of OF_FIXTURES) for (const one of families[family] ?? []) matches.add(one.fixture)
  const matchPart = (key: string): Part => {
    const parts = OF_FIXTURES.map((family) => [family, families[family]?.filter((one) => one.fixture === key)])
    const fixtures = families.fixtures?.filter((one) => one.key === key)
    return {
      kind: 'fixture',
      key,
      batch: { source, ...(fixtures && { fixtures }), ...Object.fromEntries(parts.filter(([, records]) => records)) },
    }
  }
  const aboutMatches: ReadonlySet<Family> = new Set(['fixtures', ...OF_FIXTURES])
  const others = given.filter((family) => !DESCRIBING.includes(family) && !aboutMatches.has(family))
  return [
    ...DESCRIBING.filter((family) => given.includes(family)).map(of),
    ...[...matches].map(matchPart),
    ...others.map(of),
  ]
}
