import { EVENT_TYPE, type EventRecord, type PeriodScores, type Side } from '@touchline/football'
import { type Fields, textOf } from '../files/json.ts'
import type { Doubt } from '../files/problems.ts'
import type { RawMatch } from './openfootball-document.ts'

interface Goal {
  side: Side
  name: string | null
  minute: number
  extraMinute: number | null
  type: EventRecord['type']
}

/**
 * The goals of a match in the order they fell, the scorers named and not linked; a side's list holds the own goals of its
 * opponent. Null where the file reports none, or not the goals of the score: half a list would read as the whole.
 */
export function readGoals({ goals }: RawMatch, { current }: PeriodScores, doubt: Doubt): EventRecord[] | null {
  if (goals === null || current === null) return null
  const read = [...readSide('home', goals[0]), ...readSide('away', goals[1])]
  const certain = read.filter((goal) => goal !== null)
  const reported = [goals[0].length, goals[1].length]
  if (reported[0] !== current[0] || reported[1] !== current[1] || certain.length !== read.length) {
    doubt('goals', `the goals listed (${reported.join('-')}) are not those of ${current.join('-')}`)
    return null
  }
  return inOrder(certain).map((goal, _, all) => eventRecord(goal, all))
}

function readSide(side: Side, goals: readonly Fields[]): (Goal | null)[] {
  return goals.map((goal) => {
    const time = readMinute(goal)
    return time === null ? null : { side, name: textOf(goal.name), ...time, type: typeOf(goal) }
  })
}

function typeOf(goal: Fields): Goal['type'] {
  if (goal.owngoal === true) return EVENT_TYPE.own_goal
  return goal.penalty === true ? EVENT_TYPE.penalty_goal : EVENT_TYPE.goal
}

/** `minute` 90 with `offset` 4, or the text `90+4`. */
function readMinute({ minute, offset }: Fields): Pick<Goal, 'minute' | 'extraMinute'> | null {
  const match = /^(\d{1,3})'?(?:\+(\d{1,2})'?)?$/.exec(String(minute ?? ''))
  if (match === null) return null
  const added = match[2] ?? (typeof offset === 'number' ? String(offset) : null)
  return { minute: Number(match[1]), extraMinute: added === null ? null : Number(added) }
}

const momentOf = (goal: Goal): number => goal.minute * 100 + (goal.extraMinute ?? 0)

function inOrder(goals: readonly Goal[]): Goal[] {
  return [...goals].sort((one, other) => momentOf(one) - momentOf(other))
}

function eventRecord(goal: Goal, all: readonly Goal[]): EventRecord {
  const alike = all.slice(0, all.indexOf(goal)).filter((one) => keyOf(one) === keyOf(goal)).length
  return {
    key: alike === 0 ? keyOf(goal) : `${keyOf(goal)} ${alike + 1}`,
    type: goal.type,
    minute: goal.minute,
    extraMinute: goal.extraMinute,
    side: goal.side,
    player: null,
    playerName: goal.name,
    relatedPlayer: null,
    relatedPlayerName: null,
    comment: null,
    result: resultAfter(goal, all),
  }
}

function keyOf({ side, minute, extraMinute, name }: Goal): string {
  return `${side} ${minute}${extraMinute === null ? '' : `+${extraMinute}`} ${name ?? '?'}`
}

/** The score after a goal; null where both sides scored in its minute, because the order is unknown. */
function resultAfter(goal: Goal, all: readonly Goal[]): string | null {
  const moment = momentOf(goal)
  if (all.some((one) => one.side !== goal.side && momentOf(one) === moment)) return null
  const before = all.slice(0, all.indexOf(goal) + 1)
  const scored = (side: Side): number => before.filter((one) => one.side === side).length
  return `${scored('home')}-${scored('away')}`
}
