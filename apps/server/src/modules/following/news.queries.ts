import {
  coachSpell,
  type Database,
  fixture,
  fixtureNews,
  league,
  oddsChange,
  type Placeholders,
  type RowOf,
  rows,
  selection,
  sidelined,
  statement,
  team,
} from '@touchline/database'
import { DAY_MS, MARKET, STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { awayTeam, homeTeam } from '../shared/fixture-row.ts'

export interface NewsOf {
  teams: readonly number[]
  leagues: readonly number[]
  matches: readonly number[]
}

interface Since extends NewsOf {
  since: Date
  now: Date
}

const DAYS = 14

const matchColumns = {
  id: fixture.id,
  countryId: league.countryId,
  home: homeTeam.name,
  away: awayTeam.name,
  kickoff: fixture.kickoff,
  kickoffKnown: fixture.kickoffKnown,
}
export type NewsMatchRow = Pick<RowOf<typeof NEWS>, keyof typeof matchColumns>

const matchJoins = sql`
  join ${league} on ${league.id} = ${fixture.leagueId}
  join ${team} h on ${homeTeam.id} = ${fixture.homeTeamId}
  join ${team} a on ${awayTeam.id} = ${fixture.awayTeamId}`

const isFollowed = (p: Placeholders<Pick<NewsOf, 'teams' | 'matches'>>) =>
  sql`(${fixture.homeTeamId} = any(${p.teams}::integer[]) or ${fixture.awayTeamId} = any(${p.teams}::integer[])
    or ${fixture.id} = any(${p.matches}::integer[]))`

const NEWS = statement((p: Placeholders<Since>) =>
  selection(
    {
      ...matchColumns,
      kind: fixtureNews.kind,
      at: fixtureNews.at,
      was: sql<Date>`${fixtureNews.kickoff}`,
      wasKnown: sql<boolean>`${fixtureNews.kickoffKnown}`,
      stateId: fixture.stateId,
    },
    (columns) => sql`
      select ${columns} from ${fixtureNews} join ${fixture} on ${fixture.id} = ${fixtureNews.fixtureId} ${matchJoins}
      where ${fixtureNews.at} >= ${p.since} and ${fixtureNews.at} <= ${p.now} and not ${fixture.doubled}
        and (${isFollowed(p)} or ${fixture.leagueId} = any(${p.leagues}::integer[]) and ${fixtureNews.kind} <> 'lineup')
      order by ${fixtureNews.at} desc, ${fixtureNews.id} desc
      limit 100`,
  ),
)
export type NewsRow = RowOf<typeof NEWS>

const PRICES = statement((p: Placeholders<Since>) =>
  selection(
    {
      ...matchColumns,
      bookmakerId: oddsChange.bookmakerId,
      selection: oddsChange.selection,
      price: oddsChange.price,
      at: oddsChange.at,
    },
    (columns) => sql`
      select ${columns} from ${fixture} ${matchJoins}
      join ${oddsChange} on ${oddsChange.fixtureId} = ${fixture.id}
        and ${oddsChange.marketId} = ${sql.raw(String(MARKET.full_time_result))}
        and ${oddsChange.bookmakerId} = ${fixture.priceBookmakerId}
      where ${isFollowed(p)} and not ${fixture.doubled} and ${fixture.stateId} = ${sql.raw(String(STATE.not_started))}
        and ${fixture.kickoff} >= ${p.now}::timestamptz and ${fixture.kickoff} < ${p.now}::timestamptz + interval '14 days'
        and ${oddsChange.at} <= ${p.now} and ${oddsChange.at} <= ${fixture.kickoff}
      order by ${fixture.id}, ${oddsChange.at}, ${oddsChange.selection}`,
  ),
)

const earlier = alias(coachSpell, 'e')

const COACHES = statement((p: Placeholders<Pick<Since, 'teams' | 'since' | 'now'>>) =>
  selection(
    { teamId: team.id, name: team.name, day: coachSpell.startsOn },
    (columns) => sql`
      select ${columns} from ${coachSpell} join ${team} on ${team.id} = ${coachSpell.teamId}
      where ${coachSpell.teamId} = any(${p.teams}::integer[]) and ${coachSpell.positionId} = 221
        and ${coachSpell.startsOn} >= ${p.since}::date and ${coachSpell.startsOn} <= ${p.now}::date
        and exists (select from ${coachSpell} e where ${earlier.teamId} = ${coachSpell.teamId}
          and ${earlier.positionId} = 221 and ${earlier.startsOn} < ${coachSpell.startsOn})`,
  ),
)

const SUSPENDED = statement((p: Placeholders<Pick<Since, 'teams' | 'since' | 'now'>>) =>
  selection(
    {
      teamId: team.id,
      name: team.name,
      day: sql<string>`${sidelined.startsOn}::text`,
      players: sql<number>`count(distinct ${sidelined.playerId})::integer`,
    },
    (columns) => sql`
      select ${columns} from ${sidelined} join ${team} on ${team.id} = ${sidelined.teamId}
      where ${sidelined.teamId} = any(${p.teams}::integer[]) and ${sidelined.category} = 'suspended'
        and ${sidelined.startsOn} >= ${p.since}::date and ${sidelined.startsOn} <= ${p.now}::date
      group by ${team.id}, ${sidelined.startsOn}`,
  ),
)

/** News of the last two weeks about followed things, unsorted. */
export async function findNews({ pool }: Database, of: NewsOf, now: Date) {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const asked = { ...of, since, now }
  const { teams } = of
  const [matches, prices, coaches, suspended] = await Promise.all([
    rows(pool, NEWS, asked),
    rows(pool, PRICES, asked),
    rows(pool, COACHES, { teams, since, now }),
    rows(pool, SUSPENDED, { teams, since, now }),
  ])
  return { matches, prices, coaches, suspended }
}
export type FoundNews = Awaited<ReturnType<typeof findNews>>
