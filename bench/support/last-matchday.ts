import type { Database } from '../../packages/database/src/index.ts'

/** Days before the last match on which nothing is played yet: enough lies ahead for a result to move. */
const AHEAD_DAYS = 75

const FIXTURE = ['state_id', 'home_goals', 'away_goals', 'home_full_time', 'away_full_time']
const SIDE = ['finished', 'goals', 'conceded', 'points', 'shots_total', 'shots_on_target', 'corners', 'yellow_cards']
const taken = (columns: readonly string[]) => columns.map((name) => `${name} = p.${name}`).join(', ')
const without = (columns: readonly string[]) => columns.map((name) => `${name} = null`).join(', ')

export interface Matchday {
  /** Its evening. */
  now: Date
  /** Its matches, none of which has been played. */
  fixtures: readonly number[]
}

/**
 * Makes everything that was played from a day on a match to come: the busiest day of some weeks before the end. Ratings from there on are
 * marked to be made anew.
 */
export async function unplay({ pool }: Database): Promise<Matchday> {
  const { rows } = await pool.query<{ day: string }>(
    `select kickoff::date::text as day from fixture
     where kickoff > (select max(kickoff) - interval '${AHEAD_DAYS + 7} days' from fixture)
       and kickoff < (select max(kickoff) - interval '${AHEAD_DAYS} days' from fixture)
     group by 1 order by count(*) desc limit 1`,
  )
  const day = rows[0]?.day ?? ''
  const from = [`${day}T00:00:00Z`]
  for (const table of ['fixture', 'side'])
    await pool.query(`create table played_${table} as select * from ${table} where kickoff >= '${from}'`)
  await pool.query(`update fixture set ${without(FIXTURE.slice(1))}, state_id = 1 where kickoff >= $1`, from)
  await pool.query(`update side set ${without(SIDE.slice(1))}, finished = false where kickoff >= $1`, from)
  await pool.query(`insert into rating_due (day, anew) values ($1, true)`, [day])
  await pool.query('vacuum analyze')
  const found = await pool.query<{ id: number }>(
    `select id from fixture where kickoff::date = $1 order by kickoff, id`,
    [day],
  )
  return { now: new Date(`${day}T22:00:00Z`), fixtures: found.rows.map(({ id }) => id) }
}

/** Gives a match its result back, and marks its day as whoever writes results does. */
export async function play({ pool }: Database, id: number): Promise<void> {
  await pool.query(`update fixture f set ${taken(FIXTURE)} from played_fixture p where p.id = f.id and f.id = $1`, [id])
  await pool.query(
    `update side s set ${taken(SIDE)} from played_side p where p.fixture_id = s.fixture_id and p.home = s.home and s.fixture_id = $1`,
    [id],
  )
  await pool.query(
    `insert into rating_due (day, fixtures) select kickoff::date, array[id] from fixture where id = $1`,
    [id],
  )
}
