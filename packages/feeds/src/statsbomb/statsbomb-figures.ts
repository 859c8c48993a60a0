import { EVENT_TYPE, type EventRecord, type Statistic, type Statistics, type TypedNumbers } from '@touchline/football'
import { type Fields, fieldsOf } from '../files/json.ts'
import { nameOf, type Play } from './play.ts'

/** Type ids of the figures counted here. */
const TYPE = {
  corners: 34,
  shots_off_target: 41,
  shots: 42,
  inside_box: 49,
  outside_box: 50,
  offsides: 51,
  goal_kicks: 53,
  free_kicks: 55,
  fouls: 56,
  saves: 57,
  blocked: 58,
  substitutions: 59,
  throw_ins: 60,
  woodwork: 64,
  tackles: 78,
  passes: 80,
  successful_passes: 81,
  on_target: 86,
  dispossessed: 94,
  fouls_drawn: 96,
  interceptions: 100,
  clearances: 101,
  dribbles: 108,
  successful_dribbles: 109,
  accurate_passes: 116,
} as const

const EXPECTED_GOALS = 5304

const ON_TARGET = ['Goal', 'Saved', 'Saved to Post']
const OFF_TARGET = ['Off T', 'Wayward', 'Post', 'Saved Off Target']
const WOODWORK = ['Post', 'Saved to Post']
const SAVES = ['Shot Saved', 'Shot Saved Off Target', 'Shot Saved to Post', 'Penalty Saved', 'Penalty Saved to Post']
const KICKS: Readonly<Record<string, number>> = {
  Corner: TYPE.corners,
  'Free Kick': TYPE.free_kicks,
  'Goal Kick': TYPE.goal_kicks,
  'Throw-in': TYPE.throw_ins,
}
const PLAIN: Readonly<Record<string, number>> = {
  Clearance: TYPE.clearances,
  Dispossessed: TYPE.dispossessed,
  'Foul Committed': TYPE.fouls,
  'Foul Won': TYPE.fouls_drawn,
  Interception: TYPE.interceptions,
  Offside: TYPE.offsides,
  Substitution: TYPE.substitutions,
}

/**
 * Counts of some plays by type id, the expected goals to two places. Missing ones are 0: the source reports every touch. The shoot-out is
 * not part of the match.
 */
export function countPlays(plays: readonly Play[]): Record<number, number> {
  const counts: Record<number, number> = Object.fromEntries(Object.values(TYPE).map((type) => [type, 0]))
  const inPlay = plays.filter((play) => play.period < 5)
  for (const type of inPlay.flatMap(typesOf)) counts[type] = (counts[type] ?? 0) + 1
  counts[TYPE.accurate_passes] = counts[TYPE.successful_passes] ?? 0
  const expected = inPlay.reduce((sum, play) => sum + expectedGoals(play), 0)
  return { ...counts, [EXPECTED_GOALS]: Math.round(expected * 100) / 100 }
}

/** A player's counts, without zeros. */
export function countPlayer(plays: readonly Play[]): TypedNumbers {
  return Object.fromEntries(Object.entries(countPlays(plays)).filter(([, count]) => count > 0))
}

/** The type ids a play adds one to. */
function typesOf(play: Play): number[] {
  switch (play.type) {
    case 'Shot':
      return shotTypes(play.fields)
    case 'Pass': {
      const { type, outcome } = fieldsOf(play.fields.pass)
      const kick = KICKS[nameOf(type) ?? '']
      const result = nameOf(outcome)
      return [
        TYPE.passes,
        ...(kick === undefined ? [] : [kick]),
        ...(result === null ? [TYPE.successful_passes] : []),
        ...(result === 'Pass Offside' ? [TYPE.offsides] : []),
      ]
    }
    case 'Goal Keeper':
      return SAVES.includes(nameOf(fieldsOf(play.fields.goalkeeper).type) ?? '') ? [TYPE.saves] : []
    case 'Duel':
      return nameOf(fieldsOf(play.fields.duel).type) === 'Tackle' ? [TYPE.tackles] : []
    case 'Dribble':
      return nameOf(fieldsOf(play.fields.dribble).outcome) === 'Complete'
        ? [TYPE.dribbles, TYPE.successful_dribbles]
        : [TYPE.dribbles]
    default: {
      const plain = PLAIN[play.type]
      return plain === undefined ? [] : [plain]
    }
  }
}

function shotTypes({ shot, location }: Fields): number[] {
  const { outcome, type } = fieldsOf(shot)
  const result = nameOf(outcome) ?? ''
  const types: number[] = [TYPE.shots]
  if (ON_TARGET.includes(result)) types.push(TYPE.on_target)
  if (OFF_TARGET.includes(result)) types.push(TYPE.shots_off_target)
  if (result === 'Blocked') types.push(TYPE.blocked)
  if (WOODWORK.includes(result)) types.push(TYPE.woodwork)
  if (nameOf(type) === 'Free Kick') types.push(TYPE.free_kicks)
  if (Array.isArray(location)) types.push(isInBox(location) ? TYPE.inside_box : TYPE.outside_box)
  return types
}

/** The pitch is 120 long and 80 wide, the goal attacked at 120. */
function isInBox([x, y]: readonly unknown[]): boolean {
  return Number(x) >= 102 && Number(y) >= 18 && Number(y) <= 62
}

function expectedGoals({ type, fields }: Play): number {
  const value = type === 'Shot' ? fieldsOf(fields.shot).statsbomb_xg : null
  return typeof value === 'number' && value >= 0 ? value : 0
}

const OF_SIDE: readonly (readonly [Statistic, number])[] = [
  ['shots_total', TYPE.shots],
  ['shots_on_target', TYPE.on_target],
  ['shots_blocked', TYPE.blocked],
  ['shots_inside_box', TYPE.inside_box],
  ['passes_total', TYPE.passes],
  ['passes_accurate', TYPE.accurate_passes],
  ['fouls', TYPE.fouls],
  ['free_kicks', TYPE.free_kicks],
  ['goal_kicks', TYPE.goal_kicks],
  ['offsides', TYPE.offsides],
  ['saves', TYPE.saves],
  ['substitutions', TYPE.substitutions],
  ['tackles', TYPE.tackles],
  ['throw_ins', TYPE.throw_ins],
]

export function sideStatistics(counts: TypedNumbers): Statistics {
  return Object.fromEntries(OF_SIDE.map(([statistic, type]) => [statistic, counts[type] ?? 0]))
}

/** Goals, those from the spot, assists and cards of a player, as his events have them. */
export function eventCounts(events: readonly EventRecord[], player: string): TypedNumbers {
  const own = (...types: readonly number[]): number =>
    events.filter((event) => event.player === player && types.includes(event.type)).length
  const { goal, penalty_goal, own_goal, yellow_card, red_card, yellow_red_card } = EVENT_TYPE
  const assists = events.filter((event) => event.type === goal && event.relatedPlayer === player).length
  const counts: readonly (readonly [number, number])[] = [
    [52, own(goal, penalty_goal)],
    [79, assists],
    [83, own(red_card)],
    [84, own(yellow_card)],
    [85, own(yellow_red_card)],
    [111, own(penalty_goal)],
    [324, own(own_goal)],
  ]
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
