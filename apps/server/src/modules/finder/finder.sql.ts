import { finderFact } from '@touchline/database'
import { type Bet, type Condition, FACTS, type Finder } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'

const goals = { home: finderFact.homeGoals, away: finderFact.awayGoals }

/** Columns of a bet: whether it was won, its first price, the longest one, and its margin-free probabilities, 0 to 1 at kick-off. */
export interface BetColumns {
  won: SQL
  price: SQL
  best: SQL
  /** In thousandths, as our forecast less it. */
  chance: SQL
  edge: SQL
  close: SQL
}

const BET_COLUMNS: Record<Bet, BetColumns> = {
  home: {
    won: sql`(${goals.home} > ${goals.away})`,
    price: sql`${finderFact.priceHome}`,
    best: sql`${finderFact.bestHome}`,
    chance: sql`${finderFact.chanceHome}`,
    edge: sql`${finderFact.edgeHome}`,
    close: sql`${finderFact.closeHome}`,
  },
  draw: {
    won: sql`(${goals.home} = ${goals.away})`,
    price: sql`${finderFact.priceDraw}`,
    best: sql`${finderFact.bestDraw}`,
    chance: sql`${finderFact.chanceDraw}`,
    edge: sql`${finderFact.edgeDraw}`,
    close: sql`${finderFact.closeDraw}`,
  },
  away: {
    won: sql`(${goals.home} < ${goals.away})`,
    price: sql`${finderFact.priceAway}`,
    best: sql`${finderFact.bestAway}`,
    chance: sql`${finderFact.chanceAway}`,
    edge: sql`${finderFact.edgeAway}`,
    close: sql`${finderFact.closeAway}`,
  },
  over: {
    won: sql`(${goals.home} + ${goals.away} > 2)`,
    price: sql`${finderFact.priceOver}`,
    best: sql`${finderFact.bestOver}`,
    chance: sql`${finderFact.chanceOver}`,
    edge: sql`${finderFact.edgeOver}`,
    close: sql`${finderFact.closeOver}`,
  },
  under: {
    won: sql`(${goals.home} + ${goals.away} < 3)`,
    price: sql`${finderFact.priceUnder}`,
    best: sql`${finderFact.bestUnder}`,
    chance: sql`(1000 - ${finderFact.chanceOver})`,
    edge: sql`(- ${finderFact.edgeOver})`,
    close: sql`(1 - ${finderFact.closeOver})`,
  },
}

export const betColumns = (bet: Bet): BetColumns => BET_COLUMNS[bet]

/** The conditions of a finder on a row. Columns come from the list of facts alone; every number is sent as a parameter. */
export function isFound({ leagues, days, conditions }: Omit<Finder, 'bet'>): SQL {
  const asked = [
    ...(leagues.length === 0 ? [] : [sql`${finderFact.leagueId} = any(${sql.param(leagues)}::integer[])`]),
    ...(days.length === 0 ? [] : [sql`${finderFact.weekday} = any(${sql.param(days)}::smallint[])`]),
    ...conditions.map(isMet),
  ]
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

function isMet({ fact, from, to }: Condition): SQL {
  const column = finderFact[fact]
  const { scale } = FACTS[fact]
  const bound = (end: number) => sql`${sql.param(Math.round(end * scale * 100) / 100)}::${sql.raw(column.getSQLType())}`
  return sql.join(
    [
      ...(from === null ? [] : [sql`${column} >= ${bound(from)}`]),
      ...(to === null ? [] : [sql`${column} <= ${bound(to)}`]),
    ],
    sql` and `,
  )
}
