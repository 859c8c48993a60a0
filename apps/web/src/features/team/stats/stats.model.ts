import type { ByGround, Counted, CountedFigure, KnownIn, TeamTotals } from '@touchline/football'

/** A row of results: in all, at home, away. */
export interface GroundRow {
  key:
    | 'matches'
    | 'wins'
    | 'draws'
    | 'losses'
    | 'goals'
    | 'goalsAverage'
    | 'conceded'
    | 'concededAverage'
    | 'cleanSheets'
  values: ByGround
  /** Averages have two decimals. */
  average: boolean
}

const GROUND_ROWS = [
  ...(['matches', 'wins', 'draws', 'losses', 'goals', 'goalsAverage'] as const),
  ...(['conceded', 'concededAverage', 'cleanSheets'] as const),
]

export function groundRows(totals: TeamTotals): GroundRow[] {
  return GROUND_ROWS.map((key) => ({ key, values: totals[key], average: key.endsWith('Average') }))
}

/** A row of counts: in total and per match. */
export interface CountedRow extends Counted {
  key: CountedFigure | 'possession' | 'penaltiesScored' | 'penaltiesMissed'
  /** Whether an average means something. */
  averaged: boolean
}

const COUNTED_ROWS: readonly CountedRow['key'][] = [
  ...(['corners', 'shots', 'attacks', 'dangerousAttacks', 'possession', 'tackles', 'offsides'] as const),
  ...(['fouls', 'yellow', 'secondYellow', 'red', 'penaltiesScored', 'penaltiesMissed'] as const),
]

export function countedRows({ counted, possession, penalties }: TeamTotals): CountedRow[] {
  const alone = (count: number | null) => ({ count, average: null, matches: null, averaged: false })
  return COUNTED_ROWS.map((key) => {
    if (key === 'possession') return { key, ...possession, averaged: true }
    if (key === 'penaltiesScored') return { key, ...alone(penalties.scored) }
    if (key === 'penaltiesMissed') return { key, ...alone(penalties.missed) }
    return { key, ...counted[key], averaged: true }
  })
}

/** The known rows: figures that no source counts are not listed. */
export const knownRows = (totals: TeamTotals): CountedRow[] =>
  countedRows(totals).filter(({ count, average }) => count !== null || average !== null)

/** The matches a row rests on, where these are fewer than all. */
export const knownOf = ({ matches }: Counted, all: number | null): KnownIn | null =>
  matches !== null && all !== null && matches < all ? { matches, of: all } : null
