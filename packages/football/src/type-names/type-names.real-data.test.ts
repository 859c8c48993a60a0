import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { type TypeFamily, typeName } from './type-name.testing.ts'
import { readableName } from './type-name.ts'

const DATA = realData('sportmonks')

/** Family of the type ids in the lists and objects of a feed's answers, by their names. */
const FAMILY_OF: Readonly<Record<string, TypeFamily>> = {
  statistics: 'statistic',
  details: 'statistic',
  events: 'event',
  lineups: 'lineup',
  periods: 'period',
  scores: 'period',
  referees: 'referee_role',
  rule: 'standing_rule',
  sideline: 'injury',
  sidelined: 'injury',
  stage: 'stage',
}

interface Seen {
  family: TypeFamily
  id: number
  /** The feed's own name, if it has one. */
  developerName: string | null
}

function seenIn(value: unknown, place = ''): Seen[] {
  if (Array.isArray(value)) return value.flatMap((one) => seenIn(one, place))
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([name, part]) => seenIn(part, name))
  const family = FAMILY_OF[place]
  if (family === undefined || !('type_id' in value) || typeof value.type_id !== 'number') return within
  const type = 'type' in value ? value.type : null
  const named =
    typeof type === 'object' && type !== null && 'developer_name' in type ? String(type.developer_name) : null
  return [{ family, id: value.type_id, developerName: named }, ...within]
}

const isNamed = ({ family, id }: Seen) =>
  typeName(family, id) !== null || (family === 'statistic' && typeName('standing_detail', id) !== null)

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

describe("the feed's own answers", () => {
  it('use no type without a name or readable words', () => {
    const files = globSync('recorded/*.json', { cwd: DATA }).filter((file) => !file.includes('odds'))
    const seen = files.flatMap((file) => seenIn(read(resolve(DATA, file))))
    expect(seen).toHaveLength(1736)
    const nameless = seen.filter((one) => !isNamed(one) && one.developerName === null)
    expect([...new Set(nameless.map(({ family, id }) => `${family} ${id}`))]).toEqual([])
  })

  it('name types whose codes become readable words', () => {
    const types = Object.values(read(resolve(DATA, 'types_seen_in_real_responses.json')) as object)
    expect(types).toHaveLength(90)
    for (const { developer_name } of types) expect(readableName(developer_name)).toMatch(/^[^_]+$/)
  })
})
