import type { RefereeFigure } from '@touchline/contract'
import { DETAIL, type Details, type DetailValue } from '@touchline/football'

const SHOWN = [
  DETAIL.matches,
  DETAIL.fouls,
  DETAIL.penalties,
  DETAIL.yellow_cards,
  DETAIL.second_yellow_cards,
  DETAIL.red_cards,
  DETAIL.video_reviews,
] as const

type Share = { count: number; average: number | null }

const partOf = (value: DetailValue | undefined, part: string): DetailValue | undefined =>
  typeof value === 'object' && value !== null ? value[part] : undefined
const numberOf = (value: DetailValue | undefined): number | null => (typeof value === 'number' ? value : null)

/** A part that is reported as a number alone has no average. */
function shareOf(value: DetailValue | undefined): Share | null {
  const count = numberOf(value) ?? numberOf(partOf(value, 'count'))
  return count === null ? null : { count, average: numberOf(partOf(value, 'average')) }
}

/** The known figures of a referee's season, in a fixed order for every source. */
export function viewFigures(details: Details): RefereeFigure[] {
  return SHOWN.flatMap((type_id) => {
    const value = details[type_id]
    const [all, home, away] = ['all', 'home', 'away'].map((part) => shareOf(partOf(value, part)))
    const count = all?.count ?? shareOf(value)?.count
    if (count === undefined) return []
    const matches = numberOf(partOf(partOf(value, 'all'), 'matches'))
    return [
      {
        type_id,
        value: {
          count,
          ...(matches !== null && { matches }),
          ...(all && { all }),
          ...(home && { home }),
          ...(away && { away }),
        },
      },
    ]
  })
}
