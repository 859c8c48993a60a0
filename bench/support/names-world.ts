import { applyBatch } from '../../apps/server/src/ingest/apply-batch.ts'
import { prepareNames } from '../../apps/server/src/ingest/names/prepare-names.ts'
import { type Database, tidy } from '../../packages/database/src/index.ts'
import { COUNTRIES, type RecordBatch } from '../../packages/football/src/index.ts'

/** Things that have a name to be found by. */
export const NAMED = { teams: 12_000, leagues: 1_000, players: 34_000, coaches: 3_000 } as const

const SOURCE = 'football-data'
const BEGINNINGS =
  'al an bar ber bra cam car cor dor el es fer fla gal gre hal han in jo kal lam lan lor mal man mar mil mon nor ol or par per por ran re ro sal san sil sto tor um val var ver vil wal win zan'
const ENDINGS =
  'ac ado aro ath by burg chester den do dale e ea eira ello en eno ester ford grad ham ich ier ino land lo mar mouth na nes ni o oli on ona pool ra ral res rez ria ros sa sen ski son tal ter ton va ver ville vo wick'
const CLUBS = ['United', 'City', 'Rovers', 'Town', 'Athletic', 'Wanderers', 'FC', 'SC', 'Sport', 'II', 'U21', '']
const KNOWN: readonly (readonly [name: string, key: string, country: number])[] = [
  ['Manchester United', 'england/manchester-united', 72],
  ['Manchester City', 'england/manchester-city', 72],
  ['Liverpool', 'england/liverpool', 72],
  ['Milton Keynes Dons', 'england/milton-keynes-dons', 72],
]

/** The same numbers from 0 to 1 every time. */
function numbers(): () => number {
  let state = 20_261_121
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Writes made-up teams, leagues, players and coaches through the sinks, each weighed as if some played much and most little. */
export async function writeNames(database: Database, now: Date): Promise<number> {
  const next = numbers()
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  const [first, last] = [BEGINNINGS.split(' '), ENDINGS.split(' ')]
  const word = () => {
    const text = pick(first) + (next() < 0.4 ? pick(first) : '') + pick(last)
    return text.slice(0, 1).toUpperCase() + text.slice(1)
  }
  const countries = COUNTRIES.filter(({ region }) => !region)
  const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
  const person = (at: number) => {
    const name = `${word()} ${word()}${next() < 0.3 ? ` ${word()}` : ''}`
    return { key: `${name} ${at}`, name, commonName: name, country: pick(countries).id, dateOfBirth: null }
  }
  const plain = { shortCode: null, national: false, founded: null, venue: null, colours: null }
  const batch: RecordBatch = {
    source: SOURCE,
    leagues: many(NAMED.leagues, (at) => ({
      ...{
        key: `league ${at}`,
        name: `${word()} ${pick(['League', 'Cup', 'Division', 'Liga'])}`,
        country: pick(countries).id,
      },
      ...{ type: 'league' as const, stableKey: null, active: true },
    })),
    teams: [
      ...KNOWN.map(([name, stableKey, country]) => ({ ...plain, key: name, name, country, stableKey })),
      ...many(NAMED.teams - KNOWN.length, (at) => ({
        ...{
          ...plain,
          key: `team ${at}`,
          name: `${word()} ${pick(CLUBS)}`.trim(),
          country: pick(countries).id,
          stableKey: null,
        },
      })),
    ],
    players: many(NAMED.players, (at) => ({
      ...person(at),
      position: null,
      detailedPosition: null,
      preferredFoot: null,
    })),
    coaches: many(NAMED.coaches, person),
  }
  await applyBatch(database, batch, { now })
  // So that the start of the product leaves the weights as they are.
  await prepareNames(database, now)
  await database.pool.query(`update search_name set weight = (1000 * power(hashint4(id)::float8 / 2147483648, 8))::int`)
  await tidy(database)
  const { rows } = await database.pool.query<{ count: number }>('select count(*) as count from search_name')
  return rows[0]?.count ?? 0
}
