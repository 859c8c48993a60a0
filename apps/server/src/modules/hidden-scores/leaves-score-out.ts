import { type HiddenScores, hidesScore } from '@touchline/football'

/** The wishes of a recipient: no score in any message, or none of those that are hidden on the pages. */
export interface ScoreWishes {
  hidesScores: boolean
  hidden: HiddenScores | null
}

export interface MatchOfMessage {
  fixtureId: number | null
  kickoff: Date | null
  homeTeamId: number | null
  awayTeamId: number | null
}

/** Whether a message to a recipient says nothing of the score of the match it is about. */
export function leavesScoreOut({ hidesScores, hidden }: ScoreWishes, of: MatchOfMessage, now: Date): boolean {
  if (hidesScores) return true
  const { fixtureId: id, kickoff, homeTeamId, awayTeamId } = of
  if (hidden === null || id === null || kickoff === null) return false
  return hidesScore(
    hidden,
    { id, kickoff: kickoff.getTime(), teams: [homeTeamId ?? 0, awayTeamId ?? 0] },
    now.getTime(),
  )
}

type Row = Omit<MatchOfMessage, 'fixtureId'> & { id: number; homeGoals: number | null; awayGoals: number | null }

/** Matches of a calendar or mail of somebody, without the goals of those whose score is left out. */
export const withoutHidden = <R extends Row>(rows: readonly R[], wishes: ScoreWishes, now: Date): R[] =>
  rows.map((row) =>
    leavesScoreOut(wishes, { ...row, fixtureId: row.id }, now) ? { ...row, homeGoals: null, awayGoals: null } : row,
  )
