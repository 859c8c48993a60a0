export const PARTS = ['matches', 'results', 'prices', 'lineups', 'statistics'] as const

export interface Share {
  held: number
  of: number
}

/** Rounded down, so that 100 is everything and 0 nothing or next to it. */
export const percentOf = ({ held, of }: Share): number => Math.floor((100 * held) / of)

/** How loud a gap is: 4 complete, 3 nearly, 2 and 1 with gaps, 0 nothing came; `none` where no source has it. */
export function levelOf(share: Share | null): 'none' | '0' | '1' | '2' | '3' | '4' {
  if (share === null) return 'none'
  const percent = percentOf(share)
  if (share.held === 0) return '0'
  if (percent < 60) return '1'
  if (percent < 95) return '2'
  return percent < 100 ? '3' : '4'
}
