import { SIDE_FIGURE_COLUMN, type side } from '@touchline/database'
import { type FixtureParts, isFinished, type Score, type SideFigures, STATISTICS } from '@touchline/football'
import type { RowOfTable } from '../rows/row.ts'
import type { FixturePlace } from './fixture-row.ts'

const seenFrom = (isHome: boolean, score: Score | null): readonly [own: number | null, other: number | null] =>
  score === null ? [null, null] : isHome ? [score[0], score[1]] : [score[1], score[0]]

/** 3, 1 or 0 by the score at the end, extra time included and the shoot-out not; null until the match is finished. */
function pointsOf({ state, scores }: FixtureParts<number>, isHome: boolean): number | null {
  const [own, other] = seenFrom(isHome, scores.extraTime ?? scores.fullTime)
  if (!isFinished(state) || own === null || other === null) return null
  return own > other ? 3 : own === other ? 1 : 0
}

const UNKNOWN = Object.fromEntries(STATISTICS.map((name) => [SIDE_FIGURE_COLUMN[name], null as number | null]))

/** From a row that has all columns already: adding them one by one takes several times as long, and an import makes hundreds of thousands. */
function columnsOf(statistics: SideFigures['statistics']) {
  const columns = { ...UNKNOWN }
  for (const name of STATISTICS) columns[SIDE_FIGURE_COLUMN[name]] = statistics[name] ?? null
  return columns
}

/** One team's row of a fixture. @param doubled whether the match is stored twice, so that it counts nowhere */
export function sideRow(
  place: FixturePlace,
  { parts, isHome, doubled = false }: { parts: FixtureParts<number>; isHome: boolean; doubled?: boolean },
): RowOfTable<typeof side> {
  const figures = isHome ? parts.sides.home : parts.sides.away
  const [goals, conceded] = seenFrom(isHome, parts.scores.fullTime)
  const [halfTimeGoals, halfTimeConceded] = seenFrom(isHome, parts.scores.halfTime)
  return {
    ...columnsOf(figures.statistics),
    fixtureId: place.id,
    home: isHome,
    teamId: isHome ? place.homeTeamId : place.awayTeamId,
    opponentId: isHome ? place.awayTeamId : place.homeTeamId,
    leagueId: place.leagueId,
    seasonId: place.seasonId,
    coachId: isHome ? parts.homeCoach : parts.awayCoach,
    kickoff: parts.kickoff,
    finished: isFinished(parts.state) && !doubled,
    goals,
    conceded,
    halfTimeGoals,
    halfTimeConceded,
    points: doubled ? null : pointsOf(parts, isHome),
    corners: figures.corners,
    yellowCards: figures.yellowCards,
    redCards: figures.redCards,
  }
}
