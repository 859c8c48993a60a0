import { CLUBS } from '@touchline/demo/competitions/clubs.ts'
import { trophyRecords } from '@touchline/demo/honours/trophies.ts'
import { demoReference } from '@touchline/demo/index.ts'
import { transferRecords } from '@touchline/demo/people/careers.ts'
import { sidelinedRecord } from '@touchline/demo/records/sidelined-records.ts'
import { worldOf } from '@touchline/demo/world.ts'
import type { Fields } from '@touchline/feeds/sportmonks/parse/read.ts'
import { takeGroup } from '@touchline/feeds/sportmonks/parse/reference/competition.ts'
import { type Gathering, parseRows } from '@touchline/feeds/sportmonks/parse/reference/gather.ts'
import { parseLeagues, parseSeasons, parseStages } from '@touchline/feeds/sportmonks/parse/reference/leagues.ts'
import { parseCoaches } from '@touchline/feeds/sportmonks/parse/reference/people/coaches.ts'
import { parsePlayers } from '@touchline/feeds/sportmonks/parse/reference/people/players.ts'
import { parseReferees } from '@touchline/feeds/sportmonks/parse/reference/people/referees.ts'
import { takeCoachSpell } from '@touchline/feeds/sportmonks/parse/reference/people/spells.ts'
import { takeRivals } from '@touchline/feeds/sportmonks/parse/reference/rivals.ts'
import { parseTeams } from '@touchline/feeds/sportmonks/parse/reference/teams.ts'
import { parseTransfers } from '@touchline/feeds/sportmonks/parse/reference/transfers.ts'
import { takeTrophies } from '@touchline/feeds/sportmonks/parse/reference/trophies.ts'
import { parseVenues } from '@touchline/feeds/sportmonks/parse/reference/venues.ts'
import { parseCorrections } from '@touchline/feeds/sportmonks/parse/season/corrections.ts'
import { takeSidelined } from '@touchline/feeds/sportmonks/parse/season/sidelined.ts'
import type { ParseContext, Parsed } from '@touchline/feeds/sportmonks/parsed.ts'
import type { Key, RecordBatch } from '@touchline/football'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../world.ts'
import { numbering } from './numbered.ts'
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

/** The feed has our ids of countries. */
const CONTEXT: ParseContext = { country: (id) => id ?? null }
const WORLDS = [
  ['a', Date.parse('2026-11-21T12:00:00Z')],
  ['b', Date.parse('2027-02-03T20:30:00Z')],
] as const

const family = <F extends Family>(name: F, render: (record: RecordOf<F>) => Row, parse: Parse) =>
  [name, render as (record: never) => Row, parse] as const

/** A team with the requested includes. */
const teamWith = (team: Key, more: Readonly<Record<string, unknown>>): Row => ({ id: Number(team), ...more })
const ofTeam =
  (take: (into: Gathering, team: Key, row: Fields) => void): Parse =>
  (rows, context) =>
    parseRows(rows, { context, kind: 'team', take: (into, row) => take(into, String(row.id), row) })

const FAMILIES = [
  family('leagues', leagueRow, parseLeagues),
  family('seasons', seasonRow, parseSeasons),
  family('stages', stageRow, parseStages),
  family('groups', groupRow, (rows, context) => parseRows(rows, { context, kind: 'group', take: takeGroup })),
  family('venues', venueRow, parseVenues),
  family('teams', teamRow, parseTeams),
  family('players', playerRow, parsePlayers),
  family('coaches', coachRow, parseCoaches),
  family('referees', personRow, parseReferees),
  family('coachSpells', coachSpellRow, (rows, context) =>
    parseRows(rows, { context, kind: 'spell', take: takeCoachSpell }),
  ),
  family('transfers', transferRow, parseTransfers),
  family('rivals', (record) => teamWith(record.team, { rivals: rivalRows(record) }), ofTeam(takeRivals)),
  family('sidelined', (record) => teamWith(record.team, { sidelined: sidelineRows(record) }), ofTeam(takeSidelined)),
  family(
    'trophies',
    (record) => ({ ...teamWith(record.key, { trophies: trophyRows(record) }), owner: record.owner }),
    (rows, context) =>
      parseRows(rows, {
        context,
        kind: 'owner',
        take: (into, row) => takeTrophies(into, { owner: row.owner as 'team', id: String(row.id), row }),
      }),
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

/** Fields that the feed does not send, or that are looked up by its ids. */
const NOT_SENT = new Set(['stableKey', 'tier', 'colours'])

/** Known fields among those that the feed sends. */
const sent = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => !NOT_SENT.has(name) && value != null))

describe.each(WORLDS)('records of the demo world %s', (seed, now) => {
  let batch: RecordBatch
  beforeAll(() => {
    const world = worldOf(seed)
    const sidelined = CLUBS.slice(0, 40).map((club) => sidelinedRecord(world, club, now))
    const more = { transfers: transferRecords(world.careers, now), trophies: trophyRecords(world, now), sidelined }
    batch = { ...demoReference(seed, now), ...more }
  }, 60_000)

  it.each(FAMILIES)('%s are read as they were before they were rendered', (name, render, parse) => {
    const numbered = numbering()
    const records = (batch[name] ?? []).slice(0, 4_000).map((record) => numbered(record))
    expect(records.length).toBeGreaterThan(3)
    const parsed = parse(
      records.map((record) => render(record as never)),
      CONTEXT,
    )
    expect(parsed.problems).toEqual([])
    expect(parsed.batch[name]?.map(sent)).toEqual(records.map(sent))
  })
})
