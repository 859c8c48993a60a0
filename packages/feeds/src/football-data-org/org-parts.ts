import {
  beyond,
  isLevel,
  NO_SCORES,
  type ReportedScores,
  reaches,
  type Score,
  type SettledScores,
  STATE,
  settleScores,
} from '@touchline/football'
import type { Doubt } from '../files/problems.ts'

/** The parts of a score as football-data.org reports them, not checked against each other. */
export interface OrgParts {
  halfTime: Score | null
  /** Goals of play and kicks of a shoot-out together. */
  all: Score | null
  /** After 90 minutes. */
  regular: Score | null
  /** Extra time alone; some answers include the goals before. */
  extra: Score | null
  kicks: Score | null
  duration: string
  winner: NonNullable<ReportedScores['winner']> | null
}

const FIELDS: Readonly<Record<keyof ReportedScores, string>> = {
  halfTime: 'halfTime',
  fullTime: 'fullTime',
  extraTime: 'extraTime',
  shootOut: 'penalties',
  winner: 'winner',
}

export const sum = (score: Score, more: Score | null): Score => [
  score[0] + (more?.[0] ?? 0),
  score[1] + (more?.[1] ?? 0),
]

/** The scores of a match that is over. Answers lack parts, turn them round or call a match regular that was not: the whole decides. */
export function settleParts(parts: OrgParts, doubt: Doubt): SettledScores {
  const { halfTime, all, regular, duration, winner } = parts
  const settle = (reported: Omit<ReportedScores, 'halfTime' | 'winner'>): SettledScores =>
    settleScores(
      { halfTime, winner, ...reported },
      (field, message) => doubt(FIELDS[field], message),
      duration !== 'REGULAR',
    )
  if (regular !== null) return settle(withRegular(parts, regular, doubt))
  if (duration === 'REGULAR') return settle({ fullTime: all, extraTime: null, shootOut: parts.kicks })
  if (duration !== 'PENALTY_SHOOTOUT') return settle({ fullTime: null, extraTime: all, shootOut: null })
  return settleKicksAlone(parts, settle, doubt)
}

/** Extra time and shoot-out of a match whose score after 90 minutes is known: those that add up to the whole. */
function withRegular({ all, extra, kicks, winner }: OrgParts, regular: Score, doubt: Doubt) {
  const afterExtra =
    extra === null ? [null] : reaches(extra, regular) ? [sum(regular, extra), extra] : [sum(regular, extra)]
  const ways = afterExtra.flatMap((extraTime) => {
    const rest = all && beyond(all, extraTime ?? regular)
    return rest === null ? [] : [{ extraTime, rest }]
  })
  const whole = ways.find(({ rest }) => sameScore(rest, kicks ?? [0, 0])) ?? ways[0]
  if (whole === undefined) {
    if (all !== null) doubt('fullTime', `${all.join('-')} is not the sum of its parts`)
    return { fullTime: regular, extraTime: afterExtra[0] ?? null, shootOut: kicks }
  }
  const { extraTime, rest } = whole
  const shootOut = rest[0] + rest[1] === 0 ? null : rest
  if (shootOut === null || kicks === null || sameScore(rest, kicks)) return { fullTime: regular, extraTime, shootOut }
  const wonBy = (score: Score) => (isLevel(score) ? 'draw' : score[0] > score[1] ? 'home' : 'away')
  const isCertain = winner !== null && wonBy(rest) === winner && wonBy(kicks) !== winner
  doubt('penalties', `${kicks.join('-')} is not what the whole has beyond play (${rest.join('-')})`)
  // Level kicks mean a shoot-out with unknown result.
  return { fullTime: regular, extraTime, shootOut: isCertain ? rest : ([0, 0] as const) }
}

/** A shoot-out without a score of play: the total less the kicks, or the kicks alone after 0-0. */
function settleKicksAlone(
  { halfTime, all, kicks }: OrgParts,
  settle: (reported: Omit<ReportedScores, 'halfTime' | 'winner'>) => SettledScores,
  doubt: Doubt,
): SettledScores {
  const goalless =
    kicks === null &&
    all !== null &&
    !isLevel(all) &&
    halfTime !== null &&
    sum(halfTime, null).every((goals) => goals === 0)
  const shootOut = goalless ? all : kicks
  const played = all === null || shootOut === null ? null : beyond(all, shootOut)
  if (played !== null && played[0] + played[1] === 0) return settle({ fullTime: played, extraTime: null, shootOut })
  if (played !== null) {
    const { scores, state } = settle({ fullTime: null, extraTime: played, shootOut })
    return { scores: { ...scores, extraTime: null, current: scores.extraTime }, state }
  }
  doubt('penalties', 'the kicks and the goals of play are not told apart')
  return { scores: NO_SCORES, state: STATE.after_penalties }
}

const sameScore = (one: Score, other: Score): boolean => one[0] === other[0] && one[1] === other[1]
