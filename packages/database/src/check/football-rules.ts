import type pg from 'pg'
import { KINDS, SEARCHED_KINDS } from '../tables/index.ts'
import type { Rule } from './rule.ts'

const MOST_NAMED = 5

/** A rule that no row of a question breaks; the question gives the ids of those that do. */
function noneOf(rule: string, things: string, question: string): Rule {
  return {
    rule,
    faults: async (client) => {
      const { rows } = await client.query<{ total: number; ids: string[] | null }>(
        `with broken as (${question})
         select count(*) as total, (select array_agg(id::text) from (select id from broken limit ${MOST_NAMED}) few) as ids
         from broken`,
      )
      const { total = 0, ids } = rows[0] ?? {}
      return total === 0 ? [] : [`${total} ${things}: ${ids?.join(', ')}${total > MOST_NAMED ? ' …' : ''}`]
    },
  }
}

const keysOfNothing: Rule = {
  rule: 'every key of a source stands for something stored',
  faults: async (client) => {
    const faults: string[] = []
    for (const kind of KINDS) faults.push(...(await danglingKeys(client, kind)))
    return faults
  },
}

async function danglingKeys(client: pg.ClientBase, kind: string): Promise<string[]> {
  const { rows } = await client.query<{ total: number }>(
    `select count(*) as total from source_ref r where r.kind = $1 and not exists (select from "${kind}" t where t.id = r.id)`,
    [kind],
  )
  const total = rows[0]?.total ?? 0
  return total === 0 ? [] : [`${total} keys of kind ${kind} stand for nothing`]
}

const namesOfNothing: Rule = {
  rule: 'every name of the search stands for something stored',
  faults: async (client) => {
    const faults: string[] = []
    for (const kind of SEARCHED_KINDS) {
      const { rows } = await client.query<{ total: number }>(
        `select count(*) as total from search_name n where n.kind = $1 and not exists (select from "${kind}" t where t.id = n.id)`,
        [kind],
      )
      const total = rows[0]?.total ?? 0
      if (total > 0) faults.push(`${total} names of kind ${kind} stand for nothing`)
    }
    return faults
  },
}

export const FOOTBALL_RULES: readonly Rule[] = [
  noneOf(
    'every fixture has two sides',
    'fixtures lack a side',
    `select f.id from fixture f left join side h on h.fixture_id = f.id and h.home
     left join side a on a.fixture_id = f.id and not a.home where h.fixture_id is null or a.fixture_id is null`,
  ),
  noneOf(
    'both sides repeat the teams, season, day and score of their fixture',
    'fixtures contradict one of their sides',
    `select f.id from fixture f join side h on h.fixture_id = f.id and h.home join side a on a.fixture_id = f.id and not a.home
     where (h.team_id, h.opponent_id, h.league_id, h.season_id, h.kickoff)
         <> (f.home_team_id, f.away_team_id, f.league_id, f.season_id, f.kickoff)
       or (a.team_id, a.opponent_id, a.league_id, a.season_id, a.kickoff)
         <> (f.away_team_id, f.home_team_id, f.league_id, f.season_id, f.kickoff)
       or (h.goals, h.conceded, h.half_time_goals, h.half_time_conceded)
         is distinct from (f.home_full_time, f.away_full_time, f.home_half_time, f.away_half_time)
       or (a.goals, a.conceded, a.half_time_goals, a.half_time_conceded)
         is distinct from (f.away_full_time, f.home_full_time, f.away_half_time, f.home_half_time)`,
  ),
  noneOf(
    'nobody plays against themselves',
    'fixtures have one team twice',
    'select id from fixture where home_team_id = away_team_id',
  ),
  keysOfNothing,
  namesOfNothing,
  noneOf(
    'every payment belongs to the account of its subscription',
    'payments belong to another account',
    'select p.id from payment p join subscription s on s.id = p.subscription_id where s.account_id <> p.account_id',
  ),
]
