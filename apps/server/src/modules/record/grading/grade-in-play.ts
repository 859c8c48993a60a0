import { type InPlayMarket, rows } from '@touchline/database'
import { coursesOf, makesScore } from '@touchline/ingest/derive/inplay/courses.queries.ts'
import { hazardsBySeason } from '@touchline/ingest/derive/inplay/hazards.ts'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import {
  inPlayGrid,
  type Pair,
  type PlayedMinute,
  resultChances,
  resultOf,
  seasonOf,
  solveGrid,
  standAt,
} from '@touchline/probability'
import type pg from 'pg'
import type { Chances } from '../chances.ts'
import { closingChances } from './closing-chances.ts'
import { type CourseRow, WITH_COURSE } from './graded-in-play.queries.ts'
import { addTo, type Sums } from './league-sums.ts'

const MINUTES: readonly (readonly [InPlayMarket, PlayedMinute])[] = [
  ['in_play_15', 15],
  ['in_play_30', 30],
  ['in_play_45', 'half-time'],
  ['in_play_60', 60],
  ['in_play_75', 75],
  ['in_play_85', 85],
]

/**
 * Chances in play of a month's matches, from the closing price, the score, the minute and the red cards. They were not recorded: they are
 * computed for finished matches. They are compared with the closing price itself, which knows nothing of the match.
 */
export async function sumsInPlay(client: pg.ClientBase, month: string): Promise<Sums> {
  const found = await rows(client, WITH_COURSE, { month })
  const sums: Sums = new Map()
  if (found.length === 0) return sums
  const closing = await closingChances(client, found)
  const courses = await coursesOf(
    client,
    found.map(({ fixtureId }) => fixtureId),
  )
  const hazardOf = await hazardsBySeason(client)
  for (const row of found) {
    const course = courses.get(row.fixtureId)
    const before = closing.get(row.fixtureId)
    const score = scoreOf(row)
    const grid = before && gridOf(before, row.over25)
    if (!course || !score || !grid || !makesScore(course, score)) continue
    for (const [market, minute] of MINUTES) {
      const now = inPlayGrid(grid, standAt(course.events, minute), hazardOf(seasonOf(dayAt(row.kickoff))))
      if (!now) continue
      const { kickoff, leagueId } = row
      addTo(
        sums,
        { kind: 'price', market, leagueId },
        {
          ...{ kickoff, chances: resultChances(now), outcome: resultOf(score), prices: null },
          closing: [before.homeWin, before.draw, before.awayWin],
        },
      )
    }
  }
  return sums
}

const scoreOf = ({ homeGoals, awayGoals }: CourseRow): Pair | null =>
  homeGoals === null || awayGoals === null ? null : [homeGoals, awayGoals]

/** Without a closing price of goals ours is used: only the result is graded. */
const gridOf = ({ homeWin: home, draw, awayWin: away, over25 }: Chances, ours: number) =>
  solveGrid({ home, draw, away, over: over25 ?? ours })?.grid ?? null
