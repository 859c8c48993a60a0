import { type FixtureRecord, isFinished, type Score } from '@touchline/football'
import type { Row } from '../upsert.ts'
import type { SinkContext } from './sink-context.ts'

const seenFrom = (isHome: boolean, score: Score | null): readonly [own: number | null, other: number | null] =>
  score === null ? [null, null] : isHome ? [score[0], score[1]] : [score[1], score[0]]

/** 3, 1 or 0 by the score at the end, extra time included and the shoot-out not; null until the match is finished. */
export function pointsOf(record: FixtureRecord, isHome: boolean): number | null {
  const [own, other] = seenFrom(isHome, record.scores.extraTime ?? record.scores.fullTime)
  if (!isFinished(record.state) || own === null || other === null) return null
  return own > other ? 3 : own === other ? 1 : 0
}

/** One team's row of a fixture. */
export function sideRow({ ids }: SinkContext, record: FixtureRecord, isHome: boolean): Row {
  const figures = isHome ? record.sides.home : record.sides.away
  const statistics = figures.statistics
  const [goals, conceded] = seenFrom(isHome, record.scores.fullTime)
  const [halfTimeGoals, halfTimeConceded] = seenFrom(isHome, record.scores.halfTime)
  const homeId = ids.of('team', record.home)
  const awayId = ids.of('team', record.away)
  return {
    fixtureId: ids.of('fixture', record.key),
    home: isHome,
    teamId: isHome ? homeId : awayId,
    opponentId: isHome ? awayId : homeId,
    leagueId: ids.of('league', record.league),
    seasonId: ids.of('season', record.season),
    coachId: ids.ofOrNull('coach', isHome ? record.homeCoach : record.awayCoach),
    kickoff: record.kickoff,
    finished: isFinished(record.state),
    goals,
    conceded,
    halfTimeGoals,
    halfTimeConceded,
    points: pointsOf(record, isHome),
    corners: figures.corners,
    yellowCards: figures.yellowCards,
    redCards: figures.redCards,
    shotsTotal: statistics.shots_total ?? null,
    shotsOnTarget: statistics.shots_on_target ?? null,
    shotsBlocked: statistics.shots_blocked ?? null,
    shotsInsideBox: statistics.shots_inside_box ?? null,
    attacks: statistics.attacks ?? null,
    dangerousAttacks: statistics.dangerous_attacks ?? null,
    passesTotal: statistics.passes_total ?? null,
    passesAccurate: statistics.passes_accurate ?? null,
    ballSafe: statistics.ball_safe ?? null,
    fouls: statistics.fouls ?? null,
    freeKicks: statistics.free_kicks ?? null,
    goalAttempts: statistics.goal_attempts ?? null,
    goalKicks: statistics.goal_kicks ?? null,
    injuries: statistics.injuries ?? null,
    offsides: statistics.offsides ?? null,
    penalties: statistics.penalties ?? null,
    possession: statistics.possession ?? null,
    saves: statistics.saves ?? null,
    substitutions: statistics.substitutions ?? null,
    tackles: statistics.tackles ?? null,
    throwIns: statistics.throw_ins ?? null,
    price: (isHome ? record.referencePrice?.home : record.referencePrice?.away) ?? null,
    priceBookmakerId: record.referencePrice?.bookmaker ?? null,
  }
}
