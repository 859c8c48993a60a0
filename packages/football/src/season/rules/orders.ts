import type { Criterion, HeadToHead } from '../table/table-rules.types.ts'

/** A table of the matches among the level teams, once they have met at both grounds. */
export const among = (...criteria: HeadToHead['among']): HeadToHead => ({ among: criteria, meetings: 2 })
/** The same where everybody meets everybody once. */
export const amongOnce = (...criteria: HeadToHead['among']): HeadToHead => ({ among: criteria, meetings: 1 })

export const GOAL_DIFFERENCE: readonly Criterion[] = ['goal difference', 'goals']
export const GOAL_AVERAGE: readonly Criterion[] = ['goal average', 'goals']
export const WINS_FIRST: readonly Criterion[] = ['wins', ...GOAL_DIFFERENCE]
export const HEAD_TO_HEAD: readonly Criterion[] = [among('points', 'goal difference'), ...GOAL_DIFFERENCE]
export const HEAD_TO_HEAD_GOALS: readonly Criterion[] = [
  among('points', 'goal difference', 'goals'),
  ...GOAL_DIFFERENCE,
]
export const HEAD_TO_HEAD_AWAY_GOALS: readonly Criterion[] = [
  among('points', 'goal difference', 'goals', 'away goals'),
  ...GOAL_DIFFERENCE,
]
export const HEAD_TO_HEAD_ONCE: readonly Criterion[] = [
  amongOnce('points', 'goal difference', 'goals'),
  ...GOAL_DIFFERENCE,
]
/** Groups of UEFA's competitions since away goals count for nothing. */
export const EUROPEAN_GROUPS: readonly Criterion[] = [...HEAD_TO_HEAD_GOALS, 'away goals', 'wins']
/** One table of 36 clubs of which each meets eight others, or six. */
export const LEAGUE_PHASE: readonly Criterion[] = [...GOAL_DIFFERENCE, 'away goals', 'wins', 'away wins']
/** Qualifying groups of the World Cup, home and away. */
export const WORLD_CUP_QUALIFYING: readonly Criterion[] = [
  ...GOAL_DIFFERENCE,
  among('points', 'goal difference', 'goals', 'away goals'),
]
