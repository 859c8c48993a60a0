import { STANDING_DETAIL_NAMES } from '@touchline/football'
import { useNames } from '../../app/i18n/use-translation.ts'
import type { Ground } from './league.search.ts'
import { FIGURE_TYPES, FIGURES, type Figure } from './standings/standing.model.ts'

type ColumnHeads = Record<Figure, { short: string; long: string }>

/** The letters above the columns of a table and the words behind them. */
export function useColumnHeads(ground: Ground): ColumnHeads {
  const [headOf, wordsOf] = [useNames('standings.heads'), useNames('standings.columns')]
  const head = (figure: Figure) => {
    const type = FIGURE_TYPES[ground][figure] ?? FIGURE_TYPES.all[figure] ?? 0
    const column = STANDING_DETAIL_NAMES.find(({ id }) => id === type)
    return { short: headOf(column?.head ?? '?'), long: wordsOf(column?.name ?? '?') }
  }
  return Object.fromEntries(FIGURES.map((figure) => [figure, head(figure)])) as ColumnHeads
}
