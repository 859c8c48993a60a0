import type { Key, RecordBatch } from '@touchline/football'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUBS } from '../../../demo/competitions/clubs.ts'
import { trophyRecords } from '../../../demo/honours/trophies.ts'
import { demoReference } from '../../../demo/index.ts'
import { transferRecords } from '../../../demo/people/careers.ts'
import { sidelinedRecord } from '../../../demo/records/sidelined-records.ts'
import { worldOf } from '../../../demo/world.ts'
import type { Fields } from '../../parse/read.ts'
import { takeGroup } from '../../parse/reference/competition.ts'
import { type Gathering, parseRows } from '../../parse/reference/gather.ts'
import { parseLeagues, parseSeasons, parseStages } from '../../parse/reference/leagues.ts'
import { parseCoaches } from '../../parse/reference/people/coaches.ts'
import { parsePlayers } from '../../parse/reference/people/players.ts'
import { parseReferees } from '../../parse/reference/people/referees.ts'
import { takeCoachSpell } from '../../parse/reference/people/spells.ts'
import { takeRivals } from '../../parse/reference/rivals.ts'
import { parseTeams } from '../../parse/reference/teams.ts'
import { parseTransfers } from '../../parse/reference/transfers.ts'
import { takeTrophies } from '../../parse/reference/trophies.ts'
import { parseVenues } from '../../parse/reference/venues.ts'
import { parseCorrections } from '../../parse/season/corrections.ts'
import { takeSidelined } from '../../parse/season/sidelined.ts'
import type { ParseContext, Parsed } from '../../parsed.ts'
import type { Row } from '../world.ts'
import { correctionRows, rivalRows, sidelineRows, trophyRows } from './parts.ts'
import {
  coachRow,
  coachSpellRow,
  groupRow,
  leagueRow,
  personRow,
  playerRow,
  seasonRow,
  stageRow,
  teamRow,
  transferRow,
  venueRow,
} from './reference.ts'

type Family = Exclude<keyof RecordBatch, 'source'>
type RecordOf<F extends Family> = NonNullable<RecordBatch[F]>[number]
type Parse = (rows: readonly unknown[], context: ParseContext) => Parsed

/** The feed calls countries as we do. */
const CONTEXT: ParseContext = { country: (id) => id ?? null }
const WORLDS = [
  ['a', Date.parse('2026-11-21T12:00:00Z')],
  ['b', Date.parse('2027-02-03T20:30:00Z')],
] as const

const family = <F extends Family>(name: F, render: (record: RecordOf<F>) => Row, parse: Parse) =>
  [name, render as (record: never) => Row, parse] as const

/** A team with what is asked for beside it. */
const teamWith = (team: Key, more: Readonly<Record<string, unknown>>): Row => ({ id: Number(team), ...more })
const ofTeam =
  (take: (into: Gathering, team: Key, row: Fields) => void): Parse =>
  (rows, context) =>
    parseRows(rows, context, 'team', (into, row) => take(into, String(row.id), row))

const FAMILIES = [
  family('leagues', leagueRow, parseLeagues),
  family('seasons', seasonRow, parseSeasons),
  family('stages', stageRow, parseStages),
  family('groups', groupRow, (rows, context) => parseRows(rows, context, 'group', takeGroup)),
  family('venues', venueRow, parseVenues),
  family('teams', teamRow, parseTeams),
  family('players', playerRow, parsePlayers),
  family('coaches', coachRow, parseCoaches),
  family('referees', personRow, parseReferees),
  family('coachSpells', coachSpellRow, (rows, context) => parseRows(rows, context, 'spell', takeCoachSpell)),
  family('transfers', transferRow, parseTransfers),
  family('rivals', (record) => teamWith(record.team, { rivals: rivalRows(record) }), ofTeam(takeRivals)),
  family('sidelined', (record) => teamWith(record.team, { sidelined: sidelineRows(record) }), ofTeam(takeSidelined)),
  family(
    'trophies',
    (record) => ({ ...teamWith(record.key, { trophies: trophyRows(record) }), owner: record.owner }),
    (rows, context) =>
      parseRows(rows, context, 'owner', (into, row) => takeTrophies(into, row.owner as 'team', String(row.id), row)),
  ),
  family(
    'corrections',
    (record) => ({ id: 0, rows: correctionRows(record) }),
    (rows, context) =>
      parseCorrections(
        rows.flatMap((row) => (row as { rows: Row[] }).rows),
        context,
      ),
  ),
]

const KEYS = new Set('key league season stage venue team player coach from to rivals'.split(' '))
/** What the feed does not send, or what is looked up by its ids. */
const NOT_SENT = new Set(['stableKey', 'tier', 'colours'])

/** A record with ids for keys, as the feed has them: of no competition or club we know. */
function numbered(record: object, ids: Map<unknown, string>): object {
  const idOf = (key: unknown) => {
    if (key === null || key === undefined) return null
    if (!ids.has(key)) ids.set(key, String(900_000_000 + ids.size))
    return ids.get(key)
  }
  const numberedIn = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => numberedIn(name, one))
    if (typeof value === 'object' && value !== null) return numbered(value, ids)
    return KEYS.has(name) ? idOf(value) : value
  }
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, numberedIn(name, value)]))
}

/** What is known of what the feed sends. */
const sent = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => !NOT_SENT.has(name) && value != null))

describe.each(WORLDS)('records of the demo world %s', (seed, now) => {
  let batch: RecordBatch
  beforeAll(() => {
    const world = worldOf(seed)
    const sidelined = CLUBS.slice(0, 40).map((club) => sidelinedRecord(world, club, now))
    const more = { transfers: transferRecords(world.careers, now), trophies: trophyRecords(world, now), sidelined }
    batch = { ...demoReference(seed, now), ...more }
  })

  it.each(FAMILIES)('%s are read as they were before they were rendered', (name, render, parse) => {
    const ids = new Map<unknown, string>()
    const records = (batch[name] ?? []).slice(0, 4_000).map((record) => numbered(record, ids))
    expect(records.length).toBeGreaterThan(3)
    const parsed = parse(
      records.map((record) => render(record as never)),
      CONTEXT,
    )
    expect(parsed.problems).toEqual([])
    expect(parsed.batch[name]?.map(sent)).toEqual(records.map(sent))
  })
})
