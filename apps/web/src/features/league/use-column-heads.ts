import { nameIn, STANDING_DETAIL_NAMES } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import type { Ground } from './league.search.ts'
import { FIGURE_TYPES, FIGURES, type Figure } from './standings/standing.model.ts'

type ColumnHeads = Record<Figure, { short: string; long: string }>

/** The letters above the columns of a table and the words behind them. */
export function useColumnHeads(ground: Ground): ColumnHeads {
  const language = useSetting('language')
  const head = (figure: Figure) => {
    const type = FIGURE_TYPES[ground][figure] ?? FIGURE_TYPES.all[figure] ?? 0
    const name = STANDING_DETAIL_NAMES.find(({ id }) => id === type)
    const short = (language === 'pt' ? name?.headPt : name?.headEn) ?? '?'
    return { short, long: nameIn(STANDING_DETAIL_NAMES, type, language) ?? '?' }
  }
  return Object.fromEntries(FIGURES.map((figure) => [figure, head(figure)])) as ColumnHeads
}
