import type { OddsKey, Side } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { signed } from '../../../ui/history/summary/signed.ts'
import type { Tile } from './odds-panel.model.ts'

export interface SideNames {
  home: string
  away: string
}

/** How markets and prices are called, for a match of these two teams. */
export function useOddsWords(names: SideNames) {
  const { t } = useTranslation('match')
  const line = ({ handicap, total }: Tile) => (handicap !== undefined ? signed(handicap) : (total ?? ''))
  const join = (word: string, tile: Tile) => [word, line(tile)].filter((part) => part !== '').join(' ')
  return {
    market: ({ key, side }: { key: OddsKey; side: Side | null }) =>
      side === null
        ? t(`odds.market.${key}`)
        : t('odds.ofSide', { market: t(`odds.market.${key}`), team: names[side] }),
    /** As it stands on a tile: 1, X, 2, over 2.5. */
    short: (tile: Tile) => join(t(`odds.word.${tile.word === 'nobody' ? 'draw' : tile.word}`), tile),
    /** With the names of the teams. */
    full: (tile: Tile) =>
      join(tile.word === 'home' || tile.word === 'away' ? names[tile.word] : t(`odds.word.${tile.word}`), tile),
  }
}
