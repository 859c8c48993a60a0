import { formatNumber, type OddsKey, type Side } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { Tile } from './odds-panel.model.ts'

export interface SideNames {
  home: string
  away: string
}

/** How markets and prices are called, for a match of these two teams. */
export function useOddsWords(names: SideNames) {
  const { t } = useTranslation('match')
  const language = useSetting('language')
  const line = ({ handicap, total }: Tile) => {
    if (handicap !== undefined) return `${handicap > 0 ? '+' : ''}${formatNumber(handicap, language)}`
    return total === undefined ? '' : formatNumber(total, language)
  }
  const join = (word: string, tile: Tile) => [word, line(tile)].filter((part) => part !== '').join(' ')
  return {
    market: ({ key, side }: { key: OddsKey; side: Side | null }) =>
      side === null
        ? t(`odds.market.${key}`)
        : t('odds.ofSide', { market: t(`odds.market.${key}`), team: names[side] }),
    /** The text of a tile: 1, X, 2, over 2.5. */
    short: (tile: Tile) => join(t(`odds.word.${tile.word === 'nobody' ? 'draw' : tile.word}`), tile),
    /** With the names of the teams. */
    full: (tile: Tile) =>
      join(tile.word === 'home' || tile.word === 'away' ? names[tile.word] : t(`odds.word.${tile.word}`), tile),
  }
}
