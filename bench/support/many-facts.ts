import { getTableColumns, sql } from 'drizzle-orm'
import { columnNames, listOf } from '../../apps/server/src/ingest/rows/row.ts'
import { type Database, execute, finderFact } from '../../packages/database/src/index.ts'
import { FACT_NAMES } from '../../packages/football/src/index.ts'

const LEAGUES = 20
const A_DAY = 25
const CHUNK = 100_000

/** A value of a fact that a match may have, by chance. */
function drawnValue(name: string) {
  if (name.startsWith('price')) return sql`(1.3 + 2 * random())::real`
  if (name.startsWith('chance')) return sql`(300 + 400 * random())::smallint`
  return sql.raw(name.includes('10') ? '(10 * random())::smallint' : '(5 * random())::smallint')
}

/** Rows of as many matches that are over, spread over twenty leagues and the days up to now. */
export async function writeManyFacts(database: Database, matches: number): Promise<void> {
  const numbers: Record<string, ReturnType<typeof sql>> = {
    fixtureId: sql`n`,
    kickoff: sql`now() - (n / ${sql.raw(String(A_DAY))}) * interval '1 day'`,
    leagueId: sql`1 + n % ${sql.raw(String(LEAGUES))}`,
    seasonId: sql`1 + n % ${sql.raw(String(LEAGUES))} + ${sql.raw(String(LEAGUES))} * (n / ${sql.raw(String(A_DAY * 365))})`,
    homeTeamId: sql`1`,
    awayTeamId: sql`2`,
    weekday: sql`1 + n % 7`,
    month: sql`680 - n / ${sql.raw(String(A_DAY * 30))}`,
    priceBookmakerId: sql`2`,
    refereeId: sql`1 + n % 500`,
    cards: sql`floor(8 * random())`,
    homeGoals: sql`floor(4 * random())`,
    awayGoals: sql`floor(3 * random())`,
    ...Object.fromEntries(['Home', 'Draw', 'Away', 'Over', 'Under'].map((bet) => [`best${bet}`, drawnValue('price')])),
    ...Object.fromEntries(
      ['Home', 'Draw', 'Away', 'Over'].map((bet) => [`close${bet}`, sql`(0.3 + 0.4 * random())::real`]),
    ),
    ...Object.fromEntries(FACT_NAMES.map((name) => [name, drawnValue(name)])),
  }
  const names = Object.keys(getTableColumns(finderFact))
  const values = listOf(names.map((name) => numbers[name] ?? sql`null`))
  for (let from = 0; from < matches; from += CHUNK)
    await execute(
      database.pool,
      sql`insert into ${finderFact} (${columnNames(names)}) select ${values}
        from generate_series(${sql.raw(String(from + 1))}, ${sql.raw(String(Math.min(matches, from + CHUNK)))}) as n`,
    )
  await database.pool.query('analyze finder_fact')
}
