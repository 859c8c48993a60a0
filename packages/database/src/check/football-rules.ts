import { type Column, count, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { firstRow, query, selection, statement } from '../statement.ts'
import {
  fixture,
  KINDS,
  type Kind,
  payment,
  SEARCHED_KINDS,
  searchName,
  side,
  sourceRef,
  subscription,
} from '../tables/index.ts'
import type { Rule } from './rule.ts'

const MAX_NAMED = 5

/** A rule that no row of a question breaks; the question gives the ids of those that do. */
function noneOf(rule: string, things: string, question: SQL): Rule {
  const broken = statement(() =>
    selection(
      {
        total: sql<number>`count(*)`,
        ids: sql<string[] | null>`(
          select array_agg(id::text) from (select id from broken limit ${sql.raw(String(MAX_NAMED))}) few)`,
      },
      (columns) => sql`with broken as (${question}) select ${columns} from broken`,
    ),
  )
  return {
    rule,
    faults: async (client) => {
      const { total = 0, ids } = (await firstRow(client, broken, {})) ?? {}
      return total === 0 ? [] : [`${total} ${things}: ${ids?.join(', ')}${total > MAX_NAMED ? ' …' : ''}`]
    },
  }
}

/** A rule that every row of a table that names a thing by kind and id names one that is stored. */
function namesNothing(
  rule: string,
  { things, of, kinds }: { things: string; of: typeof sourceRef | typeof searchName; kinds: readonly Kind[] },
): Rule {
  return {
    rule,
    faults: async (client) => {
      const faults: string[] = []
      for (const kind of kinds) {
        const there = sql`select from ${sql.identifier(kind)} t where t.id = ${of.id}`
        const dangling = statement(() =>
          query.select({ total: count() }).from(of).where(sql`${of.kind} = ${kind} and not exists (${there})`),
        )
        const total = (await firstRow(client, dangling, {}))?.total ?? 0
        if (total > 0) faults.push(`${total} ${things} of kind ${kind} stand for nothing`)
      }
      return faults
    },
  }
}

const home = alias(side, 'h')
const away = alias(side, 'a')
const sides = sql`join ${side} h on ${home.fixtureId} = ${fixture.id} and ${home.home}
  join ${side} a on ${away.fixtureId} = ${fixture.id} and not ${away.home}`
type Columns<Name extends string> = Readonly<Record<Name, Column>>
const placed = (one: Columns<'teamId' | 'opponentId' | 'leagueId' | 'seasonId' | 'kickoff'>) =>
  sql`(${one.teamId}, ${one.opponentId}, ${one.leagueId}, ${one.seasonId}, ${one.kickoff})`
const scored = (one: Columns<'goals' | 'conceded' | 'halfTimeGoals' | 'halfTimeConceded'>) =>
  sql`(${one.goals}, ${one.conceded}, ${one.halfTimeGoals}, ${one.halfTimeConceded})`

export const FOOTBALL_RULES: readonly Rule[] = [
  noneOf(
    'every fixture has two sides',
    'fixtures lack a side',
    sql`select ${fixture.id} from ${fixture} where not exists (
      select from ${side} h join ${side} a on ${away.fixtureId} = ${home.fixtureId} and not ${away.home}
      where ${home.fixtureId} = ${fixture.id} and ${home.home})`,
  ),
  noneOf(
    'both sides repeat the teams, season, day and score of their fixture',
    'fixtures contradict one of their sides',
    sql`select ${fixture.id} from ${fixture} ${sides}
      where ${placed(home)}
          <> (${fixture.homeTeamId}, ${fixture.awayTeamId}, ${fixture.leagueId}, ${fixture.seasonId}, ${fixture.kickoff})
        or ${placed(away)}
          <> (${fixture.awayTeamId}, ${fixture.homeTeamId}, ${fixture.leagueId}, ${fixture.seasonId}, ${fixture.kickoff})
        or ${scored(home)} is distinct from (
          ${fixture.homeFullTime}, ${fixture.awayFullTime}, ${fixture.homeHalfTime}, ${fixture.awayHalfTime})
        or ${scored(away)} is distinct from (
          ${fixture.awayFullTime}, ${fixture.homeFullTime}, ${fixture.awayHalfTime}, ${fixture.homeHalfTime})`,
  ),
  noneOf(
    'no team plays against itself',
    'fixtures have one team twice',
    sql`select ${fixture.id} from ${fixture} where ${fixture.homeTeamId} = ${fixture.awayTeamId}`,
  ),
  namesNothing('every key of a source has a stored row', { things: 'keys', of: sourceRef, kinds: KINDS }),
  namesNothing('every name of the search has a stored row', { things: 'names', of: searchName, kinds: SEARCHED_KINDS }),
  noneOf(
    'every payment belongs to the account of its subscription',
    'payments belong to another account',
    sql`select ${payment.id} from ${payment} join ${subscription} on ${subscription.id} = ${payment.subscriptionId}
      where ${subscription.accountId} <> ${payment.accountId}`,
  ),
]
