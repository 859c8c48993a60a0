import { beyond, EVENT_TYPE, type EventRecord, type PlayerRecord, type Score, type Side } from '@touchline/football'
import { countOf, type Fields, listOf, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'

const SHOOT_OUT = /elfmeterschie/i
const REGULAR_END = 90
const MAX_MINUTES = 130

interface Goal {
  key: string
  score: Score
  minute: number | null
  extraMinute: number | null
  type: EventRecord['type']
  player: PlayerRecord | null
  name: string | null
}

export interface LigaGoals {
  /** The highest score that goals of the match led to; null without any. */
  score: Score | null
  /** The goals in the order they fell; null where one of them is missing or has no minute: half a list would read as the whole. */
  events: EventRecord[] | null
  players: PlayerRecord[]
  /** Kicks of a shoot-out that are listed as goals, counted by side; null where there is none. */
  shootOut: Score | null
}

/**
 * The goals of a match, listed in any order, each with the score after it: the side whose score rises is credited, an own goal too.
 * @param extraTime whether extra time was played, so that minutes beyond the 90th are no added time
 */
export function readGoals(raw: unknown, extraTime: boolean, doubt: Doubt): LigaGoals {
  const listed = listOf(raw).filter(
    ({ scoreTeam1, scoreTeam2 }) => countOf(scoreTeam1) !== null && countOf(scoreTeam2) !== null,
  )
  const ordered = listed.toSorted((one, other) => totalOf(one) - totalOf(other))
  const isKick = ({ comment }: Fields) => SHOOT_OUT.test(textOf(comment) ?? '')
  const goals = ordered.filter((one) => !isKick(one)).map((one) => readGoal(one, extraTime))
  const score = goals.at(-1)?.score ?? null
  const kicks = ordered.filter(isKick).at(-1)
  return {
    score,
    events: eventsOf(goals, doubt),
    players: [...new Map(goals.flatMap(({ player }) => (player === null ? [] : [[player.key, player]]))).values()],
    shootOut: kicks === undefined ? null : beyond(scoreOf(kicks), score ?? [0, 0]),
  }
}

const scoreOf = ({ scoreTeam1, scoreTeam2 }: Fields): Score => [countOf(scoreTeam1) ?? 0, countOf(scoreTeam2) ?? 0]
const totalOf = (goal: Fields): number => scoreOf(goal)[0] + scoreOf(goal)[1]

function readGoal(raw: Fields, extraTime: boolean): Goal {
  const [id, name] = [countOf(raw.goalGetterID), textOf(raw.goalGetterName)]
  const score = scoreOf(raw)
  return {
    key: String(countOf(raw.goalID) ?? score.join('-')),
    score,
    ...minuteOf(raw, extraTime),
    type: typeOf(raw),
    player: id === null || id === 0 || name === null ? null : playerOf(String(id), name),
    name,
  }
}

const playerOf = (key: string, name: string): PlayerRecord => ({
  ...{ key, name, commonName: name },
  ...{ country: null, dateOfBirth: null, position: null },
})

function typeOf({ isOwnGoal, isPenalty }: Fields): Goal['type'] {
  if (isOwnGoal === true) return EVENT_TYPE.own_goal
  return isPenalty === true ? EVENT_TYPE.penalty_goal : EVENT_TYPE.goal
}

/** Added time is minute 90 with a comment such as `+11`, or a minute beyond it where no extra time was played. */
function minuteOf({ matchMinute, comment }: Fields, extraTime: boolean): Pick<Goal, 'minute' | 'extraMinute'> {
  const minute = countOf(matchMinute)
  if (minute === null || minute > MAX_MINUTES) return { minute: null, extraMinute: null }
  if (minute > REGULAR_END && !extraTime) return { minute: REGULAR_END, extraMinute: minute - REGULAR_END }
  const added = /^\+\s?(\d{1,2})$/.exec(textOf(comment) ?? '')?.[1]
  return { minute, extraMinute: added === undefined ? null : Number(added) }
}

function eventsOf(goals: readonly Goal[], doubt: Doubt): EventRecord[] | null {
  const events: EventRecord[] = []
  let before: Score = [0, 0]
  for (const { key, score, minute, extraMinute, type, player, name } of goals) {
    const side = scoredBy(before, score)
    if (side === null || minute === null) {
      doubt('goals', side === null ? `none leads from ${before.join('-')} to ${score.join('-')}` : 'one has no minute')
      return null
    }
    events.push({
      ...{ key, type, minute, extraMinute, side, comment: null, result: score.join('-') },
      ...{ player: player?.key ?? null, playerName: name, relatedPlayer: null, relatedPlayerName: null },
    })
    before = score
  }
  return events
}

function scoredBy(before: Score, after: Score): Side | null {
  const [home, away] = [after[0] - before[0], after[1] - before[1]]
  if (home === 1 && away === 0) return 'home'
  return home === 0 && away === 1 ? 'away' : null
}
