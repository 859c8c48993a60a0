import type { TeamId } from '../table/tally.ts'
import { type Difference, differenceOf } from './chance-intervals.ts'

/** How much a match moves a chance of one of its teams. */
export interface Stake<Name extends string, Team extends TeamId> {
  aim: Name
  team: Team
  /** Chance after a home win, a draw and an away win; null if that was never drawn. */
  home: number | null
  draw: number | null
  away: number | null
  /** Home win minus away win. */
  swing: Difference | null
}

/** Counts how often the two teams of a match reach something, by its result. */
export function outcomeCounts<Aim extends { name: string }, Team extends TeamId>(
  aims: readonly Aim[],
  sides: readonly [Team, Team],
) {
  const rows = aims.flatMap((aim) => sides.map((team) => ({ aim, team, reached: [0, 0, 0] })))
  const drawn = [0, 0, 0]
  return {
    /** @param lead goals of the home side minus those of the other */
    add(lead: number, isReached: (aim: Aim, team: Team) => boolean) {
      const outcome = 1 - Math.sign(lead)
      drawn[outcome]!++
      for (const { aim, team, reached } of rows) if (isReached(aim, team)) reached[outcome]!++
    },
    stakes: () =>
      rows.map(({ aim, team, reached }): Stake<Aim['name'], Team> => {
        const [home, draw, away] = reached.map((times, at) => (drawn[at]! === 0 ? null : times / drawn[at]!))
        return {
          ...{ aim: aim.name, team, home: home ?? null, draw: draw ?? null, away: away ?? null },
          swing: differenceOf({ times: reached[0]!, of: drawn[0]! }, { times: reached[2]!, of: drawn[2]! }),
        }
      }),
  }
}
