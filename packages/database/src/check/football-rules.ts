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
        `WITH broken AS (${question})
         SELECT count(*) AS total, (SELECT array_agg(id::text) FROM (SELECT id FROM broken LIMIT ${MOST_NAMED}) few) AS ids
         FROM broken`,
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
    `SELECT count(*) AS total FROM source_ref r WHERE r.kind = $1 AND NOT EXISTS (SELECT FROM "${kind}" t WHERE t.id = r.id)`,
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
        `SELECT count(*) AS total FROM search_name n WHERE n.kind = $1 AND NOT EXISTS (SELECT FROM "${kind}" t WHERE t.id = n.id)`,
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
    `SELECT f.id FROM fixture f LEFT JOIN side h ON h.fixture_id = f.id AND h.home
     LEFT JOIN side a ON a.fixture_id = f.id AND NOT a.home WHERE h.fixture_id IS NULL OR a.fixture_id IS NULL`,
  ),
  noneOf(
    'both sides repeat the teams, season, day and score of their fixture',
    'fixtures contradict one of their sides',
    `SELECT f.id FROM fixture f JOIN side h ON h.fixture_id = f.id AND h.home JOIN side a ON a.fixture_id = f.id AND NOT a.home
     WHERE (h.team_id, h.opponent_id, h.league_id, h.season_id, h.kickoff)
         <> (f.home_team_id, f.away_team_id, f.league_id, f.season_id, f.kickoff)
       OR (a.team_id, a.opponent_id, a.league_id, a.season_id, a.kickoff)
         <> (f.away_team_id, f.home_team_id, f.league_id, f.season_id, f.kickoff)
       OR (h.goals, h.conceded, h.half_time_goals, h.half_time_conceded)
         IS DISTINCT FROM (f.home_full_time, f.away_full_time, f.home_half_time, f.away_half_time)
       OR (a.goals, a.conceded, a.half_time_goals, a.half_time_conceded)
         IS DISTINCT FROM (f.away_full_time, f.home_full_time, f.away_half_time, f.home_half_time)`,
  ),
  noneOf(
    'nobody plays against themselves',
    'fixtures have one team twice',
    'SELECT id FROM fixture WHERE home_team_id = away_team_id',
  ),
  keysOfNothing,
  namesOfNothing,
  noneOf(
    'every payment belongs to the account of its subscription',
    'payments belong to another account',
    'SELECT p.id FROM payment p JOIN subscription s ON s.id = p.subscription_id WHERE s.account_id <> p.account_id',
  ),
]
