import { hash } from 'node:crypto'
import { type Database, inTransaction, readMeta, type SearchedKind, writeMeta } from '@touchline/database'
import { listedNamesText } from '@touchline/feeds'
import { SEARCH_RULES } from '@touchline/football'
import type pg from 'pg'
import { takeTurn } from '../apply-batch.ts'
import { leagueRow, type NamedRow, personRow, teamRow } from './things.ts'
import { weighNames } from './weigh-names.ts'
import { writeNames } from './write-names.ts'

const KEY = 'search_names'
const AT_ONCE = 5_000

/** The lists and rules the names of this version are made by. */
const VERSION = hash('sha256', SEARCH_RULES + listedNamesText())

interface Stored {
  id: number
  name: string
  commonName: string
  stableKey: string | null
  national: boolean
  countryId: number
  city: string | null
  /** Names its sources use, as they are stored. */
  used: string[]
}

const used = (kind: SearchedKind) =>
  `left join (select id, array_agg(name) as names from search_name where kind = '${kind}' and origin = 0 group by id) n
   on n.id = t.id`
const PERSON = `select t.id, t.name, t.common_name as "commonName"`

const QUESTIONS: Readonly<Record<SearchedKind, string>> = {
  team: `select t.id, t.name, t.stable_key as "stableKey", t.national, t.country_id as "countryId", v.city,
      coalesce(n.names, '{}') as used
    from team t left join venue v on v.id = t.venue_id ${used('team')}`,
  league: `select t.id, t.name, t.country_id as "countryId", coalesce(n.names, '{}') as used from league t ${used('league')}`,
  player: `${PERSON} from player t`,
  coach: `${PERSON} from coach t`,
}

const ROWS: Readonly<Record<SearchedKind, (one: Stored) => NamedRow>> = {
  team: (one) => teamRow({ ...one, names: [one.name, ...one.used] }),
  league: (one) => leagueRow({ ...one, names: [one.name, ...one.used] }),
  player: personRow,
  coach: personRow,
}

/**
 * Makes the names everything stored can be found by, where they were made by other lists and rules or never; the names that sources
 * use stay. In one transaction; costs one query when there is nothing to do.
 * @returns whether they were made
 */
export async function prepareNames(database: Database, now: Date): Promise<boolean> {
  if ((await readMeta(database.pool, KEY)) === VERSION) return false
  const made = await inTransaction(database, async (client) => {
    await takeTurn(client)
    if ((await readMeta(client, KEY)) === VERSION) return false
    await client.query('delete from search_name where origin > 0')
    for (const kind of Object.keys(QUESTIONS) as SearchedKind[]) await makeNames(client, kind)
    await writeMeta(client, KEY, VERSION)
    return true
  })
  if (made) await weighNames(database, now)
  return made
}

async function makeNames(client: pg.ClientBase, kind: SearchedKind): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<Stored>(`${QUESTIONS[kind]} where t.id > $1 order by t.id limit ${AT_ONCE}`, [
      after,
    ])
    await writeNames(client, kind, rows.map(ROWS[kind]))
    after = rows.at(-1)?.id ?? 0
    if (rows.length < AT_ONCE) return
  }
}
